-- What each account was called, and since when: a document says its accounts as they were named when it was posted, for
-- ever, and its seal holds those names. The names have versions: each change of the chart that names, renames or removes an account
-- makes one, linked to the one before it. A partida is sealed with the link of the version it was posted with, which holds every
-- name up to it, so that sealing a partida costs the same however many accounts it has.

create table version_de_nombres (
  version integer primary key check (version > 0),
  huella  bytea not null check (length(huella) = 32)
);
comment on table version_de_nombres is 'The versions of the names of the accounts, each linked to the one before it. Only added.';

create table nombre_de_cuenta (
  id_cuenta text not null,
  version   integer not null,
  nombre    text,
  primary key (id_cuenta, version)
);
comment on table nombre_de_cuenta is
  'What each account is called since a version of the names; without a name, it left the chart. Only added.';
create index nombre_de_cuenta_por_version on nombre_de_cuenta (version);

-- What was posted before names were sealed is told by the first version: the names of when this was installed.
create view nombre_vigente as
  select n.id_cuenta, n.version as desde,
    lead(n.version, 1, 2147483647) over (partition by n.id_cuenta order by n.version) as hasta, n.nombre
  from nombre_de_cuenta n;
comment on view nombre_vigente is 'The name of each account from one version of the names up to, not including, another.';

-- The names as hexadecimal of their UTF-8: whoever computes it, wherever, has the same text.
create function huella_de_nombres(anterior bytea, cual integer) returns bytea language sql stable as $$
  select sha256(convert_to(encode(anterior, 'hex') || cual || coalesce(string_agg(
    ',' || n.id_cuenta || '=' || coalesce(encode(convert_to(n.nombre, 'UTF8'), 'hex'), '-'), '' order by n.id_cuenta collate "C"), ''), 'UTF8'))
  from public.nombre_de_cuenta n where n.version = cual
$$;
comment on function huella_de_nombres is 'The link of a version of the names: what it says, tied to the one before it.';

insert into nombre_de_cuenta (id_cuenta, version, nombre) select c.id_cuenta, 1, c.nombre_cuenta from cuenta c;
insert into version_de_nombres (version, huella) values (1, huella_de_nombres(decode(repeat('00', 32), 'hex'), 1));

create function nombre_es_fijo() returns trigger language plpgsql as $$
begin
  raise exception 'Los nombres que tuvieron las cuentas no se cambian ni se borran.' using errcode = 'CU003';
end
$$;
comment on function nombre_es_fijo is 'Refuses any change to what accounts were called.';

create trigger nombre_es_fijo before update or delete or truncate on version_de_nombres
  for each statement execute function nombre_es_fijo();
create trigger nombre_es_fijo before update or delete or truncate on nombre_de_cuenta
  for each statement execute function nombre_es_fijo();

-- Who changes names waits for who is changing them; who posts only reads the last version and waits for nobody.
create function cuenta_nombrar() returns trigger language plpgsql security definer set search_path = public as $$
declare
  ultima record;
  nueva  integer;
begin
  lock table version_de_nombres in share row exclusive mode;
  select v.version, v.huella into ultima from version_de_nombres v order by v.version desc limit 1;
  nueva := ultima.version + 1;
  if tg_op = 'INSERT' then
    insert into nombre_de_cuenta (id_cuenta, version, nombre) select d.id_cuenta, nueva, d.nombre_cuenta from despues d;
  elsif tg_op = 'DELETE' then
    insert into nombre_de_cuenta (id_cuenta, version) select a.id_cuenta, nueva from antes a;
  else
    insert into nombre_de_cuenta (id_cuenta, version, nombre)
    select d.id_cuenta, nueva, d.nombre_cuenta from despues d
    where not exists (select from antes a where (a.id_cuenta, a.nombre_cuenta) = (d.id_cuenta, d.nombre_cuenta))
    union all
    select a.id_cuenta, nueva, null from antes a where not exists (select from despues d where d.id_cuenta = a.id_cuenta);
  end if;
  -- Nothing was named: it is no version.
  if found then
    insert into version_de_nombres (version, huella) values (nueva, huella_de_nombres(ultima.huella, nueva));
  end if;
  return null;
end
$$;
comment on function cuenta_nombrar is 'Writes down what accounts are called from now on, as a version of the names.';

create trigger cuenta_nombrar_nuevas after insert on cuenta
  referencing new table as despues for each statement execute function cuenta_nombrar();
create trigger cuenta_nombrar_cambiadas after update on cuenta
  referencing old table as antes new table as despues for each statement execute function cuenta_nombrar();
create trigger cuenta_nombrar_borradas after delete on cuenta
  referencing old table as antes for each statement execute function cuenta_nombrar();

grant select on version_de_nombres, nombre_de_cuenta, nombre_vigente to cuadra_app;

alter table partida add column nombres integer;
comment on column partida.nombres is
  'The version of the names of the accounts that it was sealed with; null: sealed before names were.';
