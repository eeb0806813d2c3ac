import { longestPause } from '../pauses.ts';
import type { Drill, Stage } from './drill.ts';

const TIMES = 20;

/** The power goes where the primary is, Patroni and PostgreSQL at once; it comes back as a standby before the next time. */
export const killPrimary: Drill = {
  name: 'matar-primario',
  title: 'El primario cae',
  async run(stage) {
    const pauses: number[] = [];
    for (let time = 0; time < (stage.options.times ?? TIMES); time++) pauses.push(await killOnce(stage));
    const sorted = pauses.toSorted((a, b) => a - b);
    const say = (ms: number | undefined) => `${((ms ?? 0) / 1_000).toFixed(1)} s`;
    return `${pauses.length} caídas; pausa de escrituras: la menor ${say(sorted[0])}, mediana ${say(sorted[sorted.length >> 1])}, la mayor ${say(sorted.at(-1))}`;
  },
};

async function killOnce({ cluster, load }: Stage): Promise<number> {
  const began = performance.now();
  const primary = await cluster.primary();
  await primary.kill();
  await cluster.primary();
  await primary.start();
  await cluster.settled();
  return longestPause(load.writes.moments, began, performance.now()).ms;
}
