// The second step in the place of the page that asked for the password. Only who has a second factor pays for it.
import { lazy, Suspense } from 'react';
import { AccessFrame } from '../frame/access-frame.tsx';
import type { SegundoPasoPendiente } from './use-dos-pasos.ts';

const SegundoPaso = lazy(async () => ({ default: (await import('./segundo-paso.tsx')).SegundoPaso }));

export function MarcoDelSegundoPaso(pendiente: SegundoPasoPendiente) {
  return (
    <AccessFrame titulo="Segundo factor" subtitulo={pendiente.email}>
      <Suspense>
        <SegundoPaso {...pendiente} />
      </Suspense>
    </AccessFrame>
  );
}
