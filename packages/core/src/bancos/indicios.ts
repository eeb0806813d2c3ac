// How hard it would be for both sides to agree by chance: how rare the amount is, how near the days and how alike the texts.
import type { Centavos } from '../dinero.ts';
import { similitud } from './palabras.ts';
import { type Apunte, type Tablero, totalDe, ventanaSegura } from './tablero.ts';

/** Below this, an equal amount may be chance. */
export const INDICIOS_MIN = 5;

/** 0 to 9. The farthest day counts, and the text that is most alike. */
export function indicios(
  tablero: Tablero,
  lineas: readonly Apunte[],
  movimientos: readonly Apunte[],
): number {
  const pares = lineas.flatMap((linea) => movimientos.map((movimiento) => [linea, movimiento] as const));
  const dias = Math.max(...pares.map(([linea, movimiento]) => lejania(linea.dia - movimiento.dia)));
  const cercania = [1, 5, ventanaSegura(tablero)].filter((hasta) => dias <= hasta).length;
  const parecido = Math.max(
    ...pares.map(([linea, movimiento]) => similitud(linea.palabras, movimiento.palabras, tablero.pesos)),
  );
  const texto = [0.1, 0.25, 0.5].filter((desde) => parecido >= desde).length;
  return rareza(totalDe(lineas)) + cercania + texto;
}

/** The books seldom learn of something after the bank: when they do, it may be another whose line has not come yet. */
function lejania(dias: number): number {
  return dias < 0 ? -2 * dias : dias;
}

/** 0 for Q 500.00, which anybody pays; 3 for Q 1,234.56, which nobody pays twice. */
export function rareza(monto: Centavos): number {
  const significativas = String(Math.abs(monto)).replace(/0+$/, '').length;
  return Math.max(0, Math.min(3, significativas - 2));
}
