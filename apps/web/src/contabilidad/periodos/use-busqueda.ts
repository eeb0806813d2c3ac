// The address of this screen, read and written. What is opened adds an entry to the history, so that the back button
// undoes it; closing the panel of a gate replaces it.
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Busqueda, escribirBusqueda, leerBusqueda, vistas } from './busqueda.ts';

const ruta = getRouteApi('/protegida/principal/contabilidad/cierre');

export function useBusqueda() {
  const direccion = ruta.useSearch();
  const busqueda = useMemo(() => leerBusqueda({ ...direccion }), [direccion]);
  const navigate = ruta.useNavigate();
  const ir = (cambios: Busqueda, replace: boolean) =>
    void navigate({
      to: '/contabilidad/cierre',
      search: escribirBusqueda({ ...busqueda, ...cambios }),
      replace,
      resetScroll: false,
    });
  return {
    busqueda,
    verVista: (vista: string | null) =>
      ir({ vista: vistas.find((una) => una === vista), compuerta: undefined }, false),
    verAnio: (anio: number) => ir({ anio }, true),
    abrirCompuerta: (compuerta: string) => ir({ compuerta }, busqueda.compuerta !== undefined),
    cerrarCompuerta: () => ir({ compuerta: undefined }, true),
  };
}
