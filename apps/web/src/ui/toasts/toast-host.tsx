// Where toasts appear; empty until the first one is asked for (ui/toasts.ts).
import { lazy, Suspense } from 'react';
import { useStore } from '#platform/store.ts';
import { toastsAsked } from './toasts.ts';

const Container = lazy(() =>
  import('./toast-container.tsx').then(({ ToastStack }) => ({ default: ToastStack })),
);

export function ToastHost() {
  if (!useStore(toastsAsked)) return null;
  return (
    <Suspense>
      <Container />
    </Suspense>
  );
}
