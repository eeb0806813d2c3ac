// The address of this screen, read and written. A change of layout replaces the entry in the history; going to another
// statement adds one, so that the back button undoes it.
import { estados } from '@cuadra/contract/contabilidad/estados-financieros';
import { queryString } from '@cuadra/contract/endpoint';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hoyEnGuatemala } from '../../ui/format/date.ts';
import { type Busqueda, escribirBusqueda, leerBusqueda, presentacionDe } from './busqueda.ts';

const ruta = getRouteApi('/protegida/principal/contabilidad/estados-financieros');

export function useBusqueda() {
  const direccion = ruta.useSearch();
  const busqueda = useMemo(() => leerBusqueda(direccion), [direccion]);
  const navigate = ruta.useNavigate();
  const ir = (cambios: Busqueda, replace: boolean) =>
    void navigate({
      to: '/contabilidad/estados-financieros',
      // A figure is of what was on screen: a change of anything else closes it.
      search: escribirBusqueda(leerBusqueda({ ...busqueda, cifra: undefined, ...cambios })),
      replace,
      resetScroll: false,
    });
  return {
    busqueda,
    presentacion: presentacionDe(busqueda, hoyEnGuatemala()),
    cambiar: (cambios: Busqueda) => ir(cambios, true),
    /** The usual columns of each are others. */
    verEstado: (cual: string | null) =>
      ir({ estado: estados.find((uno) => uno === cual), columnas: undefined, forma: undefined }, false),
    cifras: {
      abierta: busqueda.cifra,
      enlace: (cifra: string) =>
        `/contabilidad/estados-financieros${queryString({ ...escribirBusqueda({ ...busqueda, cifra }) })}`,
      /** From one to another the history does not grow. */
      ver: (cifra: string | undefined) => ir({ cifra }, busqueda.cifra !== undefined),
    },
    limpiar: () => ir({ ...leerBusqueda({}), estado: busqueda.estado }, true),
  };
}

/** The figures that open into their parts. */
export type Cifras = ReturnType<typeof useBusqueda>['cifras'];
