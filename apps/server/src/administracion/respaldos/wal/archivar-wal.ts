// What was written since the last time, delivered: the segments that were filled, and of the one under way as much as is on disk. Called every few seconds, it is
// what bounds the loss when the machine is gone; PostgreSQL keeps everything that was not delivered, so a fall in the middle repeats and never skips.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Almacen, enUnTrozo } from '../copia/almacen.ts';
import { avanzarRanura, guardarLinaje, type Linaje } from './linaje.ts';
import { escribirLsn, inicioDe, leerLsn, leerNombre, nombreDe, segmentoDe, siguiente } from './segmentos.ts';
import { cerrarTrozo, nombreDeTrozo } from './trozo.ts';

export interface WalPorArchivar {
  readonly dueno: pg.Client;
  readonly cluster: string;
  readonly carpetaDatos: string;
  readonly almacen: Almacen;
  readonly linaje: Linaje;
}

/** The line, up to where it was delivered now. */
export async function archivarWal(orden: WalPorArchivar): Promise<Linaje> {
  const { dueno, almacen, carpetaDatos } = orden;
  let { linaje } = orden;
  const { bytesPorSegmento: bytes, linea } = linaje;
  // The clock is read first: what was acknowledged before is in what was flushed after.
  const { ahora, escrito } = await leerEscrito(dueno);
  const actual = segmentoDe(escrito, linea, bytes);
  const asentar = async (cambio: Partial<Linaje>) => {
    linaje = { ...linaje, ...cambio };
    await guardarLinaje(carpetaDatos, linaje);
  };
  for (let s = leerNombre(linaje.segmento, bytes); s.n < actual.n; s = siguiente(s)) {
    await entregar(orden, linaje, ahora, nombreDe(s, bytes), bytes);
    await asentar({ segmento: nombreDe(siguiente(s), bytes), bytes: 0 });
    await avanzarRanura(dueno, escribirLsn(inicioDe(siguiente(s), bytes)));
    await almacen.borrar(nombreDeTrozo(linaje.id, nombreDe(s, bytes), false));
  }
  const hechos = Number(escrito - inicioDe(actual, bytes));
  if (hechos > linaje.bytes) await entregar(orden, linaje, ahora, nombreDe(actual, bytes), hechos);
  await asentar({ bytes: hechos, alcance: ahora });
  return linaje;
}

async function leerEscrito(dueno: pg.Client): Promise<{ readonly ahora: string; readonly escrito: bigint }> {
  const { rows } = await dueno.query<{ ahora: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ahora`,
  );
  const lugar = await dueno.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
  return { ahora: rows[0]?.ahora ?? '', escrito: leerLsn(lugar.rows[0]?.lsn ?? '0/0') };
}

async function entregar(
  { cluster, almacen }: WalPorArchivar,
  { id, publica, bytesPorSegmento }: Linaje,
  alcance: string,
  segmento: string,
  bytes: number,
): Promise<void> {
  const datos = await leerSegmento(join(cluster, 'pg_wal', segmento), bytes, bytesPorSegmento);
  const cerrado = await cerrarTrozo({ linaje: id, segmento, bytes, alcance, datos }, publica);
  await almacen.guardar(nombreDeTrozo(id, segmento, bytes === bytesPorSegmento), enUnTrozo(cerrado));
}

async function leerSegmento(ruta: string, bytes: number, entero: number): Promise<Buffer> {
  const datos = Buffer.alloc(entero);
  const archivo = await open(ruta, 'r');
  try {
    for (let leidos = 0; leidos < bytes; ) {
      const { bytesRead } = await archivo.read(datos, leidos, bytes - leidos, leidos);
      if (bytesRead === 0) throw new Error(`El WAL ${ruta} es más corto de lo que PostgreSQL dijo.`);
      leidos += bytesRead;
    }
    return datos;
  } finally {
    await archivo.close();
  }
}
