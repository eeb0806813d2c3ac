// One rate told as another: compounded otherwise, or for some days of the year.
import {
  dividirRacionales,
  multiplicarRacionales,
  type Racional,
  racional,
  restarRacionales,
  sumarRacionales,
  UNO,
} from '../racional.ts';
import { Anio } from './anio.ts';
import type { RespuestaDeCaso } from './caso.ts';
import { escribir, leerCifras } from './cifras.ts';
import type { Lector } from './lector.ts';
import { exponencial, logaritmo, potencia } from './series.ts';
import { vecesAlAnio } from './veces-al-anio.ts';

const CIEN = racional(100n);
const DECIMALES = 4;

/** Answered as the case writes its own: as a fraction, or per cent. */
export function tasaEquivalente(lector: Lector): RespuestaDeCaso {
  const enCiento = !lector.tiene('rate') && lector.tiene('rate_pct');
  const tasa = enCiento ? dividirRacionales(lector.decimal('rate_pct'), CIEN) : lector.decimal('rate');
  const otra =
    lector.tiene('days') && !lector.tiene('to') ? deUnosDias(lector, tasa) : deOtraForma(lector, tasa);
  const dicha = enCiento ? multiplicarRacionales(otra, CIEN) : otra;
  return { value: escribir(dicha, leerCifras(lector, DECIMALES)), segmentos: [] };
}

/** The one that grows as much in the same time: a year, unless the case says another. */
function deOtraForma(lector: Lector, tasa: Racional): Racional {
  const tiempo = lector.decimalSiHay(lector.nombre('time', 'years', 't')) ?? UNO;
  if (tiempo.num <= 0n) return lector.rechazar('time', 'se espera un tiempo mayor que cero');
  return tasaDe(lector, crecimiento(lector, tasa, tiempo), tiempo);
}

/** What an effective rate of the year yields in some days of it. */
function deUnosDias(lector: Lector, tasa: Racional): Racional {
  const { fraccion } = new Anio(lector).leer(lector);
  return restarRacionales(potencia(sumarRacionales(UNO, tasa), fraccion), UNO);
}

const forma = (lector: Lector, campo: 'from' | 'to'): string => lector.texto(campo).trim().toUpperCase();

/** How much one becomes in that time. */
function crecimiento(lector: Lector, tasa: Racional, tiempo: Racional): Racional {
  const enElTiempo = multiplicarRacionales(tasa, tiempo);
  if (forma(lector, 'from') === 'SIMPLE') return sumarRacionales(UNO, enElTiempo);
  if (forma(lector, 'from') === 'CONTINUOUS') return exponencial(enElTiempo);
  const veces = vecesDe(lector, 'from');
  const porPeriodo = sumarRacionales(UNO, dividirRacionales(tasa, veces));
  return potencia(porPeriodo, multiplicarRacionales(veces, tiempo));
}

function tasaDe(lector: Lector, crecido: Racional, tiempo: Racional): Racional {
  if (forma(lector, 'to') === 'SIMPLE') return dividirRacionales(restarRacionales(crecido, UNO), tiempo);
  if (forma(lector, 'to') === 'CONTINUOUS') return dividirRacionales(logaritmo(crecido), tiempo);
  const veces = vecesDe(lector, 'to');
  const raiz = potencia(crecido, dividirRacionales(UNO, multiplicarRacionales(veces, tiempo)));
  return multiplicarRacionales(veces, restarRacionales(raiz, UNO));
}

/** What a year yields is a rate compounded once in it; where days are counted, by those of the year of the case. */
function vecesDe(lector: Lector, campo: 'from' | 'to'): Racional {
  if (/^EFFECTIVE/.test(forma(lector, campo))) return UNO;
  if (forma(lector, campo) === 'DAILY') return lector.decimalSiHay('days_in_year') ?? racional(365n);
  return racional(BigInt(vecesAlAnio(lector, campo)));
}
