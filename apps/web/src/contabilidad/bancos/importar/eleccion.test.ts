import { expect, it } from 'vitest';
import { asignar, type Eleccion, eleccionInicial, mapeoDe, usoDe } from './eleccion.ts';

const NADA: Eleccion = { filaDeEncabezado: 1, columnas: {} };
const vista = { formato: 'csv', columnas: [], filas: [], total: 0, advertencias: [] } as const;

it('empieza por lo que el programa reconoce, o por nada', () => {
  const mapeo = { filaDeEncabezado: 4, columnas: { fecha: 0, texto: 1, monto: 2, saldo: undefined } };
  const sinNada = { ...vista, columnas: [], filas: [], advertencias: [] };
  expect(eleccionInicial({ ...sinNada, encabezado: 4, mapeo })).toEqual({
    filaDeEncabezado: 4,
    columnas: { fecha: 0, texto: 1, monto: 2 },
  });
  expect(eleccionInicial({ ...sinNada, encabezado: null, mapeo: null })).toEqual({
    filaDeEncabezado: 0,
    columnas: {},
  });
});

it('un uso es de una sola columna, y una columna tiene un solo uso', () => {
  const una = asignar(asignar(NADA, 0, 'fecha'), 2, 'fecha');
  expect(una.columnas).toEqual({ fecha: 2 });
  const otra = asignar(una, 2, 'saldo');
  expect(otra.columnas).toEqual({ saldo: 2 });
  expect(usoDe(otra, 2)).toBe('saldo');
  expect(asignar(otra, 2, undefined).columnas).toEqual({});
});

it('dice qué falta, y cuando nada falta se puede leer', () => {
  expect(mapeoDe(NADA)).toEqual({ falta: expect.stringContaining('fecha') });
  const conTexto = asignar(asignar(NADA, 0, 'fecha'), 1, 'texto');
  expect(mapeoDe(conTexto)).toEqual({ falta: expect.stringContaining('monto') });
  expect(mapeoDe(asignar(conTexto, 2, 'debito'))).toEqual({ falta: expect.stringContaining('crédito') });
  expect(mapeoDe(asignar(conTexto, 2, 'monto'))).toEqual({
    mapeo: { filaDeEncabezado: 1, columnas: { fecha: 0, texto: 1, monto: 2 } },
  });
});

it('el signo se dice solo donde hace falta', () => {
  const conMonto = { ...NADA, columnas: { fecha: 0, texto: 1, monto: 2 }, signo: 'invertido' } as const;
  expect(mapeoDe(conMonto)).toMatchObject({ mapeo: { signo: 'invertido' } });
  const conMarca = mapeoDe(asignar(conMonto, 3, 'marca'));
  expect('mapeo' in conMarca && conMarca.mapeo.signo).toBeUndefined();
});
