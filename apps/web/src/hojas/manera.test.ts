import {
  type CampoDeImportacion,
  camposDePartidas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { Duda } from '@cuadra/contract/hojas/lectura';
import type { ColumnasDeHoja } from '@cuadra/contract/hojas/mapeo';
import { centavos } from '@cuadra/core/dinero';
import { expect, test } from 'vitest';
import { conLugar, dudasDe, estaCompleta, maneraEnConsulta, maneraPropuesta } from './manera.ts';

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
  const manera = maneraPropuesta(camposDePartidas, hoja);
  // The mark was answered the last time; the order was not.
  expect(manera.lectura).toEqual({ hoja: 2, decimales: 'coma' });
  expect(estaCompleta(camposDePartidas, hoja, manera)).toBe(false);
  const respondida = { ...manera, lectura: { ...manera.lectura, fechas: 'mes-dia' as const } };
  expect(estaCompleta(camposDePartidas, hoja, respondida)).toBe(true);
  expect(
    maneraPropuesta(camposDePartidas, hojaCon([], { fechas: 'mes-dia', decimales: 'coma' })).lectura,
  ).toEqual({});
});

test('lo que se respondió de una columna no se dice de otra', () => {
  const hoja = hojaCon([deFecha(1), deFecha(7), deMonto]);
  const respondida = {
    mapeo: hoja.mapeo,
    lectura: { hoja: 1, fechas: 'mes-dia', decimales: 'coma' },
  } as const;
  expect(conLugar(camposDePartidas, respondida, 'fecha', 7).lectura).toEqual({ hoja: 1, decimales: 'coma' });
  expect(conLugar(camposDePartidas, respondida, 'debe', 5).lectura).toEqual({ hoja: 1, fechas: 'mes-dia' });
  expect(conLugar(camposDePartidas, respondida, 'concepto', 5).lectura).toEqual(respondida.lectura);
});

test('solo se pregunta por las columnas que se toman por fecha o por monto', () => {
  const hoja = hojaCon([deFecha(7), deMonto]);
  expect(dudasDe(camposDePartidas, hoja, hoja.mapeo)).toEqual([deMonto]);
  expect(dudasDe(camposDePartidas, hoja, { ...hoja.mapeo, fecha: 7, monto: null })).toEqual([deFecha(7)]);
});

test('un texto que nadie escribió no viaja', () => {
  const { mapeo } = hojaCon([]);
  const { mapeo: escrito } = maneraEnConsulta({ mapeo: { ...mapeo, conceptoSiFalta: '' }, lectura: {} });
  expect(JSON.parse(escrito)).toEqual(mapeo);
});
