// The accounts that a kind of movement may carry, for the picker: a remesa goes to a bank.
import type { cuentasParaCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { ClaseDeVentanilla } from '@cuadra/core/cajas/movimiento';

type Cuentas = ResponseOf<typeof cuentasParaCajas>;

export const cuentasDe = (clase: ClaseDeVentanilla, cuentas: Cuentas = []) =>
  cuentas
    .filter(({ esBanco }) => clase !== 'remesa' || esBanco)
    .map(({ idCuenta, nombreCuenta }) => ({ idCuenta, nombreCuenta, etiquetas: [] }));
