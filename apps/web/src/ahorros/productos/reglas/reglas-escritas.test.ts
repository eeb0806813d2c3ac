import { expect, it } from 'vitest';
import { tabla, tramo, version } from '../testing/producto.ts';
import { escritasDe, leerReglas } from './reglas-escritas.ts';

const escritas = (cambios: object = {}) => ({ ...escritasDe('vista', version(), '2026-12-01'), ...cambios });

it('empiezan como las que rigen, desde otro día', () => {
  const { cuerpo, errores } = leerReglas('vista', escritas(), []);
  expect(errores).toEqual({});
  expect(cuerpo).toMatchObject({
    desde: '2026-12-01',
    metodo: 'diario',
    minimo: 100_00,
    tope: null,
    plazos: null,
  });
});

it('de la nada, piden sus cuentas', () => {
  const { errores, cuerpo } = leerReglas('vista', escritasDe('vista', undefined, '2026-12-01'), []);
  expect(cuerpo).toBeUndefined();
  expect(Object.keys(errores)).toEqual(['cuentaGasto', 'cuentaIsr']);
});

it('lo que no va junto se dice en su campo', () => {
  const porFranjas = [tabla({ modo: 'marginal' })];
  expect(
    leerReglas('vista', escritas({ capitalizacion: 'diaria', base: '30E/360' }), porFranjas).errores,
  ).toEqual({
    base: expect.stringContaining('capitalización diaria'),
    capitalizacion: expect.stringContaining('por franjas'),
  });
  expect(leerReglas('vista', escritas({ provision: 'mensual' }), []).errores).toHaveProperty(
    'cuentaPorPagar',
  );
});

it('los plazos se escriben con comas, y cada uno tiene su tasa', () => {
  const tablas = [tabla({ tramos: [tramo(0, null, 1, [90, null])] })];
  const dePlazo = (cambios: object) =>
    leerReglas('plazo', { ...escritas({ abono: 'vencimiento', penalizadaPpm: '1' }), ...cambios }, tablas);
  expect(dePlazo({ plazos: '90, 180;360' }).cuerpo).toMatchObject({
    plazos: [90, 180, 360],
    penalizadaPpm: 10_000,
  });
  expect(dePlazo({ plazos: 'noventa' }).errores.plazos).toMatch(/separados por comas/);
  expect(dePlazo({ plazos: '60' }).errores.plazos).toMatch(/60 días/);
  expect(dePlazo({ plazos: '90', penalizadaPpm: '' }).errores).toHaveProperty('penalizadaPpm');
});
