-- The interest of a whole tanda in a few statements: the same rules as the engine of `core` (interes/calcular.ts), to the last
-- decimal. Whole numbers and NUMERIC only; a fraction is kept as its two parts until the one rounding at its end. The balances of
-- the days are walked back from today's, so nothing older than the days that are paid is read. What most products need is here;
-- averages, lows, compounding and states that change are in 0058_ahorros_cortes.sql.

-- A line without payment ends in one of two ways: its days are done with, or a later run pays them.
alter table corrida_linea add column espera boolean not null default false;
comment on column corrida_linea.espera is
  'Whether its days stay unpaid: a state that only accrues, a term that has not ended, no rates. What waits is never marked as paid.';

create function interes_fin_de_febrero(dia date) returns boolean language sql immutable parallel safe
  return extract(month from dia) = 2 and extract(month from dia + 1) = 3;
comment on function interes_fin_de_febrero is 'Whether it is the last day of a February.';

create function interes_dias(base text, desde date, hasta date) returns integer language sql immutable parallel safe
  return case
    when base in ('ACT/365F', 'ACT/360', 'ACT/ACT-ISDA') then hasta - desde
    else 360 * (extract(year from hasta)::integer - extract(year from desde)::integer)
      + 30 * (extract(month from hasta)::integer - extract(month from desde)::integer)
      + case
          when base = '30E/360' then least(extract(day from hasta)::integer, 30)
          -- From the last day of a February, or from a 30th or 31st, a 31st is a 30th; from a February to another, its end is too.
          when interes_fin_de_febrero(desde) and interes_fin_de_febrero(hasta) then 30
          when interes_fin_de_febrero(desde) or extract(day from desde) >= 30 then least(extract(day from hasta)::integer, 30)
          else extract(day from hasta)::integer end
      - case when base = '30/360-US' and interes_fin_de_febrero(desde) then 30 else least(extract(day from desde)::integer, 30) end
  end;
comment on function interes_dias is 'The days between two dates by a convention.';

create function interes_en_bisiestos(dia date) returns integer language sql immutable parallel safe
  return 366 * ((extract(year from dia)::integer - 1) / 4 - (extract(year from dia)::integer - 1) / 100 + (extract(year from dia)::integer - 1) / 400)
    + case when extract(doy from make_date(extract(year from dia)::integer, 12, 31)) = 366 then extract(doy from dia)::integer - 1 else 0 end;
comment on function interes_en_bisiestos is 'How many days of leap years came before a date.';

-- Every day weighs one, but under ACT/ACT, where a day of a leap year weighs 365 and any other 366, of a year of 365 × 366.
create function interes_peso(base text, inicio date, desde date, hasta date) returns integer language sql immutable parallel safe
  return case
    when base in ('ACT/365F', 'ACT/360') then hasta - desde
    when base = 'ACT/ACT-ISDA' then 366 * (hasta - desde) - (interes_en_bisiestos(hasta) - interes_en_bisiestos(desde))
    else interes_dias(base, inicio, hasta) - interes_dias(base, inicio, desde) end;
comment on function interes_peso is 'What some days of a line weigh in its year: counted from the first day of the line, so that its pieces add up to it.';

create function interes_anio(base text) returns numeric language sql immutable parallel safe
  return case base when 'ACT/365F' then 365000000 when 'ACT/ACT-ISDA' then 133590000000 else 360000000 end;
comment on function interes_anio is 'What a year weighs by a convention, times a million: the rates are parts per million.';

create function interes_redondear(num numeric, den numeric, modo text) returns numeric language sql immutable parallel safe
  return case modo
    when 'mitad-arriba' then div(2 * num + den, 2 * den)
    when 'mitad-par' then div(num, den)
      + case when 2 * mod(num, den) > den or (2 * mod(num, den) = den and mod(div(num, den), 2) = 1) then 1 else 0 end
    when 'arriba' then div(num + den - 1, den)
    else div(num, den) end;
comment on function interes_redondear is 'A fraction that is not negative as a whole number, by the way its product rounds.';

create function interes_aniversario(apertura date, limite date) returns date language sql immutable parallel safe
  return (select case when a.dia <= limite then a.dia else (apertura + make_interval(months => m.meses - 1))::date end
    from (select 12 * (extract(year from limite)::integer - extract(year from apertura)::integer)
      + extract(month from limite)::integer - extract(month from apertura)::integer as meses) m,
      lateral (select (apertura + make_interval(months => m.meses))::date as dia) a);
comment on function interes_aniversario is 'The last day up to the given one on which an account completed months, or the end of a shorter month.';

create aggregate interes_suma(bigint) (sfunc = int8pl, stype = bigint, initcond = '0', parallel = safe);
comment on aggregate interes_suma(bigint) is 'The sum of centavos as a whole number, refused if it does not fit: PostgreSQL''s own makes a NUMERIC of every row.';

-- All that the rules said, as they were: a run is explained by it for ever, whatever is published later.
create function corrida_reglas(pedida integer) returns jsonb language sql stable security definer set search_path = public as $$
  select jsonb_build_object(
    'isr', (select jsonb_build_object('desde', i.desde, 'ppm', i.ppm, 'minimo', i.minimo) from parametro_isr i
      where i.estado = 'publicada' and i.desde < r.hasta order by i.desde desc limit 1),
    'productos', (select jsonb_agg(jsonb_build_object('id', p.id, 'codigo', p.codigo, 'nombre', p.nombre, 'id_cuenta', p.id_cuenta,
        'versiones', (select coalesce(jsonb_agg(to_jsonb(v) - '{escrita_por,publicada_por,publicada_en,version}'::text[] order by v.desde), '[]')
          from version_de_producto v where v.producto = p.id and v.estado = 'publicada' and v.desde < r.hasta),
        'tablas', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'desde', t.desde, 'modo', t.modo, 'tramos',
            (select jsonb_agg(to_jsonb(x) - 'tabla' order by x.monto_desde, x.plazo_desde) from tramo_de_tasa x where x.tabla = t.id)) order by t.desde), '[]')
          from tabla_de_tasas t where t.producto = p.id and t.estado = 'publicada' and t.desde < r.hasta)) order by p.id)
      from producto_ahorro p where p.id in (select a.producto from corrida_alcance a where a.corrida = r.id)))
  from corrida r where r.id = pedida
$$;
comment on function corrida_reglas is 'The published rules, rates and withholding that a run calculates with.';

create function corrida_tomar_reglas(pedida integer) returns jsonb language plpgsql security definer set search_path = public as $$
declare
  tomadas jsonb;
begin
  update corrida r set reglas = corrida_reglas(r.id) where r.id = pedida and r.estado in ('programado', 'calculando')
  returning r.reglas into tomadas;
  if not found then
    perform libro_negar('CORRIDA_NO_ADMITE', 'Las reglas de una corrida se toman cuando se va a calcular.');
  end if;
  return tomadas;
end
$$;
comment on function corrida_tomar_reglas is 'Keeps with a run the rules in force, before it is calculated.';

-- For both ways of writing a table: an amount earns `fijo` plus its rate on what is above `resta`. Days before the first table, and
-- tables that have nothing for what has no term, are there without a rate. A rate that was agreed is above any table.
create function interes_tasas(reglas jsonb, producto integer) returns table (
  desde date, hasta date, monto_desde bigint, monto_hasta bigint, ppm integer, total boolean, fijo numeric, resta bigint, pactada boolean
) language sql immutable as $$
  with suyas as (
    select x.desde, coalesce(lead(x.desde) over (order by x.desde), 'infinity') as hasta, x.modo = 'total' as total, x.tramos
    from jsonb_array_elements(reglas -> 'productos') p, jsonb_to_recordset(p -> 'tablas') x (desde date, modo text, tramos jsonb)
    where (p ->> 'id')::integer = producto
  ), tramos as (
    select s.desde, s.hasta, y.monto_desde, coalesce(y.monto_hasta, 9223372036854775807) as monto_hasta, y.ppm, s.total,
      case when s.total then 0 else coalesce(sum(y.ppm::numeric * (y.monto_hasta - y.monto_desde)) over (
        partition by s.desde order by y.monto_desde rows between unbounded preceding and 1 preceding), 0) end as fijo,
      case when s.total then 0 else y.monto_desde end as resta
    from suyas s, jsonb_to_recordset(s.tramos) y (monto_desde bigint, monto_hasta bigint, plazo_desde integer, ppm integer)
    where y.plazo_desde = 0
  )
  select t.*, false from tramos t
  union all
  select s.desde, s.hasta, 0, 9223372036854775807, null, true, 0, 0, false from suyas s
  where not exists (select from tramos t where t.desde = s.desde)
  union all
  select '-infinity', coalesce((select min(s.desde) from suyas s), 'infinity'), 0, 9223372036854775807, null, true, 0, 0, false
  union all
  select '-infinity', 'infinity', 0, 9223372036854775807, 0, true, 0, 0, true
$$;
comment on function interes_tasas is 'What each amount earned on which days, by the tables that a run took.';

-- Which days of each account a tanda looks at. Of a corrective run, those that the run it corrects paid.
create function interes_periodos(corrida_pedida integer, tanda_pedida integer, abono text) returns table (
  cuenta bigint, desde date, hasta date, vacio boolean, motivo text, saldo bigint, movimientos integer, tasa integer, exenta boolean,
  corregir boolean, interes_pagado bigint, isr_pagado bigint
) language plpgsql stable rows 20000 as $$
declare
  r         corrida;
  t         corrida_tanda;
  ordinaria boolean;
  del_intento integer;
begin
  select x.* into r from corrida x where x.id = corrida_pedida;
  select x.* into t from corrida_tanda x where x.corrida = corrida_pedida and x.n = tanda_pedida;
  select x.intento into del_intento from corrida x where x.id = r.corrige;
  ordinaria := r.clase = 'ordinaria';
  return query
  select c.id, x.desde, x.hasta, x.hasta <= x.desde or coalesce(x.motivo = 'NO_VENCE', false), x.motivo, c.saldo, c.movimientos, c.tasa_pactada,
    c.isr = 'exento' and (c.isr_vence is null or c.isr_vence >= x.hasta - 1), c.por_corregir is not null,
    case when del_intento is null then 0 else (select coalesce(sum(l.interes), 0)::bigint from corrida_linea l
      where l.cuenta = c.id and l.hasta = x.hasta and l.desde = x.desde and l.estado = 'aplicada') end,
    case when del_intento is null then 0 else (select coalesce(sum(l.isr), 0)::bigint from corrida_linea l
      where l.cuenta = c.id and l.hasta = x.hasta and l.desde = x.desde and l.estado = 'aplicada') end
  from cuenta_ahorro c
  left join lateral (select l.desde, l.hasta from corrida_linea l
    where del_intento is not null and l.corrida = r.corrige and l.cuenta = c.id and l.intento = del_intento offset 0) o on true
  cross join lateral (select
    case when del_intento is null then greatest(c.interes_hasta, c.apertura) else o.desde end as desde,
    case when del_intento is not null then o.hasta
      else least(c.cierre, c.vence, case when abono = 'aniversario' and ordinaria and (c.vence is null or c.vence > r.hasta)
        then interes_aniversario(c.apertura, r.hasta) else r.hasta end) end as hasta,
    case when c.estado = 'cerrada' then 'CERRADA'
      when abono = 'vencimiento' and c.vence > r.hasta and ordinaria then 'NO_VENCE' end as motivo offset 0) x
  where c.producto = t.producto and c.agencia = t.agencia and c.id between t.de_cuenta and t.a_cuenta
    and c.apertura < r.hasta and (c.cierre is null or c.cierre > r.desde)
    and (del_intento is null or (o.hasta > o.desde and c.interes_hasta >= o.hasta));
end
$$;
comment on function interes_periodos is 'The days of each account of a tanda that nobody paid, and what is known of the account before looking at them.';

create type interes_ganado as (
  cuenta bigint, desde date, hasta date, previo text, movimientos integer, exenta boolean, corregir boolean, interes_pagado bigint,
  isr_pagado bigint, dias bigint, saldo_dias numeric, num numeric, den numeric, estado_final text, estado_que_espera text,
  sin_tabla boolean, gana boolean, con_saldo boolean, llega boolean, con_tasa boolean);
comment on type interes_ganado is 'What an account earned, as a fraction, and what to say if that is nothing.';

-- The balance of each day, simple interest, an account that was never in another state: from each movement to the next one, back
-- from today. Movements of the same day leave a piece of no days.
create function interes_directo(
  corrida_pedida integer, tanda_pedida integer, abono text, v version_de_producto, hasta_version date, reglas jsonb
) returns setof interes_ganado language plpgsql stable as $$
declare
  -- Taken apart once: of a row, every mention would be for every movement.
  base   text := v.base;
  minimo bigint := v.minimo;
  tope   bigint := v.tope;
  rige   date := v.desde;
  de     integer := v.producto;
begin
  return query
  with p as materialized (
    select q.* from interes_periodos(corrida_pedida, tanda_pedida, abono) q
    where not q.vacio and q.hasta > rige and q.hasta <= hasta_version
      and not exists (select from estado_de_cuenta_ahorro e where e.cuenta = q.cuenta)
  ), z as materialized (
    select min(p.desde) as desde, max(p.hasta) as hasta, bool_or(p.tasa is null) as sin_pactar, bool_or(p.tasa is not null) as pactadas,
      -- Up to this balance a whole line fits in a whole number of the machine, which is many times faster.
      9000000000000000000 / (1000000 * interes_peso(base, min(p.desde), min(p.desde), min(p.desde) + max(p.hasta - p.desde) + 31)::bigint) as cabe
    from p
  ), tasas as materialized (
    select t.*, case when t.total then z.cabe else 0 end as cabe from z, interes_tasas(reglas, de) t
    where t.desde < z.hasta and t.hasta > z.desde and case when t.pactada then z.pactadas else z.sin_pactar end
  ), m as (
    select p.cuenta, p.tasa, p.desde as inicio, x.d, least(lag(x.d, 1, p.hasta) over w, p.hasta) as fin,
      greatest(p.saldo - interes_suma(x.monto) over w + x.monto, 0) as saldo
    from p cross join lateral (
      select k.gana_desde as d, k.monto from movimiento_ahorro k where k.cuenta = p.cuenta and k.gana_desde > p.desde
      union all select p.desde, 0) x
    window w as (partition by p.cuenta order by x.d desc rows unbounded preceding)
  ), g as (
    select m.cuenta, sum(m.saldo * (least(m.fin, t.hasta) - greatest(m.d, t.desde))) as saldo_dias, max(m.saldo) as mayor,
      sum(case when m.saldo >= minimo and m.saldo < t.cabe
        then least(m.saldo, tope) * coalesce(m.tasa, t.ppm) * interes_peso(base, m.inicio, greatest(m.d, t.desde), least(m.fin, t.hasta)) end) as num,
      sum(case when m.saldo >= minimo and m.saldo >= t.cabe
        then ((least(m.saldo, tope) - t.resta) * coalesce(m.tasa, t.ppm)::numeric + t.fijo)
          * interes_peso(base, m.inicio, greatest(m.d, t.desde), least(m.fin, t.hasta)) end) as num_grande,
      bool_or(t.ppm is null) as sin_tabla,
      bool_or(m.saldo >= minimo and (t.fijo > 0 or (coalesce(m.tasa, t.ppm) > 0 and least(m.saldo, tope) > t.resta))) as con_tasa
    from m cross join lateral (
      select t.* from tasas t where t.pactada = (m.tasa is not null) and t.desde < m.fin and t.hasta > m.d
        and least(m.saldo, tope) >= t.monto_desde and least(m.saldo, tope) < t.monto_hasta offset 0) t
    where m.d < m.fin
    group by m.cuenta
  )
  select p.cuenta, p.desde, p.hasta, p.motivo, p.movimientos, p.exenta, p.corregir, p.interes_pagado, p.isr_pagado, (p.hasta - p.desde)::bigint,
    g.saldo_dias, coalesce(g.num, 0) + coalesce(g.num_grande, 0), interes_anio(base), 'activa', null::text, g.sin_tabla, true, g.mayor > 0,
    g.mayor > 0 and g.mayor >= minimo, g.con_tasa
  from g join p on p.cuenta = g.cuenta;
end
$$;
comment on function interes_directo is 'What the accounts of a tanda earned by the balance of each day, those that were always active.';
