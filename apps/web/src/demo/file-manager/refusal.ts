// Why a name or a folder was not kept, as a word that the texts know.
import { SampleError } from '#demo/frame/call-sample.ts';

export type Refusal = 'nameMissing' | 'taken' | 'gone' | 'failed';

/** What the sample answers null is no longer there. */
export async function refusalOf(answered: Promise<unknown>): Promise<Refusal | undefined> {
  try {
    return (await answered) === null ? 'gone' : undefined;
  } catch (error) {
    const status = error instanceof SampleError ? error.status : undefined;
    if (status === 409) return 'taken';
    return status === 400 ? 'nameMissing' : 'failed';
  }
}

/** What can be known before asking. */
export function nameRefusal(name: string, others: readonly string[]): Refusal | undefined {
  const sought = name.trim().toLowerCase();
  if (sought === '') return 'nameMissing';
  return others.some((other) => other.toLowerCase() === sought) ? 'taken' : undefined;
}
