import { estadosQueAdmiten } from '@cuadra/core/ahorros/corrida';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { darPasoDeCorrida, exigirEstado, tomarCorrida } from './tomar-corrida.ts';

/** What is in hand ends; what is done stays done, and nothing else begins until somebody resumes it. */
export async function detenerCorrida(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { version, motivo }: { readonly version: number; readonly motivo: string },
): Promise<void> {
  const corrida = await tomarCorrida(tx, contexto, id, version);
  exigirEstado(corrida, ...estadosQueAdmiten.detener);
  await darPasoDeCorrida(tx, contexto, corrida, { estado: 'detenido', motivo }, motivo);
}
