// Which of several amounts add up exactly to another, when only one set of them does: two sets are a riddle, not an answer. The amounts
// are split in halves, all the sums of one are looked up in those of the other: twice as many amounts, and not their square,
// double the work. It counts its steps instead of reading a clock; whoever calls may stop it sooner.
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
  | { readonly resultado: 'unica'; readonly ids: readonly string[]; readonly pasos: number }
  | { readonly resultado: 'ninguna' | 'varias' | 'sin-tiempo'; readonly pasos: number };

const CANDIDATOS_MAX = 200;
const PASOS_MAX = 1_000_000;
const CADA_CUANTO = 4_096;

export function combinacionUnica(
  total: Centavos,
  candidatos: readonly PorCombinar[],
  {
    candidatosMax = CANDIDATOS_MAX,
    piezasMax = candidatosMax,
    pasosMax = PASOS_MAX,
    debeParar,
  }: LimitesDeCombinacion = {},
): Combinacion {
  const utiles = losQueCaben(total, candidatos);
  const reloj = contar(pasosMax, debeParar);
  const sinTiempo = () => ({ resultado: 'sin-tiempo', pasos: reloj.pasos() }) as const;
  if (utiles.length > candidatosMax) return sinTiempo();
  const mitad = Math.ceil(utiles.length / 2);
  const unas = subconjuntos(utiles.slice(0, mitad), piezasMax, reloj);
  const otras = unas && subconjuntos(utiles.slice(mitad), piezasMax, reloj);
  if (unas === null || otras === null) return sinTiempo();
  const porSuma = encadenar(unas);
  let hallado: readonly [Subconjunto, Subconjunto] | null = null;
  for (const otro of otras) {
    for (let uno = porSuma.get(total - otro.suma); uno !== undefined; uno = uno.igual) {
      if (!reloj.sigue()) return sinTiempo();
      const piezas = uno.piezas + otro.piezas;
      if (piezas === 0 || piezas > piezasMax) continue;
      if (hallado !== null) return { resultado: 'varias', pasos: reloj.pasos() };
      hallado = [uno, otro];
    }
  }
  if (hallado === null) return { resultado: 'ninguna', pasos: reloj.pasos() };
  return { resultado: 'unica', ids: hallado.flatMap(idsDe), pasos: reloj.pasos() };
}

/** When all are of the sign of the total, one larger than it is in no sum; nothing is left out where signs are mixed. */
function losQueCaben(total: Centavos, candidatos: readonly PorCombinar[]): PorCombinar[] {
  const conMonto = candidatos.filter(({ monto }) => monto !== 0);
  const sonDelSigno = conMonto.every(({ monto }) => monto > 0 === total > 0);
  return sonDelSigno ? conMonto.filter(({ monto }) => Math.abs(monto) <= Math.abs(total)) : conMonto;
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

function subconjuntos(de: readonly PorCombinar[], piezasMax: number, reloj: Reloj): Subconjunto[] | null {
  const todos: Subconjunto[] = [{ suma: 0, piezas: 0, ultima: null, resto: null, igual: undefined }];
  for (const ultima of de) {
    const hasta = todos.length;
    for (let lugar = 0; lugar < hasta; lugar++) {
      const resto = todos[lugar];
      if (resto === undefined || resto.piezas >= piezasMax) continue;
      if (!reloj.sigue()) return null;
      todos.push({
        suma: resto.suma + ultima.monto,
        piezas: resto.piezas + 1,
        ultima,
        resto,
        igual: undefined,
      });
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
