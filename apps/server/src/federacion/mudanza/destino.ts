// The end that receives: it follows the other by PostgreSQL's own logical replication, from a copy of what there was.
import pg from 'pg';
import { InstitucionError } from '#platform/institucion-error.ts';
import { secuenciasDe, tablasDe } from './tablas.ts';

/** What the migrations wrote comes in the copy like the rest. The rules of the books forbid emptying them: only the owner can, and only here. */
export async function vaciar(destino: pg.Client): Promise<void> {
  try {
    await destino.query(`
      begin;
      set local session_replication_role = replica;
      truncate ${(await tablasDe(destino)).join(', ')};
      commit`);
  } catch (error) {
    await destino.query('rollback');
    if ((error as { code?: string }).code !== SIN_PERMISO) throw error;
    throw new InstitucionError(
      'INSTITUCIONES_DUENOS: para mudar, el dueño del PostgreSQL de destino debe ser superusuario, o poder fijar session_replication_role y tener pg_create_subscription.',
      { cause: error },
    );
  }
}

const SIN_PERMISO = '42501';

export interface Suscripcion {
  readonly nombre: string;
  readonly publicacion: string;
  /** As the role made for the copy. */
  readonly direccion: string;
}

export async function suscribir(
  destino: pg.Client,
  { nombre, publicacion, direccion }: Suscripcion,
): Promise<void> {
  await destino.query(
    `create subscription ${nombre} connection ${pg.escapeLiteral(paraLibpq(direccion))} publication ${publicacion}
     with (slot_name = '${nombre}', copy_data = true, synchronous_commit = 'on')`,
  );
}

/** Without what `pg` understands and libpq does not, and with its spaces written as libpq reads them. */
function paraLibpq(direccion: string): string {
  const url = new URL(direccion);
  url.searchParams.delete('uselibpqcompat');
  url.search = url.search.replaceAll('+', '%20');
  return url.href;
}

export interface Copiado {
  readonly listas: number;
  readonly total: number;
  readonly fallos: number;
}

export async function verCopia(destino: pg.Client, suscripcion: string): Promise<Copiado> {
  const { rows } = await destino.query<Copiado>(
    `select count(*) filter (where r.srsubstate = 'r')::int as listas, count(*)::int as total,
       (select apply_error_count + sync_error_count from pg_stat_subscription_stats e where e.subid = s.oid)::int as fallos
     from pg_subscription s join pg_subscription_rel r on r.srsubid = s.oid
     where s.subname = $1 and s.subdbid = (select oid from pg_database where datname = current_database())
     group by s.oid`,
    [suscripcion],
  );
  return rows[0] ?? { listas: 0, total: 0, fallos: 0 };
}

/** The other end forgets it too, if it can be reached; if not, whoever cleans there does. */
export async function dejarDeSuscribir(destino: pg.Client): Promise<void> {
  const { rows } = await destino.query<{ nombre: string }>(
    `select quote_ident(subname) as nombre from pg_subscription
     where subdbid = (select oid from pg_database where datname = current_database())`,
  );
  for (const { nombre } of rows) {
    try {
      await destino.query(`drop subscription ${nombre}`);
    } catch {
      await destino.query(`alter subscription ${nombre} disable`);
      await destino.query(`alter subscription ${nombre} set (slot_name = none)`);
      await destino.query(`drop subscription ${nombre}`);
    }
  }
}

/** Replication carries rows, not the place where each sequence goes. */
export async function ponerSecuencias(origen: pg.Client, destino: pg.Client): Promise<void> {
  for (const secuencia of await secuenciasDe(origen)) {
    const { rows } = await origen.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${secuencia}`,
    );
    for (const { last_value, is_called } of rows)
      await destino.query('select setval($1::regclass, $2, $3)', [secuencia, last_value, is_called]);
  }
}
