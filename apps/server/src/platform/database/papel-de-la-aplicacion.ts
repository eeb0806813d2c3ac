// The role that the application enters as: one for each institution, so that two of them on one server cannot read each
// other. The owner makes it here, opens this database to it and to nobody else, and hands it what an earlier role of the
// application was granted (a data folder of before, a copied database, another DATABASE_URL).
import pg from 'pg';
import { derivarClave, verificadorScram } from './clave-de-papel.ts';
import { conCredenciales, credencialesDe } from './direccion.ts';

/** The application's role cannot be used; the message says what to do. */
export class PapelError extends Error {}

/** What the migrations call it; whoever applies them puts the institution's in its place. */
export const PAPEL_EN_LAS_MIGRACIONES = 'cuadra_app';

/** Written as it is in grants and in texts alike. */
const NOMBRE = /^[a-z_][a-z0-9_]{0,62}$/;
const CLAVE_RECHAZADA = '28P01';
/** insufficient_privilege, dependent_objects_still_exist: somebody else's, or still used by another database. */
const AJENO = new Set(['42501', '2BP01']);

export interface Papel {
  readonly nombre: string;
  /** The database, entered as this role. */
  readonly direccion: string;
}

/** As it was given, or one of this database's own, whose password comes of a secret that Cuadra keeps. */
export async function elegirPapel(
  dueno: pg.Client,
  direccionDelDueno: string,
  { dada, secreto }: { dada: string | undefined; secreto: string },
): Promise<Papel> {
  if (dada !== undefined) {
    const { usuario } = credencialesDe(dada);
    if (!NOMBRE.test(usuario)) {
      throw new PapelError(
        `DATABASE_URL: el usuario «${usuario}» espera solo letras minúsculas, números y guion bajo.`,
      );
    }
    return { nombre: usuario, direccion: dada };
  }
  const { rows } = await dueno.query<{ nombre: string }>(
    `select '${PAPEL_EN_LAS_MIGRACIONES}_' || oid as nombre from pg_database where datname = current_database()`,
  );
  const nombre = rows[0]?.nombre ?? PAPEL_EN_LAS_MIGRACIONES;
  const credenciales = { usuario: nombre, clave: derivarClave(secreto, nombre) };
  return { nombre, direccion: conCredenciales(direccionDelDueno, credenciales) };
}

/** Made when it is missing. This database is closed to everybody but its owner and this role, which may make nothing. */
export async function crearPapel(dueno: pg.Client, { nombre, direccion }: Papel): Promise<void> {
  const { clave } = credencialesDe(direccion);
  const { rowCount } = await dueno.query('select from pg_roles where rolname = $1', [nombre]);
  if (rowCount === 0) {
    if (clave === '')
      throw new PapelError(`DATABASE_URL: falta la clave con que se creará el papel ${nombre}.`);
    await dueno.query(`create role ${nombre} login noinherit password '${verificadorScram(clave)}'`);
  }
  const { rows } = await dueno.query<{ base: string }>('select quote_ident(current_database()) as base');
  const base = rows[0]?.base ?? '';
  await dueno.query(`
    revoke all on database ${base} from public;
    revoke create on schema public from public;
    grant connect on database ${base} to ${nombre}`);
}

/** A role of ours whose password is another one (the secret changed) gets the one that Cuadra will say. */
export async function ponerClave(dueno: pg.Client, { nombre, direccion }: Papel): Promise<void> {
  const client = new pg.Client({ connectionString: direccion });
  try {
    await client.connect();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== CLAVE_RECHAZADA) throw error;
    await dueno.query(
      `alter role ${nombre} login password '${verificadorScram(credencialesDe(direccion).clave)}'`,
    );
  } finally {
    await client.end();
  }
}

/** Whoever may write in the bitácora is the application; there is at most one but while it is being handed over. */
export async function papelesConPermisos(dueno: pg.Client): Promise<string[]> {
  const { rows } = await dueno.query<{ rolname: string }>(`
    select distinct r.rolname
    from pg_class c join pg_attribute k on k.attrelid = c.oid and k.attname = 'accion'
    cross join lateral (select * from aclexplode(c.relacl) union all select * from aclexplode(k.attacl)) a
    join pg_roles r on r.oid = a.grantee
    where c.oid = to_regclass('public.bitacora') and a.privilege_type = 'INSERT' and a.grantee <> c.relowner
    order by 1`);
  return rows.map(({ rolname }) => rolname);
}

/** Everything this database granted to the application's earlier roles becomes the institution's, in one transaction. */
export async function heredarPermisos(dueno: pg.Client, { nombre }: Papel): Promise<void> {
  const anteriores = (await papelesConPermisos(dueno)).filter((papel) => papel !== nombre);
  for (const anterior of anteriores) {
    const { rows } = await dueno.query<{ orden: string }>(POR_HEREDAR, [anterior, nombre]);
    await dueno.query(['begin', ...rows.map(({ orden }) => orden), 'commit'].join(';\n'));
    if (anterior === PAPEL_EN_LAS_MIGRACIONES) await quitarElCompartido(dueno);
  }
}

/** The one that every institution of a server shared before each had its own. */
async function quitarElCompartido(dueno: pg.Client): Promise<void> {
  try {
    await dueno.query(`drop role ${PAPEL_EN_LAS_MIGRACIONES}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !AJENO.has(error.code ?? '')) throw error;
  }
}

/** $1 had it, $2 gets it: schemas, tables with their sequences, columns, functions, and the door of this database. */
const POR_HEREDAR = `
  with objeto (clase, nombre, columna, acl) as (
    select 'schema', quote_ident(nspname), null, nspacl from pg_namespace
    union all
    select case relkind when 'S' then 'sequence' else 'table' end, oid::regclass::text, null, relacl
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'table', attrelid::regclass::text, quote_ident(attname), attacl from pg_attribute where attacl is not null
    union all
    select 'function', oid::regprocedure::text, null, proacl from pg_proc
    union all
    select 'database', quote_ident(datname), null, datacl from pg_database where datname = current_database()
  ), permiso as (
    select o.clase, o.nombre, o.columna, a.privilege_type as privilegio
    from objeto o cross join aclexplode(o.acl) a
    where a.grantee = (select oid from pg_roles where rolname = $1)
  )
  select orden from (
    select 1 as paso, format('grant %s%s on %s %s to %I', privilegio, ' (' || columna || ')', clase, nombre, $2::text) as orden
    from permiso
    union
    select 2, format('revoke all on %s %s from %I', clase, nombre, $1::text) from permiso
  ) x order by paso, orden`;
