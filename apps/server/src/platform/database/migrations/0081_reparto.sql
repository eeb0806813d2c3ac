-- Work that several processes share. Whoever finds no tanda free waits for one that another has in hand, at its row: the moment that one
-- commits or dies it is known, and nobody asks again and again meanwhile. A long report is cut in parts, each taken at its row too and
-- held by the session that makes it; whoever makes the last one puts the file together. Parts change nothing of the institution (the
-- file that comes of them is noted in the bitácora) and go away with their file, or when it is whole.

create function corrida_esperar_tanda(pedida integer, en_estado text) returns boolean language plpgsql security definer
  set search_path = public as $$
begin
  perform from corrida_tanda t where t.corrida = pedida and t.estado = en_estado order by t.n limit 1 for update;
  return found;
exception when lock_not_available then
  return true;
end
$$;
comment on function corrida_esperar_tanda is
  'Waits for a tanda in that state until whoever has it is done, or gone, or as long as one may wait; false when there is none left.';

-- As text, and not jsonb, which would change the order of what the fingerprint is made of.
alter table archivo_reporte add column plan json;
comment on column archivo_reporte.plan is 'Of a file made by parts: what is said once and all of them share, read when it was cut; null before that and in the others.';

create table archivo_reporte_parte (
  archivo   uuid not null references archivo_reporte on delete cascade,
  n         integer not null check (n >= 1),
  -- From where to where it goes, and how much there is before it.
  corte     jsonb not null,
  -- What it says of itself, its piece of the file and, compressed, what its rows add to the fingerprint; null until it is made.
  medida    jsonb,
  contenido bytea,
  dicho     bytea,
  primary key (archivo, n),
  check ((medida is null) = (contenido is null) and (medida is null) = (dicho is null))
);
comment on table archivo_reporte_parte is 'The parts of a long file while several processes make it.';

-- Already compressed, or about to be copied as they are.
alter table archivo_reporte_parte alter column contenido set storage external, alter column dicho set storage external;

grant select, insert, update, delete on archivo_reporte_parte to cuadra_app;

create function archivo_llave_de_parte(pedido uuid, parte integer) returns bigint language sql immutable as $$
  select hashtextextended(format('archivo %s %s', pedido, parte), 0)
$$;
comment on function archivo_llave_de_parte is 'What the session that makes a part holds: not its row, so that whoever cancels the file waits for nobody.';

create function archivo_tomar_parte(pedido uuid) returns integer language plpgsql as $$
declare
  r record;
begin
  for r in select p.n from archivo_reporte_parte p where p.archivo = pedido and p.medida is null order by p.n loop
    continue when not pg_try_advisory_xact_lock(archivo_llave_de_parte(pedido, r.n));
    -- It may have been made between one thing and the other.
    perform from archivo_reporte_parte p where p.archivo = pedido and p.n = r.n and p.medida is null;
    if found then return r.n; end if;
  end loop;
  return null;
end
$$;
comment on function archivo_tomar_parte is 'The first part to be made that nobody has in hand, held until the transaction ends; null when there is none.';

create function archivo_esperar_parte(pedido uuid) returns boolean language plpgsql as $$
declare
  siguiente integer;
begin
  select min(p.n) into siguiente from archivo_reporte_parte p where p.archivo = pedido and p.medida is null;
  if siguiente is null then return false; end if;
  perform pg_advisory_xact_lock(archivo_llave_de_parte(pedido, siguiente));
  return true;
exception when lock_not_available then
  return true;
end
$$;
comment on function archivo_esperar_parte is
  'Waits for a part until whoever has it is done, or gone, or as long as one may wait; false when all of them are made.';
