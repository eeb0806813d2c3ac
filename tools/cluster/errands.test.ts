import { FILAS_AL_MOMENTO } from '@cuadra/contract/reportes/archivos';
import { expect, it } from 'vitest';
import { startErrands } from './errands.ts';
import { until } from './processes.ts';
import { serve } from './testing/serve.ts';

const session = { token: () => Promise.resolve('one') };

/** A file that is in each state in turn, and stays in the last; of so many rows. */
function startServer(states: readonly string[], rows: number): Promise<string> {
  let looks = 0;
  return serve((request, response) => {
    if (request.url?.endsWith('/contenido')) return void response.end('a;b\n'.repeat(rows));
    const estado = request.method === 'GET' ? (states[looks++] ?? states.at(-1)) : 'en_cola';
    response.end(JSON.stringify({ id: 'one', estado, motivo: 'No se pudo.' }));
  });
}

async function oneErrand(states: readonly string[], rows = FILAS_AL_MOMENTO + 1) {
  const errands = startErrands(await startServer(states, rows), session);
  await until('it is over', 10_000, () => errands.done.length + errands.failed.length > 0);
  await errands.stop();
  return errands;
}

it('a file is waited for, and fetched', async () => {
  const { done, failed } = await oneErrand(['en_cola', 'haciendo', 'listo']);
  expect([done.length, failed]).toEqual([1, []]);
});

it('one that could not be made is told with its reason', async () => {
  expect((await oneErrand(['haciendo', 'fallido'])).failed).toEqual(['falló: No se pudo.']);
});

it('one that lacks rows was not made', async () => {
  expect((await oneErrand(['listo'], 3)).failed).toEqual(['tiene 3 renglones']);
});
