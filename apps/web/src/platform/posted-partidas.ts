// When somebody last posted, as the live events tell it: a list that was asked for before says so, and whoever looks at it
// decides when to ask again.
import { skipToken, useQuery } from '@tanstack/react-query';
import { queryClient } from './query.ts';

const CLAVE = ['partidas contabilizadas'];

export function notePosted(): void {
  queryClient.setQueryData(CLAVE, true);
}

/** In the time of this browser; zero when nothing was heard of. */
export const useLastPosting = (): number => useQuery({ queryKey: CLAVE, queryFn: skipToken }).dataUpdatedAt;
