import { expect, it } from 'vitest';
import { answer, lazily, Reply } from './answer.ts';
import { call } from './call.ts';
import { sampleHandlers } from './handlers.ts';
import { ask, testWorld } from './testing/ask.ts';

const greet = call<{ query: { name: string }; response: string | null }>('GET', '/api/apps/greet');
const keep = call<{ body: { thing: number[] }; response: number[] }>('POST', '/api/apps/keep');
const upload = call<{ form: { id: string; avatar: File }; response: string[] }>('POST', '/api/apps/upload');

it('la respuesta es una copia, en JSON, con 200', async () => {
  const kept = [1, 2];
  const handlers = [
    answer(keep, ({ body: { thing } }) => {
      kept.push(...thing);
      return kept;
    }),
  ];
  const first = await ask(handlers, keep, { body: { thing: [3] } });
  expect(first).toEqual({ status: 200, body: [1, 2, 3] });
  first.body.push(9);
  expect((await ask(handlers, keep, { body: { thing: [] } })).body).toEqual([1, 2, 3]);
});

it('lo que no hay se responde 200 sin nada; otra respuesta, con su estado', async () => {
  const handlers = [
    answer(greet, ({ query: { name } }) => (name === 'error' ? new Reply(401, { error: 'no' }) : null)),
  ];
  expect(await ask(handlers, greet, { query: { name: 'nadie' } })).toEqual({ status: 200, body: null });
  expect(await ask(handlers, greet, { query: { name: 'error' } })).toEqual({
    status: 401,
    body: { error: 'no' },
  });
});

it('un formulario llega con sus partes', async () => {
  const avatar = new File(['x'], 'yo.png', { type: 'image/png' });
  const handlers = [answer(upload, ({ form }) => [form.id, form.avatar.name, form.avatar.type])];
  const { body } = await ask(handlers, upload, { form: { id: '7', avatar } });
  expect(body).toEqual(['7', 'yo.png', 'image/png']);
});

it('lo de una aplicación viene con su primera llamada, una sola vez, y guarda lo que cambia', async () => {
  let loads = 0;
  const kept: number[] = [];
  const handlers = [
    lazily('/api/apps', async () => {
      loads += 1;
      return [
        answer(keep, ({ body: { thing } }) => {
          kept.push(...thing);
          return kept;
        }),
      ];
    }),
    answer(greet, () => 'otra'),
  ];
  expect(loads).toBe(0);
  await ask(handlers, keep, { body: { thing: [1] } });
  expect((await ask(handlers, keep, { body: { thing: [2] } })).body).toEqual([1, 2]);
  expect(loads).toBe(1);
  // What it does not answer goes on to the others.
  expect((await ask(handlers, greet, { query: { name: 'x' } })).body).toBe('otra');
});

it('lo que nadie responde bajo estas rutas es 404', async () => {
  for (const path of ['/api/apps/nothing', '/api/dashboards/none', '/api/pages/x', '/api/ui/icons/none'])
    expect(await ask(sampleHandlers(testWorld()), call('GET', path), {})).toEqual({
      status: 404,
      body: null,
    });
});
