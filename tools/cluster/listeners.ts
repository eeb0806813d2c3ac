// Pages left open while things break, one at each process: a line that is cut is opened again, as a browser does, and what
// is heard on it is noted. A process that lost the primary and no longer listens keeps its line open and says nothing.
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { type Evento, RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import type { CuadraProcess } from './cuadra-process.ts';
import { until } from './processes.ts';
import type { Session } from './session.ts';

export interface Listeners {
  /** Each time somebody was told that something was posted. */
  heard(): number;
  /** Whose process tells nothing of what is being posted. */
  deaf(): Promise<string[]>;
  stop(): Promise<void>;
}

interface Line {
  readonly name: string;
  heard: number;
}

const REOPEN_MS = 500;
/** While people post many each second. */
const SILENCE_MS = 15_000;
const POSTED = `data: ${JSON.stringify({ tipo: 'partidas-contabilizadas' } satisfies Evento)}`;

export function startListeners(
  cuadras: readonly Pick<CuadraProcess, 'name' | 'url'>[],
  session: Session,
  silenceMs = SILENCE_MS,
): Listeners {
  const closing = new AbortController();
  const lines = cuadras.map(({ name, url }) => ({ name, url, heard: 0 }));
  const everybody = Promise.all(
    lines.map(async (line) => {
      while (!closing.signal.aborted) {
        await listen(line, line.url, session, closing.signal).catch(() => undefined);
        await wait(REOPEN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }),
  );
  return {
    heard: () => lines.reduce((sum, { heard }) => sum + heard, 0),
    async deaf() {
      const before = lines.map(({ heard }) => heard);
      const silent = () => lines.filter(({ heard }, n) => heard === before[n]);
      await until('every process tells', silenceMs, () => silent().length === 0).catch(() => undefined);
      return silent().map(({ name }) => name);
    },
    async stop() {
      closing.abort();
      await everybody;
    },
  };
}

/** Until it is cut. */
async function listen(line: Line, url: string, session: Session, signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${await session.token()}` };
  const { ok, body } = await fetch(`${url}${RUTA_DE_EVENTOS}`, { headers, signal });
  if (!ok || body === null) return;
  for await (const said of createInterface({ input: Readable.fromWeb(body as ReadableStream) })) {
    if (said === POSTED) line.heard += 1;
  }
}
