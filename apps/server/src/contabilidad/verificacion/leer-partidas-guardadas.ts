// Posted partidas with their lines, read in order and in pieces of bounded size, so that a book of any length is
// verified in little memory. Where the pieces come from is for others to say: they are looked at beside the database or in
// a thread that has none.
import type { Flujo, TipoDeCuenta } from '@cuadra/core/catalogo';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import type { NombresSellados, PartidaSellada } from '@cuadra/core/huella';
import type { OrigenDePartida } from '@cuadra/core/origen';
import type { TipoDePartida } from '@cuadra/core/partida';
import { filasDeCopia } from '#platform/database/filas-de-copia.ts';
import { columnasDeLinea, columnasDePartida } from './columnas-guardadas.ts';

export interface LineaGuardada {
  readonly idCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly concepto: string | null;
  readonly documento: string | null;
  readonly n: number;
  readonly agencia: string;
  readonly fecha: string;
  /** Null: that account is not in the chart. */
  readonly tipoCuenta: TipoDeCuenta | null;
  readonly flujo: Flujo | null;
}

/** What was sealed, and what is stored beside it. */
export interface PartidaGuardada extends PartidaSellada {
  readonly total: Centavos;
  readonly cantidadLineas: number;
  readonly huellaAnterior: Buffer;
  readonly huella: Buffer;
  /** That of the partida numbered right before; null when there is none. */
  readonly huellaPrevia: Buffer | null;
  /** Whether its lines are those of the one it reverts with their sides exchanged; true when it reverts none. */
  readonly esEspejo: boolean;
  /** What the one it reverts is; null when it reverts none. */
  readonly tipoRevertido: TipoDePartida | null;
  readonly lineas: readonly LineaGuardada[];
}

export interface PartidasPorVerificar {
  readonly ejercicio: number;
  /** Those that follow this number; absent: from the first. */
  readonly desde?: number;
  /** The last number there may be; later ones were posted while we read. */
  readonly hasta: number;
  /** Only those of one month of some agencias. */
  readonly mes?: { readonly desde: string; readonly hasta: string; readonly agencias: readonly string[] };
}

/** Plain data: it travels between threads. */
export interface Pieza {
  /** The number of its last partida. */
  readonly ultimo: number;
  /** As PostgreSQL copies them out, in their order. */
  readonly partidas: Uint8Array<ArrayBuffer>;
  readonly lineas: Uint8Array<ArrayBuffer>;
}

export interface CuentaUsada {
  readonly idCuenta: string;
  readonly tipoCuenta: TipoDeCuenta;
  readonly flujo: Flujo;
}

export interface FuenteDePartidas {
  /** Those that follow a number, in order; as many as one piece takes, none after the last. */
  leerPieza(tramo: PartidasPorVerificar, ultimo: number): Promise<Pieza | undefined>;
  /** Those of the accounts that are in the chart. */
  leerCuentas(cuentas: readonly string[]): Promise<readonly CuentaUsada[]>;
}

export async function* leerPartidasGuardadas(
  fuente: FuenteDePartidas,
  tramo: PartidasPorVerificar,
): AsyncGenerator<PartidaGuardada> {
  const cuentas: CuentasUsadas = new Map();
  let siguiente = fuente.leerPieza(tramo, tramo.desde ?? 0);
  for (;;) {
    const pieza = await siguiente;
    if (pieza === undefined) return;
    // PostgreSQL reads the next piece while this one is being looked at. If nobody comes for it, its failure is nobody's.
    siguiente = fuente.leerPieza(tramo, pieza.ultimo);
    siguiente.catch(() => undefined);
    const lineas = filasDeCopia(pieza.lineas);
    await conocerCuentas(fuente, lineas, cuentas);
    let leidas = 0;
    for (const celdas of filasDeCopia(pieza.partidas)) {
      const partida = comoPartida(celdas);
      const suyas: LineaGuardada[] = [];
      for (let fila = lineas[leidas]; fila !== undefined; fila = lineas[++leidas]) {
        const deQuien = Number(fila[LINEA.numero]);
        if (deQuien > partida.numero) break;
        // Those before it are of no partida: whoever counts all lines finds them.
        if (deQuien === partida.numero) suyas.push(comoLinea(fila, cuentas));
      }
      yield { ...partida, lineas: suyas };
    }
  }
}

/** The cells of a row, in the order in which they were asked for. */
type Celdas = readonly (string | null)[];

const posiciones = <C extends string>(columnas: Readonly<Record<C, string>>) =>
  Object.fromEntries(Object.keys(columnas).map((columna, posicion) => [columna, posicion])) as Readonly<
    Record<C, number>
  >;

const PARTIDA = posiciones(columnasDePartida);
const LINEA = posiciones(columnasDeLinea);

type Columna = keyof typeof columnasDePartida;

function comoPartida(celdas: Celdas): Omit<PartidaGuardada, 'lineas'> {
  const posible = (columna: Columna) => celdas[PARTIDA[columna]] ?? null;
  const texto = (columna: Columna) => posible(columna) ?? '';
  const huellaPrevia = posible('huellaPrevia');
  return {
    ejercicio: Number(texto('ejercicio')),
    numero: Number(texto('numero')),
    id: texto('id'),
    tipo: texto('tipo') as TipoDePartida,
    fecha: texto('fecha'),
    fechaDocumento: posible('fechaDocumento'),
    registradaEn: hastaElMilisegundo(texto('registradaEn')),
    agencia: texto('agencia'),
    concepto: texto('concepto'),
    esManual: texto('esManual') === 't',
    autor: posible('autor'),
    aprobador: posible('aprobador'),
    revierte: posible('revierte'),
    motivo: posible('motivo'),
    origen: texto('origen') as OrigenDePartida,
    iniciadaPor: posible('iniciadaPor'),
    operacion: posible('operacion'),
    autorizacion: posible('autorizacion'),
    movimientos: posible('movimientos'),
    total: comoCentavos(posible('total')),
    cantidadLineas: Number(texto('cantidadLineas')),
    huellaAnterior: Buffer.from(texto('huellaAnterior'), 'hex'),
    huella: Buffer.from(texto('huella'), 'hex'),
    huellaPrevia: huellaPrevia === null ? null : Buffer.from(huellaPrevia, 'hex'),
    nombres: nombresDe(posible),
    esEspejo: texto('esEspejo') === 't',
    tipoRevertido: posible('tipoRevertido') as TipoDePartida | null,
  };
}

/** It comes with its microseconds. It was sealed to the millisecond: without more than that, it is said as it was sealed. */
const hastaElMilisegundo = (instante: string) => `${instante.replace(/(?<=\.\d{3})000$/, '')}Z`;

/** What was put there by hand may be anything; here it only has to be said. */
const comoCentavos = (texto: string | null | undefined): Centavos =>
  centavos(Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(texto))));

function nombresDe(posible: (columna: Columna) => string | null): NombresSellados | null {
  const version = posible('versionDeNombres');
  if (version === null) return null;
  return {
    version: Number(version),
    huella: posible('huellaDeNombres') ?? '',
    autor: enHexadecimal(posible('nombreDeAutor')),
    aprobador: enHexadecimal(posible('nombreDeAprobador')),
    iniciadaPor: enHexadecimal(posible('nombreDeIniciador')),
  };
}

const enHexadecimal = (texto: string | null) => (texto === null ? null : Buffer.from(texto).toString('hex'));

type CuentasUsadas = Map<string, CuentaUsada>;

/**
 * Asked once per account, after reading lines that use it: an account that took a line existed before it, and keeps its
 * type ever after.
 */
async function conocerCuentas(
  fuente: FuenteDePartidas,
  lineas: readonly Celdas[],
  cuentas: CuentasUsadas,
): Promise<void> {
  const nuevas = new Set<string>();
  for (const linea of lineas) {
    const idCuenta = linea[LINEA.idCuenta] ?? '';
    if (!cuentas.has(idCuenta)) nuevas.add(idCuenta);
  }
  if (nuevas.size === 0) return;
  for (const cuenta of await fuente.leerCuentas([...nuevas])) cuentas.set(cuenta.idCuenta, cuenta);
}

function comoLinea(celdas: Celdas, cuentas: CuentasUsadas): LineaGuardada {
  const idCuenta = celdas[LINEA.idCuenta] ?? '';
  const { tipoCuenta = null, flujo = null } = cuentas.get(idCuenta) ?? {};
  return {
    idCuenta,
    debe: comoCentavos(celdas[LINEA.debe]),
    haber: comoCentavos(celdas[LINEA.haber]),
    concepto: celdas[LINEA.concepto] ?? null,
    documento: celdas[LINEA.documento] ?? null,
    n: Number(celdas[LINEA.n]),
    agencia: celdas[LINEA.agencia] ?? '',
    fecha: celdas[LINEA.fecha] ?? '',
    tipoCuenta,
    flujo,
  };
}
