import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, sumar } from '../dinero.ts';
import { combinacionUnica, type PorCombinar } from './combinacion-unica.ts';
import { azar } from './testing/azar.ts';

const de = (...montos: number[]): PorCombinar[] =>
  montos.map((monto, n) => ({ id: `m${n + 1}`, monto: centavos(monto) }));

describe('la única combinación que suma un monto', () => {
  it('125.00 = 100.00 + 25.00, y ninguna otra', () => {
    expect(combinacionUnica(centavos(12_500), de(10_000, 7_700, 2_500))).toMatchObject({
      resultado: 'unica',
      ids: ['m1', 'm3'],
      hastaPiezas: null,
    });
  });

  it('dos que la dan no son respuesta: 100 = 60 + 40 = 70 + 30', () => {
    expect(combinacionUnica(centavos(100), de(60, 40, 70, 30)).resultado).toBe('varias');
  });

  it('dos montos iguales tampoco: no se sabe cuál de ellos', () => {
    expect(combinacionUnica(centavos(100), de(60, 40, 40)).resultado).toBe('varias');
  });

  it('si nada suma, ninguna; tampoco para cero sin candidatos', () => {
    expect(combinacionUnica(centavos(99), de(60, 40)).resultado).toBe('ninguna');
    expect(combinacionUnica(centavos(0), []).resultado).toBe('ninguna');
  });

  it('con signos mezclados: 95 = 100 − 5', () => {
    expect(combinacionUnica(centavos(95), de(100, -5, 44))).toMatchObject({
      resultado: 'unica',
      ids: ['m1', 'm2'],
    });
  });

  it('no suma más piezas que las permitidas', () => {
    expect(combinacionUnica(centavos(111), de(100, 10, 1), { piezasMax: 2 }).resultado).toBe('ninguna');
    expect(combinacionUnica(centavos(111), de(100, 10, 1), { piezasMax: 3 }).resultado).toBe('unica');
  });

  const potencias = de(...Array.from({ length: 40 }, (_, n) => 2 ** n));

  it('sin pasos que basten lo dice', () => {
    const { resultado, pasos } = combinacionUnica(centavos(2 ** 40 - 1), potencias, { pasosMax: 10_000 });
    expect(resultado).toBe('sin-tiempo');
    expect(pasos).toBeLessThanOrEqual(10_001);
  });

  it('se detiene cuando quien la llama lo pide', () => {
    let preguntas = 0;
    const debeParar = () => ++preguntas >= 3;
    expect(combinacionUnica(centavos(2 ** 40 - 1), potencias, { debeParar }).resultado).toBe('sin-tiempo');
    expect(preguntas).toBe(3);
  });

  it('entre cien busca las de pocas piezas, y dice hasta cuántas', () => {
    const { entero } = azar(7);
    const cien = de(...Array.from({ length: 100 }, () => entero(10_000_000, 90_000_000)));
    const elegidas = [cien[3], cien[50], cien[99]].flatMap((una) => una ?? []);
    const total = sumar(elegidas.map(({ monto }) => monto));
    expect(combinacionUnica(total, cien)).toMatchObject({
      resultado: 'unica',
      ids: ['m4', 'm51', 'm100'],
      hastaPiezas: 3,
    });
    const repetida = [...cien, ...de(elegidas[0]?.monto ?? 0).map((una) => ({ ...una, id: 'otra' }))];
    expect(combinacionUnica(total, repetida).resultado).toBe('varias');
  });

  it('no hallarla entre las de pocas piezas no dice que no la haya', () => {
    const cien = de(...Array.from({ length: 100 }, (_, n) => 2 ** 20 + n));
    expect(combinacionUnica(centavos(2 ** 20 * 50 + 1_225), cien).resultado).toBe('sin-tiempo');
  });

  it('con demasiados candidatos no empieza', () => {
    expect(combinacionUnica(centavos(5), de(1, 2, 3), { candidatosMax: 2 })).toEqual({
      resultado: 'sin-tiempo',
      pasos: 0,
    });
  });

  it('treinta y seis candidatos caben en el presupuesto de siempre', () => {
    expect(combinacionUnica(centavos(2 ** 36 - 2), potencias.slice(0, 36)).resultado).toBe('unica');
  });

  it('dice lo mismo que probarlas todas', () => {
    const montos = fc.array(fc.integer({ min: -30, max: 60 }), { maxLength: 10 });
    fc.assert(
      fc.property(
        montos,
        fc.integer({ min: -40, max: 120 }),
        fc.integer({ min: 1, max: 6 }),
        (unos, total, piezasMax) => {
          const candidatos = de(...unos);
          const sumas = aFuerza(candidatos, total, piezasMax);
          const { resultado, ...resto } = combinacionUnica(centavos(total), candidatos, { piezasMax });
          expect(resultado).toBe(sumas.length === 0 ? 'ninguna' : sumas.length === 1 ? 'unica' : 'varias');
          if (sumas.length === 1) expect(resto).toMatchObject({ ids: sumas[0] });
        },
      ),
      { numRuns: 400 },
    );
  });

  function aFuerza(candidatos: readonly PorCombinar[], total: number, piezasMax: number): string[][] {
    const utiles = candidatos.filter(({ monto }) => monto !== 0);
    return Array.from({ length: 2 ** utiles.length }, (_, mascara) =>
      utiles.filter((_, n) => mascara & (1 << n)),
    )
      .filter((elegidos) => elegidos.length > 0 && elegidos.length <= piezasMax)
      .filter((elegidos) => elegidos.reduce((suma, { monto }) => suma + monto, 0) === total)
      .map((elegidos) => elegidos.map(({ id }) => id));
  }
});
