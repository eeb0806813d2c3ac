import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';

const HALLAZGOS_MAX = 100;

/** Keeps the first ones and counts all. */
export function abrirLista() {
  const primeros: Hallazgo[] = [];
  let total = 0;
  const agregar = (hallazgo: Hallazgo) => {
    total++;
    if (primeros.length < HALLAZGOS_MAX) primeros.push(hallazgo);
  };
  return {
    primeros,
    total: () => total,
    agregar,
    /** Those of another list, of which only the first may be at hand. */
    sumar(hallazgos: readonly Hallazgo[], cuantos: number) {
      for (const hallazgo of hallazgos) agregar(hallazgo);
      total += cuantos - hallazgos.length;
    },
  };
}
