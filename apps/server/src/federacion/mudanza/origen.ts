// The end that is left: it lets itself be copied by a role made for that alone, and takes it back.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { verificadorScram } from '#platform/database/clave-de-papel.ts';
import { conCredenciales } from '#platform/database/direccion.ts';
import { InstitucionError } from '#platform/institucion-error.ts';
import { ESQUEMAS, tablasDe } from './tablas.ts';

export const PUBLICACION = 'cuadra_mudanza';

/** Whether it can be copied by logical replication; the message says what to change. */
export async function exigirQueSePuedaCopiar(origen: pg.Client): Promise<void> {
  const { rows } = await origen.query<Situacion>(SITUACION, [ESQUEMAS]);
  const [s] = rows;
  if (s === undefined) throw new Error('PostgreSQL no dijo cómo está.');
  if (s.nivel !== 'logical')
    throw new InstitucionError(
      `El PostgreSQL de origen tiene wal_level=${s.nivel}. Ponga wal_level=logical en su configuración, reinícielo y repita.`,
    );
  if (s.libres < 4)
    throw new InstitucionError(
      'El PostgreSQL de origen no tiene lugar para otra réplica: suba max_replication_slots y max_wal_senders, reinícielo y repita.',
    );
  if (!s.puede)
    throw new InstitucionError(
      'INSTITUCIONES_DUENOS: para mudar, el dueño del PostgreSQL de origen debe ser superusuario, o tener CREATEROLE y REPLICATION.',
    );
  if (s.impedimentos.length > 0)
    throw new InstitucionError(
      `Hay en la base lo que una réplica no lleva (${s.impedimentos.join(', ')}), y no se muda.`,
    );
}

interface Situacion {
  readonly nivel: string;
  readonly libres: number;
  readonly puede: boolean;
  readonly impedimentos: readonly string[];
}

/** Whatever would stay behind in silence, and whatever would act twice. */
const SITUACION = `
  with tabla as (
    select c.oid, c.oid::regclass::text as nombre, c.relpersistence from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = any ($1) and c.relkind = 'r'
  )
  select current_setting('wal_level') as nivel,
    least(current_setting('max_replication_slots')::int - (select count(*)::int from pg_replication_slots),
      current_setting('max_wal_senders')::int - (select count(*)::int from pg_stat_replication)) as libres,
    (select rolsuper or (rolcreaterole and rolreplication) from pg_roles where rolname = current_user) as puede,
    array(select 'la tabla ' || nombre || ', que no tiene llave primaria' from tabla t
        where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary))
      || array(select 'la tabla ' || nombre || ', que no se guarda en el WAL' from tabla where relpersistence <> 'p')
      || array(select 'el disparador ' || tgname || ' de ' || t.nombre from pg_trigger g join tabla t on t.oid = g.tgrelid
        where not tgisinternal and tgenabled in ('A', 'R'))
      || array(select distinct 'objetos grandes' from pg_largeobject_metadata)
      || array(select 'la transacción preparada ' || gid from pg_prepared_xacts where database = current_database())
      as impedimentos`;

/** Its name in this cluster, where other institutions may be moving too. */
export async function nombreDeReplica(origen: pg.Client): Promise<string> {
  const { rows } = await origen.query<{ oid: string }>(
    'select oid::text as oid from pg_database where datname = current_database()',
  );
  return `cuadra_mudanza_${rows[0]?.oid ?? ''}`;
}

/** How the other end enters to copy: it may read these tables and follow them, nothing more, and only while it lasts. */
export async function publicar(origen: pg.Client, direccion: string): Promise<string> {
  const papel = await nombreDeReplica(origen);
  const clave = randomBytes(32).toString('hex');
  const { rows } = await origen.query<{ base: string }>('select quote_ident(current_database()) as base');
  const esquemas = ESQUEMAS.join(', ');
  await origen.query(`
    create role ${papel} login replication password '${verificadorScram(clave)}';
    grant connect on database ${rows[0]?.base} to ${papel};
    grant usage on schema ${esquemas} to ${papel};
    grant select on all tables in schema ${esquemas} to ${papel};
    create publication ${PUBLICACION} for table ${(await tablasDe(origen)).join(', ')}`);
  return conCredenciales(direccion, { usuario: papel, clave });
}

/** Whatever a move left here, also one that was killed; the books are as they were. */
export async function dejarDePublicar(origen: pg.Client): Promise<void> {
  const papel = await nombreDeReplica(origen);
  await origen.query(`drop publication if exists ${PUBLICACION}`);
  // The ends of the copying that were cut short keep their place in line with names of their own.
  for (let intento = 0; intento < INTENTOS_MAX; intento++) {
    const { rows } = await origen.query<{ slot_name: string; active_pid: number | null }>(
      `select s.slot_name, s.active_pid from pg_replication_slots s left join pg_stat_activity a on a.pid = s.active_pid
       where s.database = current_database()
        and (s.slot_name = $1 or s.slot_name like 'pg\\_%\\_sync\\_%' and (s.active_pid is null or a.usename = $1))`,
      [papel],
    );
    if (rows.length === 0) break;
    for (const { slot_name, active_pid } of rows) {
      if (active_pid !== null) await origen.query('select pg_terminate_backend($1, 2000)', [active_pid]);
      await origen.query('select pg_drop_replication_slot($1)', [slot_name]).catch(() => undefined);
    }
  }
  const { rowCount } = await origen.query('select from pg_roles where rolname = $1', [papel]);
  if (rowCount !== 0) await origen.query(`drop owned by ${papel}; drop role ${papel}`);
}

const INTENTOS_MAX = 20;

/**
 * Past everything that was committed up to now, and on the disk: what others committed without waiting for it goes along with
 * a mark that does wait.
 */
export async function ultimaPosicion(origen: pg.Client): Promise<string> {
  await origen.query(
    `begin; set local synchronous_commit = on; select pg_logical_emit_message(true, '${PUBLICACION}', ''); commit`,
  );
  const { rows } = await origen.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
  return rows[0]?.lsn ?? '0/0';
}

/** Whether the other end has it on its disk. */
export async function estaConfirmada(origen: pg.Client, lsn: string): Promise<boolean> {
  const { rows } = await origen.query<{ listo: boolean | null }>(
    `select confirmed_flush_lsn >= $2::pg_lsn as listo from pg_replication_slots
     where slot_name = $1 and wal_status is distinct from 'lost'`,
    [await nombreDeReplica(origen), lsn],
  );
  const [lugar] = rows;
  // A change of primary loses it, and so does a limit on how much is kept: waiting would not bring it back.
  if (lugar === undefined)
    throw new InstitucionError(
      'El PostgreSQL de origen perdió el lugar de la copia (cambió de principal, o guarda poco WAL). Repita la mudanza.',
    );
  return lugar.listo === true;
}
