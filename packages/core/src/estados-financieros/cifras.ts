// From what each account had accumulated at some days to what it held and moved in a range. The partidas de cierre are
// told apart: they end a year's productos and gastos, and are no part of what the year earned or spent.
import { CERO, type Centavos, centavos, opuesto } from '../dinero.ts';
import type { TipoDeCierre } from '../partidas-contadas.ts';
import { diaAnterior, type Rango } from './rangos.ts';

/** Debe and haber accumulated by an account of an agencia at the end of a day. */
export interface Acumulado {
  readonly fecha: string;
  readonly idCuenta: string;
  readonly agencia: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

/** What partidas de cierre or de apertura (or their reversals) moved on a day. */
export interface MovimientoEspecial extends Acumulado {
  readonly tipo: TipoDeCierre;
}

/** Against what an account moved: in cash; of the capital also against itself, as an adjustment or against the rest. */
export type Razon = 'efectivo' | 'capital' | 'ajuste' | 'externo';

/** What an account of an agencia moved in a range for one of those reasons. */
export interface Contrapartida extends Rango {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly razon: Razon;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

export interface Libro {
  readonly acumulados: readonly Acumulado[];
  readonly especiales: readonly MovimientoEspecial[];
  /** Only in the ranges for which they were asked. */
  readonly contrapartidas: readonly Contrapartida[];
}

export interface Tramo extends Rango {
  readonly agencias: readonly string[];
}

interface Lados {
  debe: Centavos;
  haber: Centavos;
}

/** The figures of one account in one range; the balances are debe − haber. */
export interface Cifras {
  readonly inicial: Centavos;
  readonly final: Centavos;
  /** All that moved, and the part of it that partidas de cierre and de apertura did. */
  readonly todo: Lados;
  readonly cierre: Lados;
  readonly apertura: Lados;
  /** In `efectivo`, what was paid (debe) or received (haber) on its account. None of it in partidas de cierre or apertura. */
  readonly razones: Readonly<Record<Razon, Lados>>;
}

/** What the range moved, debe − haber, as if its year had not been closed. */
export const movidoDe = ({ inicial, final, cierre }: Cifras): Centavos =>
  centavos(final - inicial - cierre.debe + cierre.haber);

/** The days at whose end the balances must be known to speak of a range. */
export const cortesDe = ({ desde, hasta }: Rango): string[] => [diaAnterior(desde), hasta];

export function cifrasDe(
  { acumulados, especiales, contrapartidas }: Libro,
  tramo: Tramo,
): Map<string, Cifras> {
  const agencias = new Set(tramo.agencias);
  const antes = diaAnterior(tramo.desde);
  const cifras = new Map<string, Cifras & { inicial: Centavos; final: Centavos }>();
  const de = (idCuenta: string) => {
    const suya = cifras.get(idCuenta) ?? {
      inicial: CERO,
      final: CERO,
      todo: nada(),
      cierre: nada(),
      apertura: nada(),
      razones: { efectivo: nada(), capital: nada(), ajuste: nada(), externo: nada() },
    };
    cifras.set(idCuenta, suya);
    return suya;
  };
  for (const { fecha, idCuenta, agencia, debe, haber } of acumulados) {
    if (!agencias.has(agencia)) continue;
    if (fecha === antes) {
      const suya = de(idCuenta);
      suya.inicial = centavos(suya.inicial + debe - haber);
      agregar(suya.todo, opuesto(debe), opuesto(haber));
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
  for (const { desde, hasta, idCuenta, agencia, razon, debe, haber } of contrapartidas) {
    if (agencias.has(agencia) && desde === tramo.desde && hasta === tramo.hasta)
      agregar(de(idCuenta).razones[razon], debe, haber);
  }
  return cifras;
}

const nada = (): Lados => ({ debe: CERO, haber: CERO });

function agregar(lados: Lados, debe: Centavos, haber: Centavos): void {
  lados.debe = centavos(lados.debe + debe);
  lados.haber = centavos(lados.haber + haber);
}
