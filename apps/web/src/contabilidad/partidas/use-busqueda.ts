import { useAddress } from '#platform/address/use-address.ts';
import { type Consulta, direccionDeVerPartidas } from './busqueda.ts';

/** From one partida to another the history does not grow. */
export function useBusqueda() {
  const { busqueda, replace, push, replaceAll, pushAll } = useAddress(direccionDeVerPartidas);
  const { vista, partida, orden } = busqueda;
  return {
    busqueda,
    filtrar: (cambios: Consulta) => replace(cambios),
    limpiar: () => replaceAll({ vista, partida, orden }),
    /** Those filters and no others. */
    aplicar: (consulta: Consulta) => pushAll({ vista, partida, ...consulta }),
    verVista: (elegida: string | null) =>
      push({ vista: elegida === 'aprobaciones' ? elegida : undefined, partida: undefined }),
    abrir: (id: string) => (partida === undefined ? push : replace)({ partida: id }),
    cerrar: () => replace({ partida: undefined }),
  };
}

export type EstadoDeBusqueda = ReturnType<typeof useBusqueda>;
