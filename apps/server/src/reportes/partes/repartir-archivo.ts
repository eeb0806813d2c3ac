// A long file made by as many processes as are free: one cuts it, each makes parts as long as there are any, and whoever finds all of them
// made puts it together. Nothing of it lives in a process: as long as one of them lives, it ends.

import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import type { ArchivoPedido } from '../hacer-archivo.ts';
import { exigirAgencias } from '../reporte.ts';
import { esperarParte, hacerParte } from './hacer-parte.ts';
import { planearArchivo } from './plan-de-archivo.ts';
import { unirPartes } from './unir-partes.ts';

/** A second or two of work: what is lost with a process, and what fits in memory. */
const FILAS_POR_PARTE = 10_000;

export async function repartirArchivo(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  pedido: ArchivoPedido,
  {
    alTerminar,
    filasPorParte = FILAS_POR_PARTE,
  }: { readonly alTerminar: (tx: Tx) => Promise<void>; readonly filasPorParte?: number },
): Promise<void> {
  const { partes } = pedido.pedido;
  if (partes === undefined) throw new Error(`${pedido.pedido.reporte} no se hace por partes.`);
  const archivo = { ...pedido, partes };
  const plan = await planearArchivo(plataforma, contexto, archivo, filasPorParte);
  exigirAgencias(contexto.actor, plan.agencias);
  // For the agencias that it was cut for, whatever others the person has now.
  const deEntonces = { ...contexto, actor: { ...contexto.actor, agencias: plan.agencias } };
  while (await estaEnCurso(plataforma.db, archivo.id)) {
    if (await hacerParte(plataforma, deEntonces, archivo, plan)) continue;
    if (await esperarParte(plataforma, deEntonces, archivo.id)) continue;
    await unirPartes(plataforma, deEntonces, archivo, plan, alTerminar);
    return;
  }
}

/** Neither taken away, nor made, nor given up. */
export async function estaEnCurso(db: Database, id: string): Promise<boolean> {
  const fila = await db
    .selectFrom('archivoReporte')
    .select('id')
    .where('id', '=', id)
    .where('estado', 'in', ['en_cola', 'haciendo'])
    .executeTakeFirst();
  return fila !== undefined;
}

/** Those of a file that is given up. */
export async function dejarPartes(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('archivoReporte').set({ plan: null }).where('id', '=', id).execute();
  await tx.deleteFrom('archivoReporteParte').where('archivo', '=', id).execute();
}
