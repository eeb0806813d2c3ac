import { sql } from 'kysely';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Trabajos } from '#platform/jobs/trabajos.ts';
import { encolarCorrida } from '../tandas/atender-corridas.ts';
import { type CorridaTomada, darPasoDeCorrida } from './tomar-corrida.ts';

/** From here on its accounts are shared out in tandas, and whoever is free calculates them. */
export async function empezarCalculo(
  tx: Tx,
  contexto: Contexto,
  corrida: Pick<CorridaTomada, 'id' | 'version' | 'estado'>,
  trabajos: Pick<Trabajos, 'encolar'>,
): Promise<void> {
  await darPasoDeCorrida(tx, contexto, corrida, {
    estado: 'calculando',
    calculadaPor: contexto.actor?.id ?? null,
    motivo: null,
  });
  await sql`select corrida_preparar(${corrida.id})`.execute(tx);
  await encolarCorrida(tx, trabajos, corrida.id, contexto.actor);
}
