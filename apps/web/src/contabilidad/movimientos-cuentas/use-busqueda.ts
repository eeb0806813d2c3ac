// The address of this screen, read and written. Going to other accounts or into a day adds an entry to the history, so
// that the back button undoes it; a filter replaces it.
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Busqueda, escribirBusqueda, leerBusqueda } from './busqueda.ts';

const ruta = getRouteApi('/protegida/principal/contabilidad/movimientos-cuentas');

export function useBusqueda() {
  const direccion = ruta.useSearch();
  const busqueda = useMemo(() => leerBusqueda(direccion), [direccion]);
  const navigate = ruta.useNavigate();
  const navegar = (cambios: Busqueda, replace: boolean) =>
    void navigate({
      to: '/contabilidad/movimientos-cuentas',
      search: escribirBusqueda(leerBusqueda({ ...busqueda, ...cambios })),
      replace,
      resetScroll: !replace,
    });
  return {
    busqueda,
    cambiar: (cambios: Busqueda) =>
      navegar(cambios, cambios.cuenta === undefined || busqueda.cuenta === undefined),
    verDia: (dia: string) => navegar({ desde: dia, hasta: dia }, false),
  };
}
