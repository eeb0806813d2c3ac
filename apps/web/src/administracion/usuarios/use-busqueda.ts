// The address of this screen, read and written. A view or a panel adds an entry to the history, so that the back
// button closes what was opened; filtering and closing replace it, so that it does not go through each letter typed.
import { getRouteApi } from '@tanstack/react-router';
import { type Paginacion, TAMANO_HABITUAL, tamanosDePagina } from '../../ui/tables/page-slice.ts';
import { type Busqueda, type Filtros, PANEL_NUEVO } from './filtros.ts';

const ruta = getRouteApi('/protegida/principal/administracion/usuarios');

export function useBusqueda() {
  const busqueda: Busqueda = ruta.useSearch();
  const navigate = ruta.useNavigate();
  const ir = (cambios: Partial<Busqueda>, replace: boolean) =>
    void navigate({
      to: '/administracion/usuarios',
      search: (antes: Busqueda) => ({ ...antes, ...cambios }),
      replace,
      resetScroll: false,
    });
  return {
    busqueda,
    // What is found with another filter is looked at from its beginning.
    filtrar: (cambios: Filtros) => ir({ ...cambios, pagina: undefined }, true),
    limpiar: () =>
      ir({ q: undefined, rol: undefined, agencia: undefined, estado: undefined, pagina: undefined }, true),
    paginar: ({ pagina, porPagina }: Paginacion) =>
      ir(
        {
          pagina: pagina === 1 ? undefined : pagina,
          porPagina: tamanosDePagina.find((uno) => uno === porPagina && uno !== TAMANO_HABITUAL),
        },
        true,
      ),
    verVista: (vista: string | null) =>
      ir({ vista: vista === 'solicitudes' ? 'solicitudes' : undefined }, false),
    abrirNuevo: () => ir({ usuario: PANEL_NUEVO }, false),
    abrirAprobacion: (aprobar: string) => ir({ aprobar }, false),
    abrirRechazo: (rechazar: string) => ir({ rechazar }, false),
    cerrarPanel: () => ir({ usuario: undefined, aprobar: undefined, rechazar: undefined }, true),
  };
}
