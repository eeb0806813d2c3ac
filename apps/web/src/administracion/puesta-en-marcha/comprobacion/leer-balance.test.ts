import { expect, test } from 'vitest';
import { leerBalance } from './leer-balance.ts';

const filas = (texto: string, agencias = ['01']) =>
  leerBalance(texto, agencias).cifras.map(({ agencia, idCuenta, debe, haber }) => [
    agencia,
    idCuenta,
    debe,
    haber,
  ]);

test('copiado de una hoja, con títulos, nombres, guiones y renglones en cero', () => {
  expect(
    filas(
      'Cuenta\tNombre\tDebe\tHaber\n101101\tCaja\t1,250.00\t-\n\n301101\tAportaciones\t\t1,250.00\n102101\tBancos\t0.00\t0.00',
    ),
  ).toEqual([
    ['01', '101101', 125_000, 0],
    ['01', '301101', 0, 125_000],
  ]);
});

test('con agencia, con comas y comillas, y con la coma de los decimales', () => {
  expect(filas('1,101101,"1,250.50",0\n02,301101,0,"1,250.50"', ['01', '02'])).toEqual([
    ['01', '101101', 125_050, 0],
    ['02', '301101', 0, 125_050],
  ]);
  expect(filas('101101;1.250,50;0,00')).toEqual([['01', '101101', 125_050, 0]]);
});

test('una sola cifra es el saldo, con su signo', () => {
  expect(filas('101101\t500.00\n301101\t(500.00)')).toEqual([
    ['01', '101101', 50_000, 0],
    ['01', '301101', 0, 50_000],
  ]);
});

test('lo que no se entiende se dice con su línea', () => {
  expect(leerBalance('101101\t5.00\t0', ['01', '02']).problemas).toEqual([
    'Línea 1: falta la agencia, antes del código de la cuenta.',
  ]);
  expect(leerBalance('101101\tcinco 5\t0.00', ['01']).problemas).toEqual([
    'Línea 1: «cinco 5» no es un monto; escríbalo como 1,250.00.',
  ]);
});

test('un monto que puede ser dos no se adivina', () => {
  expect(leerBalance('101101\t1.250\t0', ['01']).problemas).toEqual([
    '«1.250» se puede leer de dos maneras: escriba todos los montos con sus centavos, como 1,250.00.',
  ]);
  // With one that tells, the others are told too.
  expect(leerBalance('101101\t1.250\t0\n301101\t0\t1.250,00', ['01']).problemas).toEqual([]);
});

test('sin un solo código no se lee un balance vacío: se dice', () => {
  expect(leerBalance('Cuenta\tDebe\tHaber\nCaja general\t50.00\t', ['01'])).toEqual({
    cifras: [],
    problemas: [
      'No hay ningún código de cuenta en lo que pegó. Si su balance dice nombres o los códigos de otro sistema, elija el archivo.',
    ],
  });
  expect(leerBalance(' \n', ['01']).problemas).toEqual([]);
});
