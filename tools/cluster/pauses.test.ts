import { expect, it } from 'vitest';
import { longestPause } from './pauses.ts';

it('the longest pause is between two of them', () => {
  expect(longestPause([100, 250, 900, 950], 0, 1_000)).toEqual({ ms: 650, since: 250 });
});

it('what did not come back before the end is a pause too', () => {
  expect(longestPause([100, 200], 0, 1_000)).toEqual({ ms: 800, since: 200 });
});

it('what did not begin is a pause too', () => {
  expect(longestPause([700, 900], 0, 1_000)).toEqual({ ms: 700, since: 0 });
});

it('what happened before and after is nobody’s pause', () => {
  expect(longestPause([10, 500, 520, 600, 2_000], 500, 600)).toEqual({ ms: 80, since: 520 });
});
