-- What the ledger holds whoever posts and however. Partidas come first and then their lines, in one statement or (a lote)
-- each by COPY; triggers over the whole statement (not row by row, so that a hundred thousand cost little more than one)
-- refuse what breaks a promise, keep the balances and give the order. Errors carry the product's own code as constraint
-- name. Over 100,000 partidas of four lines all of it is 16 s of PostgreSQL's work.

-- The settings of the three functions: plans are kept for the life of a connection and the first ones are made over
-- nearly empty tables, so walk the indexes from the new rows, always, whatever the tables looked like then.

create function partida_contabilizar() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  mala      record;
  serie      record;
  personas  uuid[];
  halladas  integer;
  contextos jsonb := bitacora_contextos();
begin
  -- Numbers and chain: the row of the ejercicio gives the order.
  for serie in
    select v.ejercicio, count(*)::int as cuantas, min(v.numero) as primero, max(v.numero) as ultimo
    from nuevas v group by v.ejercicio order by v.ejercicio
  loop
    select e.anio, e.estado, e.ultimo_numero, e.ultima_huella into mala from ejercicio e where e.anio = serie.ejercicio for update;
    if not found or mala.estado <> 'abierto' then
      perform libro_negar('PERIODO_CERRADO', format('El ejercicio %s no está abierto.', serie.ejercicio));
    end if;
    if serie.primero <> mala.ultimo_numero + 1 or serie.ultimo <> mala.ultimo_numero + serie.cuantas then
      perform libro_negar('NUMERO_SALTADO', format('El ejercicio %s sigue en %s.', serie.ejercicio, mala.ultimo_numero + 1));
    end if;
    if exists (
      select from (
        select v.huella_anterior, coalesce(lag(v.huella) over (order by v.numero), mala.ultima_huella) as anterior
        from nuevas v where v.ejercicio = serie.ejercicio
      ) eslabon where eslabon.huella_anterior <> eslabon.anterior
    ) then
      perform libro_negar('CADENA_ROTA', 'La partida no sigue a la última de su ejercicio.');
    end if;
    update ejercicio e set ultimo_numero = serie.ultimo, ultima_huella = v.huella
    from nuevas v where e.anio = serie.ejercicio and v.ejercicio = serie.ejercicio and v.numero = serie.ultimo;
  end loop;

  -- Open period: shared until commit, so that closing waits for us and we wait for closing.
  perform from periodo p
  where (p.anio, p.mes, p.agencia) in (
    select distinct v.ejercicio, extract(month from v.fecha)::int, v.agencia from nuevas v)
  order by p.anio, p.mes, p.agencia for share;
  select v.agencia, to_char(v.fecha, 'MM/YYYY') as periodo, p.estado, p.abierto_hasta <= v.registrada_en as vencida into mala
  from (select distinct n.ejercicio, n.fecha, n.agencia, n.autor, n.registrada_en from nuevas n) v
  left join periodo p on (p.anio, p.mes, p.agencia) = (v.ejercicio, extract(month from v.fecha)::int, v.agencia)
  where p.estado is distinct from 'abierto' or p.abierto_hasta <= v.registrada_en
    or (p.abierto_para is not null and not coalesce(v.autor = any(p.abierto_para), false))
  limit 1;
  if found then
    perform libro_negar('PERIODO_CERRADO', format(
      case
        when mala.estado is distinct from 'abierto' then 'El periodo %s no está abierto en la agencia %s.'
        when mala.vencida then 'La reapertura del periodo %s en la agencia %s ya venció.'
        else 'El periodo %s está reabierto en la agencia %s solo para algunas personas, y el autor no está entre ellas.'
      end, mala.periodo, mala.agencia));
  end if;

  -- People: held (key share) so that none is deleted or renumbered meanwhile.
  personas := array(select distinct q.id from nuevas v, lateral (values (v.autor), (v.aprobador)) q (id) where q.id is not null);
  perform from usuario u where u.id = any(personas) order by u.id for key share;
  get diagnostics halladas = row_count;
  if halladas < cardinality(personas) then
    raise exception 'No existe la persona que escribió o aprobó la partida.' using errcode = 'foreign_key_violation',
      constraint = case when exists (
        select from nuevas v where v.autor is not null and not exists (select from usuario u where u.id = v.autor)
      ) then 'partida_autor_fkey' else 'partida_aprobador_fkey' end;
  end if;

  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, despues)
  select q.actor, q.sesion, q.direccion, q.peticion, q.accion, 'partida', v.id::text,
    jsonb_build_object('ejercicio', v.ejercicio, 'numero', v.numero, 'tipo', v.tipo, 'fecha', v.fecha,
      'agencia', v.agencia, 'total', v.total, 'autor', v.autor, 'aprobador', v.aprobador, 'revierte', v.revierte)
  from nuevas v, bitacora_quien(contextos, v.id::text) q;

  -- Whoever looks at a list is told, once for all that is committed together (see events/canal-de-eventos.ts). Said from here it
  -- costs nobody another trip.
  perform pg_notify('cuadra_eventos', '{"para":{"permiso":"partidas:ver"},"evento":{"tipo":"partidas-contabilizadas"}}');
  return null;
end
$$;
comment on function partida_contabilizar is
  'Judges the partidas that come: numbers without gaps, chain, open period, people. Writes the bitácora and tells the lists.';

create trigger partida_contabilizar after insert on partida
  referencing new table as nuevas for each statement execute function partida_contabilizar();

create function linea_contabilizar() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  cuentas text[] := array(select distinct v.id_cuenta from nuevas v);
  mala    record;
begin
  -- Accounts: held (key share) so that none is deleted or renumbered meanwhile.
  perform from cuenta c where c.id_cuenta = any(cuentas) order by c.id_cuenta for key share;
  -- Whether a partida is made by hand matters only for control accounts, which few lines touch.
  select v.id_cuenta, c.tipo_cuenta, c.estado into mala
  from unnest(cuentas) v (id_cuenta)
  left join cuenta c on c.id_cuenta = v.id_cuenta
  where c.tipo_cuenta is distinct from 'D' or c.estado = 'bloqueada' or (
    c.estado = 'solo_sistema' and exists (
      select from nuevas l join partida p on (p.ejercicio, p.numero) = (l.ejercicio, l.numero)
      where l.id_cuenta = v.id_cuenta and p.es_manual
    )
  )
  limit 1;
  if found then
    perform libro_negar(
      case
        when mala.tipo_cuenta is null then 'CUENTA_NO_EXISTE'
        when mala.tipo_cuenta <> 'D' then 'CUENTA_NO_DETALLE'
        when mala.estado = 'bloqueada' then 'CUENTA_BLOQUEADA'
        else 'CUENTA_SOLO_SISTEMA'
      end,
      format('La cuenta %s no recibe esta línea.', mala.id_cuenta)
    );
  end if;

  -- Balance: the lines that came for each partida, of its day and agencia, are all those it announces, from the first to
  -- the last (no two share an n, so lines added to an older partida fail here, as do lines without one), and both sides
  -- give its total.
  select s.ejercicio, s.numero, s.debe, s.haber into mala
  from (
    select v.ejercicio, v.numero, v.fecha, v.agencia, count(*) as cuantas, min(v.n) as primera, max(v.n) as ultima,
           sum(v.debe) as debe, sum(v.haber) as haber
    from nuevas v group by v.ejercicio, v.numero, v.fecha, v.agencia
  ) s
  left join partida p on (p.ejercicio, p.numero) = (s.ejercicio, s.numero)
  where p.numero is null or s.fecha <> p.fecha or s.agencia <> p.agencia
     or s.cuantas <> p.cantidad_lineas or s.primera <> 1 or s.ultima <> p.cantidad_lineas
     or s.debe <> p.total or s.haber <> p.total
  limit 1;
  if found then
    perform libro_negar('PARTIDA_DESCUADRADA',
      format('La partida %s de %s no cuadra: debe %s, haber %s.', mala.numero, mala.ejercicio, mala.debe, mala.haber));
  end if;

  -- The lines are added up by day; the months are sums of those days, and the years of those months.
  with dia as materialized (
    select v.id_cuenta, v.agencia, v.fecha, sum(v.debe) as debe, sum(v.haber) as haber from nuevas v group by 1, 2, 3
  ), mes as materialized (
    select d.id_cuenta, d.agencia, date_trunc('month', d.fecha)::date as mes, sum(d.debe) as debe, sum(d.haber) as haber
    from dia d group by 1, 2, 3
  ), dias as (
    insert into saldo_diario as s (id_cuenta, agencia, fecha, debe, haber)
    select d.id_cuenta, d.agencia, d.fecha, d.debe, d.haber from dia d order by 1, 2, 3
    on conflict (id_cuenta, agencia, fecha) do update
      set debe = s.debe + excluded.debe, haber = s.haber + excluded.haber
  ), meses as (
    insert into saldo_mensual as s (id_cuenta, agencia, mes, debe, haber)
    select m.id_cuenta, m.agencia, m.mes, m.debe, m.haber from mes m order by 1, 2, 3
    on conflict (id_cuenta, agencia, mes) do update
      set debe = s.debe + excluded.debe, haber = s.haber + excluded.haber
  )
  insert into saldo_anual as s (id_cuenta, agencia, anio, debe, haber)
  select m.id_cuenta, m.agencia, date_trunc('year', m.mes)::date, sum(m.debe), sum(m.haber)
  from mes m group by 1, 2, 3 order by 1, 2, 3
  on conflict (id_cuenta, agencia, anio) do update
    set debe = s.debe + excluded.debe, haber = s.haber + excluded.haber;
  return null;
end
$$;
comment on function linea_contabilizar is
  'Judges the lines that come: accounts that may receive them, all those of each partida, both sides equal. Keeps the balances.';

create trigger linea_contabilizar after insert on linea
  referencing new table as nuevas for each statement execute function linea_contabilizar();

-- It is asked at the end of the statement that gives the number; whoever brings the lines apart may have it asked at the
-- end of the transaction (set constraints), and nobody can have it not asked.
create function partidas_completas() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  mala record;
begin
  -- How many lines and how much, see linea_contabilizar. A reversal mirrors lines of the one it reverts, each at most once.
  -- Each is looked up by itself (a value, under an or): as joins, plans made over an empty book read all of it.
  select suya.primera into mala
  from partida p
  cross join lateral (
    select (select l.n from linea l where (l.ejercicio, l.numero, l.n) = (p.ejercicio, p.numero, 1)) as primera
  ) suya
  where p.ejercicio = new.anio and p.numero > old.ultimo_numero and p.numero <= new.ultimo_numero
    and (suya.primera is null or (p.revierte is not null and not exists (
      select from partida original
      where original.id = p.revierte and original.revierte is null and original.agencia = p.agencia and not exists (
        select l.id_cuenta, l.debe, l.haber from linea l where (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
        except all
        select o.id_cuenta, o.haber, o.debe from linea o where (o.ejercicio, o.numero) = (original.ejercicio, original.numero)
      )
    )))
  limit 1;
  if found and mala.primera is null then
    perform libro_negar('LINEA_INVALIDA', 'Una partida se contabiliza junto con sus líneas.');
  elsif found then
    perform libro_negar('REVERSION_INVALIDA', 'Una reversión lleva las líneas inversas de la partida que revierte.');
  end if;
  return null;
end
$$;
comment on function partidas_completas is
  'Whatever came to have a number has its lines, and the mirrored ones if it reverts another.';

create constraint trigger partidas_completas after update of ultimo_numero on ejercicio
  deferrable initially immediate for each row execute function partidas_completas();

-- A tanda is numbered, linked and stored by one statement, inside PostgreSQL: whoever posts holds the order of the books
-- while the rows are stored and no longer, never while it waits for a program that is busy with other things. What a
-- partida's link seals is still written by the program (core/huella.ts), in two parts: the number goes between them.

-- Locks those ejercicios, oldest first, until the transaction ends: from here on nobody else gives numbers in them.
create function libro_tomar(anios integer[], instante timestamptz)
returns table (anio integer, ultimo_numero integer, ultima_huella bytea) language plpgsql as $$
declare
  actual integer := extract(year from instante at time zone 'America/Guatemala');
begin
  -- The current year opens by itself with its first posting; any other is opened by closing the one before it.
  if actual = any(anios) and not exists (select from ejercicio e where e.anio = actual) then
    insert into ejercicio (anio) values (actual) on conflict do nothing;
  end if;
  return query
    select e.anio, e.ultimo_numero, e.ultima_huella from ejercicio e where e.anio = any(anios) order by e.anio for update;
end
$$;
comment on function libro_tomar is
  'Takes the order of those ejercicios until the transaction ends; the current year opens by itself.';

-- For each partida, in order, its number, the link before it and its own.
create function libro_sellar(
  ejercicios integer[], antes text[], despues text[], instante timestamptz,
  out numeros integer[], out anteriores bytea[], out huellas bytea[]
) language plpgsql as $$
declare
  ultima record;
  selladas integer := 0;
begin
  numeros := array_fill(null::integer, array[cardinality(ejercicios)]);
  anteriores := array_fill(null::bytea, array[cardinality(ejercicios)]);
  huellas := anteriores;
  for ultima in select * from libro_tomar(ejercicios, instante) loop
    for i in 1..cardinality(ejercicios) loop
      continue when ejercicios[i] <> ultima.anio;
      ultima.ultimo_numero := ultima.ultimo_numero + 1;
      numeros[i] := ultima.ultimo_numero;
      anteriores[i] := ultima.ultima_huella;
      ultima.ultima_huella := sha256(convert_to(
        encode(ultima.ultima_huella, 'hex') || antes[i] || ultima.ultimo_numero || despues[i], 'UTF8'));
      huellas[i] := ultima.ultima_huella;
      selladas := selladas + 1;
    end loop;
  end loop;
  if selladas < cardinality(ejercicios) then
    perform libro_negar('PERIODO_CERRADO', format('El ejercicio %s no está abierto.', ejercicios[array_position(numeros, null)]));
  end if;
end
$$;
comment on function libro_sellar is 'Numbers and links the partidas of one statement, holding the order of the books.';
