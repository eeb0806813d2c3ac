import { useAddress } from '#platform/address/use-address.ts';
import { type Paging, pageSizes, USUAL_PAGE_SIZE } from '#ui/tables/page-slice.ts';
import { direccionDeUsuarios, type Filtros, PANEL_NUEVO, vistas } from './filtros.ts';

export function useBusqueda() {
  const { busqueda, replace, push } = useAddress(direccionDeUsuarios);
  return {
    busqueda,
    // What is found with another filter is looked at from its beginning.
    filtrar: (cambios: Filtros) => replace({ ...cambios, pagina: undefined }),
    limpiar: () =>
      replace({ q: undefined, rol: undefined, agencia: undefined, estado: undefined, pagina: undefined }),
    paginar: ({ page: pagina, perPage: porPagina }: Paging) =>
      replace({
        pagina: pagina === 1 ? undefined : pagina,
        porPagina: pageSizes.find((uno) => uno === porPagina && uno !== USUAL_PAGE_SIZE),
      }),
    verVista: (elegida: string | null) => push({ vista: vistas.find((vista) => vista === elegida) }),
    abrirNuevo: () => push({ usuario: PANEL_NUEVO }),
    abrirUsuario: (usuario: string) => push({ usuario, aprobar: undefined }),
    abrirAprobacion: (aprobar: string) => push({ aprobar }),
    abrirRechazo: (rechazar: string) => push({ rechazar }),
    cerrarPanel: () => replace({ usuario: undefined, aprobar: undefined, rechazar: undefined }),
  };
}
