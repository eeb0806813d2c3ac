// The chart as the screen shows it: which rows are in sight, given what is expanded and what is looked for.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { type EstadoDeCuenta, NIVEL_MAX, nivelDe, padreDe, type TipoDeCuenta } from '@cuadra/core/catalogo';
import { claveDeEtiqueta, cuentasDeEtiqueta } from '@cuadra/core/etiquetas';
import { accountTexts, isAccountSought } from '#ui/fields/account-search.ts';
import { normalizeText } from '#ui/text/text-search.ts';

export interface Nodo {
  readonly cuenta: Cuenta;
  readonly nivel: number;
  readonly hijos: readonly Nodo[];
  /** The name and the tags, ready to be searched. */
  readonly textos: string;
}

export interface Arbol {
  readonly raices: readonly Nodo[];
  readonly porId: ReadonlyMap<string, Nodo>;
}

/** Expanded are the accounts above the level, except those that were toggled by hand. */
export interface Vista {
  readonly nivel: number;
  readonly alternadas: ReadonlySet<string>;
}

export const TODO_EXPANDIDO: Vista = { nivel: NIVEL_MAX, alternadas: new Set() };

export interface Criterios {
  readonly q?: string | undefined;
  readonly tipo?: TipoDeCuenta | undefined;
  readonly estado?: EstadoDeCuenta | undefined;
  /** Narrows the chart to one class; what is expanded in it stays as it was. */
  readonly clase?: string | undefined;
  /** Those that carry it and those under them. */
  readonly etiqueta?: string | undefined;
}

export interface Fila {
  readonly cuenta: Cuenta;
  readonly nivel: number;
  readonly expandible: boolean;
  readonly expandida: boolean;
  /** Its place among the sisters in sight, from 1, and how many they are. */
  readonly posicion: number;
  readonly hermanas: number;
  /** False for an ancestor that is here only to show where a match stands. */
  readonly coincide: boolean;
}

export interface Filas {
  readonly filas: readonly Fila[];
  /** Accounts that match, in sight or inside something collapsed. */
  readonly cuantas: number;
}

export function crearArbol(cuentas: readonly Cuenta[]): Arbol {
  const porId = new Map<string, Nodo & { readonly hijos: Nodo[] }>();
  for (const cuenta of cuentas) {
    const nivel = nivelDe(cuenta.idCuenta) ?? 1;
    porId.set(cuenta.idCuenta, { cuenta, nivel, hijos: [], textos: accountTexts(cuenta) });
  }
  const raices: Nodo[] = [];
  for (const nodo of porId.values()) {
    const padre = porId.get(nodo.cuenta.idParent ?? '');
    (padre?.hijos ?? raices).push(nodo);
  }
  return { raices, porId };
}

export function filasVisibles({ raices, porId }: Arbol, vista: Vista, criterios: Criterios): Filas {
  const deLaClase = raices.filter(({ cuenta }) => (criterios.clase ?? cuenta.idCuenta) === cuenta.idCuenta);
  const palabras = palabrasDe(criterios.q);
  const deLaEtiqueta = criterios.etiqueta === undefined ? porId : conEtiqueta(porId, criterios.etiqueta);
  const coinciden = new Set<Nodo>();
  const aLaVista = new Set<Nodo>();
  const revisar = (nodo: Nodo): boolean => {
    const suya = deLaEtiqueta.has(nodo.cuenta.idCuenta) && cumple(nodo, palabras, criterios);
    if (suya) coinciden.add(nodo);
    // Every child is asked, whatever the first ones answered.
    const deSusHijos = nodo.hijos.map(revisar).includes(true);
    if (suya || deSusHijos) aLaVista.add(nodo);
    return suya || deSusHijos;
  };
  deLaClase.forEach(revisar);

  const filas: Fila[] = [];
  const emitir = (hermanas: readonly Nodo[]): void => {
    for (const [indice, nodo] of hermanas.entries()) {
      const hijos = nodo.hijos.filter((hijo) => aLaVista.has(hijo));
      const expandible = hijos.length > 0;
      const expandida = expandible && estaExpandida(vista, nodo.cuenta.idCuenta);
      const { cuenta, nivel } = nodo;
      const lugar = { posicion: indice + 1, hermanas: hermanas.length };
      filas.push({ cuenta, nivel, expandible, expandida, ...lugar, coincide: coinciden.has(nodo) });
      if (expandida) emitir(hijos);
    }
  };
  emitir(deLaClase.filter((nodo) => aLaVista.has(nodo)));
  return { filas, cuantas: coinciden.size };
}

/** Is something asked for that only some accounts meet? A class alone only narrows. */
export function esBusqueda({ q, tipo, estado, etiqueta }: Criterios): boolean {
  return [tipo, estado, etiqueta].some((valor) => valor !== undefined) || palabrasDe(q).length > 0;
}

function conEtiqueta(porId: Arbol['porId'], etiqueta: string): ReadonlySet<string> {
  const cuentas = [...porId.values()].map(({ cuenta }) => cuenta);
  return new Set(cuentasDeEtiqueta(cuentas, etiqueta).map(({ idCuenta }) => idCuenta));
}

/** All the tags that some account carries, by their name. */
export function etiquetasDe({ porId }: Arbol): string[] {
  const nombres = new Set([...porId.values()].flatMap(({ cuenta }) => cuenta.etiquetas));
  return [...nombres].sort((una, otra) => claveDeEtiqueta(una).localeCompare(claveDeEtiqueta(otra), 'es'));
}

export function palabrasDe(q: string | undefined): string[] {
  return normalizeText(q ?? '')
    .split(' ')
    .filter((palabra) => palabra !== '');
}

export function alternar({ nivel, alternadas }: Vista, id: string): Vista {
  const nuevas = new Set(alternadas);
  if (!nuevas.delete(id)) nuevas.add(id);
  return { nivel, alternadas: nuevas };
}

/** The same view with every ancestor of the account expanded; its code says which they are. */
export function revelar(vista: Vista, idCuenta: string): Vista {
  const padre = padreDe(idCuenta);
  if (padre === null) return vista;
  const conElPadre = estaExpandida(vista, padre) ? vista : alternar(vista, padre);
  return revelar(conElPadre, padre);
}

/** From the class down to the parent. */
export function ancestros({ porId }: Arbol, id: string): Nodo[] {
  const camino: Nodo[] = [];
  let nodo = porId.get(porId.get(id)?.cuenta.idParent ?? '');
  while (nodo !== undefined) {
    camino.unshift(nodo);
    nodo = porId.get(nodo.cuenta.idParent ?? '');
  }
  return camino;
}

export function contarDescendientes({ hijos }: Nodo): number {
  return hijos.reduce((suma, hijo) => suma + 1 + contarDescendientes(hijo), 0);
}

/** The accounts of detail under it, or itself. */
export function hojasDe({ cuenta, hijos }: Nodo): Cuenta[] {
  return cuenta.tipoCuenta === 'D' ? [cuenta] : hijos.flatMap(hojasDe);
}

function estaExpandida({ nivel, alternadas }: Vista, idCuenta: string): boolean {
  return (nivelDe(idCuenta) ?? 1) < nivel !== alternadas.has(idCuenta);
}

/** People write codes from the left: a number is the beginning of a code, or part of a name or of a tag. */
function cumple({ cuenta, textos }: Nodo, palabras: readonly string[], { tipo, estado }: Criterios): boolean {
  if (tipo !== undefined && cuenta.tipoCuenta !== tipo) return false;
  if (estado !== undefined && cuenta.estado !== estado) return false;
  return isAccountSought(cuenta.idCuenta, textos, palabras);
}
