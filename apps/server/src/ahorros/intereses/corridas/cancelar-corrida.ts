import { estadosQueAdmiten } from '@cuadra/core/ahorros/corrida';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { darPasoDeCorrida, exigirEstado, tomarCorrida } from './tomar-corrida.ts';

/** Nothing of it was paid, and nothing will be. */
export async function cancelarCorrida(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { version, motivo }: { readonly version: number; readonly motivo: string },
): Promise<void> {
  const corrida = await tomarCorrida(tx, contexto, id, version);
  exigirEstado(corrida, ...estadosQueAdmiten.cancelar);
  await darPasoDeCorrida(tx, contexto, corrida, { estado: 'cancelado', motivo }, motivo);
}
