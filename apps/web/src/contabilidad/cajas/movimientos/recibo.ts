// The number of a receipt as people say it.
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { numeroDeRecibo as decir } from '@cuadra/core/cajas/recibo';

export const numeroDeRecibo = ({ codigoCaja, recibo }: Pick<Movimiento, 'codigoCaja' | 'recibo'>): string =>
  decir(codigoCaja, recibo);
