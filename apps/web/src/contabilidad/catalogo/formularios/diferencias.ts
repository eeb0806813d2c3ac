// What tells two versions of an account apart, field by field.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo';
import type { CuentaEscrita } from './formulario-de-cuenta.ts';

const comparados = ['nombreCuenta', 'tipoCuenta', 'naturaleza', 'estado'] as const;

export interface Diferencia {
  readonly campo: (typeof comparados)[number];
  readonly antes: string;
  readonly despues: string;
}

export function diferencias(antes: Cuenta, despues: Cuenta): Diferencia[] {
  return comparados
    .filter((campo) => antes[campo] !== despues[campo])
    .map((campo) => ({ campo, antes: antes[campo], despues: despues[campo] }));
}

export function valoresDe(cuenta: Cuenta): Required<CuentaEscrita> {
  const { idCuenta, nombreCuenta, tipoCuenta, naturaleza, estado } = cuenta;
  return { idCuenta, nombreCuenta, tipoCuenta, naturaleza, estado };
}
