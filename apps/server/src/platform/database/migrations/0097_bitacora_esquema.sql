-- What keeps the promises is of the schema: triggers, functions, constraints, and what each role may do. Whoever owns the database can take
-- one off and leave no row changed. So what the migrations left is written down when they end, noted and sealed as anything else,
-- and every verification holds the catalogue against it.

create table esquema (
  id         boolean primary key default true check (id),
  -- The last migration that it is of.
  migracion  text not null,
  contenido  jsonb not null,
  anotado_en timestamptz not null default clock_timestamp()
);
comment on table esquema is 'What the migrations left: triggers, functions, constraints and grants, as esquema_actual tells them. Written by whoever migrates.';
create trigger bitacora after insert or update or delete on esquema
  for each row execute function bitacora_anotar('id', '', 'contenido');
grant select on esquema to cuadra_app;

create function esquema_actual(papel name) returns jsonb language sql stable set search_path = public as $$
  with tabla as (
    select c.oid, c.relname::text as nombre, c.relowner, c.relacl, c.relrowsecurity
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  ), rutina as (
    select p.oid, p.oid::regprocedure::text as nombre, p.proowner, p.proacl, p.prosrc, p.prosecdef, p.proconfig
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ), permiso (objeto, papel, permiso) as (
    select t.nombre, a.grantee, lower(a.privilege_type) from tabla t cross join aclexplode(t.relacl) a where a.grantee <> t.relowner
    union all
    select t.nombre, a.grantee, lower(a.privilege_type) || ' (' || k.attname || ')'
    from tabla t join pg_attribute k on k.attrelid = t.oid and k.attnum > 0 and not k.attisdropped cross join aclexplode(k.attacl) a
    where a.grantee <> t.relowner
    union all
    -- Without a list of its own, anybody may call it.
    select r.nombre, a.grantee, lower(a.privilege_type)
    from rutina r cross join aclexplode(coalesce(r.proacl, acldefault('f', r.proowner))) a where a.grantee <> r.proowner
  )
  select jsonb_build_object(
    'disparadores', (
      select jsonb_object_agg(t.nombre || '.' || g.tgname, g.tgenabled::text || ' ' || left(encode(sha256(convert_to(pg_get_triggerdef(g.oid), 'UTF8')), 'hex'), 16))
      from pg_trigger g join tabla t on t.oid = g.tgrelid where not g.tgisinternal),
    'funciones', (
      select jsonb_object_agg(r.nombre, left(encode(sha256(convert_to(
        concat_ws('|', r.prosecdef, array_to_string(r.proconfig, ','), r.prosrc), 'UTF8')), 'hex'), 16)) from rutina r),
    'restricciones', (
      select jsonb_object_agg(t.nombre || '.' || k.conname, k.convalidated || ' ' || left(encode(sha256(convert_to(pg_get_constraintdef(k.oid), 'UTF8')), 'hex'), 16))
      from pg_constraint k join tabla t on t.oid = k.conrelid where k.contype in ('p', 'u', 'f', 'c')),
    'politicas', (
      select coalesce(jsonb_object_agg(t.nombre || '.' || p.polname, left(encode(sha256(convert_to(
        concat_ws('|', p.polcmd::text, p.polpermissive, pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)), 'UTF8')), 'hex'), 16)), '{}')
        || coalesce((select jsonb_object_agg(x.nombre, 'activa') from tabla x where x.relrowsecurity), '{}')
      from pg_policy p join tabla t on t.oid = p.polrelid),
    -- Who reads besides the application is the house's affair; who could write is not.
    'permisos', (
      select jsonb_object_agg(x.objeto, x.permisos) from (
        select q.objeto, string_agg(distinct q.quien || q.permiso, ', ' order by q.quien || q.permiso) as permisos
        from (
          select p.objeto, p.permiso, case when r.rolname = esquema_actual.papel then '' when p.papel = 0 then 'todos: ' else r.rolname || ': ' end as quien
          from permiso p left join pg_roles r on r.oid = p.papel
        ) q
        where q.quien in ('', 'todos: ') or q.permiso not like 'select%'
        group by q.objeto
      ) x)
  )
$$;
comment on function esquema_actual is
  'The triggers, functions, constraints, policies and grants that there are now, each by its name with what tells it from another; the application''s role, whatever it is called, without a name.';

create function esquema_anotar(papel name, cual text) returns void language plpgsql set search_path = public as $$
begin
  insert into esquema (migracion, contenido) values (cual, esquema_actual(papel))
  on conflict (id) do update set migracion = excluded.migracion, contenido = excluded.contenido, anotado_en = excluded.anotado_en;
end
$$;
comment on function esquema_anotar is 'Writes down the schema as it is: by whoever migrates, when there is nothing more to apply.';
revoke execute on function esquema_anotar(name, text) from public;
