import { setTimeout as wait } from 'node:timers/promises';
import type { Drill } from './drill.ts';

const DOWN_MS = 3_000;

export const killCuadra: Drill = {
  name: 'matar-cuadra',
  title: 'Cae cada Cuadra',
  async run({ cluster }) {
    for (const cuadra of cluster.cuadras) {
      await cuadra.kill();
      await wait(DOWN_MS);
      await cuadra.start(cluster.tree);
      await cuadra.ready();
    }
    return undefined;
  },
};
