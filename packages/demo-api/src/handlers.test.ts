// Whatever an application says that it can be asked is answered, by the handlers that the browser has.
import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { SampleCall } from './call.ts';
import { sampleHandlers } from './handlers.ts';
import { isSampleCall } from './reach.ts';
import { ask, testWorld } from './testing/ask.ts';

it('cada llamada que una aplicación dice tener la responde alguien', async () => {
  const files = await readdir(new URL('.', import.meta.url), { recursive: true });
  const rooms = files.filter((file) => file.endsWith('calls.ts')).map((file) => import(`./${file}`));
  const calls = (await Promise.all(rooms)).flatMap(callsIn);
  // The chat between colleagues is the product's where there is a server.
  const own = calls.filter(({ path }) => isSampleCall(path));
  expect(own.length).toBeGreaterThan(80);
  const handlers = sampleHandlers(testWorld());
  const unanswered: string[] = [];
  for (const { method, path } of own) {
    // Said nothing, some fail inside: those were answered too.
    const status = await ask(handlers, { method, path }, { query: {} }).then(
      (answer) => answer.status,
      () => 500,
    );
    if (status === 404) unanswered.push(`${method} ${path}`);
  }
  expect(unanswered).toEqual([]);
});

function callsIn(value: unknown): SampleCall[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isCall(value)) return [value];
  return Object.values(value).flatMap(callsIn);
}

const isCall = (value: object): value is SampleCall => 'method' in value && 'path' in value;
