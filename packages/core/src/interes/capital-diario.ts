// Interest upon interest, day by day. The growth of a segment is an exact power of integers, rounded half-even to
// thirty decimals; what has been earned is kept with twenty-four decimals of a centavo, rounded half-even after each
// segment. The set-based engine rounds at the same places, so both hold the same figure.
import { type Racional, racional } from './racional.ts';
import { redondear } from './redondeo.ts';

const UNO_DE_FACTOR = 10n ** 30n;
const UN_CENTAVO = 10n ** 24n;

export class CapitalDiario {
  /** In units of 10⁻²⁴ centavos. */
  #ganado = 0n;

  /** `base` in centavos; answers what these days added. */
  crecer(base: bigint, ppm: number, anio: number, dias: number): Racional {
    const capital = base * UN_CENTAVO + this.#ganado;
    const crecido = redondear(capital * factorDe(ppm, anio, dias), UNO_DE_FACTOR, 'mitad-par');
    const antes = this.#ganado;
    this.#ganado = crecido - base * UN_CENTAVO;
    return racional(this.#ganado - antes, UN_CENTAVO);
  }

  acumulado(): Racional {
    return racional(this.#ganado, UN_CENTAVO);
  }
}

/** (1 + ppm ÷ (10⁶ × year)) to the power of the days, in units of 10⁻³⁰. */
function factorDe(ppm: number, anio: number, dias: number): bigint {
  const den = 1_000_000n * BigInt(anio);
  const veces = BigInt(dias);
  return redondear((den + BigInt(ppm)) ** veces * UNO_DE_FACTOR, den ** veces, 'mitad-par');
}
