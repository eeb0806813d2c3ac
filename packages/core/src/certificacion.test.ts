import { expect, test } from 'vitest';
import { CERTIFICACION_USUAL, marcasDe, marcasDesconocidas, rellenar } from './certificacion.ts';

const valores = {
  titulo: 'Balance general',
  periodo: 'al 31 de octubre de 2026',
  institucion: 'La Ceiba, R.L.',
  nombre: 'Carlos Xol',
  cargo: 'Contador general',
  registro: '12345',
  fecha: '16 de noviembre de 2026',
};

test('cada marca dice lo del documento, las veces que aparezca', () => {
  expect(rellenar('{cargo} {registro}: {titulo}, {periodo}. {titulo}.', valores)).toBe(
    'Contador general 12345: Balance general, al 31 de octubre de 2026. Balance general.',
  );
  // What is filled in is not read again.
  expect(rellenar('{nombre}', { ...valores, nombre: '{cargo}' })).toBe('{cargo}');
});

test('el texto usual se rellena entero y solo con lo que todo firmante tiene', () => {
  expect(marcasDesconocidas(CERTIFICACION_USUAL)).toEqual([]);
  expect(rellenar(CERTIFICACION_USUAL, valores)).not.toMatch(/[{}]/);
  expect(marcasDe(CERTIFICACION_USUAL)).not.toContain('registro');
});

test('lo que no es una marca se reconoce', () => {
  expect(marcasDesconocidas('{Titulo} {título} {} {cargo}')).toEqual(['Titulo', 'título', '']);
});
