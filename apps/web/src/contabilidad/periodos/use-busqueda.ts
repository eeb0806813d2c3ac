import { useAddress } from '#platform/address/use-address.ts';
import { direccionDelCierre, vistas } from './busqueda.ts';

/** From one gate to another the history does not grow. */
export function useBusqueda() {
  const { busqueda, replace, push } = useAddress(direccionDelCierre);
  return {
    busqueda,
    verVista: (vista: string | null) =>
      push({ vista: vistas.find((una) => una === vista), compuerta: undefined }),
    verAnio: (anio: number) => replace({ anio }),
    abrirCompuerta: (compuerta: string) => (busqueda.compuerta === undefined ? push : replace)({ compuerta }),
    cerrarCompuerta: () => replace({ compuerta: undefined }),
  };
}
