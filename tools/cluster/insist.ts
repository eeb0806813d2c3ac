// What a browser does with what was in hand: sent again, the same, until it is answered or a minute has gone by.
import { setTimeout as wait } from 'node:timers/promises';

export interface Insistence {
  /** Undefined: not answered within the limit, or refused for good. */
  readonly answer: Response | undefined;
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
    const answer = await send().catch((error: unknown) => reasonOf(error));
    if (typeof answer !== 'string' && answer.ok) return { answer, repeated, refused: undefined };
    if (typeof answer !== 'string' && !LATER.has(answer.status))
      return {
        answer: undefined,
        repeated,
        refused: `${answer.status} ${(await answer.text()).slice(0, 300)}`,
      };
    repeated.push(typeof answer === 'string' ? answer : await said(answer));
    await wait(REPEAT_MS);
  }
  return { answer: undefined, repeated, refused: undefined };
}

/** Cuadra says why with a word of its own; HAProxy with a number alone. */
async function said(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => '');
  return `${answer.status} ${/"codigo":"(\w+)"/.exec(text)?.[1] ?? 'HAProxy'}`;
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return name === 'TimeoutError' ? 'sin respuesta' : `cortada ${cause?.code ?? ''}`.trim();
}
