// Which steps a run may take now, and for whoever asks why one is not theirs to give.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import {
  type EstadoDeCorrida,
  estadosQueAdmiten,
  type PasoDeCorrida,
  pasosDeCorrida,
} from '@cuadra/core/ahorros/corrida';
import type { Actor } from '#platform/contexto.ts';

interface CorridaConFirmas {
  readonly estado: EstadoDeCorrida;
  readonly clase: string;
  readonly creadaPor: string | null;
  readonly calculadaPor: string | null;
  readonly aprobadaPor: string | null;
  readonly reversionPedidaPor: string | null;
  readonly esLaUltima: boolean;
}

const permisoDe: Readonly<Record<PasoDeCorrida, Permiso>> = {
  calcular: 'intereses:programar',
  aprobar: 'intereses:aprobar',
  aplicar: 'intereses:programar',
  detener: 'intereses:programar',
  reanudar: 'intereses:programar',
  cancelar: 'intereses:programar',
  'pedir-reversion': 'intereses:programar',
  'negar-reversion': 'intereses:aprobar',
  revertir: 'intereses:aprobar',
};

export function pasosDe(actor: Actor, corrida: CorridaConFirmas): Corrida['pasos'] {
  if (corrida.clase === 'cierre') return [];
  return pasosDeCorrida
    .filter((paso) => estadosQueAdmiten[paso].includes(corrida.estado) && esSuMomento(paso, corrida))
    .map((paso) => ({ paso, impedimento: impedimentoDe(paso, actor, corrida) }));
}

/** A reversal is asked for once, and answered only when it was. */
function esSuMomento(paso: PasoDeCorrida, { reversionPedidaPor }: CorridaConFirmas): boolean {
  if (paso === 'pedir-reversion') return reversionPedidaPor === null;
  return (paso !== 'negar-reversion' && paso !== 'revertir') || reversionPedidaPor !== null;
}

function impedimentoDe(
  paso: PasoDeCorrida,
  { id, permisos }: Actor,
  { creadaPor, calculadaPor, aprobadaPor, reversionPedidaPor, esLaUltima }: CorridaConFirmas,
): string | null {
  if (!permisos.has(permisoDe[paso])) return 'Su rol no da este paso.';
  if (paso === 'aprobar' && [creadaPor, calculadaPor].includes(id))
    return 'Usted la creó o la calculó: la aprueba otra persona.';
  if (paso === 'aplicar' && aprobadaPor === id) return 'Usted la aprobó: la aplica otra persona.';
  if (paso === 'revertir' && reversionPedidaPor === id)
    return 'Usted pidió la reversión: la aprueba otra persona.';
  if ((paso === 'revertir' || paso === 'pedir-reversion') && !esLaUltima)
    return 'Hay corridas posteriores de esas cuentas: revierta primero la más reciente.';
  return null;
}
