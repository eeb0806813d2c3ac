// The balances of a case along its days, from the balances it tells or from its movements.
import {
  compararRacionales,
  dividirRacionales,
  NADA,
  type Racional,
  racional,
  sumarRacionales,
} from '../racional.ts';
import type { Lector } from './lector.ts';

/** A balance from a moment on; several of one day are in the order in which they happened. */
export interface Asiento {
  readonly fecha: string;
  readonly saldo: Racional;
}

export interface Movimiento {
  readonly fecha: string;
  readonly monto: Racional;
}

/** Days that end with the same balance. */
export interface Trecho {
  readonly desde: string;
  readonly hasta: string;
  readonly saldo: Racional;
  /** The lowest it was, also inside its first day. */
  readonly minimo: Racional;
}

export type MetodoDeSaldo = 'diario' | 'promedio' | 'minimo' | 'minimo-intradia';

/** The method as a sentence tells it: what is neither a minimum nor an average is the balance of each day. */
export function leerMetodoDeSaldo(texto: string | undefined): MetodoDeSaldo {
  const escrito = texto?.toLowerCase() ?? '';
  if (/\b(average|mean|avg)/.test(escrito)) return 'promedio';
  if (!/\b(min|minimum|minimal|lowest)\b/.test(escrito)) return 'diario';
  const intradia = /intra-?day/.test(escrito) && !/(ignor|exclud|without|not )/.test(escrito);
  return intradia ? 'minimo-intradia' : 'minimo';
}

export function leerAsientos(lector: Lector): readonly Asiento[] {
  if (!lector.tiene('history')) return acumular(leerMovimientos(lector));
  const leidos = lector
    .lista('history')
    .map((parte) => ({ fecha: parte.fecha(parte.nombre('date', 'from')), saldo: parte.decimal('balance') }));
  return enOrden(leidos);
}

/** What the account began with counts as its first movement, before any other. */
export function leerMovimientos(lector: Lector, comienzo?: string): readonly Movimiento[] {
  const leidos = lector.tiene('movements')
    ? lector
        .lista('movements')
        .map((parte) => ({ fecha: parte.fecha('date'), monto: parte.decimal('amount') }))
    : [];
  const inicial = lector.decimalSiHay(lector.nombre('opening_balance', 'principal'));
  if (inicial === undefined) {
    return leidos.length === 0 ? lector.rechazar('movements', 'no se dice ningún saldo') : enOrden(leidos);
  }
  const primera = lector.fechaSiHay('from') ?? comienzo ?? enOrden(leidos)[0]?.fecha ?? lector.fecha('from');
  return enOrden([{ fecha: primera, monto: inicial }, ...leidos]);
}

export function acumular(movimientos: readonly Movimiento[]): readonly Asiento[] {
  let saldo = NADA;
  return movimientos.map(({ fecha, monto }) => {
    saldo = sumarRacionales(saldo, monto);
    return { fecha, saldo };
  });
}

/** From a day up to another that does not count. Days before there was any balance are left out. */
export function trechosEntre(asientos: readonly Asiento[], desde: string, hasta: string): readonly Trecho[] {
  const anterior = asientos.findLast(({ fecha }) => fecha < desde);
  const dentro = asientos.filter(({ fecha }) => fecha >= desde && fecha < hasta);
  const dias = [...Map.groupBy(dentro, ({ fecha }) => fecha)].map(([fecha, suyos]) => ({
    desde: fecha,
    saldo: suyos.at(-1)?.saldo ?? NADA,
    minimo: menorDe(suyos.map(({ saldo }) => saldo)),
  }));
  const comienzo =
    anterior !== undefined && dias[0]?.desde !== desde && desde < hasta
      ? [{ desde, saldo: anterior.saldo, minimo: anterior.saldo }]
      : [];
  const todos = [...comienzo, ...dias];
  return todos.map((trecho, indice) => ({ ...trecho, hasta: todos[indice + 1]?.desde ?? hasta }));
}

export function menorDe(saldos: readonly Racional[]): Racional {
  return saldos.reduce(
    (menor, saldo) => (compararRacionales(saldo, menor) < 0 ? saldo : menor),
    saldos[0] ?? NADA,
  );
}

export function mayorDe(saldos: readonly Racional[]): Racional {
  return saldos.reduce(
    (mayor, saldo) => (compararRacionales(saldo, mayor) > 0 ? saldo : mayor),
    saldos[0] ?? NADA,
  );
}

/** Each balance as many times as its days. */
export function promedioDe(partes: readonly { readonly saldo: Racional; readonly dias: number }[]): Racional {
  let [suma, dias] = [NADA, 0];
  for (const parte of partes) {
    suma = sumarRacionales(suma, racional(parte.saldo.num * BigInt(parte.dias), parte.saldo.den));
    dias += parte.dias;
  }
  return dias === 0 ? NADA : dividirRacionales(suma, racional(BigInt(dias)));
}

/** By date; what happened on one day stays in the order of the case. */
function enOrden<T extends { readonly fecha: string }>(partes: readonly T[]): readonly T[] {
  return partes.toSorted((una, otra) => (una.fecha < otra.fecha ? -1 : Number(una.fecha > otra.fecha)));
}
