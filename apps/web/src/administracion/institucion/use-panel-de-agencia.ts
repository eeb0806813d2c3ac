// Which agencia is open, in the address: the back button closes it.
import { useAddress } from '#platform/address/use-address.ts';
import { direccionDeInstitucion } from './busqueda.ts';

export const PANEL_NUEVA = 'nueva';

export function usePanelDeAgencia() {
  const { busqueda, replace, push } = useAddress(direccionDeInstitucion);
  return {
    abierta: busqueda.agencia,
    abrir: (agencia: string) => push({ agencia }),
    cerrar: () => replace({ agencia: undefined }),
  };
}
