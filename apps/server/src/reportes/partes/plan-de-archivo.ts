// A long file is cut once, as of one instant: what is said once is read then and kept, so that every part, whoever makes it, is of the same
// document. Whoever comes first cuts it; the others find it cut.
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, leerEnUnInstante, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { type ArchivoPedido, adelantar, Cancelado, impresoDe } from '../hacer-archivo.ts';
import type { Impreso } from '../imprimir.ts';
import type { Corte, PartesPedidas } from '../reporte.ts';

/** A file that is made by parts. */
export interface ArchivoPorPartes extends ArchivoPedido {
  readonly partes: PartesPedidas;
}

/** Plain data, kept with the order of its keys: the fingerprint is made of them. */
export interface PlanDeArchivo {
  readonly detalles: readonly string[];
  readonly agencias: readonly string[];
  readonly impreso: Impreso<unknown>;
}

/** Whoever holds a part, or the whole, while it works elsewhere; and how long another waits for it. */
const PAUSA_MAX_MS = 120_000;

export async function planearArchivo(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  archivo: ArchivoPorPartes,
  filasPorParte: number,
): Promise<PlanDeArchivo> {
  const { id } = archivo;
  return escribir(plataforma.db, contexto, 'reportes:generar', async (tx) => {
    await tomarElTodo(tx, id);
    const hecho = await leerPlan(tx, id);
    if (hecho !== null) return hecho;
    const { plan, cortes } = await plataforma.reportes.leerExacto((lugar) =>
      leerEnUnInstante(lugar, (db) => cortar(db, plataforma, contexto, archivo, filasPorParte)),
    );
    await adelantar(tx, contexto, id, { estado: 'haciendo', avance: 0 });
    await tx
      .updateTable('archivoReporte')
      .set({ plan: JSON.stringify(plan) })
      .where('id', '=', id)
      .execute();
    const partes = cortes.map((corte, i) => ({ archivo: id, n: i + 1, corte: JSON.stringify(corte) }));
    await tx.insertInto('archivoReporteParte').values(partes).execute();
    return plan;
  });
}

/** Only one cuts it, and only one puts it together; not its row, so that whoever cancels waits for nobody. */
export async function tomarElTodo(tx: Tx, id: string): Promise<void> {
  await conPausas(tx);
  await sql`select pg_advisory_xact_lock(archivo_llave_de_parte(${id}::uuid, 0))`.execute(tx);
}

export async function conPausas(tx: Tx): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${String(PAUSA_MAX_MS)}, true),
    set_config('statement_timeout', ${String(PAUSA_MAX_MS)}, true), set_config('lock_timeout', ${String(PAUSA_MAX_MS)}, true)`.execute(
    tx,
  );
}

async function leerPlan(tx: Tx, id: string): Promise<PlanDeArchivo | null> {
  // Taken away; or made, or given up, by others: there is nothing to cut.
  const { rows } = await sql<{ plan: PlanDeArchivo | null }>`
    select plan from archivo_reporte where id = ${id}::uuid and estado in ('en_cola', 'haciendo')`.execute(
    tx,
  );
  if (rows[0] === undefined) throw new Cancelado();
  return rows[0].plan;
}

async function cortar(
  db: Database,
  { config }: Pick<Plataforma, 'config'>,
  contexto: ContextoConActor,
  { codigo, pedido, partes }: ArchivoPorPartes,
  filasPorParte: number,
): Promise<{ plan: PlanDeArchivo; cortes: Corte[] }> {
  const dataset = await pedido.leer(db, contexto);
  const { detalles, agencias } = dataset;
  const impreso = await impresoDe(db, { config, contexto, pedido, codigo, dataset });
  return {
    plan: { detalles, agencias, impreso },
    cortes: await partes.cortar(db, contexto, filasPorParte),
  };
}
