// What the addresses of the runs say: the filters of their list, and of one the tab that is open and what its lines are
// filtered by.
import type { ordenesDeLineas } from '@cuadra/contract/ahorros/lineas';
import {
  clasesDeCorrida,
  estadosDeCorrida,
  estadosDeLinea,
  motivosSinPago,
} from '@cuadra/core/ahorros/corrida';
import { z } from 'zod';
import { agencia, flag, integer, monto, oneOf, text } from '#platform/address/fields.ts';
import { useAddress } from '#platform/address/use-address.ts';

const ID_MAX = 2_147_483_647;
const TEXTO_MAX = 80;

// Everyone loads this file with the routes: it spells them, which the compiler compares, rather than bring the contract.
const ORDENES = ['cuenta', 'interes'] as const satisfies typeof ordenesDeLineas;

export const direccionDeCorridas = z.object({
  estado: oneOf(estadosDeCorrida),
  clase: oneOf(clasesDeCorrida),
  producto: integer(1, ID_MAX),
  agencia,
  anio: integer(2000, 2100),
  /** The dialog of a new one is open. */
  nueva: flag,
});
export type DireccionDeCorridas = z.output<typeof direccionDeCorridas>;

/** Absent: the summary. */
export const vistasDeCorrida = ['lineas', 'excepciones', 'comparacion', 'contabilidad', 'bitacora'] as const;

export const direccionDeCorrida = z.object({
  vista: oneOf(vistasDeCorrida),
  estado: oneOf(estadosDeLinea),
  motivo: oneOf(motivosSinPago),
  agencia,
  producto: integer(1, ID_MAX),
  desdeMonto: monto,
  hastaMonto: monto,
  texto: text(TEXTO_MAX),
  orden: oneOf(ORDENES),
  /** The account whose line is open. */
  linea: integer(1, Number.MAX_SAFE_INTEGER),
});
export type DireccionDeCorrida = z.output<typeof direccionDeCorrida>;

export type FiltrosDeLineas = Omit<DireccionDeCorrida, 'vista' | 'linea'>;

export const useDireccionDeCorridas = () => useAddress(direccionDeCorridas);
export const useDireccionDeCorrida = () => useAddress(direccionDeCorrida);

/** What is asked of the server is what the address says, without what it leaves unsaid. */
export const loDicho = <T extends object>(filtros: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(filtros).filter(([, valor]) => valor !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
