// Two versions of a draft side by side: what differs in the header, and the lines paired by what they have in common.
import type { Cabecera, Contenido, LineaDeContenido } from '../borrador/contenido.ts';

export interface DiferenciaDeCabecera {
  readonly campo: keyof Cabecera;
  readonly mia: string;
  readonly suya: string;
}

export interface ParDeLineas {
  /** Undefined: only the other has it. */
  readonly mia: LineaDeContenido | undefined;
  readonly suya: LineaDeContenido | undefined;
  /** The fields that differ; empty when they are equal or there is only one. */
  readonly campos: readonly (keyof LineaDeContenido)[];
}

export interface Comparacion {
  readonly cabecera: readonly DiferenciaDeCabecera[];
  readonly lineas: readonly ParDeLineas[];
}

const deCabecera = ['fecha', 'fechaDocumento', 'tipo', 'agencia', 'concepto'] as const;
const deLinea = ['idCuenta', 'debe', 'haber', 'concepto', 'documento'] as const;
/** Past so many pairs to try, lines are matched by their place. */
const PARES_MAX = 4_000_000;

export function comparar(mia: Contenido, suya: Contenido): Comparacion {
  const cabecera = deCabecera
    .map((campo) => ({ campo, mia: mia[campo] ?? '', suya: suya[campo] ?? '' }))
    .filter((una) => una.mia !== una.suya);
  return { cabecera, lineas: emparejar(mia.lineas, suya.lineas) };
}

export const esIgual = ({ mia, suya, campos }: ParDeLineas): boolean =>
  mia !== undefined && suya !== undefined && campos.length === 0;

function emparejar(mias: readonly LineaDeContenido[], suyas: readonly LineaDeContenido[]): ParDeLineas[] {
  const textos = { mias: mias.map(textoDeLinea), suyas: suyas.map(textoDeLinea) };
  const pares: ParDeLineas[] = [];
  let [m, s] = [0, 0];
  // Between one equal line and the next, those that are not are told in order, one facing the other.
  for (const [mHasta, sHasta] of [
    ...iguales(textos.mias, textos.suyas),
    [mias.length, suyas.length] as const,
  ]) {
    while (m < mHasta || s < sHasta) {
      pares.push(par(m < mHasta ? mias[m] : undefined, s < sHasta ? suyas[s] : undefined));
      if (m < mHasta) m += 1;
      if (s < sHasta) s += 1;
    }
    if (m < mias.length && s < suyas.length) pares.push(par(mias[m], suyas[s]));
    m += 1;
    s += 1;
  }
  return pares;
}

function par(mia: LineaDeContenido | undefined, suya: LineaDeContenido | undefined): ParDeLineas {
  if (mia === undefined || suya === undefined) return { mia, suya, campos: [] };
  return { mia, suya, campos: deLinea.filter((campo) => (mia[campo] ?? '') !== (suya[campo] ?? '')) };
}

const textoDeLinea = (linea: LineaDeContenido): string =>
  JSON.stringify(deLinea.map((campo) => linea[campo] ?? ''));

/** The places of the lines that both have, in the order both have them: as many as there can be. */
function iguales(mias: readonly string[], suyas: readonly string[]): (readonly [number, number])[] {
  let desde = 0;
  while (desde < mias.length && mias[desde] === suyas[desde]) desde += 1;
  let cola = 0;
  while (
    cola < Math.min(mias.length, suyas.length) - desde &&
    mias[mias.length - 1 - cola] === suyas[suyas.length - 1 - cola]
  )
    cola += 1;
  const cabeza = Array.from({ length: desde }, (_, indice) => [indice, indice] as const);
  const medio = enComun(mias.slice(desde, mias.length - cola), suyas.slice(desde, suyas.length - cola)).map(
    ([m, s]) => [m + desde, s + desde] as const,
  );
  const final = Array.from(
    { length: cola },
    (_, indice) => [mias.length - cola + indice, suyas.length - cola + indice] as const,
  );
  return [...cabeza, ...medio, ...final];
}

/** Longest common subsequence. */
function enComun(mias: readonly string[], suyas: readonly string[]): (readonly [number, number])[] {
  if (mias.length * suyas.length > PARES_MAX) return enSuLugar(mias, suyas);
  const ancho = suyas.length + 1;
  const largos = new Uint16Array((mias.length + 1) * ancho);
  const largo = (m: number, s: number) => largos[m * ancho + s] ?? 0;
  for (let m = mias.length - 1; m >= 0; m -= 1)
    for (let s = suyas.length - 1; s >= 0; s -= 1)
      largos[m * ancho + s] =
        mias[m] === suyas[s] ? largo(m + 1, s + 1) + 1 : Math.max(largo(m + 1, s), largo(m, s + 1));
  const comunes: (readonly [number, number])[] = [];
  let [m, s] = [0, 0];
  while (m < mias.length && s < suyas.length) {
    if (mias[m] === suyas[s]) {
      comunes.push([m, s]);
      m += 1;
      s += 1;
    } else if (largo(m + 1, s) >= largo(m, s + 1)) m += 1;
    else s += 1;
  }
  return comunes;
}

function enSuLugar(mias: readonly string[], suyas: readonly string[]): (readonly [number, number])[] {
  return mias.flatMap((texto, indice) => (texto === suyas[indice] ? [[indice, indice] as const] : []));
}
