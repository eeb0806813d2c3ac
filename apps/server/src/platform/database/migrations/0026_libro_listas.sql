-- Lists and searches that cost the same however long the book is. An index of groups of three letters has each of them in
-- very many partidas: with 2,500,000 of these a common word took 3,192 ms to be found and a rare one 121. Words, found by
-- how they begin, are in an index as often as they were written and no oftener (and are stored in half the time); one
-- that very many partidas have is found by walking the list itself (see partidas/palabras-buscadas.ts). Amounts are found
-- in order too, and how many lines each day has is kept added up, so that a diario says how long it is without reading it.

-- Told to cost more than it does, so that whatever else is asked of a row is asked first.
create function palabras_de(texto text) returns tsvector language plpgsql immutable strict parallel safe cost 1000 as $$
begin
  return array_to_tsvector(array_remove(
    regexp_split_to_array(lower(public.unaccent('public.unaccent'::regdictionary, texto)), '[^[:alnum:]]+'), ''));
end
$$;
comment on function palabras_de is 'The words of a text, as they are looked for: no case, no accents, nothing between them.';

create function palabras_buscadas(texto text) returns tsquery language plpgsql immutable strict parallel safe as $$
begin
  return coalesce((
    select string_agg(quote_literal(w.palabra) || ':*', ' & ')
    from unnest(tsvector_to_array(palabras_de(texto))) w (palabra)
  ), '')::tsquery;
end
$$;
comment on function palabras_buscadas is 'What somebody typed, as a question to palabras_de: every word of it by how it begins, in any order.';

-- The application's papel does not see the statistics of an index, which is its owner's.
create function frecuencia_de_palabra(indice text, palabra text) returns double precision
language sql stable security definer set search_path = public, pg_catalog as $$
  select least(1, coalesce(sum(e.frecuencia), 0))
  from pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) e (palabra, frecuencia)
  where s.schemaname = 'public' and s.tablename = indice and s.tablename in ('partida_por_palabras', 'linea_por_palabras')
    and starts_with(e.palabra, frecuencia_de_palabra.palabra)
$$;
comment on function frecuencia_de_palabra is
  'Which part of the rows of an index of words has one that begins so, as PostgreSQL last looked; 0 when it is rare.';
revoke execute on function frecuencia_de_palabra(text, text) from public;
grant execute on function frecuencia_de_palabra(text, text) to cuadra_app;

drop index partida_por_concepto;
drop index linea_por_documento;
create index partida_por_palabras on partida using gin (palabras_de(concepto));
create index linea_por_palabras on linea using gin (palabras_de(documento)) where documento is not null;

-- An amount is what a person remembers of a partida, its own or that of one of its lines; and the list by amounts.
drop index partida_por_total;
create index partida_por_total on partida (total, fecha, ejercicio, numero);
create index linea_por_monto on linea ((debe + haber), fecha, ejercicio, numero);

alter table partida_por_dia add column lineas integer not null default 0 check (lineas >= 0);
comment on table partida_por_dia is
  'How many partidas an agencia has on each day, by type, how many lines they have and what they add up to.';

update partida_por_dia d set lineas = r.lineas
from (select p.agencia, p.fecha, p.tipo, sum(p.cantidad_lineas)::int as lineas from partida p group by 1, 2, 3) r
where (d.agencia, d.fecha, d.tipo) = (r.agencia, r.fecha, r.tipo);

create or replace function partida_sumar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into partida_por_dia as d (agencia, fecha, tipo, cantidad, total, lineas)
  select v.agencia, v.fecha, v.tipo, count(*), sum(v.total), sum(v.cantidad_lineas)
  from nuevas v group by 1, 2, 3 order by 1, 2, 3
  on conflict (agencia, fecha, tipo) do update
    set cantidad = d.cantidad + excluded.cantidad, total = d.total + excluded.total, lineas = d.lineas + excluded.lineas;
  return null;
end
$$;
comment on function partida_sumar is 'Counts the partidas that were just posted in partida_por_dia.';

-- As in 0021_trabajos.sql, and the lines.
create or replace function corregir_partidas_por_dia(agencias text[], fechas date[], tipos text[]) returns integer
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
    select k.agencia, k.fecha, k.tipo, r.cantidad, r.total, r.lineas
    from clave k
    cross join lateral (
      select count(*)::int as cantidad, sum(p.total)::bigint as total, sum(p.cantidad_lineas)::int as lineas
      from partida p where p.agencia = k.agencia and p.fecha = k.fecha and p.tipo = k.tipo
    ) r
  ), quitado as (
    delete from partida_por_dia d using real r
    where r.cantidad = 0 and (d.agencia, d.fecha, d.tipo) = (r.agencia, r.fecha, r.tipo)
  ), puesto as (
    update partida_por_dia d set cantidad = r.cantidad, total = r.total, lineas = r.lineas from real r
    where r.cantidad > 0 and (d.agencia, d.fecha, d.tipo) = (r.agencia, r.fecha, r.tipo)
  )
  select count(*) into corregidas from real;
  return corregidas;
end
$$;
comment on function corregir_partidas_por_dia is
  'Counts anew the partidas of the agencias, days and types it is told; answers how many those are.';

-- What the words are is known from the first search on.
analyze partida, linea;
