// The address of this screen, read and written. Filters replace the entry in the history; opening an account adds one,
// so that the back button closes it.
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Busqueda, escribirBusqueda, leerBusqueda } from './busqueda.ts';

const ruta = getRouteApi('/protegida/principal/contabilidad/catalogo');

export type Filtros = Omit<Busqueda, 'cuenta'>;

export const SIN_FILTROS: Filtros = {
  q: undefined,
  tipo: undefined,
  estado: undefined,
  clase: undefined,
  etiqueta: undefined,
};

export function useBusqueda() {
  const { q, tipo, estado, clase, etiqueta, cuenta } = ruta.useSearch();
  const busqueda = useMemo(
    () => leerBusqueda({ q, tipo, estado, clase, etiqueta, cuenta }),
    [q, tipo, estado, clase, etiqueta, cuenta],
  );
  const navigate = ruta.useNavigate();
  const ir = (cambios: Busqueda, replace: boolean) =>
    void navigate({
      to: '/contabilidad/catalogo',
      search: escribirBusqueda({ ...busqueda, ...cambios }),
      replace,
      resetScroll: false,
    });
  return {
    busqueda,
    cambiarFiltros: (cambios: Filtros) => ir(cambios, true),
    abrir: (abierta: string, filtros: Filtros = {}) =>
      ir({ ...filtros, cuenta: abierta }, busqueda.cuenta !== undefined),
    cerrar: () => ir({ cuenta: undefined }, true),
  };
}
