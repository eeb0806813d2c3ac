// What every view of one account is given.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { Mes } from './meses.ts';

export interface VistaDeCuentaProps extends Mes {
  readonly cuenta: CuentaBancaria;
}
