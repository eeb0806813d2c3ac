// The drafts of whoever is signed in: those being written and those that came back from review.

import { descartarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { nombreDeBorrador } from '../borrador/copia-local.ts';
import { copiasLocales } from '../borrador/copias-de-este-equipo.ts';

const BORRADORES_MAX = 100;

export function useBorradores() {
  const usuario = useCurrentUser()?.id;
  const deEstado = (estado: 'borrador' | 'rechazada') =>
    queryOf(listarPartidas, { query: { estado, usuario, limite: BORRADORES_MAX, totales: 'false' } });
  const rechazadas = useQuery(deEstado('rechazada'));
  const escritos = useQuery(deEstado('borrador'));
  const partidas = [...(rechazadas.data?.partidas ?? []), ...(escritos.data?.partidas ?? [])];
  return {
    partidas,
    hayMas: [rechazadas, escritos].some(({ data }) => (data?.siguiente ?? null) !== null),
    cargando: rechazadas.isPending || escritos.isPending,
    error: rechazadas.error ?? escritos.error,
    reintentar: refrescarBorradores,
  };
}

export const refrescarBorradores = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [listarPartidas.path] });

export async function descartarBorrador(id: string): Promise<void> {
  await call(descartarPartida, { params: { id } });
  copiasLocales.olvidar(nombreDeBorrador(id));
  await refrescarBorradores();
}
