// Where toasts appear; empty until the first one is asked for (ui/toasts.ts).
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { huboAvisos, suscribirAvisos } from './toasts.ts';

const Contenedor = lazy(() =>
  import('./toast-container.tsx').then(({ ToastStack }) => ({ default: ToastStack })),
);

export function ToastHost() {
  if (!useSyncExternalStore(suscribirAvisos, huboAvisos)) return null;
  return (
    <Suspense>
      <Contenedor />
    </Suspense>
  );
}
