// Runs the first visit's load and says how it goes, in one line that keeps its place.
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { cargarVariables, estaCargado, hayCatalogo } from './carga-inicial.ts';
import classes from './inicio.module.css';

export function InitialLoad() {
  const { isFetching, error, refetch } = useQuery({
    queryKey: ['carga-inicial'],
    enabled: !estaCargado(sessionStorage),
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      await cargarVariables({
        pedirCatalogo: () => queryClient.fetchQuery(queryOf(listarCatalogo)),
        pedirAgencias: () => queryClient.fetchQuery(queryOf(listarAgencias)),
        sesion: sessionStorage,
        local: localStorage,
      });
      return true;
    },
  });
  return (
    <p className={classes.carga} role="status" data-error={error !== null || undefined}>
      {isFetching && 'Cargando catálogo y agencias…'}
      {!isFetching &&
        error === null &&
        (hayCatalogo(localStorage)
          ? 'Catálogo y agencias listos para trabajar.'
          : 'Todavía no hay catálogo de cuentas.')}
      {!isFetching && error !== null && (
        <>
          No se cargaron el catálogo y las agencias. {messageOf(error)}{' '}
          <button type="button" className={classes.reintentar} onClick={() => void refetch()}>
            Reintentar
          </button>
        </>
      )}
    </p>
  );
}
