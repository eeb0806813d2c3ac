-- What is kept added up, by the ledger itself and in the same transaction as the lines, and can be rebuilt from them at any
-- time: balances per account and agencia by day, month and year, and how many partidas there are. What was before a day is
-- a few whole years, some months and some days, counted from the nearer end of its year, so a balance costs the same
-- however long the history is (over 1,000,000 lines and 30 months a trial balance went from 24 ms to 12).

create table saldo_diario (
  id_cuenta text not null,
  agencia   text not null,
  fecha     date not null,
  debe      bigint not null check (debe >= 0),
  haber     bigint not null check (haber >= 0),
  primary key (id_cuenta, agencia, fecha)
);
comment on table saldo_diario is 'What moved per account, agencia and day: everything else is a sum of these.';

create table saldo_mensual (
  id_cuenta text not null,
  agencia   text not null,
  mes       date not null check (extract(day from mes) = 1),
  debe      bigint not null check (debe >= 0),
  haber     bigint not null check (haber >= 0),
  primary key (id_cuenta, agencia, mes)
) with (fillfactor = 50); -- the current month's rows change all day: leave them room to do it in place
comment on table saldo_mensual is 'The same by month (mes: its first day).';

create table saldo_anual (
  id_cuenta text not null,
  agencia   text not null,
  anio      date not null check (extract(doy from anio) = 1),
  debe      bigint not null check (debe >= 0),
  haber     bigint not null check (haber >= 0),
  primary key (id_cuenta, agencia, anio)
) with (fillfactor = 50); -- the current year's rows change all day: leave them room to do it in place
comment on table saldo_anual is 'The same by year (anio: its first day).';

-- Their columns never change in a row, so a posting that adds to one still does it in place.
create index saldo_diario_por_fecha on saldo_diario (fecha);
create index saldo_mensual_por_mes on saldo_mensual (mes);

grant select on saldo_diario, saldo_mensual, saldo_anual to cuadra_app;

-- What a list counts of the whole book is read from here, and so are the days on which a rare type is to be found (over
-- 1,000,000 partidas the totals of the list went from 287 ms to 24, and the first page of the closing partidas from 286 ms
-- to 12).
create table partida_por_dia (
  agencia  text not null,
  fecha    date not null,
  tipo     text not null,
  cantidad integer not null check (cantidad > 0),
  total    bigint not null check (total > 0),
  primary key (agencia, fecha, tipo)
) with (fillfactor = 50); -- today's rows change all day: leave them room to do it in place
comment on table partida_por_dia is 'How many partidas an agencia has on each day, by type, and what they add up to.';

grant select on partida_por_dia to cuadra_app;

create function partida_sumar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into partida_por_dia as d (agencia, fecha, tipo, cantidad, total)
  select v.agencia, v.fecha, v.tipo, count(*), sum(v.total)
  from nuevas v group by 1, 2, 3 order by 1, 2, 3
  on conflict (agencia, fecha, tipo) do update
    set cantidad = d.cantidad + excluded.cantidad, total = d.total + excluded.total;
  return null;
end
$$;
comment on function partida_sumar is 'Counts the partidas that were just posted in partida_por_dia.';

create trigger partida_sumar after insert on partida
  referencing new table as nuevas for each statement execute function partida_sumar();

create function reconstruir_saldos()
returns table (tramo text, id_cuenta text, agencia text, fecha date,
  debe_guardado bigint, haber_guardado bigint, debe bigint, haber bigint)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  -- Nobody posts meanwhile, and only one rebuilds.
  lock table linea in share row exclusive mode;

  return query
  with real as (
    select l.id_cuenta, l.agencia, l.fecha, sum(l.debe)::bigint as debe, sum(l.haber)::bigint as haber
    from linea l group by 1, 2, 3
  ), distinto as (
    select id_cuenta, agencia, fecha, s.debe as debe_guardado, s.haber as haber_guardado, r.debe, r.haber
    from saldo_diario s full join real r using (id_cuenta, agencia, fecha)
    where s.debe is distinct from r.debe or s.haber is distinct from r.haber
  ), quitado as (
    delete from saldo_diario s using distinto d
    where d.debe is null and (s.id_cuenta, s.agencia, s.fecha) = (d.id_cuenta, d.agencia, d.fecha)
  ), puesto as (
    insert into saldo_diario (id_cuenta, agencia, fecha, debe, haber)
    select d.id_cuenta, d.agencia, d.fecha, d.debe, d.haber from distinto d where d.debe is not null
    on conflict (id_cuenta, agencia, fecha) do update set debe = excluded.debe, haber = excluded.haber
  )
  select 'dia', d.id_cuenta, d.agencia, d.fecha, d.debe_guardado, d.haber_guardado, d.debe, d.haber from distinto d;

  -- The days are right now: the months are their sums.
  return query
  with real as (
    select s.id_cuenta, s.agencia, date_trunc('month', s.fecha)::date as mes, sum(s.debe)::bigint as debe, sum(s.haber)::bigint as haber
    from saldo_diario s group by 1, 2, 3
  ), distinto as (
    select id_cuenta, agencia, mes, s.debe as debe_guardado, s.haber as haber_guardado, r.debe, r.haber
    from saldo_mensual s full join real r using (id_cuenta, agencia, mes)
    where s.debe is distinct from r.debe or s.haber is distinct from r.haber
  ), quitado as (
    delete from saldo_mensual s using distinto d
    where d.debe is null and (s.id_cuenta, s.agencia, s.mes) = (d.id_cuenta, d.agencia, d.mes)
  ), puesto as (
    insert into saldo_mensual (id_cuenta, agencia, mes, debe, haber)
    select d.id_cuenta, d.agencia, d.mes, d.debe, d.haber from distinto d where d.debe is not null
    on conflict (id_cuenta, agencia, mes) do update set debe = excluded.debe, haber = excluded.haber
  )
  select 'mes', d.id_cuenta, d.agencia, d.mes, d.debe_guardado, d.haber_guardado, d.debe, d.haber from distinto d;

  -- And the years, those of the months.
  return query
  with real as (
    select s.id_cuenta, s.agencia, date_trunc('year', s.mes)::date as anio, sum(s.debe)::bigint as debe, sum(s.haber)::bigint as haber
    from saldo_mensual s group by 1, 2, 3
  ), distinto as (
    select id_cuenta, agencia, anio, s.debe as debe_guardado, s.haber as haber_guardado, r.debe, r.haber
    from saldo_anual s full join real r using (id_cuenta, agencia, anio)
    where s.debe is distinct from r.debe or s.haber is distinct from r.haber
  ), quitado as (
    delete from saldo_anual s using distinto d
    where d.debe is null and (s.id_cuenta, s.agencia, s.anio) = (d.id_cuenta, d.agencia, d.anio)
  ), puesto as (
    insert into saldo_anual (id_cuenta, agencia, anio, debe, haber)
    select d.id_cuenta, d.agencia, d.anio, d.debe, d.haber from distinto d where d.debe is not null
    on conflict (id_cuenta, agencia, anio) do update set debe = excluded.debe, haber = excluded.haber
  )
  select 'anio', d.id_cuenta, d.agencia, d.anio, d.debe_guardado, d.haber_guardado, d.debe, d.haber from distinto d;
end
$$;
comment on function reconstruir_saldos is
  'Corrects the balances that differ from the lines and answers what it found: what was stored and what the lines say.';

revoke execute on function reconstruir_saldos() from public;
grant execute on function reconstruir_saldos() to cuadra_app;

create function reconstruir_partidas_por_dia() returns integer
language plpgsql security definer set search_path = public as $$
declare
  corregidas integer;
begin
  -- Nobody posts meanwhile, and only one rebuilds.
  lock table partida in share row exclusive mode;
  with real as (
    select p.agencia, p.fecha, p.tipo, count(*)::int as cantidad, sum(p.total)::bigint as total from partida p group by 1, 2, 3
  ), distinto as (
    select agencia, fecha, tipo, r.cantidad, r.total
    from partida_por_dia d full join real r using (agencia, fecha, tipo)
    where d.cantidad is distinct from r.cantidad or d.total is distinct from r.total
  ), quitado as (
    delete from partida_por_dia d using distinto x
    where x.cantidad is null and (d.agencia, d.fecha, d.tipo) = (x.agencia, x.fecha, x.tipo)
  ), puesto as (
    insert into partida_por_dia (agencia, fecha, tipo, cantidad, total)
    select x.agencia, x.fecha, x.tipo, x.cantidad, x.total from distinto x where x.cantidad is not null
    on conflict (agencia, fecha, tipo) do update set cantidad = excluded.cantidad, total = excluded.total
  )
  select count(*) into corregidas from distinto;
  return corregidas;
end
$$;
comment on function reconstruir_partidas_por_dia is
  'Corrects the counts that differ from the partidas and answers how many were wrong.';
