import { definicionDe } from '@cuadra/core/control/operaciones';
import type { Consentimiento } from '../../platform/consentimiento.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';

/** What another person consented to is posted with it. */
export function conConsentimiento(
  partida: PartidaPorContabilizar,
  consentimiento: Consentimiento | undefined,
): PartidaPorContabilizar {
  if (consentimiento?.modo !== 'usar' || !definicionDe(partida.operacion).seJuzga) return partida;
  return { ...partida, autorizacion: consentimiento.id };
}
