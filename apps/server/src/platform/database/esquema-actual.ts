// What keeps the promises, as the catalogue tells it now: triggers, functions, views, constraints, policies and grants, each by its name with what
// tells it from another. Asked in these words and not by a function of the database, which its owner could answer for.

export interface Esquema {
  readonly disparadores: Readonly<Record<string, string>>;
  readonly funciones: Readonly<Record<string, string>>;
  readonly vistas: Readonly<Record<string, string>>;
  readonly restricciones: Readonly<Record<string, string>>;
  readonly politicas: Readonly<Record<string, string>>;
  /** What the application's role may do, without its name; what anybody may; and who else could write. */
  readonly permisos: Readonly<Record<string, string>>;
}

const resumen = (expresion: string): string =>
  `left(encode(sha256(convert_to(${expresion}, 'UTF8')), 'hex'), 16)`;
const porNombre = (nombre: string, valor: string): string =>
  `coalesce(jsonb_object_agg(${nombre}, ${valor}), '{}')`;

const TABLA = `
  select c.oid, c.relname::text as nombre, c.relkind, c.relowner, c.relacl, c.relrowsecurity
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`;

/** Nothing that belongs to an extension. */
const RUTINA = `
  select p.oid, p.oid::regprocedure::text as nombre, p.proowner, p.proacl, p.prosrc, p.prosecdef, p.proconfig
  from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** A function without a list of its own may be called by anybody. */
const PERMISO = `
  select t.nombre as objeto, a.grantee as papel, lower(a.privilege_type) as permiso
  from tabla t cross join aclexplode(t.relacl) a where a.grantee <> t.relowner
  union all
  select t.nombre, a.grantee, lower(a.privilege_type) || ' (' || k.attname || ')'
  from tabla t join pg_attribute k on k.attrelid = t.oid and k.attnum > 0 and not k.attisdropped cross join aclexplode(k.attacl) a
  where a.grantee <> t.relowner
  union all
  select r.nombre, a.grantee, lower(a.privilege_type)
  from rutina r cross join aclexplode(coalesce(r.proacl, acldefault('f', r.proowner))) a where a.grantee <> r.proowner`;

/** Who reads besides the application is the house's affair; who could write is not. */
const PERMISOS = `
  select q.objeto, string_agg(distinct q.quien || q.permiso, ', ' order by q.quien || q.permiso) as permisos
  from (
    select p.objeto, p.permiso,
      case when r.rolname = papel.nombre then '' when p.papel = 0 then 'todos: ' else r.rolname || ': ' end as quien
    from permiso p cross join papel left join pg_roles r on r.oid = p.papel
  ) q
  where q.quien in ('', 'todos: ') or q.permiso not like 'select%'
  group by q.objeto`;

/** Whoever may write in the bitácora is the application; of several, the one that asks. */
const PAPEL = `
  select (select r.rolname from pg_attribute k cross join aclexplode(k.attacl) a join pg_roles r on r.oid = a.grantee
    where k.attrelid = to_regclass('public.bitacora') and k.attname = 'accion' and a.privilege_type = 'INSERT'
    order by r.rolname = session_user desc, r.rolname limit 1)::text as nombre`;

/** One row: the application's role, and everything as text: names are not to be read as the program's. */
const ESQUEMA_ACTUAL = `
  with papel as (${PAPEL}), tabla as (${TABLA}), rutina as (${RUTINA}), permiso as (${PERMISO})
  select (select nombre from papel) as papel, jsonb_build_object(
    'disparadores', (select ${porNombre(`t.nombre || '.' || g.tgname`, `g.tgenabled::text || ' ' || ${resumen('pg_get_triggerdef(g.oid)')}`)}
      from pg_trigger g join tabla t on t.oid = g.tgrelid where not g.tgisinternal or g.tgenabled <> 'O'),
    'funciones', (select ${porNombre('r.nombre', resumen(`concat_ws('|', r.prosecdef, array_to_string(r.proconfig, ','), r.prosrc)`))} from rutina r),
    'vistas', (select ${porNombre('t.nombre', resumen('pg_get_viewdef(t.oid)'))} from tabla t where t.relkind in ('v', 'm')),
    'restricciones', (select ${porNombre(`t.nombre || '.' || k.conname`, `k.convalidated::text || ' ' || ${resumen('pg_get_constraintdef(k.oid)')}`)}
      from pg_constraint k join tabla t on t.oid = k.conrelid where k.contype in ('p', 'u', 'f', 'c')),
    'politicas', (select ${porNombre(
      `t.nombre || '.' || p.polname`,
      resumen(
        `concat_ws('|', p.polcmd::text, p.polpermissive, pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))`,
      ),
    )} || (select ${porNombre('x.nombre', `'activa'`)} from tabla x where x.relrowsecurity)
      from pg_policy p join tabla t on t.oid = p.polrelid),
    'permisos', (select ${porNombre('x.objeto', 'x.permisos')} from (${PERMISOS}) x)
  )::text as actual`;

export interface EsquemaLeido {
  readonly papel: string | null;
  readonly actual: Esquema;
  /** As it was written down; absent: nobody has yet. */
  readonly dejado: Esquema | undefined;
}

interface Fila {
  readonly papel: string | null;
  readonly actual: string;
}

/** Whoever asks has their own way of asking. */
export async function leerEsquema(
  preguntar: <T extends object>(texto: string) => Promise<readonly T[]>,
): Promise<EsquemaLeido> {
  const [fila] = await preguntar<Fila>(ESQUEMA_ACTUAL);
  if (fila === undefined) throw new Error('PostgreSQL no dijo cómo está su esquema.');
  const [escrito] = await preguntar<{ dejado: string }>('select contenido::text as dejado from esquema');
  return {
    papel: fila.papel,
    actual: JSON.parse(fila.actual) as Esquema,
    dejado: escrito === undefined ? undefined : (JSON.parse(escrito.dejado) as Esquema),
  };
}
