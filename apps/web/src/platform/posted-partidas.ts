// When somebody last posted, as the live events tell it: a list that was asked for before says so, and whoever looks at it
// decides when to ask again; what does not move under the hand is asked for by itself, once in a while.
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nowMs } from './clock.ts';
import { queryClient } from './query.ts';

const CLAVE = ['partidas contabilizadas'];

export function notePosted(): void {
  queryClient.setQueryData(CLAVE, true);
}

/** In the time of this browser; zero when nothing was heard of. */
export const useLastPosting = (): number => useQuery({ queryKey: CLAVE, queryFn: skipToken }).dataUpdatedAt;

/** Between one asking and the next, however much is posted. */
const DESCANSO_MS = 20_000;

/** What is used of a query. */
interface Followed {
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly refetch: (how: { readonly cancelRefetch: boolean }) => Promise<unknown>;
}

/** Asks again for what was read before somebody posted, if anybody looks; whether it is old. */
export function useFollowPostings({ dataUpdatedAt, errorUpdatedAt, refetch }: Followed): boolean {
  const contabilizadoEn = useLastPosting();
  const esViejo = dataUpdatedAt > 0 && contabilizadoEn > dataUpdatedAt;
  // Also when it could not be read: it is asked again in its turn, and not only when somebody comes back.
  const pedidoEn = Math.max(dataUpdatedAt, errorUpdatedAt);
  useEffect(() => {
    if (!esViejo) return undefined;
    // Two parts of a screen may follow the same: what one asks for serves both.
    const pedir = () => {
      if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false });
    };
    const turno = setTimeout(pedir, Math.max(0, pedidoEn + DESCANSO_MS - nowMs()));
    document.addEventListener('visibilitychange', pedir);
    return () => {
      clearTimeout(turno);
      document.removeEventListener('visibilitychange', pedir);
    };
  }, [esViejo, pedidoEn, refetch]);
  return esViejo;
}
