// The pages of a long list that are in sight, asked for when they stand still there and forgotten soon after they leave:
// however far somebody scrolls, only a few are kept.
//
//   const paginas = useNearbyPages([12, 13], (n) => ({ ...queryOf(listar, { query: { cursor: cursores[n] } }) }));
//   paginas.get(12)?.data
import { type QueryKey, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface PageQuery<P> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<P>;
}

/** Shorter than what anybody notices, longer than what passes by when the bar is dragged. */
const STILLNESS_MS = 60;
const FORGET_MS = 20_000;

export function useNearbyPages<P>(
  numbers: readonly number[],
  queryFor: (number: number) => PageQuery<P>,
): ReadonlyMap<number, UseQueryResult<P>> {
  const asked = useStill(numbers.join(','))
    .split(',')
    .filter((text) => text !== '')
    .map(Number);
  return useQueries({
    queries: asked.map((number) => ({ ...queryFor(number), gcTime: FORGET_MS })),
    combine: (pages) =>
      new Map(
        pages.map((page, place) => [asked[place] ?? -1, page as unknown as UseQueryResult<P>] as const),
      ),
  });
}

/** A value once it has stayed the same for a moment; the first one, at once. */
function useStill(value: string): string {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const clock = setTimeout(() => setStill(value), STILLNESS_MS);
    return () => clearTimeout(clock);
  }, [value]);
  return still === '' ? value : still;
}
