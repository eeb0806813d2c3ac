// The sheet while the chart of accounts is still on its way: what is written early is not lost.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { crearHoja } from './almacen.ts';
import { Hoja } from './hoja.tsx';

const cuenta = (idCuenta: string, nombreCuenta: string): Cuenta => ({
  idCuenta,
  nombreCuenta,
  tipoCuenta: 'D',
  idParent: null,
  naturaleza: 'deudora',
  estado: 'activa',
  flujo: 'operacion',
  margen: null,
  saldoContrario: 'avisa',
  etiquetas: [],
  version: 1,
});
const CUENTAS = [
  cuenta('101103', 'Bancos del país'),
  cuenta('706105', 'Arrendamientos'),
  cuenta('706106', 'Energía y agua'),
];

// In cards, where a document without layout draws them.
let anchoDeAntes: number;
beforeEach(() => {
  anchoDeAntes = window.innerWidth;
  Object.assign(window, { innerWidth: 390 });
});
afterEach(() => {
  Object.assign(window, { innerWidth: anchoDeAntes });
});

/** With the accounts still to come; `llegan` brings them. */
function hojaQueEspera() {
  const almacen = crearHoja();
  const hoja = (cuentas: readonly Cuenta[] | undefined) => (
    <Hoja almacen={almacen} cuentas={cuentas} saldos={undefined} conceptoDeCabecera="" />
  );
  const { persona, rerender } = mostrar(hoja(undefined));
  act(() => almacen.enfocar());
  return {
    almacen,
    persona,
    llegan: (cuentas = CUENTAS) => rerender(hoja(cuentas)),
    lineas: () =>
      almacen.getSnapshot().filas.map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber].join(' ')),
  };
}

const NO_HAY = 'No hay ninguna cuenta con ese código o nombre.';

it('Intro sigue a la celda que toca aunque las cuentas no hayan llegado, y nada cae en otra', async () => {
  const { persona, llegan, lineas } = hojaQueEspera();
  await persona.keyboard('706105{Enter}75.50{Enter}101103{Enter}');
  expect(lineas()).toEqual(['706105 75.50 ', '101103  75.50']);
  llegan();
  expect(lineas()).toEqual(['706105 75.50 ', '101103  75.50']);
});

it('lo que nombra una cuenta sin duda es esa cuenta en cuanto llegan; lo demás queda escrito y se dice', async () => {
  const { persona, llegan, lineas } = hojaQueEspera();
  await persona.keyboard('bancos del pais{Enter}10{Enter}706{Enter}');
  expect(lineas()).toEqual(['bancos del pais 10 ', '706  10.00']);
  llegan();
  expect(lineas()).toEqual(['101103 10 ', '706  10.00']);
  expect(screen.getByText(NO_HAY)).toBeDefined();
});

it('mientras llegan no se dice que ninguna coincide, y con lo escrito aparecen las halladas', async () => {
  const { persona, llegan, lineas } = hojaQueEspera();
  await persona.keyboard('ener');
  expect(screen.queryByText(/Ninguna cuenta/)).toBeNull();
  expect(screen.getByText('Cargando las cuentas…')).toBeDefined();
  llegan();
  await persona.keyboard('{Enter}');
  expect(lineas()).toEqual(['706106  ']);
});

it('un borrador abierto antes que las cuentas no sale con errores', () => {
  const almacen = crearHoja({
    filas: [{ idCuenta: '706105', debe: '5', haber: '', concepto: '', documento: '' }],
    cursor: { fila: 0, columna: 'debe' },
  });
  mostrar(<Hoja almacen={almacen} cuentas={undefined} saldos={undefined} conceptoDeCabecera="" />);
  expect(screen.queryByText(NO_HAY)).toBeNull();
});

it('un bloque pegado antes de tiempo espera a las cuentas, con las que se sabe qué columna es cuál', async () => {
  const { llegan, lineas } = hojaQueEspera();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '706105\t1200\t\n101103\t\t1200');
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData });
  expect(lineas()).toEqual(['  ']);
  llegan();
  expect(lineas()).toEqual(['706105 1,200.00 ', '101103  1,200.00']);
  // Once.
  llegan([...CUENTAS]);
  expect(lineas()).toHaveLength(2);
});

it('dar su código a lo escrito no es un paso más que deshacer', async () => {
  const { almacen, persona, llegan } = hojaQueEspera();
  await persona.keyboard('arrendamientos{Enter}');
  llegan();
  expect(almacen.getSnapshot().filas[0]?.idCuenta).toBe('706105');
  act(() => almacen.deshacer());
  expect(almacen.getSnapshot().filas[0]?.idCuenta).toBe('');
  act(() => almacen.rehacer());
  expect(almacen.getSnapshot().filas[0]?.idCuenta).toBe('706105');
});
