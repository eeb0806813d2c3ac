// What the application may never do is refused by PostgreSQL only while the application's role has no way around it. So
// before anything is served the session itself is asked, whatever the address says: who it is, what it could become,
// what it owns, what it could make. A role with more power than its grants does not start.
import type pg from 'pg';
import { PapelError } from './papel-de-la-aplicacion.ts';

export async function exigirPapelSinPoder(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Poderes>(PODERES);
  const [poderes] = rows;
  if (poderes === undefined) throw new Error('PostgreSQL no dijo quién entró.');
  const sobra = poderesQueSobran(poderes);
  if (sobra.length > 0) throw new PapelError(`${queSobra(poderes, sobra)} ${queHacer(poderes, sobra)}`);
}

/** What it could do to this database beyond its grants, in a sentence; nothing, as it should be. */
export function decirPoderesDeMas(poderes: Poderes): string | undefined {
  const sobra = poderesQueSobran({ ...poderes, otras: [] });
  return sobra.length === 0 ? undefined : queSobra(poderes, sobra);
}

export interface Poderes {
  readonly sesion: string;
  readonly actual: string;
  readonly base: string;
  readonly superusuario: boolean;
  readonly atributos: readonly string[];
  readonly papeles: readonly string[];
  readonly propios: number;
  readonly crea: readonly string[];
  readonly archivos: boolean;
  readonly replica: boolean;
  readonly sinReglas: boolean;
  readonly otras: readonly string[];
}

function poderesQueSobran(p: Poderes): string[] {
  const sobra: string[] = [];
  if (p.superusuario) sobra.push('es superusuario');
  else {
    if (p.atributos.length > 0) sobra.push(`tiene ${p.atributos.join(', ')}`);
    if (p.papeles.length > 0) sobra.push(`puede actuar como ${p.papeles.join(', ')}`);
    if (p.propios > 0) sobra.push(`es dueño de ${p.propios} objetos`);
    if (p.crea.length > 0) sobra.push(`puede crear ${p.crea.join(', ')}`);
    if (p.archivos) sobra.push('puede leer archivos del servidor');
    if (p.replica) sobra.push('puede apagar las reglas (session_replication_role)');
    if (p.otras.length > 0) sobra.push(`también entra a la base ${p.otras.join(', ')}`);
  }
  if (p.sinReglas) sobra.push('entra con las reglas apagadas (session_replication_role)');
  if (p.actual !== p.sesion) sobra.push(`su sesión actúa como ${p.actual}`);
  return sobra;
}

const queSobra = ({ sesion }: Poderes, sobra: readonly string[]): string =>
  `Cuadra no trabaja con un papel de PostgreSQL que puede más que sus permisos: ${sesion} ${sobra.join('; ')}.`;

function queHacer({ sesion, actual, base, superusuario, otras }: Poderes, sobra: readonly string[]): string {
  if (actual !== sesion) return 'Quite «role» de las opciones de la dirección de DATABASE_URL.';
  if (!superusuario && otras.length > 0 && sobra.length === 1)
    return `Cada institución necesita su propio papel: indique otro en DATABASE_URL para ${base}.`;
  return 'Indique esa dirección en DATABASE_OWNER_URL y quite DATABASE_URL: Cuadra creará un papel que solo tenga sus permisos. Para crearlo usted, vea docs/operations.md.';
}

/** Asked in the session that it is about. */
export const PODERES = `
  select session_user::text as sesion, current_user::text as actual, current_database()::text as base,
    r.rolsuper as superusuario,
    array_remove(array[
      case when r.rolcreatedb then 'CREATEDB' end, case when r.rolcreaterole then 'CREATEROLE' end,
      case when r.rolreplication then 'REPLICATION' end, case when r.rolbypassrls then 'BYPASSRLS' end], null) as atributos,
    array(select o.rolname::text from pg_roles o where o.oid <> r.oid and pg_has_role(r.oid, o.oid, 'member') order by 1)
      as papeles,
    (select count(*)::int from pg_shdepend d
      where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid and d.deptype = 'o'
        -- Anybody may leave these behind, and they give no power.
        and d.classid not in ('pg_largeobject'::regclass, 'pg_default_acl'::regclass)
        and d.dbid in (0, (select oid from pg_database where datname = current_database()))) as propios,
    array_remove(array[
      case when has_database_privilege(r.oid, current_database(), 'create') then 'esquemas' end,
      case when has_database_privilege(r.oid, current_database(), 'temp') then 'tablas temporales' end], null)
      || array(select 'objetos en ' || n.nspname from pg_namespace n where has_schema_privilege(r.oid, n.oid, 'create') order by 1)
      as crea,
    has_function_privilege(r.oid, 'pg_read_file(text)', 'execute') or has_function_privilege(r.oid, 'lo_import(text)', 'execute')
      as archivos,
    has_parameter_privilege(r.oid, 'session_replication_role', 'set') as replica,
    current_setting('session_replication_role') <> 'origin' as "sinReglas",
    array(select b.datname::text from pg_database b cross join aclexplode(b.datacl) a
      where b.datname <> current_database() and a.grantee = r.oid and a.privilege_type = 'CONNECT' order by 1) as otras
  from pg_roles r where r.rolname = session_user`;
