import { describe, expect, it } from 'vitest';
import { createVerdict, type TakenWrite } from './two-primaries.ts';

const faultsOf = (...writes: TakenWrite[]) => {
  const verdict = createVerdict();
  for (const write of writes) verdict.taken(write);
  return verdict.faults;
};
const write = (node: string, timeline: number, began: number, ended: number): TakenWrite => ({
  node,
  timeline,
  began,
  ended,
});

describe('two primaries that accept', () => {
  it('one after the other is how it should be, also when the first one comes back', () => {
    expect(faultsOf(write('a', 1, 0, 10), write('b', 2, 20, 30), write('a', 3, 40, 50))).toEqual([]);
  });

  it('the old one takes a write after the new one took its own', () => {
    expect(faultsOf(write('a', 1, 0, 10), write('b', 2, 20, 30), write('a', 1, 40, 50))).toEqual([
      'a en la línea 1 después de b',
    ]);
  });

  it('two of them on one timeline', () => {
    expect(faultsOf(write('a', 2, 0, 10), write('b', 2, 5, 15))).toEqual(['a y b en la línea 2']);
  });

  it('a write that began before and is read late may have been taken in time', () => {
    expect(faultsOf(write('b', 2, 20, 30), write('a', 1, 5, 40))).toEqual([]);
  });
});
