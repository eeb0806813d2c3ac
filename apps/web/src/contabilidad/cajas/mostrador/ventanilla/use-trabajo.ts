// What the counter is doing: which form is open and with what already in it, and how the last one ended.
import type { FavoritoDeCaja } from '@cuadra/contract/contabilidad/cajas/cajas';
import { clasesConCuenta } from '@cuadra/core/cajas/movimiento';
import { useState } from 'react';
import type { ClaseDelMostrador, Final, LoInicial } from '../clases/clase.ts';
import { claseDelMostrador } from '../clases/clases.ts';

export interface Abierto {
  readonly clase: ClaseDelMostrador;
  readonly titulo: string;
  readonly inicial: LoInicial;
  /** Another form each time, even of the same kind. */
  readonly vez: number;
}

export interface Trabajo {
  readonly abierto: Abierto | undefined;
  readonly final: Final | undefined;
  readonly abrir: (clase: string, inicial: LoInicial, titulo?: string) => void;
  readonly abrirFavorito: (favorito: FavoritoDeCaja) => void;
  readonly cerrar: () => void;
  readonly terminar: (final: Final) => void;
  /** Something that was sent without a form: what is being written stays. */
  readonly anotar: (final: Final) => void;
}

export function useTrabajo(): Trabajo {
  const [abierto, setAbierto] = useState<Abierto>();
  const [final, setFinal] = useState<Final>();
  const abrir: Trabajo['abrir'] = (id, inicial, titulo) => {
    const clase = claseDelMostrador(id);
    if (clase === undefined) return;
    setAbierto((antes) => ({ clase, titulo: titulo ?? clase.nombre, inicial, vez: (antes?.vez ?? 0) + 1 }));
  };
  return {
    abierto,
    final,
    abrir,
    abrirFavorito: ({ nombre, clase, idCuenta, concepto }) => {
      const suya = clasesConCuenta.find((una) => una === clase);
      if (suya !== undefined) abrir(suya, { clase: suya, idCuenta, concepto }, nombre);
    },
    cerrar: () => setAbierto(undefined),
    terminar: (nuevo) => {
      setAbierto(undefined);
      setFinal(nuevo);
    },
    anotar: setFinal,
  };
}
