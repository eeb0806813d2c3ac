// How wide the figures of a list are, for its stylesheet: columns of separate rows line up, and no amount is cut.
//
//   <div style={anchoDeCifras(filas)}>
import type { Centavos } from '@cuadra/core/dinero';
import type { CSSProperties } from 'react';
import { formatearMonto } from '#ui/format/dinero.ts';

interface ConCifras {
  readonly libro: Centavos | null;
  readonly contado: Centavos | null;
  readonly diferencia: Centavos | null;
  readonly entradas?: Centavos;
  readonly salidas?: Centavos;
}

/** A difference has its sign and its mark beside. */
const MARCA = 3;

export function cifrasMasLargas(filas: readonly ConCifras[]): number {
  return Math.max(
    0,
    ...filas.flatMap(({ libro, contado, diferencia, entradas = null, salidas = null }) => [
      ...[libro, contado, entradas, salidas].map((monto) => largo(monto)),
      diferencia === null ? 0 : largo(diferencia) + MARCA,
    ]),
  );
}

const largo = (monto: Centavos | null): number => (monto === null ? 0 : formatearMonto(monto).length);

export const anchoDeCifras = (
  filas: readonly ConCifras[],
): CSSProperties & { readonly '--cifras': number } => ({ '--cifras': cifrasMasLargas(filas) });
