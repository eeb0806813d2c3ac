import { expect, it } from 'vitest';
import { SampleError } from '#demo/frame/call-sample.ts';
import { nameRefusal, refusalOf } from './refusal.ts';

it('un nombre en blanco o que ya hay se rechaza antes de pedirlo', () => {
  expect(nameRefusal('  ', [])).toBe('nameMissing');
  expect(nameRefusal(' FOTOS ', ['Fotos'])).toBe('taken');
  expect(nameRefusal('Fotos 2', ['Fotos'])).toBeUndefined();
});

it('lo que responde la muestra dice por qué no se guardó', async () => {
  expect(await refusalOf(Promise.resolve({ id: '1' }))).toBeUndefined();
  expect(await refusalOf(Promise.resolve(null))).toBe('gone');
  expect(await refusalOf(Promise.reject(new SampleError(409, 'taken')))).toBe('taken');
  expect(await refusalOf(Promise.reject(new SampleError(400, 'name')))).toBe('nameMissing');
  expect(await refusalOf(Promise.reject(new TypeError('x')))).toBe('failed');
});
