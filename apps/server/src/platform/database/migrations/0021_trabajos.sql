-- Costly work happens beside the answers to people, one piece at a time for each person and, of what goes over the whole
-- book, one for everybody; whichever server does it. A verification was already so: it becomes one of them.

create table trabajo_pesado (
  id           uuid primary key default gen_random_uuid(),
  clase        text not null check (clase in ('verificacion', 'reconstruccion', 'hoja')),
  -- What it is, for whoever is told that they must wait for it.
  titulo       text not null check (titulo <> ''),
  estado       text not null default 'haciendo' check (estado in ('haciendo', 'listo', 'fallido', 'interrumpido')),
  datos        jsonb not null default '{}' check (jsonb_typeof(datos) = 'object'),
  pedido_por   uuid not null references usuario,
  pedido_en    timestamptz not null,
  -- While it goes on, whoever does it says so here; silence means that they are gone.
  latido       timestamptz not null,
  terminado_en timestamptz,
  hechas       integer not null default 0,
  total        integer not null default 0,
  resultado    jsonb,
  check ((estado = 'haciendo') = (terminado_en is null))
);
comment on table trabajo_pesado is 'Costly work that a person asked for: how far it has come and, in the end, what came of it.';

create unique index trabajo_pesado_de_la_persona on trabajo_pesado (pedido_por) where estado = 'haciendo';
create unique index trabajo_pesado_del_libro on trabajo_pesado (clase) where estado = 'haciendo' and clase <> 'hoja';
create index trabajo_pesado_por_fecha on trabajo_pesado (clase, pedido_en desc);

insert into trabajo_pesado (id, clase, titulo, estado, datos, pedido_por, pedido_en, latido, terminado_en, hechas, total, resultado)
select v.id, 'verificacion', 'la verificación de los libros',
  case v.estado when 'lista' then 'listo' when 'fallida' then 'fallido' else 'interrumpido' end,
  jsonb_strip_nulls(jsonb_build_object('desde', v.desde)), v.pedida_por, v.pedida_en, v.latido,
  coalesce(v.terminada_en, v.latido), v.revisadas, v.total, v.informe
from verificacion v;

drop table verificacion;

create trigger bitacora after insert on trabajo_pesado
  for each row when (new.clase <> 'hoja') execute function bitacora_anotar('id', 'latido,hechas,total,resultado');

create function trabajo_pesado_es_historia() returns trigger language plpgsql as $$
begin
  raise exception 'Lo que se pidió sobre los libros no se borra ni se cambia después de terminar.' using errcode = 'CU001';
end
$$;
comment on function trabajo_pesado_es_historia is 'What was asked of the books and what came of it stays; the reading of a sheet leaves no trace.';

create trigger trabajo_pesado_no_se_borra before delete on trabajo_pesado
  for each row when (old.clase <> 'hoja') execute function trabajo_pesado_es_historia();
create trigger trabajo_pesado_es_fijo before update on trabajo_pesado
  for each row when (old.estado <> 'haciendo') execute function trabajo_pesado_es_historia();

grant select, insert, delete, update (estado, latido, terminado_en, hechas, total, resultado) on trabajo_pesado to cuadra_app;

-- Stored balances are corrected a few at a time, only those that differ, and nobody waits but whoever posts to one of those
-- same balances in that same moment. Before, all lines were locked while all were added up: over 1,000,000 an approval
-- waited six seconds.
drop function reconstruir_saldos();
drop function reconstruir_partidas_por_dia();

create function corregir_saldos(tramo text, cuentas text[], agencias text[], fechas date[])
returns table (id_cuenta text, agencia text, fecha date,
  debe_guardado bigint, haber_guardado bigint, debe bigint, haber bigint)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
declare
  tabla    text;
  columna  text;
  sumandos text;
begin
  case tramo
    when 'dia' then
      tabla := 'saldo_diario'; columna := 'fecha';
      sumandos := 'select l.debe, l.haber from linea l
        where l.id_cuenta = k.id_cuenta and l.agencia = k.agencia and l.fecha = k.fecha';
    when 'mes' then
      tabla := 'saldo_mensual'; columna := 'mes';
      sumandos := $q$select d.debe, d.haber from saldo_diario d
        where d.id_cuenta = k.id_cuenta and d.agencia = k.agencia and d.fecha >= k.fecha and d.fecha < k.fecha + interval '1 month'$q$;
    when 'anio' then
      tabla := 'saldo_anual'; columna := 'anio';
      sumandos := $q$select m.debe, m.haber from saldo_mensual m
        where m.id_cuenta = k.id_cuenta and m.agencia = k.agencia and m.mes >= k.fecha and m.mes < k.fecha + interval '1 year'$q$;
  end case;

  -- Each balance gets a row to hold, in the order in which posting takes them, and is held to the end: whoever is posting to
  -- it ends first, whoever comes adds to what is right. The sums below are of a later moment, and see those that ended.
  execute format('insert into %I as s (id_cuenta, agencia, %I, debe, haber)
    select distinct k.id_cuenta, k.agencia, k.fecha, 0, 0 from unnest($1, $2, $3) k (id_cuenta, agencia, fecha) order by 1, 2, 3
    on conflict (id_cuenta, agencia, %I) do update set debe = s.debe', tabla, columna, columna)
  using cuentas, agencias, fechas;

  return query execute format('
    with clave as (
      select distinct k.id_cuenta, k.agencia, k.fecha from unnest($1, $2, $3) k (id_cuenta, agencia, fecha)
    ), distinto as materialized (
      select k.id_cuenta, k.agencia, k.fecha, s.debe as debe_guardado, s.haber as haber_guardado,
        r.debe, r.haber, r.cuantos
      from clave k
      join %1$I s on (s.id_cuenta, s.agencia, s.%2$I) = (k.id_cuenta, k.agencia, k.fecha)
      cross join lateral (
        select coalesce(sum(x.debe), 0)::bigint as debe, coalesce(sum(x.haber), 0)::bigint as haber, count(*) as cuantos
        from (%3$s) x
      ) r
      where r.cuantos = 0 or s.debe <> r.debe or s.haber <> r.haber
    ), quitado as (
      delete from %1$I s using distinto d
      where d.cuantos = 0 and (s.id_cuenta, s.agencia, s.%2$I) = (d.id_cuenta, d.agencia, d.fecha)
    ), puesto as (
      update %1$I s set debe = d.debe, haber = d.haber from distinto d
      where d.cuantos > 0 and (s.id_cuenta, s.agencia, s.%2$I) = (d.id_cuenta, d.agencia, d.fecha)
    )
    select d.id_cuenta, d.agencia, d.fecha, d.debe_guardado, d.haber_guardado, d.debe, d.haber from distinto d
    order by 3, 1, 2', tabla, columna, sumandos)
  using cuentas, agencias, fechas;
end
$$;
comment on function corregir_saldos is
  'Adds up anew the balances it is told, of days from the lines, of months from the days or of years from the months; answers those that were wrong.';

create function corregir_partidas_por_dia(agencias text[], fechas date[], tipos text[]) returns integer
language plpgsql security definer set search_path = public as $$
declare
  corregidas integer;
begin
  -- Held as the balances are. A count is never zero: the row that is put to be held says one until it is known.
  insert into partida_por_dia as d (agencia, fecha, tipo, cantidad, total)
  select distinct k.agencia, k.fecha, k.tipo, 1, 1 from unnest(agencias, fechas, tipos) k (agencia, fecha, tipo) order by 1, 2, 3
  on conflict (agencia, fecha, tipo) do update set cantidad = d.cantidad;

  with clave as (
    select distinct k.agencia, k.fecha, k.tipo from unnest(agencias, fechas, tipos) k (agencia, fecha, tipo)
  ), real as materialized (
    select k.agencia, k.fecha, k.tipo, r.cantidad, r.total
    from clave k
    cross join lateral (
      select count(*)::int as cantidad, sum(p.total)::bigint as total
      from partida p where p.agencia = k.agencia and p.fecha = k.fecha and p.tipo = k.tipo
    ) r
  ), quitado as (
    delete from partida_por_dia d using real r
    where r.cantidad = 0 and (d.agencia, d.fecha, d.tipo) = (r.agencia, r.fecha, r.tipo)
  ), puesto as (
    update partida_por_dia d set cantidad = r.cantidad, total = r.total from real r
    where r.cantidad > 0 and (d.agencia, d.fecha, d.tipo) = (r.agencia, r.fecha, r.tipo)
  )
  select count(*) into corregidas from real;
  return corregidas;
end
$$;
comment on function corregir_partidas_por_dia is
  'Counts anew the partidas of the agencias, days and types it is told; answers how many those are.';

revoke execute on function corregir_saldos(text, text[], text[], date[]), corregir_partidas_por_dia(text[], date[], text[]) from public;
grant execute on function corregir_saldos(text, text[], text[], date[]), corregir_partidas_por_dia(text[], date[], text[]) to cuadra_app;
