import { useAddress } from '../../platform/address/use-address.ts';
import { type Busqueda, direccionDelCatalogo } from './busqueda.ts';

export type Filtros = Omit<Busqueda, 'cuenta'>;

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
    cerrar: () => replace({ cuenta: undefined }),
  };
}
