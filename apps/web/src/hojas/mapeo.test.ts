import { camposDePartidas, type MapeoDePartidas } from '@cuadra/contract/contabilidad/importaciones/columnas';
import { camposFaltantes } from '@cuadra/contract/hojas/mapeo';
import { expect, test } from 'vitest';
import { camposDeColumna, letraDe, muestraDe, nombreDeColumna } from './mapeo.ts';

const MAPEO: MapeoDePartidas = {
  partida: 0,
  fecha: 1,
  tipo: 'diario',
  agencia: '01',
  concepto: 2,
  idCuenta: 3,
  debe: 4,
  haber: 5,
  monto: null,
  conceptoLinea: 2,
  documento: null,
  conceptoSiFalta: null,
  moneda: null,
};

test('falta lo necesario que no tiene columna ni valor; lo opcional, nunca', () => {
  expect(camposFaltantes(camposDePartidas, MAPEO)).toEqual([]);
  expect(camposFaltantes(camposDePartidas, { ...MAPEO, agencia: null, fecha: '', haber: null })).toEqual([
    'fecha',
    'agencia',
    'haber',
  ]);
  // The signed amount stands for the two.
  expect(camposFaltantes(camposDePartidas, { ...MAPEO, debe: null, haber: null, monto: 4 })).toEqual([]);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [99, 'CV'],
])('la columna %i es %s', (columna, letra) => expect(letraDe(columna)).toBe(letra));

test('una columna sin título se llama por su letra', () => {
  expect(nombreDeColumna(['Fecha', ''], 0)).toBe('A · Fecha');
  expect(nombreDeColumna(['Fecha', ''], 1)).toBe('Columna B');
});

test('la muestra son las primeras distintas que tienen algo', () => {
  const filas = [['', 'x'], ['P-1'], ['P-1'], ['P-2'], ['P-3'], ['P-4']];
  expect(muestraDe(filas, 0)).toEqual(['P-1', 'P-2', 'P-3']);
  expect(muestraDe(filas, 7)).toEqual([]);
});

test('una columna puede servir a dos campos', () => {
  expect(camposDeColumna(camposDePartidas, MAPEO, 2)).toEqual(['concepto', 'conceptoLinea']);
  expect(camposDeColumna(camposDePartidas, MAPEO, 9)).toEqual([]);
});
