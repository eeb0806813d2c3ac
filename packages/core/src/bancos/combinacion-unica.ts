// Which of several amounts add up exactly to another, when only one set of them does: two sets are a riddle, not an answer. The amounts
// are split in halves, all the sums of one are looked up in those of the other: twice as many amounts, and not their square,
// double the work. With so many that not all the sets can be tried, those of few pieces are. It counts its steps instead of reading
// a clock; whoever calls may stop it sooner.
import type { Centavos } from '../dinero.ts';

export interface PorCombinar {
  readonly id: string;
  readonly monto: Centavos;
}

export interface LimitesDeCombinacion {
  /** More candidates than these are not tried. */
  readonly candidatosMax?: number;
  /** How many may be added together. */
  readonly piezasMax?: number;
  readonly pasosMax?: number;
  /** Asked now and then: a limit of time. */
  readonly debeParar?: () => boolean;
}

export type Combinacion =
  | {
      readonly resultado: 'unica';
      readonly ids: readonly string[];
      /** It is the only one of up to so many pieces, larger ones were not all tried; null: the only one there is. */
      readonly hastaPiezas: number | null;
      readonly pasos: number;
    }
  | { readonly resultado: 'ninguna' | 'varias' | 'sin-tiempo'; readonly pasos: number };

const CANDIDATOS_MAX = 200;
const PASOS_MAX = 600_000;
const CADA_CUANTO = 4_096;

export function combinacionUnica(
  total: Centavos,
  candidatos: readonly PorCombinar[],
  { candidatosMax = CANDIDATOS_MAX, piezasMax, pasosMax = PASOS_MAX, debeParar }: LimitesDeCombinacion = {},
): Combinacion {
  const conMonto = candidatos.filter(({ monto }) => monto !== 0);
  const tope = topeDe(total, conMonto);
  const utiles = conMonto.filter(({ monto }) => Math.abs(monto) <= tope);
  const reloj = contar(pasosMax, debeParar);
  const decir = (resultado: 'ninguna' | 'varias' | 'sin-tiempo') => ({ resultado, pasos: reloj.pasos() });
  if (utiles.length > candidatosMax) return decir('sin-tiempo');
  const pedidas = Math.min(piezasMax ?? utiles.length, utiles.length);
  const piezas = piezasQueAlcanzan(utiles.length, pedidas, pasosMax);
  const esTodo = piezas === pedidas;
  const halladas = hallar(total, utiles, { piezasMax: piezas, lasMenores: !esTodo, tope, reloj });
  if (halladas === null) return decir('sin-tiempo');
  const [hallada, otra] = halladas;
  if (otra !== undefined) return decir('varias');
  // Not to have found it among the smaller ones says nothing of the larger.
  if (hallada === undefined) return decir(esTodo ? 'ninguna' : 'sin-tiempo');
  const ids = hallada.flatMap(idsDe);
  return { resultado: 'unica', ids, hastaPiezas: esTodo ? null : ids.length, pasos: reloj.pasos() };
}

type Hallada = readonly [Subconjunto, Subconjunto];

interface Busqueda {
  readonly piezasMax: number;
  /** Whether only those of fewest pieces count: among many amounts, a larger set adds up by chance. */
  readonly lasMenores: boolean;
  /** Beyond it no sum comes back. */
  readonly tope: number;
  readonly reloj: Reloj;
}

/** The first two that add up, if there are; null when it had to stop. */
function hallar(total: Centavos, de: readonly PorCombinar[], busqueda: Busqueda): Hallada[] | null {
  const { lasMenores, reloj } = busqueda;
  const mitad = Math.ceil(de.length / 2);
  const unas = subconjuntos(de.slice(0, mitad), busqueda);
  const otras = unas && subconjuntos(de.slice(mitad), busqueda);
  if (unas === null || otras === null) return null;
  const porSuma = encadenar(unas);
  let piezasMax = busqueda.piezasMax;
  let halladas: Hallada[] = [];
  for (const otro of otras) {
    for (let uno = porSuma.get(total - otro.suma); uno !== undefined; uno = uno.igual) {
      if (!reloj.sigue()) return null;
      const piezas = uno.piezas + otro.piezas;
      if (piezas === 0 || piezas > piezasMax) continue;
      if (lasMenores && piezas < piezasMax) [piezasMax, halladas] = [piezas, []];
      if (halladas.length < 2) halladas.push([uno, otro]);
      if (halladas.length === 2 && !lasMenores) return halladas;
    }
  }
  return halladas;
}

/** How many pieces a set may have so that all of both halves can be tried. */
function piezasQueAlcanzan(cuantos: number, pedidas: number, pasosMax: number): number {
  const mitad = Math.ceil(cuantos / 2);
  let [deEstas, todas, piezas] = [1, 0, 0];
  while (piezas < pedidas) {
    deEstas *= Math.max(0, mitad - piezas) / (piezas + 1);
    todas += 2 * deEstas;
    if (todas > pasosMax) break;
    piezas++;
  }
  return piezas;
}

/** When all are of the sign of the total, no sum goes beyond it; nothing is left out where signs are mixed. */
function topeDe(total: Centavos, candidatos: readonly PorCombinar[]): number {
  return candidatos.every(({ monto }) => monto > 0 === total > 0)
    ? Math.abs(total)
    : Number.POSITIVE_INFINITY;
}

interface Reloj {
  readonly sigue: () => boolean;
  readonly pasos: () => number;
}

function contar(pasosMax: number, debeParar: (() => boolean) | undefined): Reloj {
  let pasos = 0;
  const sigue = () => {
    pasos++;
    return pasos <= pasosMax && !(pasos % CADA_CUANTO === 0 && debeParar?.() === true);
  };
  return { sigue, pasos: () => pasos };
}

/** A set told by its last amount and the set before it: adding one costs nothing more. */
interface Subconjunto {
  readonly suma: number;
  readonly piezas: number;
  readonly ultima: PorCombinar | null;
  readonly resto: Subconjunto | null;
  /** Another of the same sum. */
  igual: Subconjunto | undefined;
}

function subconjuntos(
  de: readonly PorCombinar[],
  { piezasMax, tope, reloj }: Busqueda,
): Subconjunto[] | null {
  const todos: Subconjunto[] = [{ suma: 0, piezas: 0, ultima: null, resto: null, igual: undefined }];
  for (const ultima of de) {
    const hasta = todos.length;
    for (let lugar = 0; lugar < hasta; lugar++) {
      const resto = todos[lugar];
      if (resto === undefined || resto.piezas >= piezasMax) continue;
      if (!reloj.sigue()) return null;
      const suma = resto.suma + ultima.monto;
      if (Math.abs(suma) > tope) continue;
      todos.push({ suma, piezas: resto.piezas + 1, ultima, resto, igual: undefined });
    }
  }
  return todos;
}

/** By their sum, those of one sum one behind the other. */
function encadenar(subconjuntos: readonly Subconjunto[]): ReadonlyMap<number, Subconjunto> {
  const porSuma = new Map<number, Subconjunto>();
  for (const uno of subconjuntos) {
    uno.igual = porSuma.get(uno.suma);
    porSuma.set(uno.suma, uno);
  }
  return porSuma;
}

function idsDe(subconjunto: Subconjunto): string[] {
  const { ultima, resto } = subconjunto;
  return ultima === null || resto === null ? [] : [...idsDe(resto), ultima.id];
}
