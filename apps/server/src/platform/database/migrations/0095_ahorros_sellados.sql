-- no convive: whatever posts says the savings movements of its partida from here on, and the version before does not know how
-- What a partida moved in savings accounts is sealed with it: a digest of its movements (core/ahorros/movimientos-sellados.ts) is one more
-- thing that it says (core/huella.ts, version 4), and at the end of a transaction the movements that name a partida are those, no others and
-- none later. So whoever passes a movement to somebody else, by whatever door, leaves a partida that no longer says what happened. What no
-- partida seals (what was there before, what an institution brings) is told to the bitácora, whose own chain holds it.

alter table partida add column movimientos bytea;
comment on column partida.movimientos is
  'The digest of its savings movements. Null: it moved none, or was sealed before there were digests.';

-- What every verification reads of them: the index alone, however long the books are.
create index partida_con_ahorros on partida (id) include (ejercicio, numero, movimientos) where movimientos is not null;

create function movimiento_sellado(cuenta bigint, clase text, monto bigint, valor date, gana date) returns text
  language sql immutable parallel safe as $$
  select cuenta::text || ',' || clase || ',' || monto::text || ',' || (valor - date '1970-01-01')::text || ',' || (gana - date '1970-01-01')::text
$$;
comment on function movimiento_sellado is 'A savings movement as a digest holds it: one line, the same whatever the settings of the session.';

create function movimientos_huella(lineas text[]) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(string_agg(l, chr(10) order by l collate "C"), 'UTF8')) from unnest(lineas) l
$$;
comment on function movimientos_huella is 'The digest of savings movements (movimiento_sellado), whatever their order.';

create table partida_de_ahorro (
  partida   uuid primary key,
  huella    bytea not null,
  -- Where its movements of a run are: its partida is no key of theirs.
  corrida   integer,
  de_cuenta bigint not null,
  a_cuenta  bigint not null
);
comment on table partida_de_ahorro is
  'The digest of the movements that name each partida, kept as they are made: at the end of a transaction, the one that the partida says.';
grant select on partida_de_ahorro to cuadra_app;

create function partida_de_ahorro_huella(partida_pedida uuid, corrida_pedida integer, de bigint, a bigint) returns bytea
  language sql stable security definer set search_path = public set enable_seqscan = off as $$
  select movimientos_huella(array_agg(movimiento_sellado(m.cuenta, m.clase, m.monto, m.fecha_valor, m.gana_desde)))
  from (
    select s.* from movimiento_ahorro s where s.partida = partida_pedida and s.corrida is null
    union all
    select s.* from movimiento_ahorro s where s.corrida = corrida_pedida and s.cuenta between de and a and s.partida = partida_pedida
  ) m
$$;
comment on function partida_de_ahorro_huella is 'The digest of all the movements that name a partida, read again.';
revoke execute on function partida_de_ahorro_huella from public;

-- As in 0047_ahorros_cuentas.sql, in one reading with the digest of each partida. A run pays thousands in one statement, and that statement
-- is its whole partida: only what comes after another of the same partida reads them again.
create or replace function movimiento_ahorro_anotar() returns trigger language plpgsql security definer set search_path = public as $$
declare
  sueltos integer;
begin
  with v as materialized (
    select n.partida, n.corrida, n.cuenta, n.monto, c.agencia, k.id_cuenta, n.partida is not null and k.id_cuenta is not null as sella,
      movimiento_sellado(n.cuenta, n.clase, n.monto, n.fecha_valor, n.gana_desde) collate "C" as linea
    from nuevos n left join cuenta_ahorro c on c.id = n.cuenta left join producto_ahorro p on p.id = c.producto
    left join control_de_ahorro k on k.id_cuenta = p.id_cuenta
  ), en_lineas as (
    insert into linea_de_ahorro (partida, id_cuenta, agencia, retirado, abonado)
    select v.partida, v.id_cuenta, v.agencia, sum(-least(v.monto, 0)), sum(greatest(v.monto, 0))
    from v where v.sella group by v.partida, v.id_cuenta, v.agencia
    on conflict (partida, id_cuenta, agencia) do update
      set retirado = linea_de_ahorro.retirado + excluded.retirado, abonado = linea_de_ahorro.abonado + excluded.abonado
  ), en_partidas as (
    insert into partida_de_ahorro as s (partida, huella, corrida, de_cuenta, a_cuenta)
    select v.partida, sha256(convert_to(string_agg(v.linea, chr(10) order by v.linea), 'UTF8')), max(v.corrida), min(v.cuenta), max(v.cuenta)
    from v where v.sella group by v.partida
    on conflict (partida) do update set corrida = coalesce(s.corrida, excluded.corrida),
      de_cuenta = least(s.de_cuenta, excluded.de_cuenta), a_cuenta = greatest(s.a_cuenta, excluded.a_cuenta),
      huella = partida_de_ahorro_huella(s.partida, coalesce(s.corrida, excluded.corrida),
        least(s.de_cuenta, excluded.de_cuenta), greatest(s.a_cuenta, excluded.a_cuenta))
  )
  select count(*) filter (where not v.sella) into sueltos from v;
  if sueltos = 0 then return null; end if;

  -- No partida seals these: their product is not in use yet, and they come from elsewhere.
  if nullif(current_setting('cuadra.accion', true), '') is null then
    raise exception 'Cambio en % sin acción: todo cambio pasa por escribir().', tg_table_name using errcode = 'CU002';
  end if;
  if exists (select from nuevos n join partida p on p.id = n.partida where p.movimientos is not null) then
    perform libro_negar('CUENTA_DE_AHORROS', 'Los movimientos de ahorro de una partida son los que ella dice: ni otros ni después.');
  end if;
  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, agencia, despues)
  select q.actor, q.sesion, q.direccion, q.peticion, q.accion, tg_table_name, x.cuenta::text, x.agencia,
    jsonb_build_object('cuenta', x.cuenta, 'numero', x.numero, 'desde', x.desde, 'hasta', x.hasta, 'huella', encode(x.huella, 'hex'))
  from (
    select n.cuenta, c.numero, c.agencia, min(n.n) as desde, max(n.n) as hasta,
      movimientos_huella(array_agg(movimiento_sellado(n.cuenta, n.clase, n.monto, n.fecha_valor, n.gana_desde))) as huella
    from nuevos n left join cuenta_ahorro c on c.id = n.cuenta left join producto_ahorro p on p.id = c.producto
    where n.partida is null or not exists (select from control_de_ahorro k where k.id_cuenta = p.id_cuenta)
    group by n.cuenta, c.numero, c.agencia order by n.cuenta
  ) x, (select q.* from bitacora_quien(bitacora_contextos(), '') q) q;
  return null;
end
$$;
comment on function movimiento_ahorro_anotar is
  'Notes what movements say of a control account and the digest of those of each partida, to be compared before the transaction ends; what no partida seals is told to the bitácora.';

create function partida_de_ahorro_sellada() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- As it is at the end: the row may have changed since.
  if not exists (
    select from partida_de_ahorro s join partida p on p.id = s.partida where s.partida = new.partida and p.movimientos = s.huella
  ) then
    perform libro_negar('CUENTA_DE_AHORROS', 'Los movimientos de ahorro de una partida son los que ella dice: ni otros ni después.');
  end if;
  return null;
end
$$;
comment on function partida_de_ahorro_sellada is 'At the end of the transaction: the movements that name a partida are those it was sealed with.';
create constraint trigger partida_de_ahorro_sellada after insert or update on partida_de_ahorro deferrable initially deferred
  for each row execute function partida_de_ahorro_sellada();

create function partida_mueve_lo_que_dice() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from partida_de_ahorro s where s.partida = new.id and s.huella = new.movimientos) then
    perform libro_negar('CUENTA_DE_AHORROS', 'La partida dice movimientos de ahorro que no se hicieron con ella.');
  end if;
  return null;
end
$$;
comment on function partida_mueve_lo_que_dice is 'At the end of the transaction: a partida that says savings movements has them.';
create constraint trigger partida_mueve_lo_que_dice after insert on partida deferrable initially deferred
  for each row when (new.movimientos is not null) execute function partida_mueve_lo_que_dice();

-- Who opens an account with money of another seals its movement before the account is there: it asks for its id first.
create function cuenta_ahorro_por_abrir() returns bigint language sql volatile security definer set search_path = public as $$
  select nextval(pg_get_serial_sequence('cuenta_ahorro', 'id'))
$$;
comment on function cuenta_ahorro_por_abrir is 'The id of an account that is about to be opened.';
alter table cuenta_ahorro alter column id set generated by default;
grant insert (id) on cuenta_ahorro to cuadra_app;

create function cuenta_ahorro_con_su_id() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.id > (select s.last_value from cuenta_ahorro_id_seq s) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'El número interno de una cuenta de ahorro lo da la base.');
  end if;
  return new;
end
$$;
comment on function cuenta_ahorro_con_su_id is 'The id of an account is one that PostgreSQL gave, asked for before or not.';
create trigger cuenta_ahorro_con_su_id before insert on cuenta_ahorro for each row execute function cuenta_ahorro_con_su_id();

-- What was there before: from here on, the bitácora holds it.
insert into bitacora (accion, entidad, id_entidad, agencia, despues)
select 'migracion:ahorros-sellados', 'movimiento_ahorro', x.cuenta::text, c.agencia,
  jsonb_build_object('cuenta', x.cuenta, 'numero', c.numero, 'desde', x.desde, 'hasta', x.hasta, 'huella', encode(x.huella, 'hex'))
from (
  select m.cuenta, min(m.n) as desde, max(m.n) as hasta,
    sha256(convert_to(string_agg(m.linea, chr(10) order by m.linea), 'UTF8')) as huella
  from (
    select s.cuenta, s.n, movimiento_sellado(s.cuenta, s.clase, s.monto, s.fecha_valor, s.gana_desde) collate "C" as linea from movimiento_ahorro s
  ) m group by m.cuenta
) x left join cuenta_ahorro c on c.id = x.cuenta
order by x.cuenta;
