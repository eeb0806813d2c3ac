// A scene is one day at one agencia. A chapter looks at it (the day, the books so far, its own chance) and tells the
// partidas of its matter, nothing else; it changes nothing by itself.
import { centavos } from '@cuadra/core/dinero';
import type { LineaDePartida, TipoDePartida } from '@cuadra/core/partida';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { Padron } from '../ahorros/padron.ts';
import type { Boletas } from '../ahorros/repartir-linea.ts';
import type { AgenciaDeLaHistoria } from './agencias-de-la-historia.ts';
import type { Azar } from './azar.ts';
import type { Dia } from './calendario.ts';

export type Capitulo = (escena: Escena) => Iterable<Suceso>;

export interface Escena {
  readonly dia: Dia;
  readonly agencia: AgenciaDeLaHistoria;
  readonly azar: Azar;
  readonly libro: LibroDeAgencia;
  /** The savers' accounts with everything told so far. */
  readonly padron: Padron;
  /** The next number of a series of documents, or the first of so many. */
  correlativo(serie: string, cuantos?: number): number;
}

/** The books of the scene's agencia with everything told so far; balances are positive on the account's own side. */
export interface LibroDeAgencia {
  saldo(cuenta: string): number;
  /** At the end of an earlier day. */
  saldoAl(cuenta: string, indice: number): number;
  /** Sum of the balances with which each day ended, from one to the other. */
  numerales(cuenta: string, desde: number, hasta: number): number;
  /** Detail accounts of a class with a balance, in order. */
  cuentasDe(clase: string): string[];
}

/** Who registers or approves by hand. */
export type Persona = 'auxiliar' | 'contador' | 'contador2';

export interface Suceso {
  readonly tipo: TipoDePartida;
  readonly concepto: string;
  readonly lineas: readonly LineaDePartida[];
  /** When it is not that of the scene. */
  readonly agencia?: string;
  readonly fechaDocumento?: string;
  /** Undefined: whoever is in charge of it at that agencia. */
  readonly registra?: Persona;
  /** A name by which a later one can revert it. */
  readonly clave?: string;
  readonly revierte?: { readonly clave: string; readonly motivo: string };
  /** The slips of what asociados brought and took. */
  readonly boletas?: Boletas;
  /** What it does to the savers' accounts, once it has its number; undefined: its lines are split among them. */
  readonly ahorros?: (partida: PartidaPorContabilizar) => void;
}

/** A negative amount is one on the other side: adjustments go either way. */
export function debe(idCuenta: string, monto: number, documento?: string): LineaDePartida {
  return monto < 0 ? haber(idCuenta, -monto, documento) : linea(idCuenta, monto, 0, documento);
}

export function haber(idCuenta: string, monto: number, documento?: string): LineaDePartida {
  return monto < 0 ? debe(idCuenta, -monto, documento) : linea(idCuenta, 0, monto, documento);
}

function linea(idCuenta: string, debe: number, haber: number, documento?: string): LineaDePartida {
  return {
    idCuenta,
    debe: centavos(debe),
    haber: centavos(haber),
    concepto: null,
    documento: documento ?? null,
  };
}
