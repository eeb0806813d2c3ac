// Which endpoint each step is.

import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import {
  aplicarCorrida,
  aprobarCorrida,
  calcularCorrida,
  cancelarCorrida,
  detenerCorrida,
  pedirReversionDeCorrida,
  resolverReversionDeCorrida,
} from '@cuadra/contract/ahorros/pasos-de-corrida';
import type { PasoDeCorrida } from '@cuadra/core/ahorros/corrida';
import { call } from '#platform/api.ts';

/** Who gives each, as its endpoint says it. */
export const permisoDe = {
  calcular: calcularCorrida.permission,
  aprobar: aprobarCorrida.permission,
  aplicar: aplicarCorrida.permission,
  reanudar: aplicarCorrida.permission,
  detener: detenerCorrida.permission,
  cancelar: cancelarCorrida.permission,
  'pedir-reversion': pedirReversionDeCorrida.permission,
  'negar-reversion': resolverReversionDeCorrida.permission,
  revertir: resolverReversionDeCorrida.permission,
} as const satisfies Readonly<Record<PasoDeCorrida, Permiso>>;

/** With the version, and to approve with the fingerprint, of what the person is looking at. */
export function darPaso(
  paso: PasoDeCorrida,
  { id, version, huella }: Pick<Corrida, 'id' | 'version' | 'huella'>,
  motivo: string,
): Promise<Corrida> {
  const params = { id };
  switch (paso) {
    case 'calcular':
      return call(calcularCorrida, { params, body: { version } });
    case 'aprobar':
      return call(aprobarCorrida, {
        params,
        body: { version, huella: huella ?? '', aceptaAdvertencias: motivo === '' ? null : motivo },
      });
    case 'aplicar':
    case 'reanudar':
      return call(aplicarCorrida, { params, body: { version } });
    case 'detener':
      return call(detenerCorrida, { params, body: { version, motivo } });
    case 'cancelar':
      return call(cancelarCorrida, { params, body: { version, motivo } });
    case 'pedir-reversion':
      return call(pedirReversionDeCorrida, { params, body: { version, motivo } });
    case 'negar-reversion':
      return call(resolverReversionDeCorrida, { params, body: { version, aprueba: false, motivo } });
    case 'revertir':
      return call(resolverReversionDeCorrida, { params, body: { version, aprueba: true, motivo: null } });
    default:
      return paso satisfies never;
  }
}
