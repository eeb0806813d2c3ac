-- no convive: it comes with 0083_control_politica.sql, which does not either
-- The same questions on every way into the books. A reversal is never dated before what it reverts, whoever makes it. What a
-- closed year earned or spent is undone in resultados de ejercicios anteriores, if who reverts it says so: in the same accounts it
-- would be of the year that is open now (NIC 8). And an account says what becomes of whoever leaves it with a balance contrary
-- to its nature: they are warned, or it is refused.

-- small table: cuenta, one row per account of the chart
alter table cuenta add column saldo_contrario text check (saldo_contrario in ('avisa', 'rechaza'));
comment on column cuenta.saldo_contrario is
  'What becomes of whoever leaves it with a balance contrary to its nature, in an agencia and on any day: a warning, or a refusal.';

-- Nobody pays with cash that is not there; what a bank says of its account may come later, and what is on its way between cajas is
-- explained by its traslados, each received once.
alter table cuenta disable trigger bitacora;
update cuenta c set saldo_contrario = case
  when exists (select from cuenta_de_caja k where k.id_cuenta = c.id_cuenta) then 'rechaza' else 'avisa' end;
alter table cuenta enable trigger bitacora;

create function cuenta_saldo_contrario_por_omision() returns trigger language plpgsql as $$
begin
  new.saldo_contrario := 'avisa';
  return new;
end
$$;
comment on function cuenta_saldo_contrario_por_omision is 'An account that does not say it only warns; those of cajas refuse from when they are, and the standard chart says which others do.';

-- After cuenta_flujo_por_omision, by its name: what it is in the cash flow is known.
create trigger cuenta_saldo_contrario_por_omision before insert on cuenta
  for each row when (new.saldo_contrario is null) execute function cuenta_saldo_contrario_por_omision();
alter table cuenta alter column saldo_contrario set default 'avisa', alter column saldo_contrario set not null;

-- Few, and asked for in every posting.
create index cuenta_que_rechaza on cuenta (naturaleza, id_cuenta) where saldo_contrario = 'rechaza';

create function cuenta_bancaria_solo_avisa() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update cuenta set saldo_contrario = 'avisa', version = version + 1
  where id_cuenta = new.id_cuenta and saldo_contrario <> 'avisa';
  return null;
end
$$;
comment on function cuenta_bancaria_solo_avisa is 'The account of a bank begins by warning: a bank may lend, and its deposits may be known later.';
create trigger cuenta_bancaria_solo_avisa after insert on cuenta_bancaria
  for each row execute function cuenta_bancaria_solo_avisa();

create function cuenta_transito_solo_avisa() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update cuenta set saldo_contrario = 'avisa', version = version + 1
  where id_cuenta = new.cuenta_transito and saldo_contrario <> 'avisa';
  return null;
end
$$;
comment on function cuenta_transito_solo_avisa is 'Whoever receives a traslado that another one received is told so, and not that there is no cash.';
create trigger cuenta_transito_solo_avisa after insert or update of cuenta_transito on configuracion_de_cajas
  for each row when (new.cuenta_transito is not null) execute function cuenta_transito_solo_avisa();

create function cuenta_de_caja_rechaza() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update cuenta set saldo_contrario = 'rechaza', version = version + 1
  where id_cuenta = new.id_cuenta and saldo_contrario <> 'rechaza';
  return null;
end
$$;
comment on function cuenta_de_caja_rechaza is 'The account of the cajas begins by refusing: a drawer does not hold less than nothing.';
create trigger cuenta_de_caja_rechaza after insert on cuenta_de_caja
  for each row execute function cuenta_de_caja_rechaza();

-- From the last day back, so that it costs what there is after that day and not what there is before: what it holds today is the
-- sum of its years, and what it held at the end of a day is that without what came later.
create function saldos_desde(cuenta_pedida text, agencia_pedida text, desde date)
returns table (fecha date, saldo bigint) language sql stable as $$
  select x.fecha, (hoy.saldo - coalesce(
    sum(x.neto) over (order by x.fecha desc rows between unbounded preceding and 1 preceding), 0))::bigint
  from (
    select coalesce(sum(a.debe - a.haber), 0) as saldo from saldo_anual a
    where a.id_cuenta = cuenta_pedida and a.agencia = agencia_pedida
  ) hoy, (
    select s.fecha, s.debe - s.haber as neto from saldo_diario s
    where s.id_cuenta = cuenta_pedida and s.agencia = agencia_pedida and s.fecha > desde
    union all select desde, 0
  ) x
$$;
comment on function saldos_desde is 'What an account holds (debe − haber) at the end of that day and of every later one on which it moves.';

-- As in 0035_libro_juicio.sql, and what an account holds is looked at on the day of the partida and on every later one.
create or replace function libro_sospechosas(
  agencias text[], fechas date[], totales bigint[], conceptos text[], juzgadas boolean[],
  lugares integer[], de_agencias text[], cuentas text[], netos bigint[]
) returns boolean[] language plpgsql
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return (
    with pedidas as materialized (
      select u.*, row_number() over (partition by u.agencia, u.fecha, u.total, u.texto order by u.lugar) > 1 as repetida
      from (
        select p.lugar, p.agencia, p.fecha, p.total, p.juzgada, concepto_comparable(p.concepto) as texto
        from unnest(agencias, fechas, totales, conceptos, juzgadas) with ordinality p (agencia, fecha, total, concepto, juzgada, lugar)
      ) u
    ), contrarias as materialized (
      select m.lugar
      from unnest(lugares, de_agencias, cuentas, netos) m (lugar, agencia, id_cuenta, neto)
      join cuenta c on c.id_cuenta = m.id_cuenta
      where case c.naturaleza when 'deudora' then m.neto < 0 else m.neto > 0 end
        and (sign(m.neto) * (m.neto + coalesce((
          select sum(s.debe - s.haber) from saldo_anual s
          where s.id_cuenta = m.id_cuenta and s.agencia = m.agencia), 0)) > 0
        -- Nearly nothing is dated before what there is already.
        or exists (
          select from saldo_diario s where s.id_cuenta = m.id_cuenta and s.agencia = m.agencia and s.fecha > fechas[m.lugar]
        ) and exists (
          select from saldos_desde(m.id_cuenta, m.agencia, fechas[m.lugar]) s where sign(m.neto) * (m.neto + s.saldo) > 0))
    )
    select array_agg(
      case
        when not p.juzgada then false
        when p.repetida and p.texto is not null then true
        else coalesce(
          (select true from contrarias m where m.lugar = p.lugar limit 1),
          (select true from partida x
           where (x.total, x.fecha) >= (p.total, p.fecha) and (x.total, x.fecha) <= (p.total, p.fecha)
             and x.agencia is not distinct from p.agencia and x.revierte is null and concepto_comparable(x.concepto) = p.texto limit 1),
          (select true from borrador b
           where (greatest(b.debe, b.haber), b.fecha) >= (p.total, p.fecha)
             and (greatest(b.debe, b.haber), b.fecha) <= (p.total, p.fecha)
             and b.agencia is not distinct from p.agencia and concepto_comparable(b.concepto) = p.texto limit 1),
          false)
      end order by p.lugar)
    from pedidas p
  );
end
$$;

create function ejercicio_espera_su_turno() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(86, new.anio);
  return new;
end
$$;
comment on function ejercicio_espera_su_turno is
  'A year opens once nobody is taking from an account in the one before: what it begins with is known (see linea_saldo_contrario).';
create trigger ejercicio_espera_su_turno before insert on ejercicio
  for each row execute function ejercicio_espera_su_turno();

-- Which of those accounts are on the other side of their nature in that agencia, on that day or on a later one. The order of the books is
-- held from here on: what is taken in an earlier year is missing in the later ones, so whoever posts there waits (oldest first, as
-- everybody), and so does whoever opens the next one.
create function cuentas_sin_saldo(cuentas text[], agencias text[], desde date[])
returns table (id_cuenta text, nombre_cuenta text, agencia text, fecha date, falta bigint) language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  primero integer := extract(year from (select min(d) from unnest(desde) d));
begin
  if not exists (select from ejercicio e where e.anio = primero + 1) then
    perform pg_advisory_xact_lock(86, primero + 1);
  end if;
  perform from ejercicio e where e.anio > primero and e.estado = 'abierto' order by e.anio for update;
  return query
    select c.id_cuenta, c.nombre_cuenta, t.agencia, s.fecha, abs(s.saldo)
    from unnest(cuentas, agencias, desde) t (id_cuenta, agencia, desde)
    join cuenta c on c.id_cuenta = t.id_cuenta
    cross join lateral saldos_desde(t.id_cuenta, t.agencia, t.desde) s
    where case c.naturaleza when 'deudora' then s.saldo < 0 else s.saldo > 0 end
    order by s.fecha, c.id_cuenta, t.agencia;
end
$$;
comment on function cuentas_sin_saldo is
  'Of accounts that something was taken from, where and since when they hold less than nothing; it keeps others from posting later years.';

revoke execute on function cuentas_sin_saldo(text[], text[], date[]) from public;
grant execute on function cuentas_sin_saldo(text[], text[], date[]) to cuadra_app;

-- Over the whole statement, after linea_contabilizar (by its name), which has added the lines to the balances. A partida that
-- takes from an account that refuses leaves it with something on its day and on every later one, or is refused. What is brought of
-- before and what is undone are only warned of: neither could be done another way. Every posting pays for the first question, so it
-- is one, without settings of its own; the rest is asked of who takes from such an account, and the last of nearly nobody.
create function linea_saldo_contrario() returns trigger language plpgsql as $$
declare
  tomadas record;
  mala    record;
begin
  select array_agg(t.id_cuenta) as cuentas, array_agg(t.agencia) as agencias, array_agg(t.desde) as desde into tomadas
  from (
    select v.id_cuenta, v.agencia, min(v.fecha) as desde from nuevas v
    where v.haber > 0 and v.id_cuenta in (
        select c.id_cuenta from public.cuenta c where c.saldo_contrario = 'rechaza' and c.naturaleza = 'deudora')
      or v.debe > 0 and v.id_cuenta in (
        select c.id_cuenta from public.cuenta c where c.saldo_contrario = 'rechaza' and c.naturaleza = 'acreedora')
    group by 1, 2
  ) t;
  -- What nobody in particular does (the demo institution's story) is nobody's to refuse.
  if tomadas.cuentas is null or (
    coalesce(nullif(current_setting('cuadra.contextos', true), ''), '{}') = '{}'
    and nullif(current_setting('cuadra.actor', true), '') is null
  ) then
    return null;
  end if;
  for mala in select * from public.cuentas_sin_saldo(tomadas.cuentas, tomadas.agencias, tomadas.desde) loop
    if exists (
      select from nuevas v join public.cuenta c on c.id_cuenta = v.id_cuenta
      join public.partida p on p.ejercicio = v.ejercicio and p.numero = v.numero
      where v.id_cuenta = mala.id_cuenta and v.agencia = mala.agencia and v.fecha <= mala.fecha
        and p.revierte is null and p.origen not in ('historia', 'saldos_iniciales')
      group by v.ejercicio, v.numero, c.naturaleza
      having case c.naturaleza when 'deudora' then sum(v.debe - v.haber) < 0 else sum(v.debe - v.haber) > 0 end
    ) then
      perform public.libro_negar('CUENTA_SIN_SALDO', format(
        'El saldo no alcanza: a la cuenta %s %s le faltarían %s en la agencia %s el %s. Revise el monto, la cuenta o la fecha.',
        mala.id_cuenta, mala.nombre_cuenta, public.en_quetzales(mala.falta), mala.agencia, to_char(mala.fecha, 'DD/MM/YYYY')));
    end if;
  end loop;
  return null;
end
$$;
comment on function linea_saldo_contrario is
  'An account that refuses is not left with a balance contrary to its nature, in any agencia and on no day, by what is posted now.';
create trigger linea_saldo_contrario after insert on linea
  referencing new table as nuevas for each statement execute function linea_saldo_contrario();

-- Asked of reversals alone: the rest does not pay for the question.
create function revierte_despues() returns trigger language plpgsql security definer set search_path = public as $$
declare
  original date := (select o.fecha from partida o where o.id = new.revierte);
begin
  if new.fecha < original then
    perform libro_negar('REVERSION_ANTES_DE_LA_ORIGINAL', format(
      'La partida que revierte es del %s: la reversión es de ese día o de uno posterior.', to_char(original, 'DD/MM/YYYY')));
  end if;
  return new;
end
$$;
comment on function revierte_despues is 'A reversal, posted or proposed, is of the day of what it reverts or of a later one: nothing is undone before it is done.';
create trigger partida_revierte_despues after insert on partida
  for each row when (new.revierte is not null) execute function revierte_despues();
create trigger borrador_revierte_despues before insert on borrador
  for each row when (new.revierte is not null) execute function revierte_despues();

-- As in 0018_libro_origen.sql, and the reversal of what is of a closed year may carry its productos and gastos, all of those it
-- mirrors, in the account of the resultados acumulados.
create or replace function partidas_completas() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  mala record;
begin
  -- How many lines and how much, see linea_contabilizar. A reversal mirrors lines of the one it reverts, each at most once.
  -- Each is looked up by itself (a value, under an or): as joins, plans made over an empty book read all of it.
  select suya.primera, p.origen, (select o.origen from partida o where o.id = p.revierte) as del_original into mala
  from partida p
  cross join lateral (
    select (select l.n from linea l where (l.ejercicio, l.numero, l.n) = (p.ejercicio, p.numero, 1)) as primera
  ) suya
  where p.ejercicio = new.anio and p.numero > old.ultimo_numero and p.numero <= new.ultimo_numero
    and (suya.primera is null or (p.revierte is not null and not exists (
      select from partida original
      where original.id = p.revierte and original.revierte is null and original.agencia = p.agencia
        and original.origen = p.origen and (not exists (
          select l.id_cuenta, l.debe, l.haber from linea l where (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
          except all
          select o.id_cuenta, o.haber, o.debe from linea o where (o.ejercicio, o.numero) = (original.ejercicio, original.numero)
        ) or (exists (
          select from ejercicio e where e.anio = original.ejercicio and e.estado = 'cerrado'
        ) and not exists (
          select l.id_cuenta, l.debe, l.haber from linea l where (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
          except all
          select case when left(o.id_cuenta, 1) in ('6', '7')
              then (select g.cuenta_resultados_acumulados from configuracion_contable g) else o.id_cuenta end, o.haber, o.debe
          from linea o where (o.ejercicio, o.numero) = (original.ejercicio, original.numero)
        )))
    )))
  limit 1;
  if found and mala.primera is null then
    perform libro_negar('LINEA_INVALIDA', 'Una partida se contabiliza junto con sus líneas.');
  elsif found and mala.del_original <> mala.origen then
    perform libro_negar('REVERSION_DE_OTRO_ORIGEN', 'Una partida la revierte quien la hizo, y nadie más.');
  elsif found then
    perform libro_negar('REVERSION_INVALIDA', 'Una reversión lleva las líneas inversas de la partida que revierte.');
  end if;
  return null;
end
$$;
comment on function partidas_completas is
  'Whatever came to have a number has its lines, and the mirrored ones if it reverts another; the result of a closed year, in the acumulados.';
