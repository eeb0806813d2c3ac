// How a fraction becomes a figure that is paid. Which way is a term of the contract, so a product names its mode.
import { redondeada } from '../dinero.ts';

/** What a product may choose. */
export const modosDeRedondeo = ['mitad-arriba', 'mitad-par', 'truncar', 'arriba', 'abajo'] as const;
export type ModoDeRedondeo = (typeof modosDeRedondeo)[number];

/** As people read them. */
export const nombresDeModo: Readonly<Record<ModoDeRedondeo, string>> = {
  'mitad-arriba': 'Al más cercano; la mitad, hacia arriba',
  'mitad-par': 'Al más cercano; la mitad, al par',
  truncar: 'Sin las fracciones (truncado)',
  arriba: 'Siempre hacia arriba',
  abajo: 'Siempre hacia abajo',
};

/** Two more that others use and worked cases name, though no product offers them. */
export type Redondeo = ModoDeRedondeo | 'mitad-abajo' | 'lejos-de-cero';

/**
 * `num ÷ den` as an integer. `mitad-arriba` takes the half away from zero, `truncar` goes towards zero, `arriba` and
 * `abajo` go to the greater and to the lesser number, whichever the sign.
 */
export function redondear(num: bigint, den: bigint, modo: Redondeo): bigint {
  if (den === 0n) throw new RangeError('No se divide entre cero');
  if (modo === 'mitad-arriba') return redondeada(num, den);
  const [n, d] = den < 0n ? [-num, -den] : [num, den];
  const entero = n / d;
  const resto = n % d;
  if (resto === 0n || modo === 'truncar') return entero;
  const paso = n < 0n ? -1n : 1n;
  return seAleja(modo, entero, resto < 0n ? -resto : resto, d, paso) ? entero + paso : entero;
}

/** Whether the figure is the one further from zero, knowing the one nearer to it and what is left over. */
function seAleja(
  modo: Exclude<Redondeo, 'mitad-arriba' | 'truncar'>,
  entero: bigint,
  resto: bigint,
  den: bigint,
  paso: bigint,
): boolean {
  switch (modo) {
    case 'mitad-par':
      return 2n * resto > den || (2n * resto === den && entero % 2n !== 0n);
    case 'mitad-abajo':
      return 2n * resto > den;
    case 'lejos-de-cero':
      return true;
    case 'arriba':
      return paso > 0n;
    case 'abajo':
      return paso < 0n;
  }
}
