// What a browser does with what was in hand: sent again, the same, until it is answered or a minute has gone by.
import { setTimeout as wait } from 'node:timers/promises';

export interface Insistence {
  /** What it said in the end. Undefined: not answered within the limit, or refused for good. */
  readonly answer: string | undefined;
  /** Why each time but the last did not serve. */
  readonly repeated: readonly string[];
  readonly refused: string | undefined;
}

const LIMIT_MS = 60_000;
const REPEAT_MS = 250;
/** Not now: nobody there, or this very key is being worked on by another process. */
const LATER: ReadonlySet<number> = new Set([409, 502, 503, 504]);

export async function insist(send: () => Promise<Response>): Promise<Insistence> {
  const limit = performance.now() + LIMIT_MS;
  const repeated: string[] = [];
  while (performance.now() < limit) {
    const { status, text } = await read(send).catch(cutShort);
    if (status >= 200 && status < 300) return { answer: text, repeated, refused: undefined };
    if (status !== NOTHING && !LATER.has(status))
      return { answer: undefined, repeated, refused: `${status} ${text.slice(0, 300)}` };
    repeated.push(status === NOTHING ? text : whatWasSaid(status, text));
    await wait(REPEAT_MS);
  }
  return { answer: undefined, repeated, refused: undefined };
}

const NOTHING = 0;

interface Read {
  readonly status: number;
  readonly text: string;
}

/** To its end: an answer cut in the middle is none. */
async function read(send: () => Promise<Response>): Promise<Read> {
  const answer = await send();
  return { status: answer.status, text: await answer.text() };
}

function cutShort(error: unknown): Read {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  const why = name === 'TimeoutError' ? 'sin respuesta' : `cortada ${cause?.code ?? ''}`.trim();
  return { status: NOTHING, text: why };
}

/** Cuadra says why with a word of its own; HAProxy with a number alone. */
const whatWasSaid = (status: number, text: string): string =>
  `${status} ${/"codigo":"(\w+)"/.exec(text)?.[1] ?? 'HAProxy'}`;
