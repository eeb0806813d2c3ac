// Which agencia is open, in the address: the back button closes it.
import { getRouteApi } from '@tanstack/react-router';
import type { BusquedaDeInstitucion } from './busqueda.ts';

const ruta = getRouteApi('/protegida/principal/administracion/institucion');

export const PANEL_NUEVA = 'nueva';

export function usePanelDeAgencia() {
  const { agencia }: BusquedaDeInstitucion = ruta.useSearch();
  const navigate = ruta.useNavigate();
  const ir = (nueva: string | undefined, replace: boolean) =>
    void navigate({
      to: '/administracion/institucion',
      search: { agencia: nueva },
      replace,
      resetScroll: false,
    });
  return { abierta: agencia, abrir: (id: string) => ir(id, false), cerrar: () => ir(undefined, true) };
}
