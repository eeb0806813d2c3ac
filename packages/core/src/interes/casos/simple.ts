// Interest without compounding inside its period: by segments as the case gives them, or over its balances.
import { sumarRacionales } from '../racional.ts';
import { Anio, type Lapso } from './anio.ts';
import type { RespuestaDeCaso } from './caso.ts';
import { escribir, leerCifras } from './cifras.ts';
import { type Devengo, devengar, juntar, SIN_DEVENGO } from './devengo.ts';
import type { Lector } from './lector.ts';
import {
  leerAsientos,
  leerMetodoDeSaldo,
  type MetodoDeSaldo,
  menorDe,
  promedioDe,
  type Trecho,
  trechosEntre,
} from './saldos.ts';
import { Tarifa } from './tarifa.ts';

/** Each segment with its own days and, when it has them, its own rate or table. */
export function interesPorSegmentos(lector: Lector): RespuestaDeCaso {
  return porSegmentos(lector, false);
}

/** The same by bands of the balance, each of them rounded before they are added. */
export function interesPorBandas(lector: Lector): RespuestaDeCaso {
  return porSegmentos(lector, true);
}

/** Over the balances between two dates, with the balance method of the case. */
export const interesSobreSaldos = (lector: Lector): RespuestaDeCaso =>
  sobreSaldos(lector, leerMetodoDeSaldo(lector.textoSiHay('balance_method')));

export const interesSobreElPromedio = (lector: Lector): RespuestaDeCaso => sobreSaldos(lector, 'promedio');

/** Only the text of the case tells whether the lows inside a day count. */
export function interesSobreElMinimo(lector: Lector): RespuestaDeCaso {
  const escrito = leerMetodoDeSaldo(lector.textoSiHay('balance_method'));
  return sobreSaldos(lector, escrito === 'minimo-intradia' ? escrito : 'minimo');
}

/**
 * Daily: each balance its days, and the minimum is asked of each. Average: the same days, and it is asked of the
 * average. Minimum: the lowest balance for all of the days, and it is asked of that one.
 */
export function devengarTrechos(
  trechos: readonly Trecho[],
  metodo: MetodoDeSaldo,
  anio: Anio,
  tarifa: Tarifa,
): Devengo {
  const partes = trechos
    .flatMap((trecho) => partidos(trecho, tarifa))
    .map((trecho) => ({
      ...trecho,
      lapso: anio.entre(trecho.desde, trecho.hasta),
    }));
  if (metodo === 'diario')
    return juntar(
      partes.map(({ lapso, saldo }) =>
        tarifa.alcanza(saldo) ? devengar(lapso, saldo, tarifa) : SIN_DEVENGO,
      ),
    );
  const saldo =
    metodo === 'promedio'
      ? promedioDe(partes.map((parte) => ({ saldo: parte.saldo, dias: parte.lapso.dias })))
      : menorDe(trechos.map((trecho) => (metodo === 'minimo' ? trecho.saldo : trecho.minimo)));
  if (trechos.length === 0 || !tarifa.alcanza(saldo)) return SIN_DEVENGO;
  // The average is taken to the table by amount as one balance, and so is the minimum: for all of the days.
  return juntar(
    enteros(
      partes.map(({ lapso }) => lapso),
      tarifa,
      anio,
    ).map((lapso) => devengar(lapso, saldo, tarifa)),
  );
}

/** What it grows to is told only of a case with one capital: of balances that change, nobody could say which. */
function respuesta(lector: Lector, { interes, segmentos }: Devengo): RespuestaDeCaso {
  const pide = lector.textoSiHay('return') ?? 'interest';
  if (!/^(interest|maturity|balance)$/.test(pide)) lector.rechazar('return', 'no se conoce lo que se pide');
  const valor = pide === 'interest' ? interes : sumarRacionales(lector.decimal('principal'), interes);
  return { value: escribir(valor, leerCifras(lector)), segmentos };
}

function sobreSaldos(lector: Lector, metodo: MetodoDeSaldo): RespuestaDeCaso {
  const trechos = trechosEntre(leerAsientos(lector), lector.fecha('from'), lector.hasta());
  return respuesta(lector, devengarTrechos(trechos, metodo, new Anio(lector), new Tarifa(lector)));
}

function porSegmentos(lector: Lector, enBandas: boolean): RespuestaDeCaso {
  const anio = new Anio(lector);
  const cifras = enBandas ? leerCifras(lector) : undefined;
  const dados = lector.tiene('segments') || !lector.tiene('principal') ? lector.lista('segments') : [lector];
  const partes = dados.map((parte) => ({
    lapso: anio.leer(parte),
    saldo: parte.decimal(parte.nombre('balance', 'principal')),
    tarifa: new Tarifa(lector, parte, enBandas),
  }));
  const promedio = promedioDe(partes.map(({ lapso, saldo }) => ({ saldo, dias: lapso.dias })));
  const esPromedio = leerMetodoDeSaldo(lector.textoSiHay('balance_method')) === 'promedio';
  const devengos = partes
    .filter(({ saldo, tarifa }) => tarifa.alcanza(esPromedio ? promedio : saldo))
    .map(({ lapso, saldo, tarifa }) => devengar(lapso, saldo, tarifa, cifras));
  return respuesta(lector, juntar(devengos));
}

/** A change of rate splits the days that have one balance. */
function partidos(trecho: Trecho, tarifa: Tarifa): readonly Trecho[] {
  const fechas = [trecho.desde, ...tarifa.cortes(trecho.desde, trecho.hasta)];
  return fechas.map((desde, indice) => ({ ...trecho, desde, hasta: fechas[indice + 1] ?? trecho.hasta }));
}

/** The days as one lapse, split only where the rate changes. */
function enteros(lapsos: readonly Lapso[], tarifa: Tarifa, anio: Anio): readonly Lapso[] {
  const [desde, hasta] = [lapsos[0]?.desde, lapsos.at(-1)?.hasta];
  if (desde === undefined || hasta === undefined) return [];
  const fechas = [desde, ...tarifa.cortes(desde, hasta)];
  return fechas.map((fecha, indice) => anio.entre(fecha, fechas[indice + 1] ?? hasta));
}
