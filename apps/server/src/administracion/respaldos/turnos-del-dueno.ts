// The owner's own session for copies, and whose turn it is: the server, a second command and a drill may all be at it, and PostgreSQL lets go of the turn by itself when
// whoever had it is gone.
import pg from 'pg';
import { BASE_INCLUIDA } from '#platform/abrir-plataforma.ts';
import { urlDelQueCorre } from '#platform/bundled-postgres/url-del-que-corre.ts';
import { RespaldoEnCursoError, RespaldoError } from '#platform/respaldo-error.ts';

const TURNO_DE_COPIA = 7_281_936_411;
const TURNO_DE_WAL = 7_281_936_412;

/** The bundled PostgreSQL of that data folder must be running. */
export async function comoDueno<T>(
  carpetaDatos: string,
  trabajo: (dueno: pg.Client) => Promise<T>,
): Promise<T> {
  const connectionString = await urlDelQueCorre(carpetaDatos, BASE_INCLUIDA);
  if (connectionString === undefined)
    throw new RespaldoError(`No hay una base de datos en marcha en la carpeta de datos ${carpetaDatos}.`);
  const dueno = new pg.Client({ connectionString, application_name: 'cuadra respaldos' });
  // That it was lost is told by the question under way.
  dueno.on('error', () => undefined);
  await dueno.connect();
  try {
    return await trabajo(dueno);
  } finally {
    await dueno.end().catch(() => undefined);
  }
}

/** One copy at a time: whoever comes meanwhile is told. */
export async function enTurnoDeCopia<T>(dueno: pg.Client, trabajo: () => Promise<T>): Promise<T> {
  const { rows } = await dueno.query<{ libre: boolean }>('select pg_try_advisory_lock($1) as libre', [
    TURNO_DE_COPIA,
  ]);
  if (rows[0]?.libre !== true) throw new RespaldoEnCursoError();
  try {
    return await trabajo();
  } finally {
    await dueno.query('select pg_advisory_unlock($1)', [TURNO_DE_COPIA]).catch(() => undefined);
  }
}

/** One hand on the line of WAL at a time: the others wait, it is a moment. */
export async function enTurnoDeWal<T>(dueno: pg.Client, trabajo: () => Promise<T>): Promise<T> {
  await dueno.query('select pg_advisory_lock($1)', [TURNO_DE_WAL]);
  try {
    return await trabajo();
  } finally {
    await dueno.query('select pg_advisory_unlock($1)', [TURNO_DE_WAL]).catch(() => undefined);
  }
}
