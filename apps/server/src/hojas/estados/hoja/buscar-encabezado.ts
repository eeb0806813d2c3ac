// The row of headings of a sheet, and of which bank they are. The table begins under it: what is above is never a movement.

import type { PerfilDeEstado } from '@cuadra/core/bancos/estado-de-cuenta';
import { separar } from '@cuadra/core/bancos/leer-fecha';
import type { FilaDeBanco } from './filas-de-banco.ts';
import type { PerfilDeBanco } from './perfil-de-banco.ts';
import { bancoIndustrial } from './perfiles/banco-industrial.ts';
import { banrural } from './perfiles/banrural.ts';
import { generico } from './perfiles/generico.ts';
import { gyt } from './perfiles/gyt.ts';
import { type EncabezadoHallado, leerEncabezado } from './ubicar-columnas-de-banco.ts';

/** One entry each; the one that takes any goes last. */
const PERFILES: readonly PerfilDeBanco[] = [banrural, bancoIndustrial, gyt, generico];

/** In the order in which they are tried: the one that somebody said, if any, before the others. */
export function perfilesPorProbar(dicho: PerfilDeEstado | undefined): readonly PerfilDeBanco[] {
  return [
    ...PERFILES.filter(({ perfil }) => perfil === dicho),
    ...PERFILES.filter(({ perfil }) => perfil !== dicho),
  ];
}

export interface EncabezadoUbicado extends EncabezadoHallado {
  /** Its place among the rows. */
  readonly lugar: number;
}

/** How far down it is looked for. */
const FILAS_MAX = 500;

export function buscarEncabezado(
  filas: readonly FilaDeBanco[],
  perfiles: readonly PerfilDeBanco[],
): EncabezadoUbicado | undefined {
  for (const perfil of perfiles) {
    const hallado = buscarDePerfil(filas, perfil);
    if (hallado !== undefined) return hallado;
  }
  // Headings in two rows: «Movimientos» over «Débito» and «Crédito».
  return perfiles.includes(generico) ? buscarDePerfil(filas, generico, 2) : undefined;
}

function buscarDePerfil(
  filas: readonly FilaDeBanco[],
  perfil: PerfilDeBanco,
  alto: 1 | 2 = 1,
): EncabezadoUbicado | undefined {
  let primero: EncabezadoUbicado | undefined;
  for (const [i, { celdas }] of filas.slice(0, FILAS_MAX).entries()) {
    const hallado = leerEncabezado(
      perfil,
      alto === 1 ? celdas : unaSobreOtra(celdas, filas[i + 1]?.celdas ?? []),
    );
    if (hallado === undefined) continue;
    const ubicado = { ...hallado, lugar: i + alto - 1 };
    // A summary above the table may look like one; under the real one there are dates.
    if (hayFechaDebajo(filas, ubicado)) return ubicado;
    primero ??= ubicado;
  }
  return primero;
}

const unaSobreOtra = (arriba: readonly string[], abajo: readonly string[]): string[] =>
  Array.from({ length: Math.max(arriba.length, abajo.length) }, (_, i) => abajo[i] || (arriba[i] ?? ''));

function hayFechaDebajo(filas: readonly FilaDeBanco[], { lugar, lugares }: EncabezadoUbicado): boolean {
  return filas
    .slice(lugar + 1, lugar + 6)
    .some(({ celdas }) => separar(celdas[lugares.fecha] ?? '') !== undefined);
}
