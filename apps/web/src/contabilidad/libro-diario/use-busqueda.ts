import { useAddress } from '#platform/address/use-address.ts';
import { type Busqueda, direccionDelDiario } from './busqueda.ts';

export function useBusqueda() {
  const { busqueda, replace, push, replaceAll } = useAddress(direccionDelDiario);
  return {
    busqueda,
    cambiar: (cambios: Busqueda) => replace(cambios),
    verVista: (vista: string | null) =>
      push({ vista: vista === 'folios' ? vista : undefined, pieza: undefined }),
    limpiar: () => replaceAll({}, { resetScroll: true }),
  };
}
