import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { reglasEnBlanco } from './condiciones.ts';
import { type Caso, type Condiciones, reparosDe, simular } from './escenario.ts';

const OCTUBRE: Caso = {
  desde: '2026-10-01',
  ultimoDia: '2026-10-31',
  saldo: centavos(10_000_00),
  movimientos: [],
  estados: [],
  plazoDias: 0,
  cuentas: 100,
  afecta: true,
};
const tabla = (ppm: number, modo: 'total' | 'marginal' = 'total') => ({
  desde: '2000-01-01',
  modo,
  tramos: [{ montoDesde: centavos(0), montoHasta: null, plazoDesde: 0, plazoHasta: null, ppm }],
});
const al = (ppm: number, reglas: Partial<Condiciones['reglas']> = {}): Condiciones => ({
  reglas: { ...reglasEnBlanco, ...reglas },
  tablas: [tabla(ppm)],
  tasaPactada: null,
});
const DIEZ = { ppm: 100_000, minimo: centavos(0) };

it('10,000.00 × 3.65 % × 31 ÷ 365 = 31.00; ISR 3.10; neto 27.90', () => {
  const simulado = simular(OCTUBRE, al(36_500), DIEZ);
  expect(simulado?.resultado.interes).toBe(31_00);
  expect([simulado?.isr, simulado?.neto]).toEqual([3_10, 27_90]);
});

it('un retiro a mitad del mes corta los días: 15 con 10,000.00 y 16 con 5,000.00', () => {
  const movimientos = [{ clave: 1, fecha: '2026-10-16', monto: centavos(-5_000_00) }];
  const simulado = simular({ ...OCTUBRE, movimientos }, al(36_500), null);
  // 10,000 × 0.0365 × 15/365 = 15.00; 5,000 × 0.0365 × 16/365 = 8.00
  expect(simulado?.resultado.segmentos.map(({ dias, saldo }) => [dias, saldo])).toEqual([
    [15, 10_000_00],
    [16, 5_000_00],
  ]);
  expect([simulado?.resultado.interes, simulado?.isr]).toEqual([23_00, 0]);
});

it('el costo de un año es el de una cuenta por cuantas hay', () => {
  const anio = simular(OCTUBRE, al(36_500), null)?.anio;
  expect(anio?.costo).toBe((anio?.interes ?? 0) * 100);
  expect(Number(anio?.tasaEfectiva)).toBeGreaterThan(3.65);
});

it('la exenta no paga ISR', () => {
  expect(simular({ ...OCTUBRE, afecta: false }, al(36_500), DIEZ)?.isr).toBe(0);
});

it('lo que no va junto se dice y no se calcula', () => {
  const condiciones = al(36_500, { capitalizacion: 'diaria', metodo: 'promedio' });
  expect(reparosDe(condiciones).map(({ campo }) => campo)).toEqual(['metodo']);
  expect(simular(OCTUBRE, condiciones, null)).toBeUndefined();
});

it('días al revés no se calculan', () => {
  expect(simular({ ...OCTUBRE, ultimoDia: '2026-09-30' }, al(36_500), null)).toBeUndefined();
});
