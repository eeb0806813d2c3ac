// The part of a year that some days are, as a case tells it: a count of days by name, the days of its year, or both.
import { type CuentaDeDias, diasPorAnio, diasSegun, fraccionDeAnio } from '../base-de-dias.ts';
import { esBisiesto, leerFecha } from '../dia.ts';
import { dividirRacionales, type Racional, racional } from '../racional.ts';
import type { Lector } from './lector.ts';

export interface Lapso {
  readonly desde?: string;
  readonly hasta?: string;
  readonly dias: number;
  /** The part of a year that they are. */
  readonly fraccion: Racional;
}

const DIAS_MAX = 100_000;

export class Anio {
  readonly #lector: Lector;
  readonly #base: CuentaDeDias | undefined;
  readonly #dias: Racional | undefined;

  constructor(lector: Lector) {
    this.#lector = lector;
    this.#base = lector.tiene('day_count') ? leerBase(lector) : undefined;
    this.#dias = lector.decimalSiHay('days_in_year') ?? this.#diasPorLaBase();
    if (this.#dias !== undefined && this.#dias.num <= 0n)
      lector.rechazar('days_in_year', 'se espera un número mayor que cero');
  }

  entre(desde: string, hasta: string): Lapso {
    const dias = diasSegun(this.#base ?? 'ACT/365F', desde, hasta);
    if (dias < 0) return this.#lector.rechazar('to_exclusive', 'el final es anterior al comienzo');
    const fraccion =
      this.#dias === undefined
        ? fraccionDeAnio(this.#conocida(), desde, hasta)
        : dividirRacionales(racional(BigInt(dias)), this.#dias);
    return { desde, hasta, dias, fraccion };
  }

  de(dias: number): Lapso {
    return { dias, fraccion: dividirRacionales(racional(BigInt(dias)), this.#enDias()) };
  }

  /** The days of the year where no date tells them. */
  #enDias(): Racional {
    if (this.#dias !== undefined) return this.#dias;
    const dia = this.#lector.nombre('accrual_date', 'posting_date', 'from');
    if (this.#base === 'ACT/ACT-ISDA' && this.#lector.tiene(dia))
      return racional(esBisiesto(leerFecha(this.#lector.fecha(dia)).anio) ? 366n : 365n);
    return this.#lector.rechazar('days_in_year', 'no se dice de cuántos días es el año');
  }

  /** The part of a year that each day of some is; those of a common and of a leap year are not the same. */
  porDia({ desde, hasta, dias, fraccion }: Lapso): Racional {
    if (this.#dias !== undefined || desde === undefined || hasta === undefined) return this.de(1).fraccion;
    const { comunes, bisiestos } = diasPorAnio(desde, hasta);
    if (comunes > 0 && bisiestos > 0)
      return this.#lector.rechazar('day_count', 'los días son de un año común y de uno bisiesto');
    return dividirRacionales(fraccion, racional(BigInt(dias)));
  }

  /** A part of the case gives its days or its two dates. */
  leer(parte: Lector): Lapso {
    if (parte.tiene('from') && parte.tieneHasta()) return this.entre(parte.fecha('from'), parte.hasta());
    return this.de(parte.entero('days', 0, DIAS_MAX));
  }

  #conocida(): CuentaDeDias {
    return this.#base ?? this.#lector.rechazar('day_count', 'no se dice cómo se cuentan los días');
  }

  #diasPorLaBase(): Racional | undefined {
    if (this.#base === undefined || this.#base === 'ACT/ACT-ISDA') return undefined;
    // A whole year of any other count is the same whenever it is: what one day of it is, turned around.
    return dividirRacionales(racional(1n), fraccionDeAnio(this.#base, '2001-01-01', '2001-01-02'));
  }
}

/** From the most particular to the most general: the first that matches is it. */
const escritas: readonly (readonly [RegExp, CuentaDeDias])[] = [
  [/^30E(\+|PLUS)360/, '30E+/360'],
  [/^30E360ISDA|^30360GERMAN/, '30E/360-ISDA'],
  [/^30E(360|$)|^E30360|^30360(E$|EURO)|^EUROBOND/, '30E/360'],
  [/^30U360|^30360US/, '30/360-US'],
  [/^30360(BOND|ISDA|$)|^BOND/, '30/360-BOND'],
  [/^30365/, '30/365'],
  [/^NL365|^ACT365(NL|NOLEAP)|^NOLEAP/, 'NL/365'],
  [/^ACT36525/, 'ACT/365.25'],
  [/^ACT364/, 'ACT/364'],
  [/^ACT366/, 'ACT/366'],
  [/^ACT360/, 'ACT/360'],
  [/^ACTACT(ISDA|INCOMMON|$)/, 'ACT/ACT-ISDA'],
  [/^ACT365(F(IXED)?)?$/, 'ACT/365F'],
];

export function leerCuentaDeDias(lector: Lector, campo: string): CuentaDeDias {
  const escrita = lector.texto(campo);
  return conocida(escrita) ?? lector.rechazar(campo, `no se conoce la cuenta de días «${escrita}»`);
}

/** Where the days of the year are given, of a count of real days nothing else has to be known. */
function leerBase(lector: Lector): CuentaDeDias {
  const escrita = lector.texto('day_count');
  const soloReales = lector.tiene('days_in_year') && /^act/i.test(escrita);
  return conocida(escrita) ?? (soloReales ? 'ACT/365F' : leerCuentaDeDias(lector, 'day_count'));
}

/** What stands in parentheses explains the name; only that the year may have 366 days changes what it is. */
function conocida(escrita: string): CuentaDeDias | undefined {
  const [nombre = '', nota = ''] = escrita.toUpperCase().split(/ *\(/, 2);
  const llave = nombre
    .replaceAll(/[^A-Z0-9+]/g, '')
    .replaceAll('ACTUAL', 'ACT')
    .replaceAll('THIRTY', '30')
    .replace(/^A(?=3\d\d|A)/, 'ACT');
  const [, base] = escritas.find(([forma]) => forma.test(llave)) ?? [];
  return base === 'ACT/365F' && /366 IN LEAP/.test(nota) ? 'ACT/ACT-ISDA' : base;
}
