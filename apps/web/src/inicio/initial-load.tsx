// Runs the first visit's load and says how it goes, in one line that keeps its place.
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { useQuery } from '@tanstack/react-query';
import { mensajeDe } from '../platform/api-error.ts';
import { consulta, queryClient } from '../platform/query.ts';
import { cargarVariables, estaCargado } from './carga-inicial.ts';
import classes from './inicio.module.css';

export function InitialLoad() {
  const { isFetching, error, refetch } = useQuery({
    queryKey: ['carga-inicial'],
    enabled: !estaCargado(sessionStorage),
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      await cargarVariables({
        pedirCatalogo: () => queryClient.fetchQuery(consulta(listarCatalogo)),
        pedirAgencias: () => queryClient.fetchQuery(consulta(listarAgencias)),
        sesion: sessionStorage,
        local: localStorage,
      });
      return true;
    },
  });
  return (
    <p className={classes.carga} role="status" data-error={error !== null || undefined}>
      {isFetching && 'Cargando catálogo y agencias…'}
      {!isFetching && error === null && 'Catálogo y agencias listos para trabajar.'}
      {!isFetching && error !== null && (
        <>
          No se cargaron el catálogo y las agencias. {mensajeDe(error)}{' '}
          <button type="button" className={classes.reintentar} onClick={() => void refetch()}>
            Reintentar
          </button>
        </>
      )}
    </p>
  );
}
