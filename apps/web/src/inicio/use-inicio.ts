// What the welcome screen tells, kept up to date without asking too often: posting happens many times a minute, so what
// was heard of it marks the figures as old, and they are asked for again once in a while and only if somebody looks.
import { verInicio } from '@cuadra/contract/inicio/inicio';
import { useQuery } from '@tanstack/react-query';
import { useFollowPostings } from '#platform/posted-partidas.ts';
import { queryOf } from '#platform/query.ts';

export function useInicio() {
  // Asked at every visit: whoever comes back has usually just attended to something of it.
  const consulta = useQuery({ ...queryOf(verInicio), staleTime: 0 });
  const esViejo = useFollowPostings(consulta);
  return { ...consulta, esViejo };
}
