// The ledger's own refusals as answers to a person; anything else stays what it is.
import pg from 'pg';
import { codigoDelRechazo } from '../../platform/database/rechazo.ts';
import { ProblemaError } from '../../platform/problema.ts';

export function comoRechazoDelLibro(error: unknown): unknown {
  const codigo = codigoDelRechazo(error);
  if (codigo === undefined) return error;
  // Why a period is not open depends on it and on who asks; the ledger says it in words for them.
  const esDelPeriodo = codigo === 'PERIODO_CERRADO' && error instanceof Error;
  return new ProblemaError(codigo, esDelPeriodo ? { detalle: error.message } : {});
}

/** Because of what some partida carries; a database that is gone or busy is the same for all of them. */
export function esPorLoQueTrae(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(22|23|CU)/.test(error.code ?? '');
  return error instanceof ProblemaError || error instanceof TypeError || error instanceof RangeError;
}
