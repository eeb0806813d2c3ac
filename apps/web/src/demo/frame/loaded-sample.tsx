// What a screen shows of something that is asked for: its place while it comes, why it did not come, and what came.
//
//   <LoadedSample asked={useSample(contactCalls.all, {})} rows={8}>{(contacts) => …}</LoadedSample>
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { frameTexts } from './frame-texts.ts';
import { useTexts } from './texts.ts';

interface LoadedSampleProps<T> {
  readonly asked: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** How many lines stand for it meanwhile. */
  readonly rows: number;
  readonly children: (data: T) => ReactNode;
}

export function LoadedSample<T>({ asked: { data, error, refetch }, rows, children }: LoadedSampleProps<T>) {
  const t = useTexts(frameTexts);
  if (data !== undefined) return children(data);
  if (error === null) return <SkeletonRows rows={rows} label={t.loading} />;
  return <ErrorState error={error} title={t.failed} text={t.failedText} button={t.retry} retry={refetch} />;
}
