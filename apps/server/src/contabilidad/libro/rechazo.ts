// The ledger's own refusals as answers to a person; anything else stays what it is.
import type { Codigo } from '@cuadra/contract/problema';
import pg from 'pg';
import { codigoDelRechazo } from '../../platform/database/rechazo.ts';
import { ProblemaError } from '../../platform/problema.ts';

export function comoRechazoDelLibro(error: unknown): unknown {
  const codigo = codigoDelRechazo(error);
  if (codigo === undefined) return error;
  const dicho = EN_PALABRAS.has(codigo) && error instanceof Error;
  return new ProblemaError(codigo, dicho ? { detalle: error.message } : {});
}

/** Why a period is not open or a limit is passed depends on who asks; the ledger says it in words for them. */
const EN_PALABRAS: ReadonlySet<Codigo> = new Set(['PERIODO_CERRADO', 'REQUIERE_APROBACION']);

/** Because of what some partida carries; a database that is gone or busy is the same for all of them. */
export function esPorLoQueTrae(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(22|23|CU)/.test(error.code ?? '');
  return error instanceof ProblemaError || error instanceof TypeError || error instanceof RangeError;
}
