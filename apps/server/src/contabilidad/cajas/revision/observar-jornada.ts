import type * as contrato from '@cuadra/contract/contabilidad/cajas/revision';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarJornadaObservada } from '../avisos.ts';
import { guardarPaso } from './guardar-paso.ts';
import { exigirDeOtro, exigirPorRevisar, tomarJornadaPorRevisar } from './jornada-por-revisar.ts';

/** Back to its cajero with a comment; to one that is with its cajero already, another comment. */
export async function observarJornada(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, comentario: texto }: BodyOf<typeof contrato.observarJornada>,
): Promise<void> {
  const jornada = await tomarJornadaPorRevisar(tx, contexto, id, version);
  exigirDeOtro(jornada, contexto);
  exigirPorRevisar(jornada);
  await guardarPaso(tx, contexto, jornada, { paso: 'observar', texto, estado: 'observada' });
  await avisarJornadaObservada(tx, contexto, jornada);
}
