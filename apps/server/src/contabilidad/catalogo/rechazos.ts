// PostgreSQL is the last judge of the chart: what it refuses is told to the person with the product's own codes. Any
// foreign key that is not the chart's own belongs to a table of movements.
import type { Codigo } from '@cuadra/contract/problema';
import pg from 'pg';
import { restriccionRota } from '#platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';

const LLAVE_FORANEA_ROTA = '23503';

export interface AlRechazar {
  /** What the refusal means here when an account would be left without a parent of mayor. */
  readonly sinMayor: 'CUENTA_SIN_MAYOR' | 'CUENTA_CON_SUBCUENTAS';
  readonly campo: string;
  /** Replaces the sentence about movements where it can be told better. */
  readonly conMovimientos?: string;
}

/** Runs a change; a refusal of the database becomes the one a person understands. */
export async function conRechazos<T>(cambio: Promise<T>, alRechazar: AlRechazar): Promise<T> {
  try {
    return await cambio;
  } catch (error) {
    throw traducir(error, alRechazar) ?? error;
  }
}

/** What an account keeps: its statements of closed months would say something else, or its own room moves it. */
export function campoQueQueda(error: unknown): keyof typeof codigosDeLoQueQueda | undefined {
  const restriccion = restriccionRota(error);
  if (restriccion === 'cuenta_de_control') return 'estado';
  if (restriccion === 'cuenta_flujo_cerrado') return 'flujo';
  return restriccion === 'cuenta_margen_cerrado' ? 'margen' : undefined;
}

export const codigosDeLoQueQueda = {
  flujo: 'FLUJO_DE_MES_CERRADO',
  margen: 'MARGEN_DE_MES_CERRADO',
  estado: 'CUENTA_DE_CONTROL',
} as const;

export function tieneMovimientos(error: unknown): boolean {
  const esLlave = error instanceof pg.DatabaseError && error.code === LLAVE_FORANEA_ROTA;
  return esLlave && error.constraint !== 'cuenta_depende_de_mayor';
}

function traducir(
  error: unknown,
  { sinMayor, campo, conMovimientos }: AlRechazar,
): ProblemaError | undefined {
  if (tieneMovimientos(error)) {
    return conMovimientos === undefined
      ? new ProblemaError('CUENTA_CON_MOVIMIENTOS')
      : new ProblemaError('CUENTA_CON_MOVIMIENTOS', { detalle: conMovimientos });
  }
  const queda = campoQueQueda(error);
  if (queda !== undefined) return problemaDeCampo(codigosDeLoQueQueda[queda], queda);
  const codigo = codigoDe(restriccionRota(error), sinMayor);
  return codigo === undefined ? undefined : problemaDeCampo(codigo, campo);
}

function codigoDe(restriccion: string | undefined, sinMayor: AlRechazar['sinMayor']): Codigo | undefined {
  if (restriccion === 'cuenta_pkey') return 'CUENTA_YA_EXISTE';
  return restriccion === 'cuenta_depende_de_mayor' ? sinMayor : undefined;
}
