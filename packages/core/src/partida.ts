// What makes a partida fit to be posted. Each rule is one small function in a list, and the list is the documentation:
// errors come in this order, all together, each pointing at its field. The database holds the same rules again.
import type { Dinero } from './control/clase-de-lineas.ts';
import { type Centavos, formatearQuetzales, MONTO_MAX, opuesto, restar, sumar } from './dinero.ts';
import type { OrigenDePartida } from './origen.ts';
import {
  type AnioQueFalta,
  type EstadoParaAutor,
  porQueFaltaElAnio,
  porQueNoAdmite,
} from './periodo-no-admitido.ts';

export const tiposDePartida = [
  'diario',
  'ingreso',
  'egreso',
  'ajuste',
  'apertura',
  'cierre',
  'caja',
  'banco',
  'interes',
  'reversion',
] as const;
export type TipoDePartida = (typeof tiposDePartida)[number];

/** As people read them, on screen and on paper. */
export const nombresDeTipoDePartida: Readonly<Record<TipoDePartida, string>> = {
  diario: 'Diario',
  ingreso: 'Ingreso',
  egreso: 'Egreso',
  ajuste: 'Ajuste',
  apertura: 'Apertura',
  cierre: 'Cierre',
  caja: 'Caja',
  banco: 'Banco',
  interes: 'Interés',
  reversion: 'Reversión',
};

/** `4521/2026`; a draft has no number yet. */
export const numeroDePartida = ({ numero, ejercicio }: NumeroDePartida): string =>
  numero === null ? 'Sin número' : `${numero}/${ejercicio}`;

/** `4521/2026 a 4530/2026`; of one alone, its number. */
export const tramoDePartidas = ({ ejercicio, desde, hasta }: TramoDePartidas): string =>
  [...new Set([desde, hasta])].map((numero) => numeroDePartida({ numero, ejercicio })).join(' a ');

interface TramoDePartidas {
  readonly ejercicio: number;
  readonly desde: number;
  readonly hasta: number;
}

interface NumeroDePartida {
  readonly numero: number | null;
  readonly ejercicio: number;
}

/** What a person may choose by hand; the others are made by the program itself. */
export const tiposManuales = [
  'diario',
  'ingreso',
  'egreso',
  'ajuste',
  'banco',
] as const satisfies readonly TipoDePartida[];

export type TipoManual = (typeof tiposManuales)[number];

export const estadosDePartida = ['borrador', 'en_revision', 'rechazada', 'contabilizada'] as const;
export type EstadoDePartida = (typeof estadosDePartida)[number];

/** As people read them, on screen and on paper. */
export const nombresDeEstadoDePartida: Readonly<Record<EstadoDePartida, string>> = {
  borrador: 'Borrador',
  en_revision: 'En revisión',
  rechazada: 'Rechazada',
  contabilizada: 'Contabilizada',
};

/** After how many of them there are, of those that are not posted: of one, of several. */
export const partidasEnEstado: Readonly<
  Record<Exclude<EstadoDePartida, 'contabilizada'>, readonly [una: string, varias: string]>
> = {
  borrador: ['borrador', 'borradores'],
  en_revision: ['en revisión', 'en revisión'],
  rechazada: ['rechazada', 'rechazadas'],
};

export const LINEAS_MAX = 5_000;

export interface LineaDePartida {
  readonly idCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly concepto?: string | null | undefined;
  readonly documento?: string | null | undefined;
}

export interface PartidaPropuesta {
  /** By hand: then it may not move control accounts. */
  readonly esManual: boolean;
  /** Which feature makes it: only the cajas move what is theirs. */
  readonly origen: OrigenDePartida;
  /** Null: the system itself. */
  readonly autor?: string | null | undefined;
  readonly fecha: string;
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly LineaDePartida[];
}

export interface CuentaConocida {
  readonly tipoCuenta: 'D' | 'M';
  readonly estado: 'activa' | 'solo_sistema' | 'bloqueada';
  /** What money is behind it; absent: none. */
  readonly dinero?: Dinero | null;
}

/** What the books know about the moment and place of the posting. */
export interface Entorno {
  readonly hoy: string;
  cuenta(idCuenta: string): CuentaConocida | undefined;
  /** Whether only movements of cajas write it there. */
  esDeCajas(idCuenta: string, agencia: string): boolean;
  /** Up to which day the account of a bank was compared and signed; undefined: it is of no bank. */
  conciliadaHasta(idCuenta: string): string | undefined;
  /** Undefined: that agencia has no such period. */
  periodo(agencia: string, fecha: string, autor: string | null): EstadoParaAutor | undefined;
  /** Whether a year that the books do not have may still be opened, if it is of before. Undefined: they have it, or nobody knows. */
  ejercicioQueFalta?(anio: number): AnioQueFalta | undefined;
}

export type CodigoDePartida =
  | 'LINEA_INVALIDA'
  | 'PARTIDA_DESCUADRADA'
  | 'CUENTA_NO_EXISTE'
  | 'CUENTA_NO_DETALLE'
  | 'CUENTA_DE_CAJA'
  | 'CUENTA_CONCILIADA'
  | 'CUENTA_BLOQUEADA'
  | 'CUENTA_SOLO_SISTEMA'
  | 'FECHA_FUTURA'
  | 'PERIODO_CERRADO'
  | 'CONCEPTO_VACIO';

export interface ErrorDePartida {
  readonly campo: string;
  readonly codigo: CodigoDePartida;
  readonly mensaje: string;
}

type Regla = (partida: PartidaPropuesta, entorno: Entorno) => Iterable<ErrorDePartida>;

const reglas: readonly Regla[] = [
  tieneConcepto,
  tieneLineas,
  cadaLineaUnLado,
  cuadra,
  noExcede,
  cadaCuentaRecibe,
  fechaAdmitida,
];

/** Everything that keeps it from being posted; empty when it may be. */
export function revisarPartida(partida: PartidaPropuesta, entorno: Entorno): ErrorDePartida[] {
  return reglas.flatMap((regla) => [...regla(partida, entorno)]);
}

export function totalDebe(lineas: readonly LineaDePartida[]): Centavos {
  return sumar(lineas.map(({ debe }) => debe));
}

export function totalHaber(lineas: readonly LineaDePartida[]): Centavos {
  return sumar(lineas.map(({ haber }) => haber));
}

/** The same lines with their sides exchanged. */
export function lineasInversas<L extends LineaDePartida>(lineas: readonly L[]): L[] {
  return lineas.map((linea) => ({ ...linea, debe: linea.haber, haber: linea.debe }));
}

function* tieneConcepto({ concepto }: PartidaPropuesta): Iterable<ErrorDePartida> {
  if (concepto.trim() === '') {
    yield { campo: 'concepto', codigo: 'CONCEPTO_VACIO', mensaje: 'Escriba el concepto de la partida.' };
  }
}

function* tieneLineas({ lineas }: PartidaPropuesta): Iterable<ErrorDePartida> {
  const error = (mensaje: string): ErrorDePartida => ({ campo: 'lineas', codigo: 'LINEA_INVALIDA', mensaje });
  if (lineas.length > LINEAS_MAX) yield error(`Una partida lleva como máximo ${LINEAS_MAX} líneas.`);
  else if (!lineas.some(({ debe }) => debe > 0) || !lineas.some(({ haber }) => haber > 0)) {
    yield error('La partida necesita al menos una línea en el debe y una en el haber.');
  }
}

function* cadaLineaUnLado({ lineas }: PartidaPropuesta): Iterable<ErrorDePartida> {
  for (const [indice, { debe, haber }] of lineas.entries()) {
    const mensaje = errorDeMontos(debe, haber);
    if (mensaje !== undefined) yield { campo: `lineas.${indice}`, codigo: 'LINEA_INVALIDA', mensaje };
  }
}

function errorDeMontos(debe: Centavos, haber: Centavos): string | undefined {
  if (![debe, haber].every((monto) => Number.isSafeInteger(monto) && monto >= 0 && monto <= MONTO_MAX)) {
    return 'El monto debe ser positivo y estar en centavos enteros.';
  }
  if (debe > 0 && haber > 0) return 'La línea lleva debe o haber, no los dos.';
  if (debe === 0 && haber === 0) return 'Escriba el monto en el debe o en el haber.';
  return undefined;
}

function* cuadra({ lineas }: PartidaPropuesta): Iterable<ErrorDePartida> {
  if (lineas.some(({ debe, haber }) => errorDeMontos(debe, haber) !== undefined)) return;
  const diferencia = restar(totalDebe(lineas), totalHaber(lineas));
  if (diferencia === 0) return;
  const [falta, lado] =
    diferencia > 0 ? ([diferencia, 'haber'] as const) : ([opuesto(diferencia), 'debe'] as const);
  yield {
    campo: 'lineas',
    codigo: 'PARTIDA_DESCUADRADA',
    mensaje: `La partida no cuadra: faltan ${formatearQuetzales(falta)} en el ${lado}.`,
  };
}

/** So that sums of thousands of partidas stay exact too. */
function* noExcede({ lineas }: PartidaPropuesta): Iterable<ErrorDePartida> {
  if (lineas.some(({ debe, haber }) => errorDeMontos(debe, haber) !== undefined)) return;
  if (totalDebe(lineas) <= MONTO_MAX) return;
  yield {
    campo: 'lineas',
    codigo: 'LINEA_INVALIDA',
    mensaje: `El total de una partida no pasa de ${formatearQuetzales(MONTO_MAX)}: divídala en varias.`,
  };
}

function* cadaCuentaRecibe(
  { lineas, esManual, origen, agencia, fecha }: PartidaPropuesta,
  entorno: Entorno,
): Iterable<ErrorDePartida> {
  for (const [indice, { idCuenta }] of lineas.entries()) {
    const esAjena = !muevenEfectivo.has(origen) && entorno.esDeCajas(idCuenta, agencia);
    const motivo =
      motivoDeCuenta(entorno.cuenta(idCuenta), esManual, esAjena) ?? motivoDeBanco(entorno, idCuenta, fecha);
    if (motivo === undefined) continue;
    const [codigo, mensaje] = motivo;
    yield { campo: `lineas.${indice}.idCuenta`, codigo, mensaje: `La cuenta ${idCuenta} ${mensaje}` };
  }
}

/** What an institution that moves in brings is what its cajas begin with; whether they may still, PostgreSQL knows. */
const muevenEfectivo: ReadonlySet<OrigenDePartida> = new Set(['caja', 'saldos_iniciales', 'historia']);

function motivoDeCuenta(
  cuenta: CuentaConocida | undefined,
  esManual: boolean,
  esAjena: boolean,
): [CodigoDePartida, string] | undefined {
  if (cuenta === undefined) return ['CUENTA_NO_EXISTE', 'no existe en el catálogo.'];
  if (cuenta.tipoCuenta !== 'D') return ['CUENTA_NO_DETALLE', 'es de mayor; use una de detalle.'];
  if (esAjena) return ['CUENTA_DE_CAJA', 'es de las cajas de la agencia: se mueve desde ellas.'];
  if (cuenta.estado === 'bloqueada') return ['CUENTA_BLOQUEADA', 'está bloqueada.'];
  if (cuenta.estado === 'solo_sistema' && esManual) {
    return ['CUENTA_SOLO_SISTEMA', 'solo se mueve desde su propio módulo, no a mano.'];
  }
  return undefined;
}

function motivoDeBanco(
  entorno: Entorno,
  idCuenta: string,
  fecha: string,
): [CodigoDePartida, string] | undefined {
  const hasta = entorno.conciliadaHasta(idCuenta);
  if (hasta === undefined || fecha > hasta) return undefined;
  const dia = hasta.split('-').reverse().join('/');
  return [
    'CUENTA_CONCILIADA',
    `es de un banco y ya está conciliada hasta el ${dia}: use una fecha posterior.`,
  ];
}

function* fechaAdmitida(
  { fecha, agencia, autor = null }: PartidaPropuesta,
  entorno: Entorno,
): Iterable<ErrorDePartida> {
  if (fecha > entorno.hoy) {
    yield { campo: 'fecha', codigo: 'FECHA_FUTURA', mensaje: 'La fecha no puede ser posterior a hoy.' };
    return;
  }
  const estado = entorno.periodo(agencia, fecha, autor);
  if (estado === 'abierto') return;
  const mes = fecha.slice(0, 7).split('-').reverse().join('/');
  const mensaje =
    porQueFaltaElAnio(Number(fecha.slice(0, 4)), entorno.ejercicioQueFalta) ??
    porQueNoAdmite(estado, mes, agencia);
  yield { campo: 'fecha', codigo: 'PERIODO_CERRADO', mensaje };
}
