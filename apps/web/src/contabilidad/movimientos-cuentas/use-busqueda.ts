import { useAddress } from '#platform/address/use-address.ts';
import { type Busqueda, direccionDeMovimientos } from './busqueda.ts';

/** Going to other accounts or into a day is going somewhere, so that the back button undoes it. */
export function useBusqueda() {
  const { busqueda, replace, push, replaceAll } = useAddress(direccionDeMovimientos);
  const irA = (cambios: Busqueda) => push(cambios, { resetScroll: true });
  return {
    busqueda,
    cambiar: (cambios: Busqueda) => {
      const esOtra = cambios.cuenta !== undefined && busqueda.cuenta !== undefined;
      return esOtra ? irA(cambios) : replace(cambios);
    },
    limpiar: () => replaceAll({}, { resetScroll: true }),
    verDia: (dia: string) => irA({ desde: dia, hasta: dia }),
  };
}
