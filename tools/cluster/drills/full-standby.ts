import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from '../cluster.ts';
import { isRoot } from '../identity.ts';
import { moveToSmallDisk } from '../small-disk.ts';
import type { Drill } from './drill.ts';

const SEGMENT_MB = 16;

/** The synchronous standby has no room for one more segment of WAL: the primary must go on with the other one. */
export const fullStandby: Drill = {
  name: 'replica-llena',
  title: 'La réplica síncrona se llena',
  impossible: () =>
    isRoot() ? undefined : 'necesita root, para montar un disco pequeño donde la réplica guarda su WAL',
  async run({ cluster, options }) {
    const standby = await cluster.synchronous();
    await standby.stop();
    let taker = '';
    // Once emptied it must hold what it missed, a segment for each second, and as much again for the way there and back.
    const disk = await moveToSmallDisk(`${standby.dataFolder}/pg_wal`, 2 * SEGMENT_MB * options.seconds);
    try {
      await standby.start();
      await cluster.settled();
      await disk.fill();
      const until = performance.now() + options.seconds * 1_000;
      while (performance.now() < until) {
        await switchSegment(cluster);
        await wait(1_000);
      }
      taker = (await cluster.synchronous()).name;
      await disk.empty();
      await cluster.settled();
    } finally {
      await standby.stop();
      await disk.restore();
    }
    await standby.start();
    await cluster.settled();
    return `${standby.name} sin espacio ${options.seconds} s; la síncrona pasó a ser ${taker}`;
  },
};

/** Each time another segment begins, which is what there is no room for. */
async function switchSegment(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: (await cluster.primary()).url('postgres') });
  await client.connect();
  try {
    await client.query('select pg_switch_wal()');
  } finally {
    await client.end();
  }
}
