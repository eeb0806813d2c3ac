import { estados } from '@cuadra/contract/contabilidad/opciones';
import { queryString } from '@cuadra/contract/endpoint';
import { useAddress } from '#platform/address/use-address.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { type Busqueda, direccionDeEstados, presentacionDe } from './busqueda.ts';

/** A figure belongs to what was on screen: a change of anything else closes it. */
export function useBusqueda() {
  const { busqueda, replace, push, replaceAll } = useAddress(direccionDeEstados);
  return {
    busqueda,
    presentacion: presentacionDe(busqueda, todayInGuatemala()),
    cambiar: (cambios: Busqueda) => replace({ cifra: undefined, ...cambios }),
    /** The usual columns of each are others. */
    verEstado: (cual: string | null) => {
      const estado = estados.find((uno) => uno === cual);
      push({
        estado: estado === 'balance-general' ? undefined : estado,
        columnas: undefined,
        forma: undefined,
        cifra: undefined,
      });
    },
    cifras: {
      abierta: busqueda.cifra,
      enlace: (cifra: string) => `/contabilidad/estados-financieros${queryString({ ...busqueda, cifra })}`,
      /** From one to another the history does not grow. */
      ver: (cifra: string | undefined) => (busqueda.cifra === undefined ? push : replace)({ cifra }),
    },
    limpiar: () => replaceAll({ estado: busqueda.estado }),
  };
}

/** The figures that open into their parts. */
export type Cifras = ReturnType<typeof useBusqueda>['cifras'];
