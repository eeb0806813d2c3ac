import { expect, it } from 'vitest';
import { casoDeCuenta } from './caso-de-cuenta.ts';

const CUENTA = {
  saldo: 1_500_00,
  estados: [],
  plazo: null,
  isr: { tratamiento: 'afecto', documento: null, vence: null, exentaHoy: false },
} as const;
const OCTUBRE = { desde: '2026-10-01', ultimoDia: '2026-10-31' };

it('de lo de hoy se quita lo que vino después: 1,500.00 − 300.00 + 100.00 − 27.00 = 1,273.00 al empezar', () => {
  const caso = casoDeCuenta(
    { ...CUENTA, estados: [] },
    [
      { n: 5, clase: 'deposito', fechaValor: '2026-11-05', monto: 300_00 },
      { n: 4, clase: 'retiro', fechaValor: '2026-10-10', monto: -100_00 },
      // Interest of September: it counts from 1 October on.
      { n: 3, clase: 'interes', fechaValor: '2026-09-30', monto: 27_00 },
      { n: 2, clase: 'deposito', fechaValor: '2026-09-30', monto: 900_00 },
    ],
    OCTUBRE,
  );
  expect(caso.saldo).toBe(1_273_00);
  expect(caso.movimientos.map(({ fecha, monto }) => [fecha, monto])).toEqual([
    ['2026-10-01', 27_00],
    ['2026-10-10', -100_00],
  ]);
  expect([caso.afecta, caso.cuentas, caso.plazoDias]).toEqual([true, 1, 0]);
});

it('la exenta no está afecta, y la de plazo trae el suyo', () => {
  const plazo = { dias: 90, vence: '2026-12-31', tasaPpm: 55_000, alVencer: 'renovar' } as const;
  const caso = casoDeCuenta(
    { ...CUENTA, estados: [], plazo, isr: { ...CUENTA.isr, exentaHoy: true } },
    [],
    OCTUBRE,
  );
  expect([caso.afecta, caso.plazoDias, caso.saldo]).toEqual([false, 90, 1_500_00]);
});
