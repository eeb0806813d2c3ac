// The database itself refuses every write while an institution moves, and for ever once it has moved. Taking permissions away
// would not do: many of the functions that the application calls act as the owner. So each table asks, before any statement
// that writes, a function that answers yes or no; the application can change neither. Put in place beforehand, saying yes,
// it is closed and opened at once by changing that function, with no lock on any table.
import type pg from 'pg';
import type { Reloj } from '#platform/reloj.ts';
import { ESQUEMAS } from './tablas.ts';

const ESQUEMA = 'cuadra_mudanza';
const NO_SE_PUDO_ESPERAR = new Set(['55P03', '40P01']);
const INTENTOS_MAX = 30;

/** Each table by itself and waiting little, so that nobody who is writing is made to wait for another. */
export async function ponerGuardas(dueno: pg.Client, reloj: Reloj): Promise<void> {
  await dueno.query(`create schema if not exists ${ESQUEMA}; ${guarda(ABIERTA)}; ${PERMISOS}`);
  const { rows } = await dueno.query<{ tabla: string }>(SIN_GUARDA, [ESQUEMAS, ESQUEMA]);
  for (const { tabla } of rows)
    await insistiendo(
      dueno,
      reloj,
      `
      create trigger ${ESQUEMA} before insert or update or delete or truncate on ${tabla}
        for each statement execute function ${ESQUEMA}.guarda()`,
    );
}

const ABIERTA = 'null';
const CERRADA = `raise exception using errcode = 'read_only_sql_transaction',
  message = 'La institución se está mudando a otro servidor: por ahora solo se puede consultar.'`;

const guarda = (que: string): string => `
  create or replace function ${ESQUEMA}.guarda() returns trigger language plpgsql as $guarda$
  begin
    ${que};
    return null;
  end
  $guarda$`;

/** Whoever writes calls it as whoever they are. */
const PERMISOS = `grant usage on schema ${ESQUEMA} to public; grant execute on function ${ESQUEMA}.guarda() to public`;

const SIN_GUARDA = `
  select format('%I.%I', n.nspname, c.relname) as tabla
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = $2)
  union all
  select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any ($1) and c.relkind = 'r' and c.relispartition
    and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = $2)`;

/**
 * From here on no transaction that begins can write. Those that had begun get a moment to end, and then are ended: none of
 * them was acknowledged.
 */
export async function cerrarEscrituras(
  dueno: pg.Client,
  reloj: Reloj,
  exigirQueSiga: () => void,
): Promise<void> {
  await dueno.query(guarda(CERRADA));
  const { rows } = await dueno.query<{ hasta: string }>('select clock_timestamp()::text as hasta');
  const hasta = rows[0]?.hasta;
  for (let intento = 0; ; intento++) {
    const { rows: quedan } = await dueno.query<{ pid: number }>(ANTERIORES, [hasta]);
    if (quedan.length === 0) return;
    exigirQueSiga();
    if (intento >= MOMENTOS)
      await dueno.query('select pg_terminate_backend(pid, 1000) from unnest($1::int[]) pid', [
        quedan.map(({ pid }) => pid),
      ]);
    await reloj.esperar(MOMENTO_MS);
  }
}

const MOMENTO_MS = 50;
/** Three seconds. */
const MOMENTOS = 60;

const ANTERIORES = `
  select pid from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    and xact_start <= $1::timestamptz`;

/** At once, whatever is left of the guards. */
export async function abrirEscrituras(dueno: pg.Client): Promise<void> {
  const { rowCount } = await dueno.query('select from pg_namespace where nspname = $1', [ESQUEMA]);
  if (rowCount !== 0) await dueno.query(guarda(ABIERTA));
}

export async function estaCerrada(dueno: pg.Client): Promise<boolean> {
  const { rows } = await dueno.query<{ cerrada: boolean }>(
    `select prosrc like '%read_only_sql_transaction%' as cerrada
     from pg_proc where proname = 'guarda' and pronamespace = to_regnamespace($1)`,
    [ESQUEMA],
  );
  return rows[0]?.cerrada === true;
}

export async function quitarGuardas(dueno: pg.Client, reloj: Reloj): Promise<void> {
  const { rows } = await dueno.query<{ tabla: string }>(
    'select tgrelid::regclass::text as tabla from pg_trigger where tgname = $1 and not tgisinternal',
    [ESQUEMA],
  );
  for (const { tabla } of rows) await insistiendo(dueno, reloj, `drop trigger ${ESQUEMA} on ${tabla}`);
  await dueno.query(`drop schema if exists ${ESQUEMA} cascade`);
}

async function insistiendo(dueno: pg.Client, reloj: Reloj, orden: string): Promise<void> {
  for (let intento = 1; ; intento++) {
    try {
      await dueno.query(`set lock_timeout = '1s'; ${orden}; set lock_timeout = 0`);
      return;
    } catch (error) {
      const codigo = (error as { code?: string }).code ?? '';
      if (intento >= INTENTOS_MAX || !NO_SE_PUDO_ESPERAR.has(codigo)) throw error;
      await reloj.esperar(200);
    }
  }
}
