import { LINEAS_MAX } from '@cuadra/core/partida';
import { describe, expect, test } from 'vitest';
import { crearHoja } from './almacen.ts';
import { crearBuscador } from './buscador.ts';
import type { DatosDeFila } from './fila.ts';
import { pegarColumna, pegarLineas, textoDeLineas } from './portapapeles.ts';

const fila = (idCuenta: string, debe = '', haber = ''): DatosDeFila => ({
  idCuenta,
  debe,
  haber,
  concepto: '',
  documento: '',
});
const hojaEn = (cursor: number, ...filas: DatosDeFila[]) =>
  crearHoja({ filas, cursor: { fila: cursor, columna: 'idCuenta' } });
const resumen = (hoja: ReturnType<typeof crearHoja>) =>
  hoja.getSnapshot().filas.map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber].join(' ').trim());
const buscador = crearBuscador([]);

test('lo copiado lleva los valores, no las fórmulas, y sin separar los miles', () => {
  const hoja = hojaEn(
    0,
    { ...fila('101', '1,234.5'), concepto: 'Pago' },
    fila('201', '', '=B1*2'),
    fila('301'),
  );
  hoja.irA({ fila: 1, columna: 'debe' }, 'desde-aqui');
  expect(textoDeLineas(hoja)).toBe('101\t1234.50\t\tPago\t\n201\t\t2469.00\t\t');
});

describe('pegar líneas', () => {
  test('ocupan la vacía del cursor y empujan a las demás, con sus fórmulas', () => {
    const hoja = hojaEn(1, fila('101', '5'), fila(''), fila('301', '=B1*2'));
    expect(pegarLineas(hoja, [fila('a', '1'), fila('b', '2')])).toBe(true);
    expect(resumen(hoja)).toEqual(['101 5', 'a 1', 'b 2', '301 =B1*2']);
    expect(hoja.getSnapshot().cursor.fila).toBe(2);
    hoja.deshacer();
    expect(resumen(hoja)).toEqual(['101 5', '', '301 =B1*2']);
  });

  test('debajo de la escrita: nada se pierde', () => {
    const hoja = hojaEn(0, fila('101', '5'), fila('201', '=B2*2'));
    pegarLineas(hoja, [fila('a', '1')]);
    expect(resumen(hoja)).toEqual(['101 5', 'a 1', '201 =B3*2']);
  });

  test('las que no caben no se pegan a medias', () => {
    const hoja = hojaEn(0, fila('101', '5'));
    const muchas = Array.from({ length: LINEAS_MAX + 1 }, () => fila('a', '1'));
    expect(pegarLineas(hoja, muchas)).toBe(false);
    expect(hoja.getSnapshot().filas).toHaveLength(1);
    expect(pegarLineas(hojaEn(0, fila('')), muchas.slice(1))).toBe(true);
  });
});

test('una columna baja desde la celda, sobre lo que haya, y agrega las líneas que falten', () => {
  const hoja = hojaEn(0, fila('101', '5'), fila('201', '', '7'));
  hoja.irA({ fila: 1, columna: 'debe' });
  pegarColumna(hoja, buscador, [['Q 1,000'], ['2.005'], ['-']]);
  expect(resumen(hoja)).toEqual(['101 5', '201 1,000.00', '2.01', '']);
  expect(hoja.getSnapshot().cursor).toEqual({ fila: 3, columna: 'debe' });
});
