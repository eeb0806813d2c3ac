// Powers that are no fraction, to more decimals than any case asks for: series over integers, never floating point.
import { dividirRacionales, potenciaDeRacional, type Racional, racional, UNO } from '../racional.ts';
import { redondear } from '../redondeo.ts';

/** What is worked with, and what is kept: between both fits whatever the series leave out. */
const TRABAJO = 10n ** 90n;
const GUARDADO = 10n ** 50n;

/** Beyond it e^x has more digits than any factor of growth. */
const EXPONENTE_MAX = 200n;

/** Three years of days: the digits of an exact power grow with each. */
const POTENCIA_EXACTA_MAX = 1100;

/** `base ^ exponente`, exact when the exponent is an integer. */
export function potencia(base: Racional, exponente: Racional): Racional {
  if (exponente.den === 1n && exponente.num <= POTENCIA_EXACTA_MAX && exponente.num >= -POTENCIA_EXACTA_MAX)
    return potenciaDeRacional(base, Number(exponente.num));
  const logaritmoFijo = lnFijo(base);
  return guardar(expFijo((logaritmoFijo * exponente.num) / exponente.den));
}

/** e ^ x. */
export const exponencial = (x: Racional): Racional => (x.num === 0n ? UNO : guardar(expFijo(enFijo(x))));

export const logaritmo = (valor: Racional): Racional => guardar(lnFijo(valor));

function expFijo(x: bigint): bigint {
  if (x > EXPONENTE_MAX * TRABAJO || x < -EXPONENTE_MAX * TRABAJO)
    throw new RangeError('La potencia no cabe en ninguna cifra');
  // e^x = (e^(x/1024))^1024: of a small number the series is short.
  const corto = x / 1024n;
  let [suma, termino] = [TRABAJO, TRABAJO];
  for (let n = 1n; termino !== 0n; n++) {
    termino = (termino * corto) / (TRABAJO * n);
    suma += termino;
  }
  for (let vez = 0; vez < 10; vez++) suma = (suma * suma) / TRABAJO;
  return suma;
}

/** Brought near one by halves before it is cut to a length, so that a small number keeps its digits too. */
function lnFijo({ num, den }: Racional): bigint {
  if (num <= 0n) throw new RangeError('Solo lo mayor que cero tiene logaritmo');
  const dobles = BigInt(num.toString(2).length - den.toString(2).length);
  const cerca = dobles < 0n ? ((num << -dobles) * TRABAJO) / den : (num * TRABAJO) / (den << dobles);
  return 2n * (atanhFijo(cerca - TRABAJO, cerca + TRABAJO) + dobles * atanhFijo(1n, 3n));
}

/** atanh(num ÷ den); ln(y) is twice that of (y − 1) ÷ (y + 1). */
function atanhFijo(num: bigint, den: bigint): bigint {
  const x = (num * TRABAJO) / den;
  const cuadrado = (x * x) / TRABAJO;
  let [suma, potenciaImpar] = [0n, x];
  for (let n = 1n; potenciaImpar !== 0n; n += 2n) {
    suma += potenciaImpar / n;
    potenciaImpar = (potenciaImpar * cuadrado) / TRABAJO;
  }
  return suma;
}

const enFijo = ({ num, den }: Racional): bigint => (num * TRABAJO) / den;

/** Rounded, so that a root that is exact comes out exact and no later rounding falls on the wrong side of it. */
const guardar = (fijo: bigint): Racional =>
  dividirRacionales(racional(redondear(fijo * GUARDADO, TRABAJO, 'mitad-arriba')), racional(GUARDADO));
