// Starts what answers the calls of the sample applications in this browser: once, with the first of them.
import { sampleHandlers } from '@cuadra/demo-api/handlers';
import type { World } from '@cuadra/demo-api/world';
import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { nowMs } from '#platform/clock.ts';
import { workerAddress } from './worker-address.ts';

export const startSamples = (): Promise<void> => startWorker(sampleHandlers, false);

/** Rejects where the browser has no service workers: they need https, or this very machine. */
export function startWorker(handlersIn: (world: World) => HttpHandler[], alone: boolean): Promise<void> {
  started ??= start(handlersIn(world), workerAddress(alone)).catch((error: unknown) => {
    // Asked for again, it is tried again.
    started = undefined;
    throw error;
  });
  return started;
}
let started: Promise<void> | undefined;

async function start(handlers: readonly HttpHandler[], url: string): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new WithoutWorkers();
  await setupWorker(...handlers).start({
    serviceWorker: { url },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
}

export class WithoutWorkers extends Error {}

const world: World = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  nowMs,
  newId: () => crypto.randomUUID(),
};
