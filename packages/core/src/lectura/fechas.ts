// A date as people write it. 02/03/2026 is two days: which one is told by its whole column, where some day above twelve says it,
// and else by whoever brings the sheet. Never guessed: what is not sure says so, with an example to ask about.
import type { OrdenDeFecha as OrdenDeBanco } from '../bancos/estado-de-cuenta.ts';
import { leerFecha, separar } from '../bancos/leer-fecha.ts';

export const ordenesDeFecha = ['dia-mes', 'mes-dia', 'anio-mes'] as const;
/** What comes first: day and month, month and day, or the year. */
export type OrdenDeFecha = (typeof ordenesDeFecha)[number];

const deBanco: Readonly<Record<OrdenDeFecha, OrdenDeBanco>> = {
  'dia-mes': 'dma',
  'mes-dia': 'mda',
  'anio-mes': 'amd',
};

/** The day as `YYYY-MM-DD`; undefined when it is none in that order. */
export function leerFechaEscrita(escrita: string, orden: OrdenDeFecha): string | undefined {
  const partes = separar(escrita);
  if (partes === undefined) return undefined;
  // With its month in letters nobody writes the year of two digits first.
  const leida = leerFecha(escrita, { orden: partes.mes === null ? deBanco[orden] : 'dma' });
  return leida.tipo === 'fecha' ? leida.fecha : undefined;
}

export interface FechaPosible {
  readonly orden: OrdenDeFecha;
  readonly fecha: string;
}

/** The different days that it may be, each with the first order that reads it so. */
export function fechasPosibles(escrita: string): FechaPosible[] {
  const posibles: FechaPosible[] = [];
  for (const orden of ordenesDeFecha) {
    const fecha = leerFechaEscrita(escrita, orden);
    if (fecha !== undefined && !posibles.some((otra) => otra.fecha === fecha))
      posibles.push({ orden, fecha });
  }
  return posibles;
}

export interface OrdenDeColumna {
  readonly orden: OrdenDeFecha;
  /** False when another order would read other days, or none reads all of them. */
  readonly segura: boolean;
  /** One that is not read the same in every order that could be; null where there is none. */
  readonly ejemplo: string | null;
}

export function ordenDeColumna(escritas: Iterable<string>): OrdenDeColumna {
  const dudosas: Dudosa[] = [];
  let primera: OrdenDeFecha | undefined;
  const miradas = new Set<string>();
  for (const escrita of escritas) {
    if (miradas.has(escrita)) continue;
    // More days than there are in fifty years: by then they have told.
    if (miradas.size === MIRADAS_MAX) break;
    miradas.add(escrita);
    const lecturas = leerEnTodas(escrita);
    if (lecturas === undefined) continue;
    if (lecturas.every((fecha) => fecha === lecturas[0]))
      primera ??= esAnioPrimero(escrita) ? 'anio-mes' : 'dia-mes';
    else dudosas.push({ escrita, lecturas });
  }
  if (dudosas.length === 0) return { orden: primera ?? 'dia-mes', segura: true, ejemplo: null };
  const todas = ordenesDeFecha.map((_, i) => pesar(dudosas, i));
  const enteras = todas.filter(({ leidas }) => leidas === dudosas.length);
  if (enteras.length === 0) return contradichas(dudosas, todas);
  const [mejor, ...otras] = enteras.toSorted(porVerosimil);
  const elegida = mejor?.i ?? 0;
  const distinta = dudosas.find(({ lecturas }) => otras.some(({ i }) => lecturas[i] !== lecturas[elegida]));
  return {
    orden: ordenesDeFecha[elegida] ?? 'dia-mes',
    segura: distinta === undefined,
    ejemplo: distinta?.escrita ?? null,
  };
}

const MIRADAS_MAX = 20_000;

interface Dudosa {
  readonly escrita: string;
  /** In the order of the orders; undefined where that one does not read it. */
  readonly lecturas: readonly (string | undefined)[];
}

/** Undefined when no order reads it: that is told when it is read. */
function leerEnTodas(escrita: string): Dudosa['lecturas'] | undefined {
  const lecturas = ordenesDeFecha.map((orden) => leerFechaEscrita(escrita, orden));
  return lecturas.every((fecha) => fecha === undefined) ? undefined : lecturas;
}

const esAnioPrimero = (escrita: string): boolean => /^\s*\d{4}(?:\D|\d{4}\s*$)/.test(escrita);

interface Peso {
  readonly i: number;
  readonly leidas: number;
  readonly anios: number;
  readonly seSiguen: boolean;
}

function pesar(dudosas: readonly Dudosa[], i: number): Peso {
  const dias = dudosas.flatMap(({ lecturas }) => lecturas[i] ?? []);
  const anios = new Set(dias.map((dia) => dia.slice(0, 4))).size;
  return {
    i,
    leidas: dias.length,
    anios,
    seSiguen: dias.every((dia, n) => n === 0 || dia >= (dias[n - 1] ?? '')),
  };
}

/** Days of few years, one after another, as journals are written; and else the order of here. Only to propose it. */
const porVerosimil = (a: Peso, b: Peso): number =>
  a.anios - b.anios || Number(b.seSiguen) - Number(a.seSiguen) || a.i - b.i;

/** Some can only be read one way and some only another: the one of most, with one of those it does not read. */
function contradichas(dudosas: readonly Dudosa[], pesos: readonly Peso[]): OrdenDeColumna {
  const [mejor] = pesos.toSorted((a, b) => b.leidas - a.leidas || a.i - b.i);
  const elegida = mejor?.i ?? 0;
  const ajena = dudosas.find(({ lecturas }) => lecturas[elegida] === undefined);
  return { orden: ordenesDeFecha[elegida] ?? 'dia-mes', segura: false, ejemplo: ajena?.escrita ?? null };
}
