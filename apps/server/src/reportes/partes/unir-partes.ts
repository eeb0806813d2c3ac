// The last step of a file made by parts: their bytes, in order, are the file's (they never leave the database), and what their rows
// say, in order too, is the fingerprint that one process would have made.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import type { MedidaDeParte } from '#platform/sheets/hoja-por-partes.ts';
import { adelantar, anotarProducto, Cancelado } from '../hacer-archivo.ts';
import { type Corte, principioDeHuella } from '../reporte.ts';
import { dibujarPieza } from './dibujar-pieza.ts';
import type { MedidaDeArmazon } from './imprimir-parte.ts';
import { type ArchivoPorPartes, type PlanDeArchivo, tomarElTodo } from './plan-de-archivo.ts';

const inflar = promisify(inflateRaw);

/** Once, whoever comes: false when another did it. What is to be told goes with it. */
export function unirPartes(
  { db, pdf }: Plataforma,
  contexto: ContextoConActor,
  { id, codigo, pedido }: ArchivoPorPartes,
  { detalles, agencias, impreso }: PlanDeArchivo,
  alTerminar: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return escribir(db, contexto, 'reportes:generar', async (tx) => {
    await tomarElTodo(tx, id);
    if (await estaListo(tx, id)) return false;
    const partes = await leerMedidas(tx, id);
    const huella = createHash('sha256').update(principioDeHuella(detalles, impreso.cabecera));
    for (const { n } of partes) huella.update(await leerDicho(tx, id, n));
    const pieza = { tipo: 'armazon', partes: partes.map(({ medida }) => medida) } as const;
    const { bytes: armazon, medida } = await dibujarPieza<MedidaDeArmazon>(pdf, { pedido, impreso, pieza });
    const filas = partes.reduce((suma, { corte }) => suma + corte.filas, 0);
    // From here on its rows are held; the file's first, as whoever takes it away does.
    await adelantar(tx, contexto, id, { estado: 'listo', avance: 100, filas, agencias: [...agencias] });
    const bytes = await juntar(tx, id, armazon.subarray(0, medida.cabeza), armazon.subarray(medida.cabeza));
    await adelantar(tx, contexto, id, { bytes });
    const { reporte, formato, filtros, titulo } = pedido;
    await anotarProducto(tx, contexto, {
      ...{ codigo, reporte, formato, filtros, titulo, detalles, agencias, filas },
      huella: huella.digest('hex'),
    });
    await alTerminar(tx);
    return true;
  });
}

async function estaListo(tx: Tx, id: string): Promise<boolean> {
  const fila = await tx.selectFrom('archivoReporte').select('estado').where('id', '=', id).executeTakeFirst();
  if (fila === undefined) throw new Cancelado();
  return fila.estado === 'listo';
}

interface ParteHecha {
  readonly n: number;
  readonly corte: Corte;
  readonly medida: MedidaDeParte;
}

async function leerMedidas(tx: Tx, id: string): Promise<readonly ParteHecha[]> {
  const { rows } = await sql<{ n: number; corte: Corte; medida: MedidaDeParte | null }>`
    select n, corte, medida from archivo_reporte_parte where archivo = ${id}::uuid order by n`.execute(tx);
  // They went away with the file, or with what was made of it.
  if (rows.length === 0) throw new Cancelado();
  return rows.map(({ medida, ...suya }) => {
    if (medida === null) throw new Error(`Falta la parte ${suya.n}.`);
    return { ...suya, medida };
  });
}

async function leerDicho(tx: Tx, id: string, n: number): Promise<Buffer> {
  const { dicho } = await tx
    .selectFrom('archivoReporteParte')
    .select('dicho')
    .where('archivo', '=', id)
    .where('n', '=', n)
    .executeTakeFirstOrThrow();
  return inflar(dicho ?? Buffer.alloc(0));
}

/** What goes before, the parts and what goes after are the pieces of the file; how many bytes they are. */
async function juntar(tx: Tx, id: string, cabeza: Buffer, cola: Buffer): Promise<number> {
  await tx.deleteFrom('archivoReporteTrozo').where('archivo', '=', id).execute();
  await sql`
    insert into archivo_reporte_trozo (archivo, n, contenido)
    select ${id}::uuid, 0, ${cabeza}::bytea
    union all select archivo, n, contenido from archivo_reporte_parte where archivo = ${id}::uuid
    union all select ${id}::uuid, 1 + max(n), ${cola}::bytea from archivo_reporte_parte where archivo = ${id}::uuid
      having octet_length(${cola}::bytea) > 0`.execute(tx);
  await tx.deleteFrom('archivoReporteParte').where('archivo', '=', id).execute();
  await tx.updateTable('archivoReporte').set({ plan: null }).where('id', '=', id).execute();
  const { rows } = await sql<{ bytes: number }>`
    select sum(octet_length(contenido))::bigint as bytes from archivo_reporte_trozo where archivo = ${id}::uuid`.execute(
    tx,
  );
  return rows[0]?.bytes ?? 0;
}
