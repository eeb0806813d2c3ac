import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';

/** The name of an agencia by its code. */
export function useNombresDeAgencia(): (agencia: string) => string {
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  return (agencia) =>
    agencias.find(({ idAgencia }) => idAgencia === agencia)?.nombreAgencia ?? `Agencia ${agencia}`;
}
