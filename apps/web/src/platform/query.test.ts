import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, offline } from './api-error.ts';
import { queryClient } from './query.ts';

afterEach(() => queryClient.clear());

const CLAVE = ['lista'];

/** What the server says each time it is asked, when it is let. */
function alMirar() {
  const preguntas: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const pregunta = Promise.withResolvers<string>();
    preguntas.push(pregunta);
    return pregunta.promise;
  };
  const observador = new QueryObserver(queryClient, { queryKey: CLAVE, queryFn });
  const dejar = observador.subscribe(() => undefined);
  return { preguntas, visto: () => observador.getCurrentResult().data, dejar };
}

test('lo que cambia mientras se carga por primera vez se vuelve a pedir', async () => {
  const { preguntas, visto, dejar } = alMirar();
  void queryClient.invalidateQueries({ queryKey: CLAVE });
  void queryClient.invalidateQueries({ queryKey: CLAVE });
  preguntas[0]?.resolve('uno');
  await vi.waitFor(() => expect(preguntas).toHaveLength(2));
  preguntas[1]?.resolve('uno y dos');
  await vi.waitFor(() => expect(visto()).toBe('uno y dos'));
  expect(preguntas).toHaveLength(2);
  dejar();
});

test('lo que no cambió mientras tanto se pide una vez', async () => {
  const { preguntas, visto, dejar } = alMirar();
  preguntas[0]?.resolve('uno');
  await vi.waitFor(() => expect(visto()).toBe('uno'));
  expect(preguntas).toHaveLength(1);
  dejar();
});

test('lo que ya se insistió no se multiplica; lo demás que puede pasar se intenta dos veces más', () => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  const intenta = (error: Error) => (typeof retry === 'function' ? retry(0, error) : undefined);
  expect(intenta(offline())).toBe(false);
  expect(intenta(new ApiError('Una oración.', { status: 503, codigo: 'BASE_NO_DISPONIBLE' }))).toBe(false);
  expect(intenta(new ApiError('Una oración.', { status: 500, codigo: 'ERROR_INTERNO' }))).toBe(true);
  // Without a network it waits for it before it tries.
  vi.stubGlobal('navigator', { onLine: false });
  expect(intenta(offline())).toBe(true);
  vi.unstubAllGlobals();
});
