-- The application works under its own role, so that what it may never do (change history, drop a guard) is
-- refused by PostgreSQL itself. And every change a person makes is written by a trigger, in the same
-- transaction: code that forgets to say who acts cannot change anything.

do $$
begin
  if not exists (select from pg_roles where rolname = 'cuadra_app') then
    create role cuadra_app nologin;
  end if;
  if not pg_has_role(current_user, 'cuadra_app', 'member') then
    execute format('grant cuadra_app to %I', current_user);
  end if;
end
$$;

grant usage on schema public to cuadra_app;

create table bitacora (
  n          bigint generated always as identity primary key,
  instante   timestamptz not null default clock_timestamp(),
  actor      uuid,
  sesion     uuid,
  direccion  text,
  peticion   text,
  accion     text not null,
  entidad    text not null,
  id_entidad text not null,
  antes      jsonb,
  despues    jsonb
);

create index bitacora_por_entidad on bitacora (entidad, id_entidad, n);
create index bitacora_por_actor on bitacora (actor, n);

create function bitacora_es_inmutable() returns trigger language plpgsql as $$
begin
  raise exception 'La bitácora no se cambia ni se borra.' using errcode = 'CU001';
end
$$;

create trigger bitacora_es_inmutable before update or delete or truncate on bitacora
  for each statement execute function bitacora_es_inmutable();

grant select, insert on bitacora to cuadra_app;

-- Arguments of the trigger: the columns that identify the row, and those that are never copied (secrets).
create function bitacora_anotar() returns trigger language plpgsql as $$
declare
  que     text := nullif(current_setting('cuadra.accion', true), '');
  secretos text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  antes   jsonb;
  despues jsonb;
  fila    jsonb;
begin
  if que is null then
    raise exception 'Cambio en % sin acción: todo cambio pasa por escribir().', tg_table_name using errcode = 'CU002';
  end if;
  if tg_op <> 'INSERT' then antes := to_jsonb(old) - secretos; end if;
  if tg_op <> 'DELETE' then despues := to_jsonb(new) - secretos; end if;
  fila := coalesce(despues, antes);
  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, antes, despues)
  values (
    nullif(current_setting('cuadra.actor', true), '')::uuid,
    nullif(current_setting('cuadra.sesion', true), '')::uuid,
    nullif(current_setting('cuadra.direccion', true), ''),
    nullif(current_setting('cuadra.peticion', true), ''),
    que,
    tg_table_name,
    (select string_agg(fila ->> columna, '/') from unnest(string_to_array(tg_argv[0], ',')) columna),
    antes,
    despues
  );
  return null;
end
$$;
