// People at work while things break: some post partidas, each with its key, others read balances. Everybody comes in by
// HAProxy's door, and insists as a browser does.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contabilizarUna } from '../../bench/caidas-peticiones.ts';
import { hoyEnGuatemala } from '../../bench/partidas-de-prueba.ts';
import { type Insistence, insist } from './insist.ts';
import { until } from './processes.ts';
import type { Session } from './session.ts';

export interface Acknowledged {
  readonly key: string;
  readonly id: string;
}

export interface Side {
  /** When each one was answered. */
  readonly moments: readonly number[];
  /** Why something had to be sent again, and how many times. */
  readonly repeated: ReadonlyMap<string, number>;
  /** Never answered, or refused: what a person would have seen as a failure. */
  readonly failed: readonly string[];
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  readonly writes: Side;
  readonly reads: Side;
  stop(): Promise<void>;
}

const WRITERS = 32;
const READERS = 8;
/** Between one thing and the next: faster than any person, slow enough for what is tried to be the cluster. */
const BREATH_MS = 100;
/** A browser waits as long as it takes; here whatever takes longer is told. */
const PATIENCE_MS = 30_000;
const FIRST_MS = 60_000;

/** Resolves once everybody has got something through. */
export async function startLoad(url: string, session: Session): Promise<Load> {
  const acknowledged: Acknowledged[] = [];
  const [writes, reads] = [createSide(), createSide()];
  let stopped = false;
  const keepOn = async (work: () => Promise<void>) => {
    while (!stopped) {
      await work();
      await wait(BREATH_MS);
    }
  };
  const write = async () => {
    const key = randomUUID();
    const tried = await insist(async () => {
      return contabilizarUna({ url, token: await session.token(), plazoMs: PATIENCE_MS }, key);
    });
    if (tried.answer !== undefined) {
      const { id } = JSON.parse(tried.answer) as { id: string };
      acknowledged.push({ key, id });
    }
    writes.note(tried);
  };
  const read = async (path: string) => {
    const tried = await insist(async () => {
      const headers = { authorization: `Bearer ${await session.token()}` };
      return fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    });
    reads.note(tried);
  };
  const paths = pathsToRead();
  const everybody = Promise.all([
    ...Array.from({ length: WRITERS }, () => keepOn(write)),
    ...Array.from({ length: READERS }, (_, n) => keepOn(() => read(paths[n % paths.length] ?? ''))),
  ]);
  await until('everybody is at work', FIRST_MS, () => {
    return writes.moments.length >= WRITERS && reads.moments.length >= READERS;
  });
  return {
    acknowledged,
    writes,
    reads,
    async stop() {
      stopped = true;
      await everybody;
    },
  };
}

function pathsToRead(): string[] {
  const today = hoyEnGuatemala();
  return [
    `/api/contabilidad/saldos?fecha=${today}`,
    `/api/contabilidad/balance-comprobacion?desde=${today.slice(0, 4)}-01-01&hasta=${today}`,
  ];
}

function createSide() {
  const moments: number[] = [];
  const repeated = new Map<string, number>();
  const failed: string[] = [];
  return {
    moments,
    repeated,
    failed,
    note({ answer, repeated: times, refused }: Insistence) {
      if (answer === undefined) failed.push(refused ?? 'sin respuesta en un minuto');
      else moments.push(performance.now());
      for (const reason of times) repeated.set(reason, (repeated.get(reason) ?? 0) + 1);
    },
  };
}
