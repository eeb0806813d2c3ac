// What every dialog of the desk is given.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { Eleccion } from '../datos/eleccion.ts';
import type { OrdenesDeMesa } from '../ordenes/use-ordenes.ts';

export interface DialogoDeMesaProps {
  readonly cuenta: CuentaBancaria;
  readonly elegido: Eleccion;
  readonly ordenes: Pick<OrdenesDeMesa, 'pedir'>;
  readonly onCerrar: () => void;
  /** It was done: what was chosen is no longer. */
  readonly onHecho: () => void;
}
