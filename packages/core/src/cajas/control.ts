// Whether the differences of a cajero are chance or something else: a chart of individuals and moving ranges. Its limits
// come from how much one day differs from the next, so that a steady cajero is held to narrow ones and nobody to a
// guess. Exact fractions until the figure that is shown, rounded once.
import { CERO, type Centavos, centavos, redondeada } from '../dinero.ts';

/** With fewer days the limits say nothing yet. */
const PUNTOS_MIN = 8;

/** So many in a row on the same side of the mean are hardly chance: 1 in 128. */
const RACHA_MIN = 8;

/** 3 ÷ 1.128, which turns the mean of the moving ranges into three deviations: 2.66 as the charts state it. */
const FACTOR = { num: 266n, den: 100n };

export interface LimitesDeControl {
  readonly media: Centavos;
  readonly superior: Centavos;
  readonly inferior: Centavos;
  /** Whether there are days enough to judge by them. */
  readonly suficientes: boolean;
}

/** In the order of their days, one each. */
export function limitesDeControl(diferencias: readonly Centavos[]): LimitesDeControl {
  const n = BigInt(diferencias.length);
  if (n === 0n) return { media: CERO, superior: CERO, inferior: CERO, suficientes: false };
  const suma = sumaDe(diferencias);
  // One day alone has no range, and its limits are the day itself.
  const rangos = n > 1n ? n - 1n : 1n;
  const den = FACTOR.den * n * rangos;
  const centro = suma * FACTOR.den * rangos;
  const ancho = rangosDe(diferencias) * FACTOR.num * n;
  return {
    media: aCentavos(suma, n),
    superior: aCentavos(centro + ancho, den),
    inferior: aCentavos(centro - ancho, den),
    suficientes: diferencias.length >= PUNTOS_MIN,
  };
}

/** Day by day; none while there are too few to judge by. At the limit it is still inside. */
export function fueraDeControl(
  diferencias: readonly Centavos[],
  { superior, inferior, suficientes }: LimitesDeControl,
): boolean[] {
  return diferencias.map((una) => suficientes && (una > superior || una < inferior));
}

export interface Racha {
  /** The first and the last of its days, as places in the list. */
  readonly desde: number;
  readonly hasta: number;
  /** Above the mean, or below it. */
  readonly lado: 'arriba' | 'abajo';
}

/**
 * Days in a row on the same side of the mean, enough of them to be a drift. A day that squares ends a run: most do, and
 * one faltante among them puts the mean below zero and all of them above it.
 */
export function rachas(diferencias: readonly Centavos[]): Racha[] {
  const n = BigInt(diferencias.length);
  const suma = sumaDe(diferencias);
  const lados = diferencias.map((una) => ladoDe(una, suma, n));
  const halladas: Racha[] = [];
  for (let desde = 0, hasta = 0; desde < lados.length; desde = hasta) {
    const lado = lados[desde];
    while (hasta < lados.length && lados[hasta] === lado) hasta += 1;
    if (lado !== undefined && hasta - desde >= RACHA_MIN) halladas.push({ desde, hasta: hasta - 1, lado });
  }
  return halladas;
}

/** Against the exact mean, suma ÷ n; none for what stands on it. */
function ladoDe(diferencia: Centavos, suma: bigint, n: bigint): Racha['lado'] | undefined {
  const lejos = BigInt(diferencia) * n - suma;
  if (diferencia === 0 || lejos === 0n) return undefined;
  return lejos > 0n ? 'arriba' : 'abajo';
}

const sumaDe = (diferencias: readonly Centavos[]): bigint =>
  diferencias.reduce((total, una) => total + BigInt(una), 0n);

/** How far each day is from the one before, added up: sizes, whichever way they go. */
function rangosDe(diferencias: readonly Centavos[]): bigint {
  let total = 0n;
  let antes: Centavos | undefined;
  for (const una of diferencias) {
    const rango = antes === undefined ? 0n : BigInt(una) - BigInt(antes);
    total += rango < 0n ? -rango : rango;
    antes = una;
  }
  return total;
}

const aCentavos = (num: bigint, den: bigint): Centavos => centavos(Number(redondeada(num, den)));
