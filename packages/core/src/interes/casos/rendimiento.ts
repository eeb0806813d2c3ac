// What is told of an interest once it is known: what it yields in a year, and the tax withheld of it.
import {
  compararRacionales,
  dividirRacionales,
  multiplicarRacionales,
  NADA,
  racional,
  restarRacionales,
  sumarRacionales,
  UNO,
} from '../racional.ts';
import type { RespuestaDeCaso } from './caso.ts';
import { enCorto, escribir, leerCifras, redondearA } from './cifras.ts';
import { interesAnual } from './devengo.ts';
import type { Lector } from './lector.ts';
import { potencia } from './series.ts';

const CIEN = racional(100n);

/** `100 × ((1 + interest ÷ principal) ^ (year ÷ days) − 1)`, per cent. */
export function rendimientoAnual(lector: Lector): RespuestaDeCaso {
  const [capital, dias] = [lector.decimal('principal'), lector.decimal('days')];
  if (capital.num <= 0n) return lector.rechazar('principal', 'se espera un monto mayor que cero');
  if (dias.num <= 0n) return lector.rechazar('days', 'se espera un número mayor que cero');
  const anio = lector.decimalSiHay('days_in_year') ?? racional(365n);
  const crecido = sumarRacionales(UNO, dividirRacionales(lector.decimal('interest'), capital));
  const delAnio = potencia(crecido, dividirRacionales(anio, dias));
  const rendimiento = multiplicarRacionales(restarRacionales(delAnio, UNO), CIEN);
  return { value: escribir(rendimiento, leerCifras(lector)), segmentos: [] };
}

/** Above the threshold the whole interest is the base unless the case says that only what exceeds it is. */
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
