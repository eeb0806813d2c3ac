// The days of a real account as something to try with: its balance when they begin and what moved in it since.
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import type { MovimientoDeAhorro } from '@cuadra/contract/ahorros/movimientos';
import { centavos } from '@cuadra/core/dinero';
import { addDays } from '#ui/format/typed-date.ts';
import type { Caso } from './escenario.ts';

type Movido = Pick<MovimientoDeAhorro, 'clase' | 'fechaValor' | 'monto' | 'n'>;

/** Interest and its ISR are of the last day of their period, and count from the next one on. */
const cuentaDesde = ({ clase, fechaValor }: Movido): string =>
  clase === 'interes' || clase === 'isr' ? addDays(fechaValor, 1) : fechaValor;

export function casoDeCuenta(
  cuenta: Pick<CuentaEntera, 'saldo' | 'estados' | 'plazo' | 'isr'>,
  movidos: readonly Movido[],
  { desde, ultimoDia }: Pick<Caso, 'desde' | 'ultimoDia'>,
): Caso {
  const desdeEntonces = movidos.filter((uno) => cuentaDesde(uno) >= desde);
  const movimientos = desdeEntonces
    .filter((uno) => cuentaDesde(uno) <= ultimoDia)
    .sort((uno, otro) => uno.n - otro.n)
    .map((uno) => ({ clave: uno.n, fecha: cuentaDesde(uno), monto: centavos(uno.monto) }));
  return {
    desde,
    ultimoDia,
    saldo: centavos(cuenta.saldo - desdeEntonces.reduce((suma, { monto }) => suma + monto, 0)),
    movimientos,
    estados: cuenta.estados.map(({ desde: dia, estado }) => ({ desde: dia, estado })),
    plazoDias: cuenta.plazo?.dias ?? 0,
    cuentas: 1,
    afecta: !cuenta.isr.exentaHoy,
  };
}
