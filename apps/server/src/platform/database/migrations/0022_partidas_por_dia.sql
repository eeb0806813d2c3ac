-- How many partidas an agencia has on each day, by type, and what they add up to: what a list counts of the whole book
-- is read from here, and so are the days on which a rare type is to be found (over 1,000,000 partidas the totals of the
-- list went from 287 ms to 24, and the first page of the closing partidas from 286 ms to 12).

create table partida_por_dia (
  agencia  text not null,
  fecha    date not null,
  tipo     text not null,
  cantidad integer not null check (cantidad > 0),
  total    bigint not null check (total > 0),
  primary key (agencia, fecha, tipo)
) with (fillfactor = 50); -- today's rows change all day: leave them room to do it in place

insert into partida_por_dia (agencia, fecha, tipo, cantidad, total)
select p.agencia, p.fecha, p.tipo, count(*), sum(p.total) from partida p group by 1, 2, 3;

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

create trigger partida_sumar after insert on partida
  referencing new table as nuevas for each statement execute function partida_sumar();

-- Corrects whatever differs from the partidas and answers how many were wrong.
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

-- An amount is what a person remembers of a partida: an exact one went from 229 ms to 3.
create index partida_por_total on partida (total);
