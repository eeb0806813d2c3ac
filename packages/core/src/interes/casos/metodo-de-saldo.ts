// Which balance a method takes: the least, the greatest, the average, the first or the last of those of a case.
import { diasSegun } from '../base-de-dias.ts';
import { fechaDeDia, numeroDeDia } from '../dia.ts';
import type { Racional } from '../racional.ts';
import type { RespuestaDeCaso, SegmentoDeCaso } from './caso.ts';
import { type Cifras, enCorto, escribir, leerCifras } from './cifras.ts';
import type { Lector } from './lector.ts';
import { leerAsientos, mayorDe, menorDe, promedioDe, type Trecho, trechosEntre } from './saldos.ts';

type Medida = 'menor' | 'mayor' | 'promedio' | 'ultimo' | 'primero';

interface Parte {
  readonly saldo: Racional;
  readonly dias: number;
}

const DIAS_MAX = 100_000;

export function saldoSegunMetodo(lector: Lector): RespuestaDeCaso {
  const medida = leerMedida(lector);
  if (lector.tiene('segments')) {
    const partes = lector.lista('segments').map(leerParte);
    return responder(lector, medida, partes, partes.map(segmentoDe));
  }
  const lista = lector.nombre('intraday_balances', 'balances');
  if (lector.tiene(lista)) {
    const saldos = lector.valores(lista, (valores, campo) => valores.decimal(campo));
    // Each of a day weighs the same: no hour tells how long it lasted.
    return responder(
      lector,
      medida,
      saldos.map((saldo) => ({ saldo, dias: 1 })),
      saldos.map((saldo) => ({ saldo: enCorto(saldo) })),
    );
  }
  return enElTiempo(lector, medida);
}

function enElTiempo(lector: Lector, medida: Medida): RespuestaDeCaso {
  const asientos = leerAsientos(lector);
  const dia = lector.fechaSiHay(lector.nombre('date', 'as_of', 'day'));
  const desde = dia ?? lector.fecha('from');
  const hasta = dia === undefined ? lector.hasta() : fechaDeDia(numeroDeDia(dia) + 1);
  const trechos = trechosEntre(asientos, desde, hasta);
  if (trechos.length === 0) return lector.rechazar('history', 'no hay saldo en esas fechas');
  const intradia = cuentaLosDelDia(lector);
  if (intradia && medida !== 'menor')
    return lector.rechazar('method', 'dentro del día solo se toma el saldo menor');
  const partes = trechos.map((trecho) => ({
    saldo: intradia ? trecho.minimo : trecho.saldo,
    dias: diasDe(trecho),
  }));
  return responder(
    lector,
    medida,
    partes,
    trechos.map((trecho) => ({
      desde: trecho.desde,
      hasta: trecho.hasta,
      dias: diasDe(trecho),
      saldo: enCorto(intradia ? trecho.minimo : trecho.saldo),
    })),
  );
}

function responder(
  lector: Lector,
  medida: Medida,
  partes: readonly Parte[],
  segmentos: readonly SegmentoDeCaso[],
): RespuestaDeCaso {
  const valor = medir(medida, partes);
  const cifras: Cifras | undefined = lector.tiene('scale') ? leerCifras(lector) : undefined;
  return { value: cifras === undefined ? enCorto(valor) : escribir(valor, cifras), segmentos };
}

function medir(medida: Medida, partes: readonly Parte[]): Racional {
  const saldos = partes.map(({ saldo }) => saldo);
  switch (medida) {
    case 'menor':
      return menorDe(saldos);
    case 'mayor':
      return mayorDe(saldos);
    case 'promedio':
      return promedioDe(partes);
    case 'primero':
      return menorDe(saldos.slice(0, 1));
    case 'ultimo':
      return menorDe(saldos.slice(-1));
  }
}

/** `minimum_eod`, `average_days`, `mean_of_intraday_balances`, `end_of_day`: told by their first words. */
function leerMedida(lector: Lector): Medida {
  const escrito = lector.texto('method').toLowerCase();
  if (/^(min|minimum|lowest)_(to|and)_/.test(escrito)) return noSeConoce(lector, escrito);
  if (/^(min|lowest)/.test(escrito)) return 'menor';
  if (/^(max|highest)/.test(escrito)) return 'mayor';
  if (/^(average|avg|mean|daily_average)/.test(escrito)) return 'promedio';
  if (/^(end|eod|last|closing|close|daily$|final)/.test(escrito)) return 'ultimo';
  if (/^(start|first|opening|beginning)/.test(escrito)) return 'primero';
  return noSeConoce(lector, escrito);
}

const noSeConoce = (lector: Lector, escrito: string): never =>
  lector.rechazar('method', `no se conoce el método «${escrito}»`);

function cuentaLosDelDia(lector: Lector): boolean {
  const escrito = lector.texto('method').toLowerCase();
  return (
    lector.marcado('intraday_lows') ||
    (/intraday/.test(escrito) && !/(ignor|exclud|without|no_)/.test(escrito))
  );
}

function leerParte(parte: Lector): Parte {
  const dias = parte.tiene('days')
    ? parte.entero('days', 0, DIAS_MAX)
    : diasSegun('ACT/365F', parte.fecha('from'), parte.hasta());
  return { saldo: parte.decimal('balance'), dias };
}

const segmentoDe = ({ saldo, dias }: Parte): SegmentoDeCaso => ({ dias, saldo: enCorto(saldo) });

const diasDe = ({ desde, hasta }: Trecho): number => diasSegun('ACT/365F', desde, hasta);
