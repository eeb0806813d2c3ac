// What the server tells of a desk is put into what is there: whole, or only what changed since a revision. What is older
// than what is there says nothing new.
import type { Mesa } from '@cuadra/contract/contabilidad/bancos/mesa';

export function unirMesa(actual: Mesa | undefined, llegada: Mesa): Mesa {
  if (actual === undefined) return llegada;
  if (llegada.revision < actual.revision) return actual;
  if (llegada.entera) return llegada;
  return {
    ...llegada,
    entera: true,
    lineas: unirFilas(actual.lineas, llegada.lineas),
    movimientos: unirFilas(actual.movimientos, llegada.movimientos),
  };
}

interface Fila {
  readonly id: string;
  readonly fecha: string;
}

/** In the order of their days; the same list when nothing of it changed. */
function unirFilas<F extends Fila>(actuales: F[], llegadas: readonly F[]): F[] {
  if (llegadas.length === 0) return actuales;
  const porId = new Map(llegadas.map((fila) => [fila.id, fila]));
  const unidas = actuales.map((fila) => {
    const nueva = porId.get(fila.id);
    porId.delete(fila.id);
    return nueva ?? fila;
  });
  if (porId.size === 0) return unidas;
  return [...unidas, ...porId.values()].sort(porFecha);
}

const porFecha = (una: Fila, otra: Fila): number => {
  if (una.fecha === otra.fecha) return 0;
  return una.fecha < otra.fecha ? -1 : 1;
};
