import type { Preferencias } from '@cuadra/contract/escritorio/preferencias';
import { expect, test } from 'vitest';
import { createPreferences, PREFERENCES_KEY, readPreferences } from './preferences-store.ts';

const NADA: Preferencias = { theme: null, scheme: null, layout: null, navigation: null, language: null };

function preparar(enviar: (cambio: Partial<Preferencias>) => Promise<Preferencias>, copia?: string) {
  const guardado = new Map(copia === undefined ? [] : [[PREFERENCES_KEY, copia]]);
  const almacen = {
    getItem: (clave: string) => guardado.get(clave) ?? null,
    setItem: (clave: string, valor: string) => void guardado.set(clave, valor),
  };
  const preferencias = createPreferences({ almacen, enviar });
  const copiada = () => readPreferences(almacen.getItem(PREFERENCES_KEY));
  return { preferencias, copiada, guardado };
}

test.each([
  ['nada', null, NADA],
  ['algo que no es JSON', '{', NADA],
  ['otra cosa', '[1]', NADA],
  [
    'un tema que ya no existe',
    '{"theme":"theme-pink","scheme":"dark","layout":"thin"}',
    { ...NADA, scheme: 'dark', layout: 'thin' },
  ],
])('la copia con %s se lee sin fallar', (_, texto, esperado) => {
  expect(readPreferences(texto)).toEqual(esperado);
});

test('lo elegido se ve y se copia antes de que el servidor responda', async () => {
  const { promise, resolve } = Promise.withResolvers<Preferencias>();
  const { preferencias, copiada } = preparar(() => promise);
  const guardada = preferencias.guardar({ theme: 'theme-teal' });
  expect(preferencias.getSnapshot().theme).toBe('theme-teal');
  expect(copiada().theme).toBe('theme-teal');
  resolve({ ...NADA, theme: 'theme-teal' });
  expect(await guardada).toBe(true);
});

test('lo que el servidor no acepta se deshace, y lo demás queda', async () => {
  const { preferencias, copiada } = preparar(
    () => Promise.reject(new Error('sin conexión')),
    '{"theme":"theme-rose"}',
  );
  const tema = preferencias.guardar({ theme: 'theme-amber' });
  const esquema = preferencias.guardar({ scheme: 'dark' });
  expect(preferencias.getSnapshot()).toEqual({ ...NADA, theme: 'theme-amber', scheme: 'dark' });
  expect(await tema).toBe(false);
  expect(await esquema).toBe(false);
  expect(copiada()).toEqual({ ...NADA, theme: 'theme-rose' });
});

test('una respuesta anterior no pisa lo que se está eligiendo', async () => {
  const { promise, resolve } = Promise.withResolvers<Preferencias>();
  const { preferencias } = preparar(() => promise);
  const guardada = preferencias.guardar({ layout: 'thin' });
  preferencias.adoptar(NADA);
  expect(preferencias.getSnapshot().layout).toBe('thin');
  resolve({ ...NADA, layout: 'thin' });
  await guardada;
  preferencias.adoptar({ ...NADA, layout: 'dense' });
  expect(preferencias.getSnapshot().layout).toBe('dense');
});

test('lo que escribe otra pestaña se oye una sola vez', () => {
  const { preferencias, guardado } = preparar(() => Promise.resolve(NADA));
  let avisos = 0;
  const dejar = preferencias.subscribe(() => {
    avisos += 1;
  });
  guardado.set(PREFERENCES_KEY, '{"scheme":"auto"}');
  preferencias.releer();
  preferencias.releer();
  expect(preferencias.getSnapshot().scheme).toBe('auto');
  expect(avisos).toBe(1);
  dejar();
});
