// What the welcome screen tells, kept up to date without asking too often: posting happens many times a minute, so what
// was heard of it marks the figures as old, and they are asked for again once in a while and only if somebody looks.
import { verInicio } from '@cuadra/contract/inicio/inicio';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nowMs } from '../platform/clock.ts';
import { useLastPosting } from '../platform/posted-partidas.ts';
import { queryOf } from '../platform/query.ts';

/** Between one asking and the next, however much is posted. */
const DESCANSO_MS = 20_000;

export function useInicio() {
  // Asked at every visit: whoever comes back has usually just attended to something of it.
  const consulta = useQuery({ ...queryOf(verInicio), staleTime: 0 });
  const { dataUpdatedAt, errorUpdatedAt, refetch } = consulta;
  const contabilizadoEn = useLastPosting();
  const esViejo = dataUpdatedAt > 0 && contabilizadoEn > dataUpdatedAt;
  // Also when it could not be read: it is asked again in its turn, and not only when somebody comes back.
  const pedidoEn = Math.max(dataUpdatedAt, errorUpdatedAt);
  useEffect(() => {
    if (!esViejo) return undefined;
    const pedir = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    const turno = setTimeout(pedir, Math.max(0, pedidoEn + DESCANSO_MS - nowMs()));
    document.addEventListener('visibilitychange', pedir);
    return () => {
      clearTimeout(turno);
      document.removeEventListener('visibilitychange', pedir);
    };
  }, [esViejo, pedidoEn, refetch]);
  return { ...consulta, esViejo };
}
