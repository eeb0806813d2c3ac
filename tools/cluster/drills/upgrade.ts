import { nextVersion } from '../next-version.ts';
import type { Drill } from './drill.ts';
import { roll } from './rolling.ts';

/** The last of all: from here on the database belongs to the version after. */
export const upgrade: Drill = {
  name: 'actualizacion',
  title: 'Actualización con una migración',
  unnoticed: true,
  async run({ cluster }) {
    const { tree, migration } = await nextVersion(cluster);
    await roll(cluster, tree);
    return `con ${migration}`;
  },
};
