import { describe, expect, test } from 'vitest';
import { type Almacen, crearHoja } from './almacen.ts';
import type { Columna } from './fila.ts';
import { alEntrar, alTabular } from './flujo.ts';

function hojaEn(fila: number, columna: Columna, ...lineas: string[]): Almacen {
  const filas = lineas.map((linea) => {
    const [idCuenta = '', debe = '', haber = ''] = linea
      .split(' ')
      .map((texto) => (texto === '-' ? '' : texto));
    return { idCuenta, debe, haber, concepto: '', documento: '' };
  });
  return crearHoja({ filas, cursor: { fila, columna } });
}

const ir = (fila: number, columna: Columna) => ({ tipo: 'ir', cursor: { fila, columna } });

describe('Enter va a lo que falta', () => {
  test.each<[string, Almacen, unknown]>([
    ['de la cuenta, al debe', hojaEn(0, 'idCuenta', '101 - -'), ir(0, 'debe')],
    ['de la cuenta, al lado que falta', hojaEn(1, 'idCuenta', '101 5 -', '201 - -'), ir(1, 'haber')],
    ['de la cuenta, al monto que ya tiene', hojaEn(0, 'idCuenta', '101 - 5'), ir(0, 'haber')],
    ['del debe vacío, al haber', hojaEn(0, 'debe', '101 - -'), ir(0, 'haber')],
    ['del haber vacío, al debe', hojaEn(0, 'haber', '101 - -'), ir(0, 'debe')],
    ['del concepto, al monto que falta', hojaEn(0, 'concepto', '101 - -'), ir(0, 'debe')],
    ['del monto, a la cuenta que falta', hojaEn(0, 'debe', '- 5 -'), ir(0, 'idCuenta')],
    ['lo que no es un monto se queda', hojaEn(0, 'debe', '101 5+ -'), ir(0, 'debe')],
    ['lo negativo se queda', hojaEn(0, 'debe', '101 -5 -'), ir(0, 'debe')],
    ['completa, a la cuenta siguiente', hojaEn(0, 'debe', '101 5 -', '201 - 7'), ir(1, 'idCuenta')],
    ['completa y última, a una nueva', hojaEn(0, 'debe', '101 5 -'), { tipo: 'nueva' }],
    ['completa y cuadrada, fin', hojaEn(1, 'haber', '101 5 -', '201 - 5'), { tipo: 'fin' }],
    ['cuadrada pero con más abajo', hojaEn(0, 'debe', '101 5 -', '201 - 5'), ir(1, 'idCuenta')],
    ['cuadrada con vacías abajo', hojaEn(1, 'haber', '101 5 -', '201 - 5', '- - -'), { tipo: 'fin' }],
    ['vacía y cuadrada', hojaEn(2, 'idCuenta', '101 5 -', '201 - 5', '- - -'), { tipo: 'fin' }],
    ['vacía y sin cuadrar', hojaEn(1, 'idCuenta', '101 5 -', '- - -'), ir(1, 'idCuenta')],
    ['sin nada escrito', hojaEn(0, 'idCuenta', '- - -'), ir(0, 'idCuenta')],
  ])('%s', (_, hoja, esperado) => expect(alEntrar(hoja.getSnapshot())).toEqual(esperado));
});

describe('Tab va de celda en celda', () => {
  test.each<[string, Almacen, 1 | -1, unknown]>([
    ['a la siguiente', hojaEn(0, 'idCuenta', '101 5 -'), 1, ir(0, 'debe')],
    ['a la anterior', hojaEn(0, 'debe', '101 5 -'), -1, ir(0, 'idCuenta')],
    ['a la línea siguiente', hojaEn(0, 'documento', '101 5 -', '201 - 5'), 1, ir(1, 'idCuenta')],
    ['a la línea anterior', hojaEn(1, 'idCuenta', '101 5 -', '201 - 5'), -1, ir(0, 'documento')],
    ['a una nueva si falta algo', hojaEn(0, 'documento', '101 5 -'), 1, { tipo: 'nueva' }],
    ['sale si cuadra', hojaEn(1, 'documento', '101 5 -', '201 - 5'), 1, { tipo: 'fuera' }],
    ['sale si la última está vacía', hojaEn(1, 'documento', '101 5 -', '- - -'), 1, { tipo: 'fuera' }],
    ['sale por el principio', hojaEn(0, 'idCuenta', '101 5 -'), -1, { tipo: 'fuera' }],
  ])('%s', (_, hoja, paso, esperado) => expect(alTabular(hoja.getSnapshot(), paso)).toEqual(esperado));
});

/** As the grid does it, with the account already chosen: one Enter after each thing that is typed. */
describe('una partida de cuatro líneas', () => {
  test('se escribe con ocho Enter, el último la da por terminada', () => {
    const hoja = crearHoja();
    let enters = 0;
    let fin = false;
    const escribir = (columna: Columna, texto: string) => {
      const { cursor } = hoja.getSnapshot();
      expect(cursor.columna).toBe(columna);
      if (texto !== '') hoja.escribir(cursor.fila, columna, texto);
      enters += 1;
      const destino = alEntrar(hoja.getSnapshot());
      if (destino.tipo === 'ir') hoja.irA(destino.cursor);
      else if (destino.tipo === 'nueva') hoja.agregarPropuesta();
      else fin = destino.tipo === 'fin';
    };
    escribir('idCuenta', '7011');
    escribir('debe', '1,000.00');
    escribir('idCuenta', '1011');
    escribir('haber', '600');
    escribir('idCuenta', '3051');
    escribir('haber', '=C2*5%');
    escribir('idCuenta', '3041');
    // What is missing is already there.
    escribir('haber', '');
    expect({ enters, fin }).toEqual({ enters: 8, fin: true });
    expect(hoja.lineas().lineas.map(({ debe, haber }) => [debe, haber])).toEqual([
      [100_000, 0],
      [0, 60_000],
      [0, 3_000],
      [0, 37_000],
    ]);
  });
});
