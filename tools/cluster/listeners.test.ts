import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { startListeners } from './listeners.ts';
import { until } from './processes.ts';
import { serve } from './testing/serve.ts';

const session = { token: () => Promise.resolve('one') };

/** Lines that were opened, oldest first. */
async function startProcess(name: string) {
  const lines: ServerResponse[] = [];
  const url = await serve((request, response) => {
    if (request.headers.authorization !== 'Bearer one') return void response.writeHead(401).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hola\n\n');
    lines.push(response);
  });
  return { name, url, lines };
}

const say = (line: ServerResponse | undefined, tipo: string) =>
  line?.write(`data: ${JSON.stringify({ tipo })}\n\n`);

it('only what was posted counts, also after the line was cut', async () => {
  const one = await startProcess('nodo1');
  const listeners = startListeners([one], session);
  await until('the line is open', 5_000, () => one.lines.length === 1);
  say(one.lines[0], 'partidas-contabilizadas');
  say(one.lines[0], 'notificacion');
  await until('it was heard', 5_000, () => listeners.heard() === 1);
  one.lines[0]?.destroy();
  await until('it was opened again', 5_000, () => one.lines.length === 2);
  say(one.lines[1], 'partidas-contabilizadas');
  await until('it was heard again', 5_000, () => listeners.heard() === 2);
  await listeners.stop();
});

it('whoever keeps its line and tells nothing is deaf', async () => {
  const [one, two] = [await startProcess('nodo1'), await startProcess('nodo2')];
  const listeners = startListeners([one, two], session, 500);
  await until('both are open', 5_000, () => one.lines.length + two.lines.length === 2);
  const telling = setInterval(() => say(one.lines[0], 'partidas-contabilizadas'), 50);
  expect(await listeners.deaf()).toEqual(['nodo2']);
  clearInterval(telling);
  await listeners.stop();
});
