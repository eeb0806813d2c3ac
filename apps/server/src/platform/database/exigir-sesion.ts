// What Cuadra keeps in a session of PostgreSQL: its settings, its plans, LISTEN, the lock of whoever migrates. A pooler that
// lends another session to each transaction loses them in silence, and the first that is missed is somebody's work. So the
// sessions are tried before anything is served.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { separarOpciones } from './direccion.ts';
import { AJUSTES, opcionesDeSesion } from './pool.ts';

/** The address leads through a pooler that cannot carry what is asked of it; the message says what to use instead. */
export class AgrupadorError extends Error {}

/** As many as it takes to get one's own session mixed with those of others. */
const SESIONES = 3;
const ESPERA_MS = 5_000;
/** protocol_violation: what a pooler answers to settings that it does not know. */
const AJUSTE_NO_ADMITIDO = '08P01';

export interface DeQuienEs {
  /** The variable that gave the address. */
  readonly variable: string;
  /** What may be done about it. */
  readonly remedio: string;
}

export async function exigirSesion(direccion: string, deQuien: DeQuienEs): Promise<void> {
  const sesiones = Array.from({ length: SESIONES }, () => cliente(direccion));
  try {
    await Promise.all(sesiones.map((sesion) => sesion.connect()));
    const pierde = (await loQuePierde(sesiones)) ?? (await siNoOye(sesiones));
    if (pierde !== undefined) throw comoError(deQuien, pierde);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === AJUSTE_NO_ADMITIDO)
      throw comoError(deQuien, 'no admite los ajustes con que entra la aplicación');
    throw error;
  } finally {
    await Promise.all(sesiones.map((sesion) => sesion.end().catch(() => undefined)));
  }
}

const comoError = ({ variable, remedio }: DeQuienEs, pierde: string): AgrupadorError =>
  new AgrupadorError(
    `${variable}: pasa por un agrupador de conexiones que no conserva la sesión (${pierde}). ${remedio}`,
  );

function cliente(indicada: string): pg.Client {
  const { direccion, opciones } = separarOpciones(indicada);
  const nuevo = new pg.Client({
    connectionString: direccion,
    options: opcionesDeSesion(opciones),
    application_name: 'cuadra sesiones',
    connectionTimeoutMillis: ESPERA_MS,
    query_timeout: ESPERA_MS,
  });
  nuevo.on('error', () => undefined);
  return nuevo;
}

interface Sesion {
  readonly proceso: number;
  readonly marca: string | null;
  readonly ajustes: Readonly<Record<string, string>>;
}

const SESION = `select pg_backend_pid() as proceso, nullif(current_setting('cuadra.sonda', true), '') as marca,
  (select jsonb_object_agg(n, current_setting(n)) from unnest($1::text[]) n) as ajustes`;

/**
 * All of them inside a transaction at once, so that each holds a session; then again in another order. Whoever lends sessions
 * lends them as they become free: the first or the last to be given back, and one of the two orders shows it.
 */
async function loQuePierde(sesiones: readonly pg.Client[]): Promise<string | undefined> {
  const marcas = sesiones.map(() => randomBytes(6).toString('hex'));
  const antes = await todasALaVez(sesiones);
  for (const [n, sesion] of sesiones.entries())
    await sesion.query(`select set_config('cuadra.sonda', $1, false)`, [marcas[n]]);
  for (const orden of [sesiones, [...sesiones.slice(1), ...sesiones.slice(0, 1)]]) {
    const vistas = await todasALaVez(orden);
    for (const [n, sesion] of sesiones.entries()) {
      const vista = vistas.get(sesion);
      if (vista?.proceso !== antes.get(sesion)?.proceso) return 'cada transacción va en otra sesión';
      if (vista?.marca !== marcas[n]) return 'olvida lo que se ajusta en ella';
      if (Object.entries(AJUSTES).some(([nombre, valor]) => vista?.ajustes[nombre] !== valor))
        return 'no aplica los ajustes con que entra la aplicación';
    }
  }
  return undefined;
}

async function todasALaVez(sesiones: readonly pg.Client[]): Promise<ReadonlyMap<pg.Client, Sesion>> {
  const vistas = new Map<pg.Client, Sesion>();
  for (const sesion of sesiones) {
    await sesion.query('begin');
    const { rows } = await sesion.query<Sesion>(SESION, [Object.keys(AJUSTES)]);
    const [vista] = rows;
    if (vista !== undefined) vistas.set(sesion, vista);
  }
  for (const sesion of sesiones) await sesion.query('commit');
  return vistas;
}

async function siNoOye([una, otra]: readonly pg.Client[]): Promise<string | undefined> {
  const canal = `cuadra_sonda_${randomBytes(6).toString('hex')}`;
  const { promise: oido, resolve } = Promise.withResolvers<void>();
  una?.on('notification', ({ channel }) => {
    if (channel === canal) resolve();
  });
  await una?.query(`listen ${canal}`);
  await otra?.query(`notify ${canal}`);
  const limite = AbortSignal.timeout(ESPERA_MS);
  const seAcabo = new Promise<'mudo'>((listo) => limite.addEventListener('abort', () => listo('mudo')));
  return (await Promise.race([oido, seAcabo])) === 'mudo' ? 'no entrega los avisos de LISTEN' : undefined;
}
