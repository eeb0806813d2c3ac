import { afterEach, expect, test, vi } from 'vitest';
import { messageOf } from '#platform/api-error.ts';
import { bringChat } from './bring-chat.ts';

afterEach(() => vi.unstubAllGlobals());

const responder = (cuerpo: unknown) => {
  vi.stubGlobal('location', { origin: 'https://cuadra.gt' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async () => Response.json(cuerpo));
};

test('una respuesta vacía falla con las palabras de la especificación', async () => {
  responder(null);
  const fallo = await bringChat('abc').catch((error: unknown) => error);
  expect(fallo).toMatchObject({ status: 404 });
  expect(messageOf(fallo)).toBe('Could not found chat with id of abc!');
});

test('una conversación llega como es', async () => {
  responder({ id: 'abc', messages: [] });
  expect(await bringChat('abc')).toEqual({ id: 'abc', messages: [] });
});
