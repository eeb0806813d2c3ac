// The address of this screen, read and written. Filters and closing replace the entry in the history; opening a partida
// or a tab adds one, so that the back button undoes it.
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Busqueda, type Consulta, escribirBusqueda, leerBusqueda, leerConsulta } from './busqueda.ts';

const ruta = getRouteApi('/protegida/principal/contabilidad/ver-partidas');

export const SIN_FILTROS: Consulta = leerConsulta({});

export function useBusqueda() {
  const direccion = ruta.useSearch();
  const busqueda = useMemo(() => leerBusqueda(direccion), [direccion]);
  const navigate = ruta.useNavigate();
  const ir = (cambios: Busqueda, replace: boolean) =>
    void navigate({
      to: '/contabilidad/ver-partidas',
      search: escribirBusqueda({ ...busqueda, ...cambios }),
      replace,
      resetScroll: false,
    });
  return {
    busqueda,
    filtrar: (cambios: Consulta) => ir(cambios, true),
    limpiar: () => ir({ ...SIN_FILTROS, orden: busqueda.orden }, true),
    /** Those filters and no others. */
    aplicar: (consulta: Consulta) => ir({ ...SIN_FILTROS, ...consulta }, false),
    verVista: (vista: string | null) =>
      ir({ vista: vista === 'aprobaciones' ? 'aprobaciones' : undefined, partida: undefined }, false),
    abrir: (partida: string) => ir({ partida }, busqueda.partida !== undefined),
    cerrar: () => ir({ partida: undefined }, true),
  };
}

export type EstadoDeBusqueda = ReturnType<typeof useBusqueda>;
