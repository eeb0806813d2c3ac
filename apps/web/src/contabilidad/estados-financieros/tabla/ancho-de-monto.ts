// How wide a column of amounts must be for what it says.
import type { ColumnaDeEstado, FilaDeEstado } from '@cuadra/contract/contabilidad/estados-financieros';

interface Medible {
  readonly columnas: readonly Pick<ColumnaDeEstado, 'titulo'>[];
  readonly filas: readonly Pick<FilaDeEstado, 'valores'>[];
}

const ANCHO_DE_MONTO = 7.5;
/** For the words of its heading. */
const ANCHO_DE_MONTO_MIN = 6.5;
/** The longest that fits in it: a hundred million, in parentheses. */
const DIGITOS_QUE_CABEN = '12345678900'.length;

/** What a capital of the heading takes, and its margins. */
const [ANCHO_DE_LETRA, MARGENES] = [0.5625, 1];

/** In rem, for the longest of its figures and of the words over them: none is cut, and none runs into its neighbour. */
export function anchoDeMonto({ filas, columnas }: Medible): number {
  const mayor = filas.reduce(
    (maximo, { valores }) => valores.reduce<number>((a, b) => Math.max(a, b ?? 0, -(b ?? 0)), maximo),
    0,
  );
  const palabra = Math.max(
    0,
    ...columnas.flatMap(({ titulo }) => titulo.split(' ').map(({ length }) => length)),
  );
  return Math.max(
    ANCHO_DE_MONTO_MIN,
    ANCHO_DE_MONTO + (String(mayor).length - DIGITOS_QUE_CABEN) * 0.75,
    palabra * ANCHO_DE_LETRA + MARGENES,
  );
}
