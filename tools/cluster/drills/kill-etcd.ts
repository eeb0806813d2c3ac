import { setTimeout as wait } from 'node:timers/promises';
import type { Drill } from './drill.ts';

const DOWN_MS = 8_000;

/** Each in its turn, so that one of them is the leader of etcd; two are enough to go on. */
export const killEtcd: Drill = {
  name: 'matar-etcd',
  title: 'Cae cada etcd',
  async run({ cluster }) {
    const before = (await cluster.primary()).name;
    for (const member of cluster.etcd) {
      await member.kill();
      await wait(DOWN_MS);
      await member.start();
      await member.ready();
    }
    const after = (await cluster.primary()).name;
    return before === after
      ? 'el primario siguió siendo el mismo'
      : `el primario pasó de ${before} a ${after}`;
  },
};
