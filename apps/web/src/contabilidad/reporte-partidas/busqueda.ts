// What the address of the page says: which partidas, by their dates or by their numbers, and how they are laid out.
// Whatever does not make sense is left out, so that an old or mistyped link still opens the page.
import { type EstadoDePartida, estadosDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import { type TipoDePartida, tiposDePartida } from '@cuadra/core/partida';
import { esteMes, type Rango } from '../../ui/format/ranges.ts';

export interface Busqueda {
  /** Absent: this month. */
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  /** Whose numbers are asked for; absent: by dates. */
  readonly ejercicio?: number | undefined;
  readonly desdeNumero?: number | undefined;
  readonly hastaNumero?: number | undefined;
  /** Absent: what is posted. */
  readonly estado?: Exclude<EstadoDePartida, 'contabilizada'> | undefined;
  readonly tipo?: TipoDePartida | undefined;
  readonly agencia?: string | undefined;
  readonly usuario?: string | undefined;
  /** Absent: by number. */
  readonly orden?: 'fecha' | undefined;
  /** Absent: one after another. */
  readonly disposicion?: 'una_por_pagina' | undefined;
  /** Absent: carta. */
  readonly papel?: 'oficio' | undefined;
}

/** As it is written in the address: the router puts quotes around a text made of digits. */
export interface Direccion extends Omit<Busqueda, 'agencia'> {
  readonly agencia?: string | number | undefined;
}

type SinRevisar = { readonly [campo in keyof Busqueda]?: unknown };

const FECHA = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NUMERO_MAX = 2_147_483_647;
const EJERCICIOS = [2000, 2100] as const;

export function leerDireccion(direccion: Record<string, unknown>): Direccion {
  return escribirBusqueda(leerBusqueda(direccion));
}

export function leerBusqueda(crudo: SinRevisar): Busqueda {
  const [desde, hasta] = [conForma(crudo.desde, FECHA), conForma(crudo.hasta, FECHA)];
  const alReves = desde !== undefined && hasta !== undefined && desde > hasta;
  const ejercicio = entero(crudo.ejercicio, ...EJERCICIOS);
  const estado = estadosDePartida.find((uno) => uno === crudo.estado);
  const numero = (valor: unknown) => (ejercicio === undefined ? undefined : entero(valor, 1, NUMERO_MAX));
  return {
    desde: alReves || ejercicio !== undefined ? undefined : desde,
    hasta: alReves || ejercicio !== undefined ? undefined : hasta,
    ejercicio,
    desdeNumero: numero(crudo.desdeNumero),
    hastaNumero: numero(crudo.hastaNumero),
    estado: estado === 'contabilizada' ? undefined : estado,
    tipo: tiposDePartida.find((uno) => uno === crudo.tipo),
    agencia: conForma(crudo.agencia, /^\d{2}$/),
    usuario: conForma(crudo.usuario, UUID),
    orden: crudo.orden === 'fecha' ? 'fecha' : undefined,
    disposicion: crudo.disposicion === 'una_por_pagina' ? 'una_por_pagina' : undefined,
    papel: crudo.papel === 'oficio' ? 'oficio' : undefined,
  };
}

export function escribirBusqueda({ agencia, ...resto }: Busqueda): Direccion {
  return { ...resto, agencia: agencia !== undefined && /^[1-9]/.test(agencia) ? Number(agencia) : agencia };
}

export type CampoDeNumero = 'ejercicio' | 'desdeNumero' | 'hastaNumero';

/** What somebody left written: a range may be open, but it is always of some year. */
export function conNumero(busqueda: Busqueda, cual: CampoDeNumero, escrito: string): Busqueda {
  const valor = /^\d{1,10}$/.test(escrito.trim()) ? Number(escrito) : undefined;
  if (cual === 'ejercicio') return { ejercicio: entero(valor, ...EJERCICIOS) ?? busqueda.ejercicio };
  return { [cual]: entero(valor, 1, NUMERO_MAX) };
}

export function rangoDe({ desde, hasta }: Busqueda): Rango {
  if (desde !== undefined && hasta !== undefined) return { desde, hasta };
  return desde === undefined && hasta === undefined ? esteMes() : esteMes(desde ?? hasta);
}

/** As the server understands them; none while the numbers make no sense. */
export function filtrosDe(busqueda: Busqueda): FiltrosPara<'partidas-diario'> | undefined {
  const { ejercicio, desdeNumero, hastaNumero, estado, orden, disposicion, papel } = busqueda;
  if (ejercicio !== undefined && (desdeNumero ?? 1) > (hastaNumero ?? NUMERO_MAX)) return undefined;
  const cuales = ejercicio === undefined ? rangoDe(busqueda) : { ejercicio, desdeNumero, hastaNumero };
  return {
    ...sinAusentes(cuales),
    ...sinAusentes({ tipo: busqueda.tipo, agencia: busqueda.agencia, usuario: busqueda.usuario }),
    estado: estado ?? 'contabilizada',
    orden: orden ?? 'numero',
    disposicion: disposicion ?? 'seguidas',
    papel: papel ?? 'carta',
  };
}

/** Absent and undefined are not the same for what is sent. */
function sinAusentes<T extends object>(valores: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function entero(valor: unknown, minimo: number, maximo: number): number | undefined {
  return Number.isInteger(valor) && Number(valor) >= minimo && Number(valor) <= maximo
    ? Number(valor)
    : undefined;
}

function conForma(valor: unknown, forma: RegExp): string | undefined {
  const escrito = typeof valor === 'number' ? String(valor) : valor;
  return typeof escrito === 'string' && forma.test(escrito) ? escrito : undefined;
}
