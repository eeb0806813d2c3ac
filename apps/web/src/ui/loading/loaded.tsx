// What a part of a screen shows of something that is asked for: its place while it comes, why it did not come with the way
// to ask again, and what came. What came stays in sight if asking for it again fails.
//
//   <Loaded query={useQuery(…)} rows={4} label="Cargando las firmas">
//     {(firmas) => <Formulario guardadas={firmas} />}
//   </Loaded>
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './loaded.module.css';

/** What is used of a query. */
interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

interface LoadedProps<T> extends Pick<Parameters<typeof SkeletonRows>[0], 'rows' | 'label' | 'height'> {
  readonly query: Asked<T>;
  readonly children: (data: T) => ReactNode;
}

export function Loaded<T>({ query: { data, error, refetch }, children, ...place }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error !== null) return <ErrorState error={error} retry={refetch} />;
  return (
    <div className={classes.espera}>
      <SkeletonRows {...place} />
    </div>
  );
}

/** Two that are of no use one without the other. */
export const both = <A, B>(a: Asked<A>, b: Asked<B>): Asked<readonly [A, B]> => ({
  data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
  error: a.error ?? b.error,
  refetch: () => Promise.all([a, b].map(({ refetch }) => refetch())),
});
