import { nextVersion } from '../next-version.ts';
import type { Drill } from './drill.ts';
import { roll } from './rolling.ts';

/**
 * The last of all: from here on the database belongs to the version after. In the middle a process of the version before is
 * started again, as it would be if it fell: it must live with the new schema.
 */
export const upgrade: Drill = {
  name: 'actualizacion',
  title: 'Actualización con una migración',
  unnoticed: true,
  async run({ cluster }) {
    const before = cluster.tree;
    const { tree, migration } = await nextVersion(cluster);
    await roll(cluster.cuadras.slice(0, 1), tree);
    cluster.tree = tree;
    await roll(cluster.cuadras.slice(1, 2), before);
    await roll(cluster.cuadras.slice(1), tree);
    return `con ${migration}; uno de la versión anterior se reinició después de ella`;
  },
};
