// What is told of an interest: the yield of a year, the same rate compounded otherwise, and the tax withheld.
import {
  compararRacionales,
  dividirRacionales,
  multiplicarRacionales,
  NADA,
  type Racional,
  racional,
  restarRacionales,
  sumarRacionales,
  UNO,
} from '../racional.ts';
import type { RespuestaDeCaso } from './caso.ts';
import { enCorto, escribir, leerCifras, redondearA } from './cifras.ts';
import { interesAnual } from './devengo.ts';
import type { Lector } from './lector.ts';
import { exponencial, logaritmo, potencia } from './series.ts';
import { vecesAlAnio } from './veces-al-anio.ts';

const CIEN = racional(100n);

/** `100 × ((1 + interest ÷ principal) ^ (year ÷ days) − 1)`, per cent. */
export function rendimientoAnual(lector: Lector): RespuestaDeCaso {
  const [capital, dias] = [lector.decimal('principal'), lector.decimal('days')];
  if (capital.num <= 0n) return lector.rechazar('principal', 'se espera un monto mayor que cero');
  if (dias.num <= 0n) return lector.rechazar('days', 'se espera un número mayor que cero');
  const anio = lector.decimalSiHay('days_in_year') ?? racional(365n);
  const crecido = sumarRacionales(UNO, dividirRacionales(lector.decimal('interest'), capital));
  const delAnio = lector.rechazaSiNoCabe('interest', () => potencia(crecido, dividirRacionales(anio, dias)));
  const rendimiento = multiplicarRacionales(restarRacionales(delAnio, UNO), CIEN);
  return { value: escribir(rendimiento, leerCifras(lector)), segmentos: [] };
}

/** The rate that grows as much in the same time (a year unless it says another) compounded in another way. */
export function tasaEquivalente(lector: Lector): RespuestaDeCaso {
  const tiempo = lector.decimalSiHay(lector.nombre('time', 'years', 't')) ?? UNO;
  if (tiempo.num <= 0n) return lector.rechazar('time', 'se espera un tiempo mayor que cero');
  const enCiento = !lector.tiene('rate') && lector.tiene('rate_pct');
  const tasa = enCiento ? dividirRacionales(lector.decimal('rate_pct'), CIEN) : lector.decimal('rate');
  const valor = lector.rechazaSiNoCabe('rate', () =>
    tasaDe(lector, crecimiento(lector, tasa, tiempo), tiempo),
  );
  const dicho = enCiento ? multiplicarRacionales(valor, CIEN) : valor;
  return { value: escribir(dicho, leerCifras(lector, 4)), segmentos: [] };
}

/** From the threshold up, the whole interest is the base unless the case says that only what exceeds it is. */
export function retencion(lector: Lector): RespuestaDeCaso {
  const cifras = leerCifras(lector);
  const bruto = lector.decimal(lector.nombre('gross_interest', 'gross', 'interest'));
  const minimo = lector.decimalSiHay('threshold') ?? NADA;
  const afecto = !lector.marcado('exempt') && compararRacionales(bruto, minimo) > 0;
  const base = soloElExceso(lector) ? restarRacionales(bruto, minimo) : bruto;
  const retenido = afecto ? redondearA(interesAnual(base, lector.decimal('rate_pct')), cifras) : NADA;
  const pide = lector.textoSiHay('return') ?? 'tax';
  if (!/^(tax|withheld|withholding|net|net_interest)$/.test(pide))
    lector.rechazar('return', 'no se conoce lo que se pide');
  const valor = pide.startsWith('net') ? restarRacionales(bruto, retenido) : retenido;
  return { value: lector.tiene('scale') ? escribir(valor, cifras) : enCorto(valor), segmentos: [] };
}

function soloElExceso(lector: Lector): boolean {
  const escrita = lector.textoSiHay(lector.nombre('base', 'threshold_base', 'applies_to'));
  if (escrita === undefined || /whole|all|full|gross|total|entire/i.test(escrita)) return false;
  return /excess|above|over/i.test(escrita) || lector.rechazar('base', `no se conoce «${escrita}»`);
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
