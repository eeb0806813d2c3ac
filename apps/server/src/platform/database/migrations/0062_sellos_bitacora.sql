-- The bitácora as a chain: a block every minute, made of the rows of transactions that are over. A transaction that ended
-- gets no more rows, so a block never gets company, nobody who writes waits for it, and no lock is taken. What was sealed
-- cannot be changed, removed, added to or put in another order without its block telling which row.

-- The numbers of transactions belong to a cluster. Restored from a dump into another, they begin again: what comes after
-- `desde_n` is of the new one, what comes before is of those that came before.
create table epoca_de_bitacora (
  epoca      integer primary key check (epoca > 0),
  -- The identity of the cluster.
  sistema    text not null check (sistema <> ''),
  desde_n    bigint not null check (desde_n >= 0),
  abierta_en timestamptz not null default clock_timestamp()
);
comment on table epoca_de_bitacora is
  'The clusters in which the bitácora was written, one after another: each counts its transactions by itself.';

create table bloque_de_bitacora (
  n                 bigint primary key check (n > 0),
  -- How its rows were written as text; see core/huella-de-bitacora.
  version           smallint not null check (version = 1),
  epoca             integer not null references epoca_de_bitacora,
  desde_transaccion bigint not null check (desde_transaccion >= 0),
  hasta_transaccion bigint not null check (hasta_transaccion > desde_transaccion),
  filas             integer not null check (filas >= 0),
  -- The greatest n sealed in its epoca so far.
  n_max             bigint not null check (n_max >= 0),
  -- Sixteen bytes for each row, in order: its n and the beginning of its digest. They tell which row is another.
  detalle           bytea not null check (length(detalle) = filas * 16),
  huella_anterior   bytea not null unique check (length(huella_anterior) = 32),
  huella            bytea not null unique check (length(huella) = 32),
  sellado_en        timestamptz not null
);
alter table bloque_de_bitacora alter column detalle set storage external;
comment on table bloque_de_bitacora is
  'The chain of the bitácora: each block seals the rows of the transactions in [desde, hasta) and the block before it.';

create function sello_es_inmutable() returns trigger language plpgsql as $$
begin
  raise exception 'Lo sellado no se cambia ni se borra.' using errcode = 'CU001';
end
$$;
comment on function sello_es_inmutable is 'Refuses any change to what seals the past.';

create trigger sello_es_inmutable before update or delete or truncate on epoca_de_bitacora
  for each statement execute function sello_es_inmutable();
create trigger sello_es_inmutable before update or delete or truncate on bloque_de_bitacora
  for each statement execute function sello_es_inmutable();

-- Once in the life of a cluster, and only there, whoever writes is held for an instant: so that the last number of before
-- is known, and nobody who took a smaller one is still under way.
create function bitacora_epoca() returns integer language plpgsql security definer set search_path = public as $$
declare
  actual text := (select s.system_identifier::text from pg_control_system() s);
  ultima epoca_de_bitacora;
begin
  select e.* into ultima from epoca_de_bitacora e order by e.epoca desc limit 1;
  if ultima.sistema is not distinct from actual then
    return ultima.epoca;
  end if;
  if ultima.epoca is null then
    insert into epoca_de_bitacora (epoca, sistema, desde_n) values (1, actual, 0) on conflict do nothing;
    return 1;
  end if;
  lock table bitacora in share mode;
  select e.* into ultima from epoca_de_bitacora e order by e.epoca desc limit 1;
  if ultima.sistema <> actual then
    insert into epoca_de_bitacora (epoca, sistema, desde_n)
    values (ultima.epoca + 1, actual, greatest(ultima.desde_n, coalesce((select max(b.n) from bitacora b), 0)))
    returning * into ultima;
  end if;
  return ultima.epoca;
end
$$;
comment on function bitacora_epoca is 'The epoca of the cluster that answers; opens it the first time it is asked.';

revoke execute on function bitacora_epoca() from public;
grant execute on function bitacora_epoca() to cuadra_app;
grant select on epoca_de_bitacora to cuadra_app;
grant select, insert on bloque_de_bitacora to cuadra_app;
