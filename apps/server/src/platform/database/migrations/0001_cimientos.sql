-- What everything else stands on. The application works under its own role, so that what it may never do (change
-- history, drop a guard) is refused by PostgreSQL itself. Every change a person makes is written by a trigger, in the
-- same transaction: code that forgets to say who acts cannot change anything. Then how text is looked for, and the
-- institution with its agencias.

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
comment on table bitacora is
  'The audit log: who changed what, when and from where, the row as it was before and after. Nobody rewrites it.';

create index bitacora_por_entidad on bitacora (entidad, id_entidad, n);
create index bitacora_por_actor on bitacora (actor, n);

create function bitacora_es_inmutable() returns trigger language plpgsql as $$
begin
  raise exception 'La bitácora no se cambia ni se borra.' using errcode = 'CU001';
end
$$;
comment on function bitacora_es_inmutable is 'Refuses any change to the bitácora.';

create trigger bitacora_es_inmutable before update or delete or truncate on bitacora
  for each statement execute function bitacora_es_inmutable();

grant select, insert on bitacora to cuadra_app;

create function bitacora_contextos() returns jsonb language sql stable as $$
  select nullif(current_setting('cuadra.contextos', true), '')::jsonb
$$;
comment on function bitacora_contextos is
  'Who brought each entity of a transaction that does the work of several people (cuadra.contextos, JSON by id).';

-- Takes the contexts already parsed, and looks each one up once (offset 0): a batch parses them one time, not a time for
-- every partida in it.
create function bitacora_quien(contextos jsonb, id text)
returns table (actor uuid, sesion uuid, direccion text, peticion text, accion text) language sql stable as $$
  select
    nullif(coalesce(c ->> 'actor', current_setting('cuadra.actor', true)), '')::uuid,
    nullif(coalesce(c ->> 'sesion', current_setting('cuadra.sesion', true)), '')::uuid,
    nullif(coalesce(c ->> 'direccion', current_setting('cuadra.direccion', true)), ''),
    nullif(coalesce(c ->> 'peticion', current_setting('cuadra.peticion', true)), ''),
    coalesce(c ->> 'accion', nullif(current_setting('cuadra.accion', true), ''))
  from (select contextos -> id as c offset 0) x
$$;
comment on function bitacora_quien is
  'Who acts on one entity: as its own context says, or else as the settings of the transaction do.';

-- Arguments of the trigger: the columns that identify the row, and those that are never copied (secrets).
create function bitacora_anotar() returns trigger language plpgsql as $$
declare
  secretos text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  antes    jsonb;
  despues  jsonb;
  fila     jsonb;
  clave    text;
  quien    record;
begin
  if tg_op <> 'INSERT' then antes := to_jsonb(old) - secretos; end if;
  if tg_op <> 'DELETE' then despues := to_jsonb(new) - secretos; end if;
  fila := coalesce(despues, antes);
  clave := (select string_agg(fila ->> columna, '/') from unnest(string_to_array(tg_argv[0], ',')) columna);
  select q.actor, q.sesion, q.direccion, q.peticion, q.accion into quien
  from bitacora_quien(bitacora_contextos(), clave) q;
  if quien.accion is null then
    raise exception 'Cambio en % sin acción: todo cambio pasa por escribir().', tg_table_name using errcode = 'CU002';
  end if;
  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, antes, despues)
  values (quien.actor, quien.sesion, quien.direccion, quien.peticion, quien.accion, tg_table_name, clave, antes, despues);
  return null;
end
$$;
comment on function bitacora_anotar is 'Writes a changed row in the bitácora; refuses a change that does not say its action.';

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent depends on a dictionary that could change, so PostgreSQL does not let an index use it; ours does not change.
-- In plpgsql because its plans are kept from one row to the next (storing 400,000 documents in their index went from
-- 3.5 s to 2.4).
create function texto_de_busqueda(texto text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, texto));
end
$$;
comment on function texto_de_busqueda is 'A text as it is looked for: no case, no accents.';

create table institucion (
  id        boolean primary key default true check (id),
  nombre    text not null check (nombre = btrim(nombre) and nombre <> ''),
  nit       text not null default '' check (nit = btrim(nit)),
  direccion text not null default '' check (direccion = btrim(direccion))
);
comment on table institucion is 'The institution, one row: the heading of every document.';

create trigger bitacora after insert or update or delete on institucion
  for each row execute function bitacora_anotar('id');

grant select, insert, update on institucion to cuadra_app;

-- The names are the institution's to write, and what is already printed does not change with them.
create table firmante (
  n      smallint primary key check (n between 1 and 3),
  cargo  text not null default '' check (cargo = btrim(cargo) and length(cargo) <= 60),
  nombre text not null default '' check (nombre = btrim(nombre) and length(nombre) <= 80),
  constraint firmante_con_cargo check (cargo <> '' or nombre = '')
);
comment on table firmante is 'Who signs the statements and the legal books, in the order they are printed.';

insert into firmante (n, cargo) values (1, 'Contador general'), (2, 'Representante legal'), (3, 'Comisión de vigilancia');

create trigger bitacora after insert or update or delete on firmante
  for each row execute function bitacora_anotar('n');

grant select, update on firmante to cuadra_app;

create table agencia (
  id_agencia     text primary key check (id_agencia ~ '^[0-9]{2}$'),
  nombre_agencia text not null unique check (nombre_agencia = btrim(nombre_agencia) and nombre_agencia <> ''),
  municipio      text not null default '' check (municipio = btrim(municipio)),
  activa         boolean not null default true
);
comment on table agencia is 'The places where the institution works. Periods, partidas and balances are kept for each.';

create trigger bitacora after insert or update or delete on agencia
  for each row execute function bitacora_anotar('id_agencia');

grant select, insert, update on agencia to cuadra_app;
