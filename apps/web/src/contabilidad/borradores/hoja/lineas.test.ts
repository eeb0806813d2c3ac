import { describe, expect, test } from 'vitest';
import { crearHoja } from './almacen.ts';
import { hojaDeLineas } from './lineas.ts';

const linea = (idCuenta: string, debe: string, haber: string) => ({
  idCuenta,
  debe,
  haber,
  concepto: '',
  documento: '',
});

describe('de la hoja a la partida y de vuelta', () => {
  const hoja = crearHoja({
    filas: [
      linea('101', '1500/1.12', ''),
      linea('', '', ''),
      linea('bancos', '', '=B1*12%'),
      { ...linea('201', '', '5'), concepto: ' Pago ', documento: 'F-1' },
    ],
    cursor: { fila: 2, columna: 'haber' },
  });

  test('las vacías no van, y cada línea sabe de qué fila salió', () => {
    expect(hoja.lineas()).toEqual({
      filas: [0, 2, 3],
      lineas: [
        { idCuenta: '101', debe: 133_929, haber: 0, concepto: null, documento: null },
        { idCuenta: '', debe: 0, haber: 16_071, concepto: null, documento: null },
        { idCuenta: '201', debe: 0, haber: 500, concepto: 'Pago', documento: 'F-1' },
      ],
    });
  });

  test('lo que se recuerda va por número de línea, sin las vacías', () => {
    expect(hoja.memoria()).toEqual({
      cursor: { fila: 1, columna: 'haber' },
      formulas: { '0.debe': '1500/1.12', '1.haber': '=B1*12%' },
    });
  });

  test('en otro equipo se abre como se dejó', () => {
    const { lineas } = hoja.lineas();
    const otra = crearHoja(hojaDeLineas(lineas, hoja.memoria()));
    expect(otra.lineas().lineas).toEqual(lineas);
    expect(otra.memoria()).toEqual(hoja.memoria());
    expect(otra.getSnapshot().filas[2]).toMatchObject({ haber: '5.00', concepto: 'Pago' });
  });

  test('las fórmulas siguen a sus líneas cuando las vacías desaparecen', () => {
    const con = crearHoja({
      filas: [linea('', '', ''), linea('101', '100', ''), linea('201', '', '=B2*2')],
      cursor: { fila: 0, columna: 'idCuenta' },
    });
    expect(con.memoria()).toEqual({ cursor: null, formulas: { '1.haber': '=B1*2' } });
    expect(crearHoja(hojaDeLineas(con.lineas().lineas, con.memoria())).lineas().lineas[1]?.haber).toBe(
      20_000,
    );
  });

  test('una partida sin líneas tiene una en que escribir', () => {
    expect(hojaDeLineas([]).filas).toHaveLength(1);
  });

  test('guardada en el navegador vuelve tal como se escribió', () => {
    const copia = crearHoja(JSON.parse(JSON.stringify(hoja.guardar())));
    expect(copia.guardar()).toEqual(hoja.guardar());
    expect(copia.getSnapshot().cursor).toEqual({ fila: 2, columna: 'haber' });
  });
});
