import type { Consentimiento } from '#platform/consentimiento.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';

/** What another person consented to is posted with it; what else the request posts, without. */
export function conConsentimiento(
  partida: PartidaPorContabilizar,
  consentimiento: Consentimiento | undefined,
): PartidaPorContabilizar {
  if (consentimiento?.modo !== 'usar' || partida.operacion !== consentimiento.operacion) return partida;
  return { ...partida, autorizacion: consentimiento.id };
}
