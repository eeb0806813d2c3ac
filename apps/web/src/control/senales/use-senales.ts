// The señales, live: those that are decided or looked at are told of by themselves (aportes.ts); those that are born with a posting, which
// happens many times a minute, are asked for once in a while after something was posted.
import { listarSenales } from '@cuadra/contract/control/senales';
import { useQuery } from '@tanstack/react-query';
import { useFollowPostings } from '#platform/posted-partidas.ts';
import { queryOf } from '#platform/query.ts';

export function useSenales(cuales: 'sin-ver' | 'todas', { enabled = true } = {}) {
  const consulta = useQuery({ ...queryOf(listarSenales, { query: { cuales } }), enabled });
  useFollowPostings(consulta);
  return consulta;
}
