// From what each account had accumulated at some days to what it held and moved in a range. The partidas de cierre are
// told apart: they end a year's productos and gastos, and are no part of what the year earned or spent.
import { centavos } from '../dinero.ts';
import type { TipoDeCierre } from '../partidas-contadas.ts';
import { diaAnterior, type Rango } from './rangos.ts';

/** Debe and haber accumulated by an account of an agencia at the end of a day. */
export interface Acumulado {
  readonly fecha: string;
  readonly idCuenta: string;
  readonly agencia: string;
  readonly debe: number;
  readonly haber: number;
}

/** What partidas de cierre or de apertura (or their reversals) moved on a day. */
export interface MovimientoEspecial extends Acumulado {
  readonly tipo: TipoDeCierre;
}

export interface Libro {
  readonly acumulados: readonly Acumulado[];
  readonly especiales: readonly MovimientoEspecial[];
}

export interface Tramo extends Rango {
  readonly agencias: readonly string[];
}

interface Lados {
  debe: number;
  haber: number;
}

/** Of one account in one range; the balances are debe − haber. */
export interface Cifras {
  readonly inicial: number;
  readonly final: number;
  /** All that moved, and the part of it that partidas de cierre and de apertura did. */
  readonly todo: Lados;
  readonly cierre: Lados;
  readonly apertura: Lados;
}

/** What the range moved, debe − haber, as if its year had not been closed. */
export const movidoDe = ({ inicial, final, cierre }: Cifras): number =>
  centavos(final - inicial - cierre.debe + cierre.haber);

/** The days at whose end the balances must be known to speak of a range. */
export const cortesDe = ({ desde, hasta }: Rango): string[] => [diaAnterior(desde), hasta];

export function cifrasDe({ acumulados, especiales }: Libro, tramo: Tramo): Map<string, Cifras> {
  const agencias = new Set(tramo.agencias);
  const antes = diaAnterior(tramo.desde);
  const cifras = new Map<string, Cifras & { inicial: number; final: number }>();
  const de = (idCuenta: string) => {
    const suya = cifras.get(idCuenta) ?? {
      inicial: 0,
      final: 0,
      todo: nada(),
      cierre: nada(),
      apertura: nada(),
    };
    cifras.set(idCuenta, suya);
    return suya;
  };
  for (const { fecha, idCuenta, agencia, debe, haber } of acumulados) {
    if (!agencias.has(agencia)) continue;
    if (fecha === antes) {
      const suya = de(idCuenta);
      suya.inicial = centavos(suya.inicial + debe - haber);
      agregar(suya.todo, -debe, -haber);
    }
    if (fecha === tramo.hasta) {
      const suya = de(idCuenta);
      suya.final = centavos(suya.final + debe - haber);
      agregar(suya.todo, debe, haber);
    }
  }
  for (const { fecha, tipo, idCuenta, agencia, debe, haber } of especiales) {
    if (agencias.has(agencia) && fecha >= tramo.desde && fecha <= tramo.hasta)
      agregar(de(idCuenta)[tipo], debe, haber);
  }
  return cifras;
}

const nada = (): Lados => ({ debe: 0, haber: 0 });

function agregar(lados: Lados, debe: number, haber: number): void {
  lados.debe = centavos(lados.debe + debe);
  lados.haber = centavos(lados.haber + haber);
}
