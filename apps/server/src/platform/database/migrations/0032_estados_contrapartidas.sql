-- What statements add up, so that it can be proved a month at a time.
--
-- The same sums as before, of some partidas of a year or of those of some days. It is planned for what it is asked: by the
-- numbers, which is how they are added up, or by the dates, which is how they are verified.
drop function contrapartidas(integer, integer, integer);

create function contrapartidas(
  de_ejercicio integer, desde_numero integer, hasta_numero integer,
  desde_fecha date default '-infinity', hasta_fecha date default 'infinity'
) returns table (fecha date, agencia text, id_cuenta text, razon text, debe bigint, haber bigint)
language plpgsql stable set search_path = public set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
    with todas as (
      select l.numero, l.n, l.fecha, l.agencia, l.id_cuenta, l.debe, l.haber,
        case when l.debe > 0 then 'D' else 'H' end as lado,
        c.flujo = 'efectivo' as es_efectivo,
        -- What moves no cash is only what cash went to when there is nothing else.
        case when c.flujo = 'ajuste' then 2 else 1 end as turno,
        left(l.id_cuenta, 1) = '5' as es_capital,
        coalesce(o.tipo, p.tipo) as tipo, p.revierte is not null as revierte
      from linea l
      join partida p on p.ejercicio = l.ejercicio and p.numero = l.numero
      left join partida o on o.id = p.revierte
      join cuenta c on c.id_cuenta = l.id_cuenta
      where l.ejercicio = de_ejercicio and l.numero > desde_numero and l.numero <= hasta_numero
        and p.fecha >= desde_fecha and p.fecha <= hasta_fecha
        and coalesce(o.tipo, p.tipo) not in ('cierre', 'apertura')
    ), con_su_efectivo as (
      -- In one pass over the lines in the order of their partidas: joined, they would be compared each with each.
      select t.*,
        coalesce(sum(t.debe) filter (where t.es_efectivo) over de_la_partida, 0) as entro,
        coalesce(sum(t.haber) filter (where t.es_efectivo) over de_la_partida, 0) as salio
      from todas t window de_la_partida as (partition by t.numero)
    ), contra as (
      -- A partida that leaves caja y bancos as they were received and paid nothing.
      select t.numero, t.n, t.fecha, t.agencia, t.id_cuenta, t.lado, t.turno, t.revierte, t.debe + t.haber as monto,
        case t.lado when 'H' then t.entro else t.salio end as en_efectivo,
        sum(t.debe + t.haber) over (partition by t.numero, t.lado order by t.turno, t.n) as hasta_aqui,
        sum(t.debe + t.haber) over (partition by t.numero, t.lado, t.turno) as del_turno,
        sum(t.debe + t.haber) over (partition by t.numero, t.lado, t.turno order by t.n) as del_turno_hasta_aqui
      from con_su_efectivo t where not t.es_efectivo and t.entro <> t.salio
    ), repartible as (
      -- What entered is what the accounts on the other side gave, up to what they gave; in proportion, to the centavo.
      select c.*, least(greatest(c.en_efectivo - (c.hasta_aqui - c.del_turno_hasta_aqui), 0), c.del_turno) as a_repartir
      from contra c
    ), cobrado as (
      select r.fecha, r.agencia, r.id_cuenta, 'efectivo' as razon, r.lado, r.revierte,
        div(r.a_repartir * r.del_turno_hasta_aqui, r.del_turno)
          - div(r.a_repartir * (r.del_turno_hasta_aqui - r.monto), r.del_turno) as monto
      from repartible r where r.a_repartir > 0
    ), capital as (
      select t.numero, t.fecha, t.agencia, t.id_cuenta, t.lado, t.revierte, t.tipo, t.debe + t.haber as monto,
        sum(t.debe + t.haber) over (partition by t.numero, t.lado) as de_su_lado,
        sum(t.debe + t.haber) over (partition by t.numero, t.lado order by t.n) as hasta_aqui,
        least(sum(t.debe) over (partition by t.numero), sum(t.haber) over (partition by t.numero)) as entre_si
      from todas t where t.es_capital
    ), trasladado as (
      select k.*,
        div(k.entre_si * k.hasta_aqui, k.de_su_lado)
          - div(k.entre_si * (k.hasta_aqui - k.monto), k.de_su_lado) as trasladado
      from capital k
    ), explicado as (
      select c.fecha, c.agencia, c.id_cuenta, c.razon, c.lado, c.revierte, c.monto from cobrado c
      union all
      select k.fecha, k.agencia, k.id_cuenta, 'capital', k.lado, k.revierte, k.trasladado from trasladado k
      union all
      select k.fecha, k.agencia, k.id_cuenta, case k.tipo when 'ajuste' then 'ajuste' else 'externo' end,
        k.lado, k.revierte, k.monto - k.trasladado from trasladado k
    )
    -- A reversal takes away from the side that it takes back.
    select x.fecha, x.agencia, x.id_cuenta, x.razon,
      (coalesce(sum(x.monto) filter (where x.lado = 'D' and not x.revierte), 0)
        - coalesce(sum(x.monto) filter (where x.lado = 'H' and x.revierte), 0))::bigint,
      (coalesce(sum(x.monto) filter (where x.lado = 'H' and not x.revierte), 0)
        - coalesce(sum(x.monto) filter (where x.lado = 'D' and x.revierte), 0))::bigint
    from explicado x where x.monto <> 0
    group by x.fecha, x.agencia, x.id_cuenta, x.razon;
end
$$;
comment on function contrapartidas is
  'Against what the lines of some partidas moved: the cash of each one, shared exactly among the lines on the other side.';

revoke execute on function contrapartidas(integer, integer, integer, date, date) from public;
grant execute on function contrapartidas(integer, integer, integer, date, date) to cuadra_app;
