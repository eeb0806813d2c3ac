// Asks the handlers in Node, as the browser would, with a world whose clock stands still and that does not wait.
import { getResponse, type HttpHandler } from 'msw';
import { type CallTypes, type InputOf, requestOf, type SampleCall } from '../call.ts';
import { seedId } from '../seeds.ts';
import type { World } from '../world.ts';

const ORIGIN = 'http://muestra.example';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** What one handler of a list answers; it fails when none does. */
export async function ask<T extends CallTypes>(
  handlers: readonly HttpHandler[],
  call: SampleCall<T>,
  input: InputOf<T>,
): Promise<Answer<T['response']>> {
  const response = await getResponse([...handlers], requestOf(call, input, ORIGIN));
  if (response === undefined) throw new Error(`No handler answers ${call.method} ${call.path}`);
  return { status: response.status, body: await response.json() };
}

export interface TestWorld extends World {
  /** Every wait that was asked for, in order. */
  readonly waits: number[];
}

/** A Wednesday, at noon in Guatemala. */
export const NOON = '2026-03-11T18:00:00.000Z';

export function testWorld(): TestWorld {
  const waits: number[] = [];
  let made = 0;
  return {
    waits,
    wait: async (ms) => {
      waits.push(ms);
    },
    nowMs: () => Date.parse(NOON),
    newId: () => {
      made += 1;
      return seedId('made', made);
    },
  };
}
