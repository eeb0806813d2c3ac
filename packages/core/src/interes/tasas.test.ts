import { describe, expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import { porcionesDe, type TablaDeTasas, tramosQueRigen } from './tasas.ts';
import { tramo } from './testing/entradas.ts';

const tramos = [tramo(0, 1000, 10_000), tramo(1000, 5000, 20_000), tramo(5000, null, 30_000)];
const tabla = (modo: TablaDeTasas['modo']): TablaDeTasas => ({ desde: '2026-01-01', modo, tramos });

describe('los tramos que rigen un monto', () => {
  it.each([
    [0, [10_000]],
    [99_999, [10_000]],
    [100_000, [20_000]],
    [500_000, [30_000]],
  ])('una tasa para todo: %i', (monto, ppms) => {
    expect(tramosQueRigen(tabla('total'), centavos(monto), 0).map(({ ppm }) => ppm)).toEqual(ppms);
  });

  it.each([
    [0, [10_000]],
    [100_000, [10_000, 20_000]],
    [100_001, [10_000, 20_000]],
    [500_001, [10_000, 20_000, 30_000]],
  ])('por franjas: %i', (monto, ppms) => {
    expect(tramosQueRigen(tabla('marginal'), centavos(monto), 0).map(({ ppm }) => ppm)).toEqual(ppms);
  });

  it('las franjas reparten un saldo con fracciones sin perder nada', () => {
    // 100,000.5 centavos: half a centavo in the second band.
    const partes = porcionesDe(tabla('marginal'), { num: 200_001n, den: 2n }, 0);
    expect(partes).toEqual([
      { ppm: 10_000, monto: { num: 200_000n, den: 2n } },
      { ppm: 20_000, monto: { num: 1n, den: 2n } },
    ]);
  });

  it('cada plazo tiene los suyos; lo que no está en la tabla no tiene tasa', () => {
    const aPlazo: TablaDeTasas = {
      desde: '2026-01-01',
      modo: 'total',
      tramos: [
        { ...tramo(0, null, 50_000), plazoDesde: 30, plazoHasta: 90 },
        { ...tramo(0, null, 60_000), plazoDesde: 90, plazoHasta: null },
      ],
    };
    const ppmDe = (plazo: number) => tramosQueRigen(aPlazo, centavos(1), plazo)[0]?.ppm;
    expect([29, 30, 89, 90].map(ppmDe)).toEqual([undefined, 50_000, 50_000, 60_000]);
    expect(porcionesDe(aPlazo, { num: 1n, den: 1n }, 29)).toBeUndefined();
  });
});
