import {
  type CampoDeImportacion,
  camposDePartidas,
  type MapeoDePartidas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { Duda } from '@cuadra/contract/hojas/lectura';
import { type ColumnasDeHoja, camposFaltantes } from '@cuadra/contract/hojas/mapeo';
import { centavos } from '@cuadra/core/dinero';
import { expect, test } from 'vitest';
import {
  columnLetter,
  columnName,
  doubtsOf,
  fieldsOfColumn,
  isComplete,
  proposedWay,
  sampleOf,
  wayInQuery,
  withPlace,
} from './way.ts';

const deFecha = (columna: number): Duda => ({
  que: 'fechas',
  columna,
  ejemplo: '02/03/2026',
  opciones: [
    { valor: 'dia-mes', fecha: '2026-03-02' },
    { valor: 'mes-dia', fecha: '2026-02-03' },
  ],
});
const deMonto: Duda = {
  que: 'decimales',
  columna: 4,
  ejemplo: '1.230',
  opciones: [{ valor: 'coma', monto: centavos(123_000) }],
};

const hojaCon = (dudas: Duda[], lectura: ColumnasDeHoja<CampoDeImportacion>['lectura'] = {}) => ({
  columnas: [],
  filas: [],
  total: 0,
  recordado: false,
  hojas: [],
  mapeo: {
    partida: 0,
    fecha: 1,
    tipo: 'diario',
    agencia: '01',
    concepto: 2,
    idCuenta: 3,
    debe: null,
    haber: null,
    monto: 4,
    conceptoLinea: null,
    documento: null,
    conceptoSiFalta: null,
    moneda: null,
  },
  lectura,
  dudas,
});

test('lo que está en duda debe responderse; lo que dicen las columnas no viaja', () => {
  const hoja = hojaCon([deFecha(1), deMonto], { hoja: 2, decimales: 'coma' });
  const manera = proposedWay(camposDePartidas, hoja);
  // The mark was answered the last time; the order was not.
  expect(manera.lectura).toEqual({ hoja: 2, decimales: 'coma' });
  expect(isComplete(camposDePartidas, hoja, manera)).toBe(false);
  const respondida = { ...manera, lectura: { ...manera.lectura, fechas: 'mes-dia' as const } };
  expect(isComplete(camposDePartidas, hoja, respondida)).toBe(true);
  expect(
    proposedWay(camposDePartidas, hojaCon([], { fechas: 'mes-dia', decimales: 'coma' })).lectura,
  ).toEqual({});
});

test('lo que se respondió de una columna no se dice de otra', () => {
  const hoja = hojaCon([deFecha(1), deFecha(7), deMonto]);
  const respondida = {
    mapeo: hoja.mapeo,
    lectura: { hoja: 1, fechas: 'mes-dia', decimales: 'coma' },
  } as const;
  expect(withPlace(camposDePartidas, respondida, 'fecha', 7).lectura).toEqual({ hoja: 1, decimales: 'coma' });
  expect(withPlace(camposDePartidas, respondida, 'debe', 5).lectura).toEqual({ hoja: 1, fechas: 'mes-dia' });
  expect(withPlace(camposDePartidas, respondida, 'concepto', 5).lectura).toEqual(respondida.lectura);
});

test('solo se pregunta por las columnas que se toman por fecha o por monto', () => {
  const hoja = hojaCon([deFecha(7), deMonto]);
  expect(doubtsOf(camposDePartidas, hoja, hoja.mapeo)).toEqual([deMonto]);
  expect(doubtsOf(camposDePartidas, hoja, { ...hoja.mapeo, fecha: 7, monto: null })).toEqual([deFecha(7)]);
});

test('un texto que nadie escribió no viaja', () => {
  const { mapeo } = hojaCon([]);
  const { mapeo: escrito } = wayInQuery({ mapeo: { ...mapeo, conceptoSiFalta: '' }, lectura: {} });
  expect(JSON.parse(escrito)).toEqual(mapeo);
});

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
])('la columna %i es %s', (columna, letra) => expect(columnLetter(columna)).toBe(letra));

test('una columna sin título se llama por su letra', () => {
  expect(columnName(['Fecha', ''], 0)).toBe('A · Fecha');
  expect(columnName(['Fecha', ''], 1)).toBe('Columna B');
});

test('la muestra son las primeras distintas que tienen algo', () => {
  const filas = [['', 'x'], ['P-1'], ['P-1'], ['P-2'], ['P-3'], ['P-4']];
  expect(sampleOf(filas, 0)).toEqual(['P-1', 'P-2', 'P-3']);
  expect(sampleOf(filas, 7)).toEqual([]);
});

test('una columna puede servir a dos campos', () => {
  expect(fieldsOfColumn(camposDePartidas, MAPEO, 2)).toEqual(['concepto', 'conceptoLinea']);
  expect(fieldsOfColumn(camposDePartidas, MAPEO, 9)).toEqual([]);
});
