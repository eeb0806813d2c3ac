import { setTimeout as wait } from 'node:timers/promises';
import type { Drill } from './drill.ts';

const [STOPPED_MS, MOVING_MS] = [400, 100];

/** The synchronous standby works one fifth of the time: slow, never gone. */
export const slowStandby: Drill = {
  name: 'replica-lenta',
  title: 'La réplica síncrona va lenta',
  async run({ cluster, options }) {
    const standby = await cluster.synchronous();
    const until = performance.now() + options.seconds * 1_000;
    try {
      while (performance.now() < until) {
        standby.freeze();
        await wait(STOPPED_MS);
        standby.wake();
        await wait(MOVING_MS);
      }
    } finally {
      standby.wake();
    }
    await cluster.settled();
    return `${standby.name}, ${options.seconds} s`;
  },
};
