// The number of a receipt as people say it: the code of its caja and six figures.
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';

export const numeroDeRecibo = ({ codigoCaja, recibo }: Pick<Movimiento, 'codigoCaja' | 'recibo'>): string =>
  `${codigoCaja}-${String(recibo).padStart(6, '0')}`;
