// What the address of the screen says: the filters, the order, which tab and which partida is open. Whatever does not
// make sense is left out, so that an old or mistyped link still opens the list.
import {
  type EstadoDePartida,
  estadosDePartida,
  type FiltrosDePartidas,
} from '@cuadra/contract/contabilidad/partidas';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import { type TipoDePartida, tiposDePartida } from '@cuadra/core/partida';

export interface Filtros {
  readonly texto?: string | undefined;
  readonly estado?: EstadoDePartida | undefined;
  readonly tipo?: TipoDePartida | undefined;
  readonly agencia?: string | undefined;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  /** Days, as people say them; the server is asked by instants. */
  readonly registradaDesde?: string | undefined;
  readonly registradaHasta?: string | undefined;
  readonly idCuenta?: string | undefined;
  readonly montoMin?: Centavos | undefined;
  readonly montoMax?: Centavos | undefined;
  readonly usuario?: string | undefined;
  readonly conSoporte?: boolean | undefined;
}

/** What a saved view remembers. */
export interface Consulta extends Filtros {
  /** Absent: from the newest. */
  readonly orden?: 'antiguas' | undefined;
}

export interface Busqueda extends Consulta {
  readonly vista?: 'aprobaciones' | undefined;
  readonly partida?: string | undefined;
}

/** As it is written in the address: codes as numbers, because the router puts quotes around a text made of digits. */
export interface Direccion extends Omit<Busqueda, 'texto' | 'agencia' | 'idCuenta'> {
  readonly texto?: string | number | undefined;
  readonly agencia?: string | number | undefined;
  readonly idCuenta?: number | undefined;
}

type SinRevisar = { readonly [campo in keyof Busqueda]?: unknown };

const TEXTO_MAX = 100;
const FECHA = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Guatemala keeps the same hour all year round. */
const HORARIO = '-06:00';

export function leerDireccion(direccion: Record<string, unknown>): Direccion {
  return escribirBusqueda(leerBusqueda(direccion));
}

export function leerBusqueda(crudo: SinRevisar): Busqueda {
  return {
    ...leerConsulta(crudo),
    vista: crudo.vista === 'aprobaciones' ? 'aprobaciones' : undefined,
    partida: conForma(crudo.partida, UUID),
  };
}

export function leerConsulta(crudo: SinRevisar): Consulta {
  return {
    texto: texto(crudo.texto)?.slice(0, TEXTO_MAX),
    estado: estadosDePartida.find((posible) => posible === crudo.estado),
    tipo: tiposDePartida.find((posible) => posible === crudo.tipo),
    agencia: conForma(crudo.agencia, /^\d{2}$/),
    desde: conForma(crudo.desde, FECHA),
    hasta: conForma(crudo.hasta, FECHA),
    registradaDesde: conForma(crudo.registradaDesde, FECHA),
    registradaHasta: conForma(crudo.registradaHasta, FECHA),
    idCuenta: conForma(crudo.idCuenta, /^[1-9]\d{0,9}$/),
    montoMin: monto(crudo.montoMin),
    montoMax: monto(crudo.montoMax),
    usuario: conForma(crudo.usuario, UUID),
    conSoporte: typeof crudo.conSoporte === 'boolean' ? crudo.conSoporte : undefined,
    orden: crudo.orden === 'antiguas' ? 'antiguas' : undefined,
  };
}

export function escribirBusqueda({ texto: escrito, agencia, idCuenta, ...resto }: Busqueda): Direccion {
  return {
    texto: escrito !== undefined && /^[1-9]\d{0,9}$/.test(escrito) ? Number(escrito) : escrito,
    ...resto,
    agencia: agencia !== undefined && /^[1-9]/.test(agencia) ? Number(agencia) : agencia,
    idCuenta: idCuenta === undefined ? undefined : Number(idCuenta),
  };
}

export const soloConsulta = ({ vista, partida, ...consulta }: Busqueda): Consulta => consulta;

export const soloFiltros = ({ orden, ...filtros }: Consulta): Filtros => filtros;

/** The same filters as the server understands them. */
export function filtrosDeApi(filtros: Filtros): FiltrosDePartidas {
  const { registradaDesde, registradaHasta, conSoporte, ...resto } = filtros;
  return sinAusentes({
    ...resto,
    texto: resto.texto?.trim(),
    registradaDesde: registradaDesde && `${registradaDesde}T00:00:00${HORARIO}`,
    registradaHasta: registradaHasta && `${registradaHasta}T23:59:59.999${HORARIO}`,
    conSoporte: conSoporte === undefined ? undefined : conSoporte ? 'true' : 'false',
  });
}

/** No index finds fewer letters than three together; a number is looked for as the partida's. */
export const seBusca = (escrito: string): boolean =>
  /[\p{L}\p{N}]{3}/u.test(escrito) || /^\d{1,9}$/.test(escrito.trim());

function sinAusentes<T extends object>(valores: T): T {
  return Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor !== undefined)) as T;
}

function texto(valor: unknown): string | undefined {
  const escrito = typeof valor === 'number' ? String(valor) : valor;
  return typeof escrito === 'string' && escrito.trim() !== '' ? escrito : undefined;
}

function conForma(valor: unknown, forma: RegExp): string | undefined {
  const escrito = texto(valor);
  return escrito !== undefined && forma.test(escrito) ? escrito : undefined;
}

function monto(valor: unknown): Centavos | undefined {
  return Number.isSafeInteger(valor) && Number(valor) >= 0 ? centavos(Number(valor)) : undefined;
}
