// How the figures of a case are written: its scale and its rounding, or the ones taken when it says nothing.
import { enDecimales, type Racional, racional } from '../racional.ts';
import { type Redondeo, redondear } from '../redondeo.ts';
import type { Lector } from './lector.ts';

const ESCALA_MAX = 40;
const DECIMALES_DEL_SEGMENTO = 12;

export interface Cifras {
  readonly escala: number;
  readonly modo: Redondeo;
}

/** Centavos and half away from zero, unless the case says otherwise. */
export function leerCifras(lector: Lector, escala = 2): Cifras {
  return { escala: lector.enteroSiHay('scale', 0, ESCALA_MAX) ?? escala, modo: leerModo(lector) };
}

export const escribir = (valor: Racional, { escala, modo }: Cifras): string =>
  enDecimales(valor, escala, modo);

export function redondearA(valor: Racional, { escala, modo }: Cifras): Racional {
  const unidades = 10n ** BigInt(escala);
  return racional(redondear(valor.num * unidades, valor.den, modo), unidades);
}

/** What a segment says of an interest: always so many decimals, none of them rounded away from what a sum needs. */
export const interesDelSegmento = (valor: Racional): string =>
  enDecimales(valor, DECIMALES_DEL_SEGMENTO, 'mitad-arriba');

/** The shortest way to write it: `4000`, `33.75`; what never ends, to twelve decimals. */
export function enCorto(valor: Racional): string {
  const escrito = enDecimales(valor, DECIMALES_DEL_SEGMENTO, 'mitad-arriba');
  return escrito.replace(/\.?0+$/, '');
}

const modos: Readonly<Record<string, Redondeo>> = {
  HALFUP: 'mitad-arriba',
  HALFAWAYFROMZERO: 'mitad-arriba',
  HALFEVEN: 'mitad-par',
  BANKERS: 'mitad-par',
  HALFDOWN: 'mitad-abajo',
  HALFTOWARDSZERO: 'mitad-abajo',
  DOWN: 'truncar',
  TRUNCATE: 'truncar',
  TRUNCATION: 'truncar',
  TRUNC: 'truncar',
  UP: 'lejos-de-cero',
  CEILING: 'arriba',
  CEIL: 'arriba',
  FLOOR: 'abajo',
};

function leerModo(lector: Lector): Redondeo {
  const escrito = lector.textoSiHay('rounding');
  if (escrito === undefined) return 'mitad-arriba';
  const llave = escrito.toUpperCase().replaceAll(/^ROUND|[^A-Z]/g, '');
  return modos[llave] ?? lector.rechazar('rounding', `no se conoce el redondeo «${escrito}»`);
}
