// One part, held by the session that makes it: whoever dies gives it back at that moment, and what is not committed was not made.
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import type { MedidaDeParte } from '#platform/sheets/hoja-por-partes.ts';
import { adelantar, Cancelado, turnosDe } from '../hacer-archivo.ts';
import type { Corte } from '../reporte.ts';
import { dibujarPieza } from './dibujar-pieza.ts';
import { type ArchivoPorPartes, conPausas, type PlanDeArchivo } from './plan-de-archivo.ts';

const comprimir = promisify(deflateRaw);
/** What is left when all the parts are there is to put them together. */
const AVANCE_CON_TODAS = 95;

/** False when there is none that nobody has. */
export function hacerParte(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  archivo: ArchivoPorPartes,
  plan: PlanDeArchivo,
): Promise<boolean> {
  const { id } = archivo;
  return escribir(plataforma.db, contexto, 'reportes:generar', async (tx) => {
    await conPausas(tx);
    const tomada = await tomar(tx, id);
    if (tomada === undefined) return false;
    const { n, corte } = tomada;
    const hecha = await turnosDe(plataforma.reportes)(() =>
      plataforma.reportes.leerExacto((db) => dibujar(db, plataforma, contexto, archivo, plan, corte)),
    );
    // The file first, as whoever takes it away does.
    await sql`select from archivo_reporte where id = ${id}::uuid for update`.execute(tx);
    const { numUpdatedRows } = await tx
      .updateTable('archivoReporteParte')
      .set(hecha)
      .where('archivo', '=', id)
      .where('n', '=', n)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Cancelado();
    await adelantar(tx, contexto, id, { avance: await avanceDe(tx, id) });
    return true;
  });
}

async function tomar(tx: Tx, id: string): Promise<{ n: number; corte: Corte } | undefined> {
  const { rows } = await sql<{ n: number; corte: Corte }>`
    select p.n, p.corte from archivo_tomar_parte(${id}::uuid) t (n)
    join archivo_reporte_parte p on p.archivo = ${id}::uuid and p.n = t.n`.execute(tx);
  return rows[0];
}

async function dibujar(
  db: Database,
  { pdf }: Pick<Plataforma, 'pdf'>,
  contexto: ContextoConActor,
  { pedido, partes }: ArchivoPorPartes,
  { impreso }: PlanDeArchivo,
  corte: Corte,
) {
  const { lotes, resultado } = partes.leer(db, contexto, corte);
  const pieza = { tipo: 'parte', antes: corte.antes } as const;
  const { bytes, medida } = await dibujarPieza<MedidaDeParte>(pdf, { pedido, impreso, pieza }, lotes);
  const { dicho, filas } = resultado();
  // A place that does not know the books up to there yet, or rows that are not what was promised of them.
  if (medida.renglones !== corte.renglones || filas !== corte.filas)
    throw new Error(`La parte tiene ${filas} filas y debía tener ${corte.filas}.`);
  return {
    medida: JSON.stringify(medida),
    contenido: bytes,
    dicho: await comprimir(dicho.join(''), { level: 1 }),
  };
}

async function avanceDe(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ avance: number }>`
    select floor(${AVANCE_CON_TODAS}::int * count(medida)::numeric / count(*))::int as avance
    from archivo_reporte_parte where archivo = ${id}::uuid`.execute(tx);
  return rows[0]?.avance ?? 0;
}

/** How long one waits before looking again at whether the file is still wanted. */
const ESPERA_AJENA_MS = 5_000;

/** Until whoever has one is done with it, or gone; false when all of them are made. */
export function esperarParte({ db }: Plataforma, contexto: ContextoConActor, id: string): Promise<boolean> {
  return escribir(db, contexto, 'reportes:generar', async (tx) => {
    await sql`select set_config('lock_timeout', ${String(ESPERA_AJENA_MS)}, true)`.execute(tx);
    const { rows } = await sql<{ hay: boolean }>`select archivo_esperar_parte(${id}::uuid) as hay`.execute(
      tx,
    );
    return rows[0]?.hay === true;
  });
}
