// Importing 100,000 partidas (400,000 lines) as NDJSON over HTTP against plain COPY of the same rows with the same
// indexes: into tables that have them, as the books do, and into bare tables that get them afterwards, which books in
// use cannot. COPY does none of what the ledger promises; it is as fast as PostgreSQL takes rows in.
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Banco, enUnBanco } from './banco.ts';
import { detallar, informar, porSegundo } from './informe.ts';
import { cuentasManuales, hoyEnGuatemala, partidaDePrueba } from './partidas-de-prueba.ts';

const PARTIDAS = 100_000;
const LINEAS_POR_PARTIDA = 4;
const TABLAS = ['partida', 'linea'] as const;

await enUnBanco(async (banco) => {
  const { dueno, intercambio, cuadra } = banco;
  const archivo = join(intercambio, 'lote.ndjson');
  await escribirLote(archivo, await cuentasManuales(dueno));
  const megas = (await stat(archivo)).size / 1024 / 1024;

  await dueno.query('checkpoint');
  const antes = performance.now();
  const { primerNumero, ejercicio } = await importar(banco, archivo);
  const importacionMs = performance.now() - antes;

  await exportar(banco, ejercicio, primerNumero);
  for (const [cuando, como] of [
    ['antes', 'COPY a tablas con sus índices'],
    ['despues', 'COPY a tablas sin índices y luego crearlos'],
  ] as const) {
    await dueno.query('checkpoint');
    const copiaMs = await copiar(banco, cuando);
    informar({
      nombre: `importar ${PARTIDAS.toLocaleString('es-GT')} partidas`,
      propio: `HTTP ${porSegundo(PARTIDAS, importacionMs)}`,
      referencia: `${como} ${porSegundo(PARTIDAS, copiaMs)}`,
      razon: copiaMs / importacionMs,
      meta: { min: 0.4 },
    });
    detallar(
      `importación ${segundos(importacionMs)} de ${megas.toFixed(0)} MB; ${como} ${segundos(copiaMs)}`,
    );
  }
  detallar(`memoria máxima del servidor: ${await memoriaMaxima(cuadra.child.pid)}`);
});

async function escribirLote(archivo: string, cuentas: readonly string[]): Promise<void> {
  const enero = hoyEnGuatemala().slice(0, 4);
  const hoy = Temporal.PlainDate.from(hoyEnGuatemala());
  // Spread over the last days of this month, in order: what is later than that asks for a reason.
  const lineas = Array.from({ length: PARTIDAS }, (_, n) => {
    const dia = hoy.subtract({
      days: Math.floor(((PARTIDAS - 1 - n) / PARTIDAS) * Math.min(10, hoy.day)),
    });
    return JSON.stringify(partidaDePrueba(n, cuentas, dia.toString()));
  });
  if (!lineas[0]?.includes(enero)) throw new Error('El lote debe quedar en un solo ejercicio');
  await writeFile(archivo, `${lineas.join('\n')}\n`);
}

async function importar({ pedir }: Banco, archivo: string) {
  const respuesta = await pedir('/api/contabilidad/partidas/lote', {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: ReadableStream.from(createReadStream(archivo, { highWaterMark: 256 * 1024 })),
    duplex: 'half',
  });
  if (!respuesta.ok) throw new Error(await respuesta.text());
  const { partidas, series } = (await respuesta.json()) as {
    partidas: number;
    series: { ejercicio: number; primerNumero: number }[];
  };
  const [serie] = series;
  if (partidas !== PARTIDAS || serie === undefined) throw new Error(`Entraron ${partidas}`);
  return serie;
}

/** The rows just imported, as files of PostgreSQL's own. */
async function exportar({ dueno, intercambio }: Banco, ejercicio: number, desde: number): Promise<void> {
  for (const tabla of TABLAS) {
    await dueno.query(
      `copy (select * from ${tabla} where ejercicio = ${ejercicio} and numero >= ${desde} order by numero)
       to '${join(intercambio, `${tabla}.copy`)}'`,
    );
  }
}

async function copiar({ dueno, intercambio }: Banco, indices: 'antes' | 'despues'): Promise<number> {
  const crearIndices = await crearCopias(dueno);
  if (indices === 'antes') await crearIndices();
  const inicio = performance.now();
  await dueno.query('begin');
  for (const tabla of TABLAS) {
    await dueno.query(`copy copia_${tabla} from '${join(intercambio, `${tabla}.copy`)}'`);
  }
  if (indices === 'despues') await crearIndices();
  await dueno.query('commit');
  const totalMs = performance.now() - inicio;
  const { rows } = await dueno.query<{ lineas: string }>('select count(*) as lineas from copia_linea');
  if (Number(rows[0]?.lineas) !== PARTIDAS * LINEAS_POR_PARTIDA)
    throw new Error('COPY no llevó todas las líneas');
  return totalMs;
}

/** Empty tables with the same columns and checks; the answer gives them the same indexes. */
async function crearCopias(dueno: Banco['dueno']): Promise<() => Promise<void>> {
  const indices: string[] = [];
  for (const tabla of TABLAS) {
    await dueno.query(`drop table if exists copia_${tabla}`);
    await dueno.query(`create table copia_${tabla} (like ${tabla} including all excluding indexes)`);
    const { rows } = await dueno.query<{ indexdef: string }>(
      'select indexdef from pg_indexes where tablename = $1',
      [tabla],
    );
    indices.push(
      ...rows.map(({ indexdef }) => indexdef.replace(/INDEX \w+ ON \S+/, `INDEX ON copia_${tabla}`)),
    );
  }
  return async () => {
    for (const indice of indices) await dueno.query(indice);
  };
}

async function memoriaMaxima(pid: number | undefined): Promise<string> {
  const estado = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kb = /VmHWM:\s+(\d+) kB/.exec(estado)?.[1];
  return kb === undefined ? 'no se sabe en este sistema' : `${Math.round(Number(kb) / 1024)} MB`;
}

function segundos(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
