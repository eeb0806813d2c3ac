// What a failed question says of the database that was asked.
import pg from 'pg';

/** It refused, or was lost on the way; anything else is the program's own. */
export const esDeLaBase = (error: unknown): boolean => error instanceof pg.DatabaseError || sePerdio(error);

/** Stopped, stopping or starting. */
const SIN_SERVICIO: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03']);

/** It is not there any more, or does not answer. */
export function sePerdio(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const codigo = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return SIN_SERVICIO.has(codigo) || codigo.startsWith('08');
  return /^E[A-Z_]+$/.test(codigo) || /Connection terminated|timeout|not queryable/.test(error.message);
}
