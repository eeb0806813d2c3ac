import { useAddress } from '#platform/address/use-address.ts';
import { type Busqueda, direccionDelCatalogo } from './busqueda.ts';

export type Filtros = Omit<Busqueda, 'cuenta' | 'saldos'>;

export const SIN_FILTROS: Filtros = {
  q: undefined,
  tipo: undefined,
  estado: undefined,
  clase: undefined,
  etiqueta: undefined,
};

/** From one account to another the history does not grow. */
export function useBusqueda() {
  const { busqueda, replace, push } = useAddress(direccionDelCatalogo);
  return {
    busqueda,
    cambiarFiltros: (cambios: Filtros) => replace(cambios),
    abrir: (cuenta: string, filtros: Filtros = {}) => {
      const ir = busqueda.cuenta === undefined ? push : replace;
      ir({ ...filtros, cuenta });
    },
    verSaldos: (seVen: boolean) => replace({ saldos: seVen ? 'si' : undefined }),
    cerrar: () => replace({ cuenta: undefined }),
  };
}
