// The cajas: the counter, for whoever works at one; for whoever answers for them, all of them day by day. Each loads for
// who needs it.
import { lazy, Suspense } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { NoPermission } from '#ui/states/no-permission.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';

const Mostrador = lazy(async () => ({ default: (await import('./mostrador/mostrador.tsx')).Mostrador }));
const Jefatura = lazy(async () => ({ default: (await import('./revision/jefatura.tsx')).Jefatura }));

export function Page() {
  const opera = usePermission('cajas:operar');
  const responde = usePermission('arqueos:ver');
  if (!opera && !responde) return <NoPermission title="Revision de Cajas" />;
  return (
    <Suspense fallback={<SkeletonRows rows={8} height={40} label="Cargando las cajas" />}>
      {opera ? <Mostrador /> : <Jefatura />}
    </Suspense>
  );
}
