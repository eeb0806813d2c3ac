-- The rest of the engine of 0050_ahorros_calculo.sql: days cut wherever something changes (for lows, averages, interest upon interest
-- and accounts that were in other states), and the tanda that is calculated with all of it.

-- Exact powers of whole numbers, rounded half to even once, at thirty decimals: as `core` does (interes/capital-diario.ts).
create function interes_factor(ppm integer, anio integer, dias integer) returns numeric language plpgsql immutable parallel safe as $$
declare
  den  numeric := 1;
  num  numeric := 1;
  a    numeric := anio * 1000000::numeric + ppm;
  b    numeric := anio * 1000000::numeric;
  quedan integer := dias;
begin
  while quedan > 0 loop
    if quedan % 2 = 1 then
      num := num * a;
      den := den * b;
    end if;
    quedan := quedan / 2;
    if quedan > 0 then
      a := a * a;
      b := b * b;
    end if;
  end loop;
  return interes_redondear(num * 1000000000000000000000000000000, den, 'mitad-par') * 0.000000000000000000000000000001;
end
$$;
comment on function interes_factor is 'What one becomes in so many days at a rate that is paid every day, with thirty decimals.';

create function interes_crecer(ganado numeric, base numeric, factor numeric) returns numeric language plpgsql immutable parallel safe as $$
declare
  crecido numeric := (base + ganado) * factor;
  cerca   numeric := round(crecido, 24);
begin
  -- A half was rounded away from zero: to the even one, if that is the other.
  if abs(crecido - trunc(crecido, 24)) = 0.0000000000000000000000005 and mod(cerca * 1000000000000000000000000, 2) <> 0 then
    cerca := cerca - 0.000000000000000000000001;
  end if;
  return cerca - base;
end
$$;
comment on function interes_crecer is 'What was earned after some more days, in centavos with twenty-four decimals, rounded half to even.';

create aggregate interes_capital(base numeric, factor numeric) (sfunc = interes_crecer, stype = numeric, initcond = '0');
comment on aggregate interes_capital(numeric, numeric) is 'Interest upon interest over the segments of a line, in their order.';

create function interes_tratamiento(estado text, inactivas text, bloqueadas text) returns text language sql immutable parallel safe
  return case estado when 'inactiva' then inactivas when 'bloqueada' then bloqueadas when 'cerrada' then 'no-paga' else 'paga' end;
comment on function interes_tratamiento is 'Whether the days of a state earn and are paid, earn and wait, or earn nothing.';

-- Days without any change: cut where a movement begins to count (and the day after it, if the moments of a day count), where a state
-- or a table begins. Every cut is a rounding when interest earns interest, so these are exactly the cuts of `core`.
create function interes_cortes(
  corrida_pedida integer, tanda_pedida integer, abono text, v version_de_producto, hasta_version date, reglas jsonb, todas boolean
) returns table (cuenta bigint, tasa integer, inicio date, desde date, hasta date, dias integer, saldo bigint, estado text, gana boolean)
language plpgsql stable rows 100000 as $$
declare
  intradia   boolean := v.intradia;
  rige       date := v.desde;
  de         integer := v.producto;
  inactivas  text := v.inactivas;
  bloqueadas text := v.bloqueadas;
begin
  return query
  with p as materialized (
    select q.* from interes_periodos(corrida_pedida, tanda_pedida, abono) q
    where not q.vacio and q.hasta > rige and q.hasta <= hasta_version
      and (todas or exists (select from estado_de_cuenta_ahorro e where e.cuenta = q.cuenta))
  ), tablas as materialized (select distinct t.desde from interes_tasas(reglas, de) t where not t.pactada),
  m as (
    select p.cuenta, x.d, x.monto, x.n, p.saldo - interes_suma(x.monto) over w as antes
    from p cross join lateral (
      select k.gana_desde as d, k.monto, k.n from movimiento_ahorro k where k.cuenta = p.cuenta and k.gana_desde >= p.desde
      union all select k.gana_desde + 1, 0, 0 from movimiento_ahorro k
        where intradia and k.cuenta = p.cuenta and k.gana_desde >= p.desde and k.gana_desde < p.hasta - 1
      union all select e.desde, 0, 0 from estado_de_cuenta_ahorro e where e.cuenta = p.cuenta and e.desde > p.desde and e.desde < p.hasta
      union all select t.desde, 0, 0 from tablas t where p.tasa is null and t.desde > p.desde and t.desde < p.hasta
      union all select p.desde, 0, 0) x
    window w as (partition by p.cuenta order by x.d desc, x.n desc rows unbounded preceding)
  ), por_dia as (
    -- What there was before the first movement ever is no moment of the account.
    select m.cuenta, m.d, sum(m.monto)::bigint as monto, min(least(m.antes + m.monto, case when m.n > 1 then m.antes end)) filter (where m.n > 0) as menor
    from m group by m.cuenta, m.d
  ), c as (
    select p.cuenta, p.tasa, p.desde as inicio, s.d, least(lag(s.d, 1, p.hasta) over w, p.hasta) as fin,
      p.saldo - interes_suma(s.monto) over w + s.monto as cierre, s.menor
    from por_dia s join p on p.cuenta = s.cuenta
    window w as (partition by p.cuenta order by s.d desc rows unbounded preceding)
  )
  select c.cuenta, c.tasa, c.inicio, c.d, c.fin, c.fin - c.d, greatest(case when intradia then coalesce(c.menor, c.cierre) else c.cierre end, 0),
    e.estado, interes_tratamiento(e.estado, inactivas, bloqueadas) <> 'no-paga'
  from c cross join lateral (select coalesce((select s.estado from estado_de_cuenta_ahorro s
    where s.cuenta = c.cuenta and s.desde <= c.d order by s.desde desc limit 1), 'activa') as estado offset 0) e
  where c.d < c.fin;
end
$$;
comment on function interes_cortes is 'The days of each line between two changes of balance, rate or state, with the balance of each of them.';

-- The balance that earns is one for all the line (low, average as a fraction) or that of each segment.
create function interes_por_cortes(
  corrida_pedida integer, tanda_pedida integer, abono text, v version_de_producto, hasta_version date, reglas jsonb, todas boolean
) returns setof interes_ganado language plpgsql stable as $$
declare
  metodo     text := v.metodo;
  base       text := v.base;
  minimo     bigint := v.minimo;
  tope       bigint := v.tope;
  capitaliza boolean := v.capitalizacion = 'diaria';
  de         integer := v.producto;
  inactivas  text := v.inactivas;
  bloqueadas text := v.bloqueadas;
begin
  return query
  with tasas as materialized (select * from interes_tasas(reglas, de)),
  c as (
    select k.*, case metodo when 'diario' then k.saldo when 'minimo' then coalesce(min(k.saldo) filter (where k.gana) over w, 0)
        else coalesce(sum(k.saldo * k.dias) filter (where k.gana) over w, 0) end::numeric as s_num,
      case when metodo = 'promedio' then coalesce(sum(k.dias) filter (where k.gana) over w, 1) else 1 end::numeric as s_den
    from interes_cortes(corrida_pedida, tanda_pedida, abono, v, hasta_version, reglas, todas) k
    window w as (partition by k.cuenta)
  ), b as (
    select c.*, c.s_num >= minimo * c.s_den as pasa, coalesce(c.s_num > tope * c.s_den, false) as topado from c
  ), s as materialized (
    select b.*, case when b.topado then tope else b.s_num end as num, case when b.topado then 1 else b.s_den end as den from b
  ), r as materialized (
    select s.*, coalesce(s.tasa, t.ppm) as ppm, t.fijo * s.den + coalesce(s.tasa, t.ppm) * (s.num - t.resta * s.den) as producto
    from s left join tasas t on t.pactada = (s.tasa is not null) and t.desde <= s.desde and t.hasta > s.desde
      and s.num >= t.monto_desde * s.den and s.num < t.monto_hasta * s.den
  ), factores as materialized (
    select f.ppm, f.dias, interes_factor(f.ppm, (interes_anio(base) / 1000000)::integer, f.dias) as factor
    from (select distinct r.ppm, r.dias from r where capitaliza and r.gana and r.pasa and r.ppm is not null) f
  ), g as (
    select r.cuenta, coalesce(sum(r.dias) filter (where r.gana), 0) as dias, coalesce(sum(r.saldo * r.dias) filter (where r.gana), 0) as saldo_dias,
      coalesce(sum(r.producto * interes_peso(base, r.inicio, r.desde, r.hasta)) filter (where r.gana and r.pasa), 0) as num,
      max(r.den) as den, interes_capital(r.num, f.factor order by r.desde) filter (where f.factor is not null) as capital,
      (array_agg(r.estado order by r.desde desc))[1] as estado_final, bool_or(r.gana and r.ppm is null) as sin_tabla, bool_or(r.gana) as gana,
      bool_or(r.gana and r.s_num > 0) as con_saldo, bool_or(r.gana and r.s_num > 0 and r.pasa) as llega,
      bool_or(r.gana and r.s_num > 0 and r.pasa and r.producto > 0) as con_tasa
    from r left join factores f on f.ppm = r.ppm and f.dias = r.dias and r.gana and r.pasa
    group by r.cuenta
  )
  select p.cuenta, p.desde, p.hasta, p.motivo, p.movimientos, p.exenta, p.corregir, p.interes_pagado, p.isr_pagado, g.dias, g.saldo_dias,
    case when capitaliza then coalesce(g.capital, 0) * 1000000000000000000000000 else g.num end,
    case when capitaliza then 1000000000000000000000000 else g.den * interes_anio(base) end,
    g.estado_final, case when z.clase <> 'cierre' and interes_tratamiento(e.estado, inactivas, bloqueadas) = 'devenga' then e.estado end,
    g.sin_tabla, g.gana, g.con_saldo, g.llega, g.con_tasa
  from g join interes_periodos(corrida_pedida, tanda_pedida, abono) p on p.cuenta = g.cuenta
  join corrida z on z.id = corrida_pedida
  -- The state on the last day of the run decides: a term may have ended before.
  cross join lateral (select coalesce((select s.estado from estado_de_cuenta_ahorro s
    where s.cuenta = g.cuenta and s.desde < z.hasta order by s.desde desc limit 1), 'activa') as estado offset 0) e;
end
$$;
comment on function interes_por_cortes is 'What the accounts of a tanda earned under any rules; if not all are asked for, those that were in other states.';

create function interes_por_estado(estado text) returns text language sql immutable parallel safe
  return case estado when 'cerrada' then 'CERRADA' when 'bloqueada' then 'BLOQUEADA' else 'INACTIVA_SIN_PAGO' end;
comment on function interes_por_estado is 'The reason by which an account in some state is not paid.';

-- One rounding, one withholding, one reason: the first that holds.
create function corrida_poner_lineas(
  r corrida, t corrida_tanda, abono text, v version_de_producto, hasta_version date, isr_ppm integer, isr_minimo bigint, con_estados boolean
) returns void language plpgsql set search_path = public as $$
declare
  id_corrida integer := r.id;
  num_intento integer := r.intento;
  num_tanda integer := t.n;
  corrige  boolean := r.corrige is not null;
  redondeo text := v.redondeo;
  reglas   jsonb := r.reglas;
  directo  boolean := v.metodo = 'diario' and not v.intradia and v.capitalizacion = 'ninguna';
begin
  insert into corrida_linea (corrida, intento, cuenta, tanda, desde, hasta, dias, saldo_dias, exacto, interes, isr, interes_pagado, isr_pagado,
    movimientos, estado, motivo, espera)
  select id_corrida, num_intento, y.cuenta, num_tanda, y.desde, y.hasta, y.dias, y.saldo_dias, div(2 * y.num * 1000000000000 + y.den, 2 * y.den) * 0.000000000001,
    y.interes, y.isr, y.interes_pagado, y.isr_pagado, y.movimientos,
    case when y.interes <> 0 or y.isr <> 0 then 'por-pagar' else 'sin-pago' end,
    case when y.interes <> 0 or y.isr <> 0 then null when y.corregida then 'YA_PAGADA' else y.motivo end, y.espera or y.previo is not null
  from (
    select x.*, x.pagado - case when x.corregida then x.interes_pagado else 0 end as interes,
      x.retenido - case when x.corregida then x.isr_pagado else 0 end as isr
    from (
      select w.*, case when w.motivo is null then w.bruto else 0 end as pagado,
        case when w.motivo is null and not w.exenta and w.bruto >= isr_minimo then interes_redondear(w.bruto::numeric * isr_ppm, 1000000, 'mitad-arriba')::bigint
          else 0 end as retenido,
        w.estado_que_espera is not null or coalesce(w.motivo = 'SIN_TABLA', false) as espera,
        corrige and w.estado_que_espera is null and coalesce(w.motivo <> 'SIN_TABLA', true) and w.previo is null as corregida
      from (
        select u.*, case when u.previo is not null then u.previo
          when u.estado_que_espera is not null then interes_por_estado(u.estado_que_espera)
          when u.sin_tabla then 'SIN_TABLA' when u.bruto > 0 then null when not u.gana then interes_por_estado(u.estado_final)
          when not u.con_saldo then 'SIN_SALDO' when not u.llega then 'SALDO_MINIMO'
          when u.con_tasa then 'MENOS_DE_UN_CENTAVO' else 'TASA_CERO' end as motivo
        from (
          select g.*, interes_redondear(g.num, g.den, redondeo)::bigint as bruto from (
            select * from interes_directo(id_corrida, num_tanda, abono, v, hasta_version, reglas) where directo
            union all
            select * from interes_por_cortes(id_corrida, num_tanda, abono, v, hasta_version, reglas, not directo) where con_estados or not directo) g offset 0) u offset 0) w offset 0) x offset 0) y
  where not corrige or y.corregir or y.interes <> 0 or y.isr <> 0;
end
$$;
comment on function corrida_poner_lineas is 'The lines of a tanda whose last day is ruled by one version of the product.';

create function corrida_poner_vacias(r corrida, t corrida_tanda, abono text, primera date) returns void language sql set search_path = public as $$
  insert into corrida_linea (corrida, intento, cuenta, tanda, desde, hasta, dias, saldo_dias, exacto, interes, isr, movimientos, estado, motivo, espera)
  select (r).id, (r).intento, p.cuenta, (t).n,
    case when not p.vacio or p.motivo = 'NO_VENCE' then p.desde else p.hasta end, case when p.motivo = 'NO_VENCE' then p.desde else p.hasta end,
    0, 0, 0, 0, 0, p.movimientos, 'sin-pago', coalesce(p.motivo, case when p.vacio then 'YA_PAGADA' else 'SIN_TABLA' end),
    coalesce(p.motivo in ('NO_VENCE', 'CERRADA'), not p.vacio)
  from interes_periodos((r).id, (t).n, abono) p
  where (p.vacio or p.hasta <= primera) and ((r).corrige is null or p.corregir)
$$;
comment on function corrida_poner_vacias is 'The lines of accounts with no days to be paid, or whose days no version of the product rules.';

create function corrida_calcular_tanda(corrida_pedida integer, tanda_pedida integer) returns void language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_bitmapscan = off set enable_mergejoin = off set jit = off set work_mem = '64MB'
as $$
declare
  r       corrida;
  t       corrida_tanda;
  suyas   version_de_producto[];
  v       version_de_producto;
  abono   text;
  lindes  record;
  siguiente date;
begin
  select x.* into t from corrida_tanda x where x.corrida = corrida_pedida and x.n = tanda_pedida for update;
  select x.* into r from corrida x where x.id = corrida_pedida;
  if t.n is null or r.estado <> 'calculando' or r.reglas is null then
    perform libro_negar('CORRIDA_NO_ADMITE', 'Esa corrida no se está calculando.');
  end if;
  if t.estado <> 'pendiente' then return; end if;
  select array_agg(jsonb_populate_record(null::version_de_producto, e) order by e ->> 'desde') into suyas
  from jsonb_array_elements(r.reglas -> 'productos') p, jsonb_array_elements(p -> 'versiones') e where (p ->> 'id')::integer = t.producto;
  abono := suyas[cardinality(suyas)].abono;
  select count(*) as cuentas, min(p.hasta) filter (where not p.vacio) as primero, max(p.hasta) filter (where not p.vacio) as ultimo,
    bool_or(p.vacio) as vacias into lindes from interes_periodos(r.id, t.n, abono) p;
  if lindes.vacias or lindes.primero <= coalesce(suyas[1].desde, 'infinity') then
    perform corrida_poner_vacias(r, t, abono, coalesce(suyas[1].desde, 'infinity'));
  end if;
  for i in 1 .. coalesce(cardinality(suyas), 0) loop
    v := suyas[i];
    siguiente := coalesce(suyas[i + 1].desde, 'infinity');
    if lindes.ultimo > v.desde and lindes.primero <= siguiente then
      perform corrida_poner_lineas(r, t, abono, v, siguiente, coalesce((r.reglas -> 'isr' ->> 'ppm')::integer, 0),
        coalesce((r.reglas -> 'isr' ->> 'minimo')::bigint, 0), exists (select from estado_de_cuenta_ahorro e where e.cuenta between t.de_cuenta and t.a_cuenta));
    end if;
  end loop;
  perform corrida_sumar_tanda(r, t, lindes.cuentas::integer);
end
$$;
comment on function corrida_calcular_tanda is 'Calculates a tanda that is pending: a line, paid or with its reason, for every account that was open in the period.';

create function corrida_sumar_tanda(r corrida, t corrida_tanda, miradas integer) returns void language sql set search_path = public as $$
  update corrida_tanda x set estado = 'calculada', cuentas = miradas, lineas = s.lineas, interes = s.interes, isr = s.isr, exacto = s.exacto, huella = s.huella
  from (
    select count(*) filter (where l.estado = 'por-pagar') as lineas, coalesce(sum(l.interes), 0) as interes, coalesce(sum(l.isr), 0) as isr,
      -- What those days are worth, less what they were paid: beside the interest, what rounding changed.
      coalesce(sum(l.exacto - l.interes_pagado) filter (where l.estado = 'por-pagar'), 0) as exacto,
      encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', l.cuenta, l.desde, l.hasta, l.interes, l.isr, coalesce(l.motivo, '-')), E'\n' order by l.cuenta), ''), 'UTF8')), 'hex') as huella
    from corrida_linea l
    where l.corrida = (r).id and l.intento = (r).intento and l.tanda = (t).n and l.cuenta between (t).de_cuenta and (t).a_cuenta
  ) s where x.corrida = (r).id and x.n = (t).n
$$;
comment on function corrida_sumar_tanda is 'What a calculated tanda adds up to, and the fingerprint of its lines in order.';
