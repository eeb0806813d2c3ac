// The address of this screen, read and written. A change of filter replaces the entry in the history; going to the folios
// adds one, so that the back button undoes it.
import { getRouteApi } from '@tanstack/react-router';
import type { Busqueda } from './busqueda.ts';

const ruta = getRouteApi('/protegida/principal/contabilidad/libro-diario');

export function useBusqueda() {
  const busqueda = ruta.useSearch();
  const navigate = ruta.useNavigate();
  const ir = (cambios: Busqueda, replace: boolean) =>
    void navigate({
      to: '/contabilidad/libro-diario',
      search: { ...busqueda, ...cambios },
      replace,
      resetScroll: false,
    });
  return {
    busqueda,
    cambiar: (cambios: Busqueda) => ir(cambios, true),
    verVista: (vista: string | null) =>
      ir({ vista: vista === 'folios' ? vista : undefined, pieza: undefined }, false),
    limpiar: () => void navigate({ to: '/contabilidad/libro-diario', search: {}, replace: true }),
  };
}
