import { expect, it } from 'vitest';
import { leerPegado } from './leer-pegado.ts';

const renglones = [
  { idCuenta: '1031', agencia: '01', abierto: true },
  { idCuenta: '1031', agencia: '02', abierto: false },
  { idCuenta: '501101', agencia: '01', abierto: true },
];
const leer = (texto: string) => {
  const { cifras, problemas } = leerPegado(texto, renglones);
  return { cifras: Object.fromEntries(cifras), problemas };
};

it('una hoja copiada entra con su encabezado y sus filas en blanco', () => {
  expect(leer('Cuenta\tAgencia\tSaldo\n\n1031\t01\t1,250.00\r\n501101\t1\t(5.50)')).toEqual({
    cifras: { '1031 01': 125_000, '501101 01': -550 },
    problemas: [],
  });
});

it('sin agencia, si la cuenta solo está en una; con punto y coma también', () => {
  expect(leer('501101;80.00').cifras).toEqual({ '501101 01': 8_000 });
  expect(leer('1031;80.00').problemas).toEqual(['Línea 1: falta la agencia, entre la cuenta y el monto.']);
});

it('lo que no se entiende se dice con su línea y lo demás entra', () => {
  expect(leer('1031\t01\tx1\n999\t01\t5\n1031\t02\t5\n1031\t09\t5\n1031\t01\t-5')).toEqual({
    cifras: { '1031 01': -500 },
    problemas: [
      'Línea 1: «x1» no es un monto; escríbalo como 1,250.00.',
      'Línea 2: la cuenta «999» no se trae en este mes.',
      'Línea 3: el mes ya está cerrado en la agencia 02.',
      'Línea 4: la agencia «09» no es una de las suyas.',
    ],
  });
});
