// The table on which both sides lie while they are paired: each apunte (a line of either side) prepared once to be compared, taken off
// when it is paired, so that none is in two results.
import { type Centavos, sumar } from '../dinero.ts';
import {
  type CruceHallado,
  huellaDeCruce,
  type LineaPorCruzar,
  type MovimientoPorCruzar,
  type OpcionesDeCruce,
  type Razon,
} from './cruce.ts';
import { numeroDeDia } from './dias.ts';
import { numeroDeDocumento, numerosEnTexto } from './numeros-de-documento.ts';
import { vocabulario } from './palabras.ts';

export interface Apunte {
  readonly id: string;
  readonly dia: number;
  readonly monto: Centavos;
  /** As written, to say it. */
  readonly escrito: string | null;
  readonly documento: string | null;
  /** Inside its text. */
  readonly numeros: readonly string[];
  readonly palabras: readonly number[];
  /** A cheque that is paid; one that is deposited is not told apart from cash. */
  readonly esCheque: boolean;
  readonly partida: string | null;
  libre: boolean;
}

export interface Tablero {
  readonly lineas: readonly Apunte[];
  readonly movimientos: readonly Apunte[];
  readonly pesos: Float64Array;
  readonly opciones: OpcionesDeCruce;
  readonly automaticos: CruceHallado[];
  readonly sugeridos: CruceHallado[];
}

export function ponerTablero(
  lineas: readonly LineaPorCruzar[],
  movimientos: readonly MovimientoPorCruzar[],
  opciones: OpcionesDeCruce,
): Tablero {
  const { numerosDe, pesos } = vocabulario();
  const poner = (
    { id, fecha, monto }: LineaPorCruzar | MovimientoPorCruzar,
    texto: string,
    escrito: string | null,
    demas: Pick<Apunte, 'esCheque' | 'partida'>,
  ): Apunte => ({
    id,
    dia: numeroDeDia(fecha),
    monto,
    escrito,
    documento: numeroDeDocumento(escrito),
    numeros: numerosEnTexto(texto),
    palabras: numerosDe(texto),
    ...demas,
    libre: monto !== 0,
  });
  return {
    lineas: lineas.map((linea) => {
      const esCheque = linea.monto < 0 && (CHEQUE.test(linea.tipo ?? '') || CHEQUE.test(linea.texto));
      return poner(linea, linea.texto, linea.referencia, { esCheque, partida: null });
    }),
    movimientos: movimientos.map((movimiento) => {
      const { concepto, documento, partida, monto } = movimiento;
      const esCheque = monto < 0 && (CHEQUE.test(concepto) || CHEQUE.test(documento ?? ''));
      return poner(movimiento, concepto, documento, { esCheque, partida });
    }),
    pesos: pesos(),
    opciones,
    automaticos: [],
    sugeridos: [],
  };
}

/** As banks and people write it; `NCHK` is of MT940. */
const CHEQUE = /\b(?:cheques?|cheq?|chq|ck|cq|n?chk|check)\b/i;

/** However wide a window somebody chose to be shown more, what nobody looks at is not accepted from farther than this. */
export const SEGURA_DIAS = 15;

export function ventanaSegura({ opciones }: Tablero): number {
  return Math.min(opciones.ventanaDias, SEGURA_DIAS);
}

export type Destino = 'automaticos' | 'sugeridos';

/** Takes them off the table as one result; false when any is taken already, or somebody rejected it. */
export function cruzar(
  tablero: Tablero,
  destino: Destino,
  lineas: readonly Apunte[],
  movimientos: readonly Apunte[],
  razones: readonly Razon[],
): boolean {
  if (![...lineas, ...movimientos].every(({ libre }) => libre)) return false;
  const ids = { lineas: lineas.map(({ id }) => id), movimientos: movimientos.map(({ id }) => id) };
  if (tablero.opciones.rechazados.has(huellaDeCruce(ids))) return false;
  if (totalDe(lineas) !== totalDe(movimientos)) throw new Error(`No suman lo mismo: ${huellaDeCruce(ids)}`);
  for (const apunte of [...lineas, ...movimientos]) apunte.libre = false;
  const puntos = razones.reduce((suma, { puntos: suyos }) => suma + suyos, 0);
  tablero[destino].push({ puntaje: Math.max(0, Math.min(100, Math.round(puntos))), razones, ...ids });
  return true;
}

export function totalDe(apuntes: readonly Apunte[]): Centavos {
  return sumar(apuntes.map(({ monto }) => monto));
}

export function libresDe(apuntes: readonly Apunte[]): Apunte[] {
  return apuntes.filter(({ libre }) => libre);
}

export const porDia = (uno: Apunte, otro: Apunte): number => uno.dia - otro.dia;
