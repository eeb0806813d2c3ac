// The address of the printed page: the same filters as the screen, and the paper.
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Busqueda, escribirBusqueda, leerBusqueda } from '../busqueda.ts';

const ruta = getRouteApi('/protegida/principal/contabilidad/reporte-movimiento-cuenta');

export function useBusqueda() {
  const direccion = ruta.useSearch();
  const busqueda = useMemo(() => leerBusqueda(direccion), [direccion]);
  const navigate = ruta.useNavigate();
  const cambiar = (cambios: Busqueda) =>
    void navigate({
      to: '/contabilidad/reporte-movimiento-cuenta',
      search: escribirBusqueda(leerBusqueda({ ...busqueda, ...cambios })),
      replace: true,
      resetScroll: false,
    });
  return { busqueda, cambiar };
}
