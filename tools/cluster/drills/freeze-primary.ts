import { setTimeout as wait } from 'node:timers/promises';
import type { Drill, Stage } from './drill.ts';

const TIMES = 3;

/** The primary stops answering and knows nothing of it; when it wakes there is another one. */
export const freezePrimary: Drill = {
  name: 'congelar-primario',
  title: 'El primario se congela',
  async run(stage) {
    const times = stage.options.times ?? TIMES;
    for (let time = 0; time < times; time++) await freezeOnce(stage);
    return `${times} veces, ${stage.options.seconds} s cada una`;
  },
};

async function freezeOnce({ cluster, options }: Stage): Promise<void> {
  const primary = await cluster.primary();
  primary.freeze();
  try {
    await wait(options.seconds * 1_000);
    await cluster.primary();
  } finally {
    primary.wake();
  }
  await cluster.settled();
}
