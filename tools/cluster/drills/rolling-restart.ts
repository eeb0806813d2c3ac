import type { Drill } from './drill.ts';
import { roll } from './rolling.ts';

export const rollingRestart: Drill = {
  name: 'reinicio',
  title: 'Reinicio proceso por proceso',
  unnoticed: true,
  async run({ cluster }) {
    await roll(cluster.cuadras, cluster.tree);
    return undefined;
  },
};
