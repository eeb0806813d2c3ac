// One drill from end to end: people at work and a witness, the drill, and the books afterwards.
import { setTimeout as wait } from 'node:timers/promises';
import { checkBooks } from './books.ts';
import type { Cluster } from './cluster.ts';
import type { Drill, DrillOptions } from './drills/drill.ts';
import { startErrands } from './errands.ts';
import type { Figures } from './figures.ts';
import { startListeners } from './listeners.ts';
import { type Acknowledged, startLoad } from './load.ts';
import { longestPause } from './pauses.ts';
import { openSession } from './session.ts';
import { startWitness } from './witness.ts';

/** People go on for a while when all is well again: what was held back shows now. */
const AFTERWARDS_MS = 3_000;

/** `before`: what the drills before this one had acknowledged, which must still be there; it is added to. */
export async function runDrill(
  cluster: Cluster,
  { drill, options, before }: { drill: Drill; options: DrillOptions; before: Acknowledged[] },
): Promise<Figures> {
  await cluster.settled();
  const session = openSession(cluster.webUrl);
  const load = await startLoad(cluster.webUrl, session);
  const listeners = startListeners(cluster.cuadras, session);
  const errands = startErrands(cluster.webUrl, session);
  const witness = startWitness(cluster);
  const began = performance.now();
  let note: string | undefined;
  let ended = began;
  let deaf: string[] = [];
  try {
    note = await drill.run({ cluster, load, options });
    await wait(AFTERWARDS_MS);
    ended = performance.now();
    deaf = await listeners.deaf();
  } finally {
    await Promise.all([load.stop(), listeners.stop(), errands.stop()]);
  }
  await cluster.settled();
  const testimony = await witness.stop();
  before.push(...load.acknowledged);
  return {
    name: drill.name,
    seconds: (ended - began) / 1_000,
    acknowledged: load.acknowledged.length,
    books: await checkBooks(cluster, before),
    testimony,
    writePause: longestPause(load.writes.moments, began, ended),
    readPause: longestPause(load.reads.moments, began, ended),
    heard: listeners.heard(),
    deaf,
    errands,
    writes: load.writes,
    reads: load.reads,
    unnoticed: drill.unnoticed === true,
    note,
  };
}
