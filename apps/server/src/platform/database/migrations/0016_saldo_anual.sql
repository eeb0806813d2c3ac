-- Balances per year beside those per month and per day, and indexes by date: what was before a day is a few whole years,
-- some months and some days, counted from the nearer end of its year, so a balance costs the same however long the
-- history is (over 1,000,000 lines and 30 months a trial balance went from 24 ms to 12).

create table saldo_anual (
  id_cuenta text not null,
  agencia   text not null,
  anio      date not null check (extract(doy from anio) = 1),
  debe      bigint not null check (debe >= 0),
  haber     bigint not null check (haber >= 0),
  primary key (id_cuenta, agencia, anio)
) with (fillfactor = 50); -- the current year's rows change all day: leave them room to do it in place

insert into saldo_anual (id_cuenta, agencia, anio, debe, haber)
select s.id_cuenta, s.agencia, date_trunc('year', s.mes)::date, sum(s.debe), sum(s.haber)
from saldo_mensual s group by 1, 2, 3;

grant select on saldo_anual to cuadra_app;

-- Their columns never change in a row, so a posting that adds to one still does it in place.
create index saldo_diario_por_fecha on saldo_diario (fecha);
create index saldo_mensual_por_mes on saldo_mensual (mes);

drop trigger saldo_mensual_sumar on linea;
drop function saldo_mensual_sumar();

create function saldos_acumular() returns trigger language plpgsql security definer set search_path = public as $$
begin
  with movido as (
    select v.id_cuenta, v.agencia, date_trunc('month', v.fecha)::date as mes, sum(v.debe) as debe, sum(v.haber) as haber
    from nuevas v group by 1, 2, 3
  ), meses as (
    insert into saldo_mensual as s (id_cuenta, agencia, mes, debe, haber)
    select m.id_cuenta, m.agencia, m.mes, m.debe, m.haber from movido m order by 1, 2, 3
    on conflict (id_cuenta, agencia, mes) do update
      set debe = s.debe + excluded.debe, haber = s.haber + excluded.haber
  )
  insert into saldo_anual as s (id_cuenta, agencia, anio, debe, haber)
  select m.id_cuenta, m.agencia, date_trunc('year', m.mes)::date, sum(m.debe), sum(m.haber)
  from movido m group by 1, 2, 3 order by 1, 2, 3
  on conflict (id_cuenta, agencia, anio) do update
    set debe = s.debe + excluded.debe, haber = s.haber + excluded.haber;
  return null;
end
$$;

create trigger saldos_acumular after insert on linea
  referencing new table as nuevas for each statement execute function saldos_acumular();

-- Corrects whatever differs from the lines and answers what it found: what was stored and what the lines say.
create or replace function reconstruir_saldos()
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
