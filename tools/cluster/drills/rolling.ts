// Process by process: each is asked to stop, and the next one only once the balancer has it back.
import { setTimeout as wait } from 'node:timers/promises';
import type { CuadraProcess } from '../cuadra-process.ts';

/** HAProxy asks every half second, and one good answer is enough for it. */
const NOTICED_MS = 2_000;

export async function roll(cuadras: readonly CuadraProcess[], tree: string): Promise<void> {
  for (const cuadra of cuadras) {
    await cuadra.stop();
    await cuadra.start(tree);
    await cuadra.ready();
    await wait(NOTICED_MS);
  }
}
