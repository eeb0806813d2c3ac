// What a failed question says of the database that was asked: whether it is there, and whether what was asked happened.
import pg from 'pg';

/**
 * The connection was lost while a transaction was being committed, or what was committed may still be lost with its primary:
 * it happened or it did not. Nobody guesses; it is found out by its key.
 */
export class ConfirmacionIncierta extends Error {
  constructor(cause: unknown) {
    super('No se sabe si la transacción quedó confirmada.', { cause });
    this.name = 'ConfirmacionIncierta';
  }
}

/** The primary does not answer, and nobody who could be read in its place does. */
export class SinPrincipal extends Error {
  constructor(cause?: unknown) {
    super('El servidor principal de la base de datos no responde.', { cause });
    this.name = 'SinPrincipal';
  }
}

/** It refused, or was lost on the way; anything else is the program's own. */
export const esDeLaBase = (error: unknown): boolean => error instanceof pg.DatabaseError || sePerdio(error);

/** Stopped, stopping or starting. */
const SIN_SERVICIO: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03']);
const DE_LA_RED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** It is not there any more, or does not answer. */
export function sePerdio(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ConfirmacionIncierta) return false;
  const codigo = codigoDe(error);
  if (SIN_SERVICIO.has(codigo) || codigo.startsWith('08')) return true;
  if (error instanceof pg.DatabaseError) return false;
  if (error instanceof SinPrincipal || DE_LA_RED.has(codigo)) return true;
  // The socket of a PostgreSQL of this machine that is not running; any other missing file is the program's own.
  if (codigo === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|connection has been discarded/.test(
    error.message,
  );
}

const SOLO_LECTURA = '25006';
/** The same of a mark in the log, by an error that PostgreSQL holds for impossible: it has no code of its own, nor translation. */
const SIN_TRANSACCIONES = 'cannot assign TransactionIds during recovery';

/** What answers only repeats another (it may be about to be the primary), or was told to take nothing. */
export const soloSeLee = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === SOLO_LECTURA || error.message === SIN_TRANSACCIONES);

/** Nothing of it happened, because of the database and not of what was asked: it may simply be asked again. */
export const noPasoNada = (error: unknown): boolean => sePerdio(error) || soloSeLee(error);

/** What the driver says of a connection that it knew to be dead: nothing was sent by it. */
export const noSeEnvio = (error: unknown): boolean =>
  error instanceof Error && /not queryable|connection has been discarded/.test(error.message);

function codigoDe(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
