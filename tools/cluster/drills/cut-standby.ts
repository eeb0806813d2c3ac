import { setTimeout as wait } from 'node:timers/promises';
import type { Drill } from './drill.ts';

/** The standby that everything acknowledged waits for goes silent: another one must take its place. */
export const cutStandby: Drill = {
  name: 'replica-aislada',
  title: 'La réplica síncrona calla',
  async run({ cluster, options }) {
    const standby = await cluster.synchronous();
    standby.freeze();
    try {
      await wait(options.seconds * 1_000);
    } finally {
      standby.wake();
    }
    await cluster.settled();
    return `${standby.name}, ${options.seconds} s`;
  },
};
