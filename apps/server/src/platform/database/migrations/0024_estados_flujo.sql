-- What statements need to know of an account and of a partida beyond balances. Of an account: what its movement is in the
-- cash flow (cuenta.flujo), said by whoever keeps the chart. Of a partida: which part of each line was received or paid in
-- caja y bancos, and, in the capital, whether a line moved against capital itself, as an adjustment or against the rest.
--
-- The second is kept added up by day and month, as the balances are, but not by whoever posts: the ledger only grows and its
-- numbers have no gaps, so `contrapartida_hasta` says up to which number of each year the lines are added up, and whoever
-- reads adds the few that came later. It is exact at every instant and posting pays nothing for it.

alter table cuenta add column flujo text
  check (flujo in ('efectivo', 'ajuste', 'operacion', 'inversion', 'financiamiento'));
comment on column cuenta.flujo is
  'What its movement is in the cash flow: caja y bancos themselves, what moves no cash (ajuste), or an activity.';

-- The charts that exist follow the manual of the supervisor, and this is what its groups are; from here on it is what the
-- chart says. The longest beginning of a code wins.
alter table cuenta disable trigger bitacora;
update cuenta c set flujo = (
  select g.flujo from (values
    ('1', 'operacion'), ('101', 'efectivo'), ('102', 'inversion'), ('107', 'inversion'), ('109', 'inversion'),
    ('2', 'ajuste'), ('3', 'operacion'), ('302', 'financiamiento'), ('305102', 'financiamiento'), ('306', 'ajuste'),
    ('4', 'operacion'), ('5', 'financiamiento'), ('6', 'operacion'), ('7', 'operacion'), ('703101', 'ajuste'),
    ('70610203', 'ajuste'), ('70610204', 'ajuste'), ('70610299', 'ajuste'), ('706109', 'ajuste'),
    ('8', 'ajuste'), ('9', 'ajuste')
  ) g (inicio, flujo)
  where starts_with(c.id_cuenta, g.inicio) order by length(g.inicio) desc limit 1);
alter table cuenta enable trigger bitacora;
alter table cuenta alter column flujo set not null;
-- Only an activo is cash; contingencias and orden move none.
alter table cuenta add constraint cuenta_flujo_de_clase check (
  case when left(id_cuenta, 1) in ('8', '9') then flujo = 'ajuste'
    else flujo <> 'efectivo' or left(id_cuenta, 1) = '1' end
);

create function cuenta_flujo_por_omision() returns trigger language plpgsql set search_path = public as $$
begin
  new.flujo := coalesce(
    (select m.flujo from cuenta m
     where starts_with(new.id_cuenta, m.id_cuenta) and m.id_cuenta <> new.id_cuenta
     order by length(m.id_cuenta) desc limit 1),
    case left(new.id_cuenta, 1) when '2' then 'ajuste' when '5' then 'financiamiento' when '8' then 'ajuste'
      when '9' then 'ajuste' else 'operacion' end);
  return new;
end
$$;
comment on function cuenta_flujo_por_omision is
  'An account that does not say what it is in the cash flow is what the one it depends on is; a class, what its kind is.';

create trigger cuenta_flujo_por_omision before insert on cuenta
  for each row when (new.flujo is null) execute function cuenta_flujo_por_omision();

-- A statement of a closed month says the same whenever it is printed: what explains its figures stays as it was.
create function cuenta_flujo_cerrado() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Held, so that none of its months is closed meanwhile.
  perform from saldo_mensual s
    join periodo p on p.agencia = s.agencia
      and p.anio = extract(year from s.mes)::int and p.mes = extract(month from s.mes)::int
  where s.id_cuenta = old.id_cuenta for share of p;
  if exists (
    select from saldo_mensual s
      join periodo p on p.agencia = s.agencia
        and p.anio = extract(year from s.mes)::int and p.mes = extract(month from s.mes)::int
    where s.id_cuenta = old.id_cuenta and p.estado = 'cerrado'
  ) then
    raise exception 'La cuenta % tiene movimientos en meses cerrados.', old.id_cuenta
      using errcode = 'check_violation', constraint = 'cuenta_flujo_cerrado',
            detail = format('Key (id_cuenta)=(%s) has movements in closed months.', old.id_cuenta);
  end if;
  return new;
end
$$;
comment on function cuenta_flujo_cerrado is
  'An account with movements in closed months keeps what it is in the cash flow.';

create trigger cuenta_flujo_cerrado before update on cuenta
  for each row when (old.flujo <> new.flujo) execute function cuenta_flujo_cerrado();

create table contrapartida_diaria (
  fecha     date not null,
  agencia   text not null,
  id_cuenta text not null,
  razon     text not null check (razon in ('efectivo', 'capital', 'ajuste', 'externo')),
  debe      bigint not null,
  haber     bigint not null,
  primary key (fecha, agencia, id_cuenta, razon)
);
comment on table contrapartida_diaria is
  'Against what each account moved, by agencia and day: what was received (haber) or paid (debe) in cash; in the capital, the rest.';

create table contrapartida_mensual (
  mes       date not null check (extract(day from mes) = 1),
  agencia   text not null,
  id_cuenta text not null,
  razon     text not null check (razon in ('efectivo', 'capital', 'ajuste', 'externo')),
  debe      bigint not null,
  haber     bigint not null,
  primary key (mes, agencia, id_cuenta, razon)
);
comment on table contrapartida_mensual is 'The same by month (mes: its first day).';

create table contrapartida_hasta (
  ejercicio integer primary key references ejercicio,
  numero    integer not null default 0 check (numero >= 0)
);
comment on table contrapartida_hasta is 'Up to which number the partidas of each year are in the two tables before.';

grant select on contrapartida_diaria, contrapartida_mensual, contrapartida_hasta to cuadra_app;

create function contrapartidas(de_ejercicio integer, desde_numero integer, hasta_numero integer)
returns table (fecha date, agencia text, id_cuenta text, razon text, debe bigint, haber bigint)
language sql stable set search_path = public as $$
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
  group by x.fecha, x.agencia, x.id_cuenta, x.razon
$$;
comment on function contrapartidas is
  'Against what the lines of some partidas moved: the cash of each one, shared exactly among the lines on the other side.';

revoke execute on function contrapartidas(integer, integer, integer) from public;
grant execute on function contrapartidas(integer, integer, integer) to cuadra_app;

create function contrapartida_resumir(cuantas integer) returns integer
language plpgsql security definer set search_path = public as $$
declare
  suyo record;
begin
  insert into contrapartida_hasta (ejercicio) select e.anio from ejercicio e on conflict do nothing;
  select h.ejercicio, h.numero as desde, least(e.ultimo_numero, h.numero + cuantas) as hasta into suyo
  from contrapartida_hasta h join ejercicio e on e.anio = h.ejercicio
  where e.ultimo_numero > h.numero
  order by h.ejercicio desc limit 1 for update of h skip locked;
  if not found then
    return 0;
  end if;
  with dia as materialized (
    select c.fecha, c.agencia, c.id_cuenta, c.razon, c.debe, c.haber
    from contrapartidas(suyo.ejercicio, suyo.desde, suyo.hasta) c
  ), meses as (
    insert into contrapartida_mensual as m (mes, agencia, id_cuenta, razon, debe, haber)
    select date_trunc('month', d.fecha)::date, d.agencia, d.id_cuenta, d.razon, sum(d.debe), sum(d.haber)
    from dia d group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (mes, agencia, id_cuenta, razon) do update
      set debe = m.debe + excluded.debe, haber = m.haber + excluded.haber
  )
  insert into contrapartida_diaria as t (fecha, agencia, id_cuenta, razon, debe, haber)
  select d.fecha, d.agencia, d.id_cuenta, d.razon, d.debe, d.haber from dia d order by 1, 2, 3, 4
  on conflict (fecha, agencia, id_cuenta, razon) do update
    set debe = t.debe + excluded.debe, haber = t.haber + excluded.haber;
  update contrapartida_hasta h set numero = suyo.hasta where h.ejercicio = suyo.ejercicio;
  return suyo.hasta - suyo.desde;
end
$$;
comment on function contrapartida_resumir is
  'Adds up the next partidas of a year, at most so many, and answers how many they were; 0 when there is nothing left to do.';

revoke execute on function contrapartida_resumir(integer) from public;
grant execute on function contrapartida_resumir(integer) to cuadra_app;

create function contrapartida_olvidar(anios integer[]) returns void
language plpgsql security definer set search_path = public as $$
begin
  update contrapartida_hasta h set numero = 0 where h.ejercicio = any(anios);
  delete from contrapartida_diaria d where extract(year from d.fecha)::int = any(anios);
  delete from contrapartida_mensual m where extract(year from m.mes)::int = any(anios);
end
$$;
comment on function contrapartida_olvidar is 'Forgets what was added up of some years: it is added up again from the lines.';

revoke execute on function contrapartida_olvidar(integer[]) from public;
grant execute on function contrapartida_olvidar(integer[]) to cuadra_app;

-- Between activities an account only changes its row; to be or not to be cash changes what every partida with it received.
create function cuenta_flujo_cambiado() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform contrapartida_olvidar(array(
    select distinct extract(year from s.anio)::int from saldo_anual s where s.id_cuenta = new.id_cuenta));
  return null;
end
$$;
comment on function cuenta_flujo_cambiado is 'An account that begins or ceases to be cash has its years added up again.';

create trigger cuenta_flujo_cambiado after update on cuenta
  for each row when (old.flujo <> new.flujo
    and (old.flujo in ('efectivo', 'ajuste') or new.flujo in ('efectivo', 'ajuste')))
  execute function cuenta_flujo_cambiado();
