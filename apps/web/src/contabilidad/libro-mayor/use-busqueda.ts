import { useAddress } from '#platform/address/use-address.ts';
import { type Busqueda, direccionDelMayor, vistas } from './busqueda.ts';

export function useBusqueda() {
  const { busqueda, replace, push, replaceAll } = useAddress(direccionDelMayor);
  return {
    busqueda,
    cambiar: (cambios: Busqueda) => replace(cambios),
    verVista: (cual: string | null) => {
      const vista = vistas.find((una) => una === cual);
      push({ vista: vista === 'mayor' ? undefined : vista });
    },
    limpiar: () => replaceAll({ vista: busqueda.vista }, { resetScroll: true }),
  };
}
