// Refuses, in its field, an account that a kind of movement does not carry on its other side.
import type { ClaseDeVentanilla } from '@cuadra/core/cajas/movimiento';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { clasesDeVentanilla } from './clases.ts';
import type { CuentaElegida, Objecion } from './contracuentas.ts';

export function exigirContracuenta(
  cuenta: CuentaElegida | null,
  clase: ClaseDeVentanilla,
  campo: string,
): CuentaElegida {
  if (cuenta === null) throw problemaDeCampo('CUENTA_NO_EXISTE', campo);
  const objecion = clasesDeVentanilla[clase].objetar(cuenta);
  if (objecion !== undefined) throw conCampo(objecion, campo);
  return cuenta;
}

export function conCampo({ codigo, detalle }: Objecion, campo: string): ProblemaError {
  if (detalle === undefined) return problemaDeCampo(codigo, campo);
  return new ProblemaError(codigo, { detalle, errores: [{ campo, codigo, mensaje: detalle }] });
}
