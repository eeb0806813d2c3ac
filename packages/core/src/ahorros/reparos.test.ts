import { describe, expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import { type ReglasDeProducto, reparosDeReglas, reparosDeTasas } from './reparos.ts';

const reglas = (cambios: Partial<ReglasDeProducto> = {}): ReglasDeProducto => ({
  ...{ metodo: 'diario', intradia: false, base: 'ACT/365F', capitalizacion: 'ninguna', abono: 'mensual' },
  ...{ minimo: centavos(0), tope: null, redondeo: 'mitad-arriba', inactivas: 'paga', bloqueadas: 'devenga' },
  ...{ provision: 'ninguna', sinFondos: 'omitir', aperturaMinima: centavos(0), plazos: null },
  ...{ penalizadaPpm: null, cuentaPorPagar: null, cuentaPorCobrar: null },
  ...cambios,
});
const aPlazo = { abono: 'vencimiento', plazos: [90, 180], penalizadaPpm: 10_000 } as const;
const tramo = (plazoDesde = 0, plazoHasta: number | null = null) => ({
  ...{ montoDesde: centavos(0), montoHasta: null, plazoDesde, plazoHasta, ppm: 35_000 },
});
const campos = (reparos: readonly { campo: string }[]) => reparos.map(({ campo }) => campo);

describe('las reglas de un producto', () => {
  it('que se pueden publicar no tienen reparos', () => {
    expect(reparosDeReglas('vista', reglas(), [{ modo: 'marginal', tramos: [tramo()] }])).toEqual([]);
    expect(reparosDeReglas('plazo', reglas(aPlazo), [{ modo: 'total', tramos: [tramo(90)] }])).toEqual([]);
  });

  it.each<[string, 'vista' | 'plazo', Partial<ReglasDeProducto>, string[]]>([
    ['a la vista no se abona al vencimiento', 'vista', { abono: 'vencimiento' }, ['abono']],
    ['a la vista no ofrece plazos', 'vista', { plazos: [30] }, ['plazos']],
    ['a la vista no penaliza', 'vista', { penalizadaPpm: 0 }, ['penalizadaPpm']],
    ['a plazo ofrece alguno', 'plazo', { ...aPlazo, plazos: null }, ['plazos']],
    ['a plazo no los repite', 'plazo', { ...aPlazo, plazos: [90, 90] }, ['plazos']],
    [
      'a plazo dice qué gana quien retira antes',
      'plazo',
      { ...aPlazo, penalizadaPpm: null },
      ['penalizadaPpm'],
    ],
    ['provisiona en una cuenta', 'vista', { provision: 'diaria' }, ['cuentaPorPagar']],
    ['cobra en una cuenta', 'vista', { sinFondos: 'cobrar' }, ['cuentaPorCobrar']],
    ['no ofrece plazos sin tasa', 'plazo', { ...aPlazo, plazos: [60, 90] }, ['plazos']],
    [
      'capitaliza con el saldo y la base que se pueden calcular',
      'vista',
      { capitalizacion: 'diaria', metodo: 'minimo', base: '30E/360' },
      ['metodo', 'base'],
    ],
  ])('%s', (_caso, clase, cambios, esperados) => {
    const tablas = clase === 'plazo' ? [{ modo: 'total' as const, tramos: [tramo(90)] }] : [];
    expect(campos(reparosDeReglas(clase, reglas(cambios), tablas))).toEqual(esperados);
  });

  it('que capitalizan no van con una tabla por franjas', () => {
    const tablas = [{ modo: 'marginal' as const, tramos: [tramo()] }];
    expect(campos(reparosDeReglas('vista', reglas({ capitalizacion: 'diaria' }), tablas))).toEqual([
      'capitalizacion',
    ]);
    expect(
      campos(reparosDeTasas('vista', tablas[0] ?? { modo: 'total', tramos: [] }, undefined, true)),
    ).toEqual(['modo']);
  });
});

describe('las tasas de un producto', () => {
  it('a la vista no dependen del plazo', () => {
    expect(reparosDeTasas('vista', { modo: 'total', tramos: [tramo()] })).toEqual([]);
    expect(campos(reparosDeTasas('vista', { modo: 'total', tramos: [tramo(30)] }))).toEqual(['tramos.0']);
  });

  it('a plazo llegan a todos los que ofrece', () => {
    const tabla = { modo: 'total' as const, tramos: [tramo(90, 180), tramo(180)] };
    expect(reparosDeTasas('plazo', tabla, [90, 360])).toEqual([]);
    expect(reparosDeTasas('plazo', tabla, [89])).toEqual([
      {
        campo: 'tramos',
        mensaje: 'El producto ofrece un plazo de 89 días, y la tabla no tiene tasa para ese plazo.',
      },
    ]);
  });

  it('dicen en qué tramo está lo que falta', () => {
    const tramos = [{ ...tramo(), montoHasta: centavos(100_00) }];
    expect(campos(reparosDeTasas('vista', { modo: 'total', tramos }))).toEqual(['tramos.0']);
    expect(campos(reparosDeTasas('vista', { modo: 'total', tramos: [] }))).toEqual(['tramos']);
  });
});
