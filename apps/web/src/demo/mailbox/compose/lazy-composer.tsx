// The composer, which comes with its editor when somebody first writes.
import { type ComponentProps, lazy, Suspense } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';

const Composer = lazy(() => import('./composer.tsx').then((module) => ({ default: module.Composer })));

export function LazyComposer(props: ComponentProps<typeof Composer>) {
  const { loading } = useTexts(frameTexts);
  return (
    <Suspense fallback={<SkeletonRows rows={8} label={loading} />}>
      <Composer {...props} />
    </Suspense>
  );
}
