import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Trabajos } from '#platform/jobs/trabajos.ts';
import { ProblemaError } from '#platform/problema.ts';
import { encolarCorrida } from '../tandas/atender-corridas.ts';
import { darPasoDeCorrida, exigirEstado, tomarCorrida } from './tomar-corrida.ts';

/** Begins to pay what was approved; or goes on with what was stopped, where it was. */
export async function aplicarCorrida(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { version }: { readonly version: number },
  trabajos: Pick<Trabajos, 'encolar'>,
): Promise<void> {
  const corrida = await tomarCorrida(tx, contexto, id, version);
  if (corrida.estado === 'vencido') throw new ProblemaError('CORRIDA_VENCIDA');
  exigirEstado(corrida, 'aprobado', 'detenido');
  if (corrida.estado === 'aprobado') {
    if (corrida.aprobadaPor === contexto.actor.id)
      throw new ProblemaError('CORRIDA_PROPIA', { detalle: 'Quien aprueba una corrida no la aplica.' });
    await darPasoDeCorrida(tx, contexto, corrida, { estado: 'aplicando', aplicadaPor: contexto.actor.id });
  } else {
    const estado = corrida.revertidaPor === null ? 'aplicando' : 'revirtiendo';
    await darPasoDeCorrida(tx, contexto, corrida, { estado, motivo: null }, 'Se reanudó.');
  }
  await encolarCorrida(tx, trabajos, id, contexto.actor);
}
