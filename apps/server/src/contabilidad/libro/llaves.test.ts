import { expect, it } from 'vitest';
import { llaveDe } from './llaves.ts';

const cuerpo = (body: unknown) => llaveDe('k', body)?.cuerpo.toString('hex');

it('los mismos datos dan la misma huella, en cualquier orden de sus campos', () => {
  expect(cuerpo({ a: 1, b: { c: [{ d: 1, e: 2 }] } })).toBe(cuerpo({ b: { c: [{ e: 2, d: 1 }] }, a: 1 }));
});

it('otros datos, u otro orden de las líneas, dan otra', () => {
  expect(cuerpo({ a: 1 })).not.toBe(cuerpo({ a: '1' }));
  expect(cuerpo({ lineas: [1, 2] })).not.toBe(cuerpo({ lineas: [2, 1] }));
});

it('sin llave no hay nada que recordar', () => {
  expect(llaveDe(undefined, {})).toBeUndefined();
});
