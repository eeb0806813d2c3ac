// What tells two versions of an account apart, field by field.
import type { Cuenta, cuentaNueva } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { escribirEtiquetas } from '@cuadra/core/etiquetas';
import type { z } from 'zod';

/** An account as its form holds it, and as it is once it is right. */
export type CuentaEscrita = z.input<typeof cuentaNueva>;
export type CuentaLeida = z.output<typeof cuentaNueva>;

const comparados = [
  'nombreCuenta',
  'tipoCuenta',
  'naturaleza',
  'flujo',
  'margen',
  'saldoContrario',
  'estado',
  'etiquetas',
] as const;
type Campo = (typeof comparados)[number];

export interface Diferencia {
  readonly campo: Campo;
  readonly antes: string;
  readonly despues: string;
}

export function diferencias(antes: Cuenta, despues: Cuenta): Diferencia[] {
  return comparados
    .map((campo) => ({ campo, antes: enTexto(antes, campo), despues: enTexto(despues, campo) }))
    .filter((cambio) => cambio.antes !== cambio.despues);
}

const enTexto = (cuenta: Cuenta, campo: Campo): string =>
  campo === 'etiquetas' ? escribirEtiquetas(cuenta.etiquetas) : (cuenta[campo] ?? '');

export function valoresDe(cuenta: Cuenta): CuentaEscrita {
  const { idCuenta, nombreCuenta, tipoCuenta, naturaleza, flujo, margen, saldoContrario, estado, etiquetas } =
    cuenta;
  return {
    idCuenta,
    nombreCuenta,
    tipoCuenta,
    naturaleza,
    flujo,
    margen: margen ?? undefined,
    saldoContrario,
    estado,
    etiquetas,
  };
}
