import { setTimeout as wait } from 'node:timers/promises';
import type { Drill } from './drill.ts';

/** The standby that everything acknowledged waits for goes silent: another one must take its place. */
export const cutStandby: Drill = {
  name: 'replica-aislada',
  title: 'La réplica síncrona calla',
  async run({ cluster, options }) {
    const standby = await cluster.synchronous();
    let taker = '';
    standby.freeze();
    try {
      await wait(options.seconds * 1_000);
      taker = (await cluster.synchronous()).name;
    } finally {
      standby.wake();
    }
    await cluster.settled();
    return `${standby.name} callada ${options.seconds} s; la síncrona pasó a ser ${taker}`;
  },
};
