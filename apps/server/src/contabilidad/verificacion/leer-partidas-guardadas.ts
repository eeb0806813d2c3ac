// Posted partidas with their lines, read in order and in pieces of bounded size, so that a book of any length is
// verified in little memory. Where the pieces come from is for others to say: they are looked at beside the database or in
// a thread that has none.
import type { Centavos } from '@cuadra/core/dinero';
import type { NombresSellados, PartidaSellada } from '@cuadra/core/huella';

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
  readonly tipoCuenta: 'D' | 'M' | null;
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
export interface Pieza
  extends Omit<PartidaGuardada, 'lineas' | 'huella' | 'huellaAnterior' | 'huellaPrevia' | 'nombres'> {
  readonly huellaAnterior: string;
  readonly huella: string;
  readonly huellaPrevia: string | null;
  readonly lineas: string | null;
  readonly versionDeNombres: number | null;
  /** The link of that version; null: there is none. */
  readonly huellaDeNombres: string | null;
  /** In hexadecimal of their UTF-8. */
  readonly nombreDeAutor: string | null;
  readonly nombreDeAprobador: string | null;
  readonly nombreDeIniciador: string | null;
}

export interface FuenteDePartidas {
  /** Those that follow a number, in order; as many as one piece takes, none after the last. */
  leerPieza(tramo: PartidasPorVerificar, ultimo: number): Promise<readonly Pieza[]>;
  /** Those of the accounts that are in the chart. */
  leerTipos(cuentas: readonly string[]): Promise<readonly (readonly [idCuenta: string, tipo: 'D' | 'M'])[]>;
}

export async function* leerPartidasGuardadas(
  fuente: FuenteDePartidas,
  tramo: PartidasPorVerificar,
): AsyncGenerator<PartidaGuardada> {
  const tipos: TiposDeCuenta = new Map();
  let siguiente = fuente.leerPieza(tramo, tramo.desde ?? 0);
  for (;;) {
    const piezas = await siguiente;
    const ultimo = piezas.at(-1)?.numero;
    if (ultimo === undefined) return;
    // PostgreSQL reads the next piece while this one is being looked at. If nobody comes for it, its failure is nobody's.
    siguiente = fuente.leerPieza(tramo, ultimo);
    siguiente.catch(() => undefined);
    const conCeldas = piezas.map(({ lineas, ...partida }) => ({ partida, celdas: leerCeldas(lineas) }));
    await conocerCuentas(
      fuente,
      conCeldas.flatMap(({ celdas }) => celdas.map(([idCuenta]) => idCuenta)),
      tipos,
    );
    for (const { partida, celdas } of conCeldas) {
      yield {
        ...partida,
        huellaAnterior: Buffer.from(partida.huellaAnterior, 'hex'),
        huella: Buffer.from(partida.huella, 'hex'),
        huellaPrevia: partida.huellaPrevia === null ? null : Buffer.from(partida.huellaPrevia, 'hex'),
        registradaEn: hastaElMilisegundo(partida.registradaEn),
        nombres: nombresDe(partida),
        lineas: celdas.map((linea) => comoLinea(linea, tipos)),
      };
    }
  }
}

/** It comes with its microseconds. It was sealed to the millisecond: without more than that, it is said as it was sealed. */
const hastaElMilisegundo = (instante: string) => `${instante.replace(/(?<=\.\d{3})000$/, '')}Z`;

function nombresDe(pieza: Omit<Pieza, 'lineas'>): NombresSellados | null {
  if (pieza.versionDeNombres === null) return null;
  return {
    version: pieza.versionDeNombres,
    huella: pieza.huellaDeNombres ?? '',
    autor: pieza.nombreDeAutor,
    aprobador: pieza.nombreDeAprobador,
    iniciadaPor: pieza.nombreDeIniciador,
  };
}

type Celdas = [string, Centavos, Centavos, string | null, string | null, number, string, string];

function leerCeldas(texto: string | null): Celdas[] {
  return texto === null ? [] : JSON.parse(texto);
}

type TiposDeCuenta = Map<string, 'D' | 'M'>;

/**
 * Asked once per account, after reading lines that use it: an account that took a line existed before it, and keeps its
 * type ever after.
 */
async function conocerCuentas(
  fuente: FuenteDePartidas,
  usadas: readonly string[],
  tipos: TiposDeCuenta,
): Promise<void> {
  const nuevas = [...new Set(usadas)].filter((idCuenta) => !tipos.has(idCuenta));
  if (nuevas.length === 0) return;
  for (const [idCuenta, tipo] of await fuente.leerTipos(nuevas)) tipos.set(idCuenta, tipo);
}

function comoLinea(
  [idCuenta, debe, haber, concepto, documento, n, agencia, fecha]: Celdas,
  tipos: TiposDeCuenta,
): LineaGuardada {
  const tipoCuenta = tipos.get(idCuenta) ?? null;
  return { idCuenta, debe, haber, concepto, documento, n, agencia, fecha, tipoCuenta };
}
