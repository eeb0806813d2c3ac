// What a partida does with money, whatever its author calls it.
import { expect, it } from 'vitest';
import type { LineaDePartida } from '../partida.ts';
import { alDebe, alHaber } from '../testing/lineas.ts';
import { actoDe, type Dinero } from './clase-de-lineas.ts';
import type { Operacion } from './operaciones.ts';

const CAJA = '1011010103';
const BANCO = '1011030101';
const SOCIOS = '3011020101';
const GASTO = '706105';
const PRODUCTO = '603102';
const DINERO: Readonly<Record<string, Dinero>> = {
  [CAJA]: 'efectivo',
  [BANCO]: 'efectivo',
  [SOCIOS]: 'socios',
};
const acto = (operacion: Operacion, ...lineas: LineaDePartida[]) => {
  const { clase, monto } = actoDe(operacion, lineas, (cuenta) => DINERO[cuenta]);
  return `${clase} ${monto}`;
};

it('un diario que acredita un banco saca dinero', () => {
  expect(acto('partida', alDebe(GASTO, 900), alHaber(BANCO, 900))).toBe('paga 900');
});

it('lo que entra a caja ingresa; lo que no toca dinero mueve dentro', () => {
  expect(acto('partida', alDebe(CAJA, 500), alHaber(PRODUCTO, 500))).toBe('ingresa 500');
  expect(acto('partida', alDebe(GASTO, 500), alHaber(PRODUCTO, 500))).toBe('mueve 500');
});

it('del banco a la caja no sale nada: 700 − 700 = 0, y cuenta entero', () => {
  expect(acto('partida', alDebe(CAJA, 700), alHaber(BANCO, 700))).toBe('mueve 700');
});

it('cuenta lo que sale y no el total: 1,000 − 300 = 700', () => {
  expect(acto('partida', alDebe(GASTO, 1_000), alHaber(BANCO, 700), alHaber(PRODUCTO, 300))).toBe('paga 700');
  expect(acto('partida', alDebe(BANCO, 300), alDebe(GASTO, 700), alHaber(BANCO, 1_000))).toBe('paga 700');
});

it('lo que sale de cuentas de socios sale entero, aunque vaya a otra de socios', () => {
  expect(acto('partida', alDebe(SOCIOS, 400), alHaber(SOCIOS, 400))).toBe('paga 400');
  expect(acto('partida', alDebe(SOCIOS, 400), alHaber(PRODUCTO, 400))).toBe('paga 400');
  // Also when it comes to the bank: it is of members until then.
  expect(acto('partida', alDebe(SOCIOS, 400), alDebe(BANCO, 50), alHaber(PRODUCTO, 450))).toBe('paga 400');
});

it('lo que se abona a socios con dinero que entra, ingresa', () => {
  expect(acto('partida', alDebe(CAJA, 400), alHaber(SOCIOS, 400))).toBe('ingresa 400');
});

it('la clase de su operación vale mientras no saque dinero', () => {
  expect(acto('transferencia-propia', alDebe(SOCIOS, 400), alHaber(SOCIOS, 400))).toBe('mueve 400');
  expect(acto('transferencia-propia', alDebe(SOCIOS, 400), alHaber(BANCO, 400))).toBe('paga 400');
  expect(acto('caja-ingreso', alDebe(GASTO, 400), alHaber(CAJA, 400))).toBe('paga 400');
});

it('lo que paga por su operación cuenta al menos su total', () => {
  expect(acto('ajuste-de-ahorro', alDebe(GASTO, 400), alHaber(SOCIOS, 400))).toBe('paga 400');
  expect(acto('cheque', alDebe(GASTO, 400), alHaber(BANCO, 300), alHaber(PRODUCTO, 100))).toBe('paga 400');
});
