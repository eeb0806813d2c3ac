import { expect, test } from 'vitest';
import { anchoDeMonto } from './ancho-de-monto.ts';

const estado = (titulo: string, valor: number) => ({
  columnas: [{ titulo }],
  filas: [{ valores: [valor] }],
});

test('una columna tiene el ancho de su cifra más larga', () => {
  expect(anchoDeMonto(estado('Saldo', 100))).toBe(6.5);
  expect(anchoDeMonto(estado('Saldo', 12_345_678_900))).toBe(7.5);
  expect(anchoDeMonto(estado('Saldo', -123_456_789_000))).toBe(8.25);
});

test('y el de la palabra más larga de su título, que no se parte', () => {
  // 13 letters × 0.5625 + 1
  expect(anchoDeMonto(estado('CAPITAL INSTITUCIONAL', 100))).toBe(8.3125);
  expect(anchoDeMonto(estado('RESULTADO DEL EJERCICIO', 100))).toBe(6.5);
});
