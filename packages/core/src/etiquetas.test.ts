import { expect, test } from 'vitest';
import { claveDeEtiqueta, cuentasDeEtiqueta, escribirEtiquetas, leerEtiquetas } from './etiquetas.ts';

test('dos nombres que solo difieren en mayúsculas, acentos o espacios son uno', () => {
  expect(claveDeEtiqueta(' Depósitos  A la vista ')).toBe(claveDeEtiqueta('DEPOSITOS a la Vista'));
  expect(claveDeEtiqueta('Cartera')).not.toBe(claveDeEtiqueta('Carteras'));
});

test('una celda se lee por punto y coma, sin vacías ni repetidas, y escrita de nuevo dice lo mismo', () => {
  const leidas = leerEtiquetas(' Cartera;; gastos   fijos ;CARTERA; ');
  expect(leidas).toEqual(['Cartera', 'gastos fijos']);
  expect(leerEtiquetas(escribirEtiquetas(leidas))).toEqual(leidas);
  expect(leerEtiquetas('')).toEqual([]);
});

const cuenta = (idCuenta: string, ...etiquetas: string[]) => ({ idCuenta, etiquetas });
const catalogo = [
  cuenta('1', 'Todo lo nuestro'),
  cuenta('101', 'Liquidez'),
  cuenta('1011', 'Liquidez'),
  cuenta('101101'),
  cuenta('101102', 'liquídez'),
  cuenta('102'),
  cuenta('1021', 'Liquidez'),
  cuenta('1022'),
];
const codigosDe = (etiqueta: string) => cuentasDeEtiqueta(catalogo, etiqueta).map(({ idCuenta }) => idCuenta);

test('la etiqueta de una de mayor vale para todo lo que está bajo ella, y cada cuenta sale una vez', () => {
  expect(codigosDe('LIQUIDEZ')).toEqual(['101', '1011', '101101', '101102', '1021']);
  expect(codigosDe('Todo lo nuestro')).toHaveLength(8);
  expect(codigosDe('Otra')).toEqual([]);
});
