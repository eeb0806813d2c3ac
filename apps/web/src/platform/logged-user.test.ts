import { expect, test } from 'vitest';
import { readLoggedUser } from './logged-user.ts';

test('se lee lo que la sesión guardó', () => {
  const guardado = { name: 'Ana', email: 'ana@cuadra.gt', avatar: null };
  expect(readLoggedUser(JSON.stringify(guardado))).toEqual(guardado);
});

test.each([null, '', 'no es json', '7', 'null', '{"name":3}'])('de «%s» no sale nadie', (texto) => {
  expect(readLoggedUser(texto)).toEqual({ name: '', email: '', avatar: null });
});
