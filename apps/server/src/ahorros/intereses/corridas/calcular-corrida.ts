import { estadosQueAdmiten } from '@cuadra/core/ahorros/corrida';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Trabajos } from '#platform/jobs/trabajos.ts';
import { empezarCalculo } from './empezar-calculo.ts';
import { exigirMesAbierto } from './mes-abierto.ts';
import { agenciasDeCorrida } from './queries.ts';
import { exigirEstado, tomarCorrida } from './tomar-corrida.ts';

/** Anew, with the facts of today: another attempt, which is approved again. */
export async function calcularCorrida(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { version }: { readonly version: number },
  trabajos: Pick<Trabajos, 'encolar'>,
): Promise<void> {
  const corrida = await tomarCorrida(tx, contexto, id, version);
  exigirEstado(corrida, ...estadosQueAdmiten.calcular);
  await exigirMesAbierto(tx, corrida.fecha, await agenciasDeCorrida(tx, id));
  await empezarCalculo(tx, contexto, corrida, trabajos);
}
