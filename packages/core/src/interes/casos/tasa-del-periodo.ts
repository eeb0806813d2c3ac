// A rate that is not of the year but of the period itself: whole for each period, however long it was.

import { diasSegun } from '../base-de-dias.ts';
import { multiplicarRacionales, type Racional, racional } from '../racional.ts';
import type { RespuestaDeCaso } from './caso.ts';
import { escribir, leerCifras } from './cifras.ts';
import { interesAnual, segmento } from './devengo.ts';
import type { Lector } from './lector.ts';
import { leerAsientos, leerMetodoDeSaldo, menorDe, promedioDe, trechosEntre } from './saldos.ts';

const PERIODOS_MAX = 4000;

export function tasaDelPeriodo(lector: Lector): RespuestaDeCaso {
  const base = lector.decimalSiHay('base') ?? baseDeLosSaldos(lector);
  const tasa = lector.decimal(lector.nombre('period_rate_pct', 'rate_pct'));
  const periodos = lector.enteroSiHay('periods', 0, PERIODOS_MAX) ?? 1;
  const interes = multiplicarRacionales(interesAnual(base, tasa), racional(BigInt(periodos)));
  const fechas = lector.tiene('from') && lector.tieneHasta() ? fechasDe(lector) : {};
  return { value: escribir(interes, leerCifras(lector)), segmentos: [segmento(fechas, base, tasa, interes)] };
}

function fechasDe(lector: Lector): { desde: string; hasta: string; dias: number } {
  const [desde, hasta] = [lector.fecha('from'), lector.hasta()];
  return { desde, hasta, dias: diasSegun('ACT/365F', desde, hasta) };
}

function baseDeLosSaldos(lector: Lector): Racional {
  const metodo = leerMetodoDeSaldo(lector.texto('balance_method'));
  const trechos = trechosEntre(leerAsientos(lector), lector.fecha('from'), lector.hasta());
  if (metodo === 'promedio')
    return promedioDe(
      trechos.map(({ desde, hasta, saldo }) => ({ saldo, dias: diasSegun('ACT/365F', desde, hasta) })),
    );
  if (metodo === 'diario') return lector.rechazar('balance_method', 'no se dice sobre qué saldo');
  return menorDe(trechos.map((trecho) => (metodo === 'minimo' ? trecho.saldo : trecho.minimo)));
}
