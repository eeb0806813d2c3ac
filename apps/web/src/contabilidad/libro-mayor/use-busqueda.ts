// The address of this screen, read and written. A change of filter replaces the entry in the history; going to another
// book adds one, so that the back button undoes it.
import { getRouteApi } from '@tanstack/react-router';
import { type Busqueda, vistas } from './busqueda.ts';

const ruta = getRouteApi('/protegida/principal/contabilidad/libro-mayor');

export function useBusqueda() {
  const busqueda = ruta.useSearch();
  const navigate = ruta.useNavigate();
  const ir = (cambios: Busqueda, replace: boolean) =>
    void navigate({
      to: '/contabilidad/libro-mayor',
      search: { ...busqueda, ...cambios },
      replace,
      resetScroll: false,
    });
  return {
    busqueda,
    cambiar: (cambios: Busqueda) => ir(cambios, true),
    verVista: (cual: string | null) => {
      const vista = vistas.find((una) => una === cual);
      ir({ vista: vista === 'mayor' ? undefined : vista }, false);
    },
    limpiar: () =>
      void navigate({ to: '/contabilidad/libro-mayor', search: { vista: busqueda.vista }, replace: true }),
  };
}
