-- How a tanda of a run is applied and undone: accounts of one product and agencia, taken by one process and done in one transaction with
-- its partida. What is done is done once, whoever dies on the way: the accounts say up to which day they were paid, and a line is paid
-- only if that is still its first day. Undoing is the mirror of it, the newest run first; who no longer has the money is left out or
-- owes it, as the product says.

create function corrida_tomar_tanda(pedida integer, en_estado text) returns integer language sql security definer set search_path = public as $$
  select t.n from corrida_tanda t where t.corrida = pedida and t.estado = en_estado order by t.n limit 1 for update skip locked
$$;
comment on function corrida_tomar_tanda is 'The next tanda in that state that nobody has in hand, held until the transaction ends; null when there is none.';

create function corrida_aplicar_tanda(pedida integer, tanda_pedida integer, partida_pedida uuid) returns jsonb language plpgsql
  security definer set search_path = public as $$
declare
  suya    corrida;
  t       corrida_tanda;
  r       record;
  previsto bigint := 0;
begin
  select x.* into suya from corrida x where x.id = pedida;
  select x.* into t from corrida_tanda x where x.corrida = pedida and x.n = tanda_pedida for update;
  if suya.estado is distinct from 'aplicando' or t.estado is distinct from 'calculada' then
    perform libro_negar('CORRIDA_NO_ADMITE', 'Esa parte de la corrida ya no espera ser aplicada.');
  end if;
  perform from cuenta_ahorro c
  where c.producto = t.producto and c.agencia = t.agencia and c.id between t.de_cuenta and t.a_cuenta
  order by c.id for update;
  with vista as materialized (
    select l.corrida, l.intento, l.cuenta, l.desde, l.hasta, l.estado, l.interes, l.isr, c.saldo, c.movimientos,
      case
        when l.estado = 'sin-pago' then null
        when c.estado = 'cerrada' then 'CERRADA'
        when case when suya.clase = 'correctiva' then c.interes_hasta < l.hasta else greatest(c.interes_hasta, c.apertura) <> l.desde end
          then 'YA_PAGADA'
        when c.movimientos > l.movimientos and linea_cambiada(l.cuenta, l.movimientos, l.hasta) then 'CAMBIADA'
        when c.saldo + least(l.interes, 0) - greatest(l.isr, 0) + greatest(l.interes, 0) < 0 then 'SIN_FONDOS'
      end as omitida,
      -- Days that are done with, paid or not; those that wait are left for a later run.
      suya.clase <> 'correctiva' and l.estado = 'sin-pago' and not l.espera and l.hasta > l.desde
        and c.estado <> 'cerrada' and greatest(c.interes_hasta, c.apertura) = l.desde as pasa
    from corrida_linea l join cuenta_ahorro c on c.id = l.cuenta
    where l.corrida = pedida and l.intento = suya.intento and l.cuenta between t.de_cuenta and t.a_cuenta and l.tanda = tanda_pedida
      and l.estado in ('por-pagar', 'sin-pago')
  ), pagada as materialized (
    select v.* from vista v where v.estado = 'por-pagar' and v.omitida is null
  ), movida as (
    insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde, partida, corrida, concepto)
    select m.* from (
      select p.cuenta, p.movimientos + 1, 'interes', p.interes, p.saldo + p.interes, suya.fecha,
        case when suya.clase = 'correctiva' then suya.fecha_valor else p.hasta - 1 end,
        case when suya.clase = 'correctiva' then suya.fecha_valor + 1 else p.hasta end, partida_pedida, pedida, suya.nombre
      from pagada p where p.interes <> 0
      union all
      select p.cuenta, p.movimientos + 1 + (p.interes <> 0)::int, 'isr', -p.isr, p.saldo + p.interes - p.isr, suya.fecha,
        case when suya.clase = 'correctiva' then suya.fecha_valor else p.hasta - 1 end,
        case when suya.clase = 'correctiva' then suya.fecha_valor + 1 else p.hasta end, partida_pedida, pedida, suya.nombre
      from pagada p where p.isr <> 0
    ) m
  ), abonada as (
    update cuenta_ahorro c set saldo = c.saldo + p.interes - p.isr,
      movimientos = c.movimientos + (p.interes <> 0)::int + (p.isr <> 0)::int,
      interes_hasta = case when suya.clase = 'correctiva' then c.interes_hasta else p.hasta end,
      por_corregir = case when suya.clase = 'correctiva' and c.por_corregir >= p.desde and c.por_corregir < p.hasta
        then null else c.por_corregir end
    from pagada p where c.id = p.cuenta
  ), dejada as (
    update cuenta_ahorro c set interes_hasta = v.hasta from vista v where c.id = v.cuenta and v.pasa
  ), anotada as (
    update corrida_linea l set estado = case when v.omitida is null then 'aplicada' else 'omitida' end, motivo = v.omitida
    -- By what was seen of each: of a run whose lines came a moment ago PostgreSQL expects few, and would look at all of them for each.
    from vista v where l.corrida = v.corrida and l.intento = v.intento and l.cuenta = v.cuenta and v.estado = 'por-pagar'
  )
  select count(*) filter (where v.omitida is null and v.estado = 'por-pagar')::int as lineas,
    count(*) filter (where v.omitida is not null)::int as omitidas,
    coalesce(sum(greatest(v.interes, 0)) filter (where v.omitida is null and v.estado = 'por-pagar'), 0)::bigint as abonado,
    coalesce(sum(-least(v.interes, 0)) filter (where v.omitida is null and v.estado = 'por-pagar'), 0)::bigint as quitado,
    coalesce(sum(greatest(v.isr, 0)) filter (where v.omitida is null and v.estado = 'por-pagar'), 0)::bigint as retenido,
    coalesce(sum(-least(v.isr, 0)) filter (where v.omitida is null and v.estado = 'por-pagar'), 0)::bigint as devuelto
  into r from vista v;
  if suya.clase = 'correctiva' then
    -- Looked at and found right: nothing is left to correct of those days.
    update cuenta_ahorro c set por_corregir = null from corrida_linea l
    where l.corrida = pedida and l.intento = suya.intento and l.tanda = tanda_pedida and l.cuenta = c.id and l.estado = 'sin-pago'
      and c.por_corregir >= l.desde and c.por_corregir < l.hasta;
  end if;
  previsto := provision_consumir(t.producto, t.agencia, r.abonado - r.quitado, suya, partida_pedida);
  update corrida_tanda x set estado = 'aplicada', lineas = r.lineas, interes = r.abonado - r.quitado, isr = r.retenido - r.devuelto,
    omitidas = r.omitidas, provisionado = previsto, partida = case when r.lineas > 0 then partida_pedida end
  where x.corrida = pedida and x.n = tanda_pedida;
  return to_jsonb(r) || jsonb_build_object('provisionado', previsto);
end
$$;
comment on function corrida_aplicar_tanda is
  'Pays the accounts of a tanda, those whose days are still to be paid and as they were calculated; answers what its partida must say.';

create function provision_consumir(de integer, en_agencia text, bruto bigint, suya corrida, partida_pedida uuid) returns bigint
  language plpgsql security definer set search_path = public as $$
declare
  habia bigint;
  usado bigint;
begin
  if bruto <= 0 or not exists (select from provision_de_intereses p where p.producto = de and p.agencia = en_agencia) then return 0; end if;
  -- One tanda of a product and agencia after another, from here to its end.
  perform pg_advisory_xact_lock(hashtextextended(format('provision %s %s', de, en_agencia), 0));
  select p.saldo into habia from provision_de_intereses p where p.producto = de and p.agencia = en_agencia order by p.id desc limit 1;
  usado := least(greatest(habia, 0), bruto);
  if usado > 0 then
    insert into provision_de_intereses (id, producto, agencia, hasta, monto, saldo, partida, corrida)
    values (partida_pedida, de, en_agencia, suya.hasta, -usado, habia - usado, partida_pedida, suya.id);
  end if;
  return usado;
end
$$;
comment on function provision_consumir is 'Takes from what was provided for a product and agencia, as far as it goes; answers how much.';

create function corrida_terminar_aplicacion(pedida integer, momento timestamptz) returns boolean language plpgsql security definer
  set search_path = public as $$
declare
  suya corrida;
begin
  select r.* into suya from corrida r where r.id = pedida for update;
  if suya.estado is distinct from 'aplicando'
     or exists (select from corrida_tanda t where t.corrida = pedida and t.estado <> 'aplicada') then
    return false;
  end if;
  update corrida r set (lineas, interes, isr) = (
      select coalesce(sum(t.lineas), 0), coalesce(sum(t.interes), 0), coalesce(sum(t.isr), 0) from corrida_tanda t where t.corrida = pedida),
    estado = 'aplicado', aplicada_en = momento, motivo = null, version = r.version + 1
  where r.id = pedida;
  insert into corrida_evento (corrida, estado, por, en) values (pedida, 'aplicado', suya.aplicada_por, momento);
  delete from corrida_linea l where l.corrida = pedida and l.intento < suya.intento;
  return true;
end
$$;
comment on function corrida_terminar_aplicacion is 'When its last tanda was applied: what was paid, and the lines of earlier attempts are no longer needed.';

create function corrida_es_la_ultima(pedida integer) returns boolean language sql stable security definer set search_path = public as $$
  select not exists (
    select from corrida r
    join corrida_alcance a on a.corrida = r.id
    join corrida_alcance b on b.producto = a.producto and b.agencia = a.agencia and b.corrida <> r.id
    join corrida o on o.id = b.corrida
    where r.id = pedida and o.estado in ('aplicando', 'detenido', 'aplicado', 'revirtiendo')
      and (o.corrige = r.id or (o.clase = 'ordinaria' and r.clase = 'ordinaria' and o.hasta > r.hasta))
  )
$$;
comment on function corrida_es_la_ultima is 'Whether nothing was paid on top of what a run paid: the newest is undone first.';

create function corrida_revertir_tanda(pedida integer, tanda_pedida integer, partida_pedida uuid) returns jsonb language plpgsql
  security definer set search_path = public as $$
declare
  suya   corrida;
  t      corrida_tanda;
  cobra  boolean;
  r      record;
  queda  bigint;
begin
  select x.* into suya from corrida x where x.id = pedida;
  select x.* into t from corrida_tanda x where x.corrida = pedida and x.n = tanda_pedida for update;
  if suya.estado is distinct from 'revirtiendo' or t.estado is distinct from 'aplicada' then
    perform libro_negar('CORRIDA_NO_ADMITE', 'Esa parte de la corrida ya no espera ser revertida.');
  end if;
  select v ->> 'sin_fondos' = 'cobrar' into cobra
  from jsonb_array_elements(suya.reglas -> 'productos') p, jsonb_array_elements(p -> 'versiones') v
  where (p ->> 'id')::int = t.producto order by (v ->> 'desde')::date desc limit 1;
  perform from cuenta_ahorro c
  where c.producto = t.producto and c.agencia = t.agencia and c.id between t.de_cuenta and t.a_cuenta
  order by c.id for update;
  with vista as materialized (
    select l.corrida, l.intento, l.cuenta, l.desde, l.hasta, l.estado, l.espera, l.interes, l.isr, c.saldo, c.movimientos,
      greatest(l.interes - l.isr - c.saldo, 0) as falta,
      i.n as de_interes, i.gana_desde as gana_interes, i.fecha_valor as valor, s.n as de_isr, s.gana_desde as gana_isr,
      case
        when c.estado = 'cerrada' then 'CERRADA'
        when suya.clase <> 'correctiva' and c.interes_hasta <> l.hasta then 'YA_PAGADA'
        when l.interes - l.isr > c.saldo and not cobra then 'SIN_FONDOS'
      end as omitida
    from corrida_linea l join cuenta_ahorro c on c.id = l.cuenta
    left join lateral (select m.n, m.gana_desde, m.fecha_valor from movimiento_ahorro m
      where m.corrida = pedida and m.cuenta = l.cuenta and m.clase = 'interes' and m.revierte is null offset 0) i on true
    left join lateral (select m.n, m.gana_desde from movimiento_ahorro m
      where m.corrida = pedida and m.cuenta = l.cuenta and m.clase = 'isr' and m.revierte is null offset 0) s on true
    where l.corrida = pedida and l.intento = suya.intento and l.cuenta between t.de_cuenta and t.a_cuenta and l.tanda = tanda_pedida
      and l.estado in ('aplicada', 'sin-pago')
  ), deshecha as materialized (
    select v.* from vista v where v.estado = 'aplicada' and v.omitida is null
  ), movida as (
    insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde, partida, corrida, revierte, concepto)
    -- What is owed first, then what was withheld goes back, and last what was paid is taken: never below zero on the way.
    select d.cuenta, d.movimientos + 1, 'ajuste', d.falta, d.saldo + d.falta, suya.fecha_reversion, d.valor, d.gana_interes,
      partida_pedida, pedida, null, 'Por cobrar de ' || suya.nombre
    from deshecha d where d.falta > 0
    union all
    select d.cuenta, d.movimientos + 1 + (d.falta > 0)::int + (d.isr < 0 and d.de_interes is not null)::int, 'isr', d.isr,
      d.saldo + d.falta + d.isr - case when d.isr < 0 then d.interes else 0 end, suya.fecha_reversion, d.valor, d.gana_isr,
      partida_pedida, pedida, d.de_isr, 'Reversión de ' || suya.nombre
    from deshecha d where d.de_isr is not null
    union all
    select d.cuenta, d.movimientos + 1 + (d.falta > 0)::int + (d.isr >= 0 and d.de_isr is not null)::int, 'interes', -d.interes,
      d.saldo + d.falta - d.interes + case when d.isr >= 0 then d.isr else 0 end, suya.fecha_reversion, d.valor, d.gana_interes,
      partida_pedida, pedida, d.de_interes, 'Reversión de ' || suya.nombre
    from deshecha d where d.de_interes is not null
  ), devuelta as (
    update cuenta_ahorro c set saldo = c.saldo + d.falta - d.interes + d.isr,
      movimientos = c.movimientos + (d.falta > 0)::int + (d.de_interes is not null)::int + (d.de_isr is not null)::int,
      interes_hasta = case when suya.clase = 'correctiva' then c.interes_hasta else d.desde end,
      por_corregir = case when suya.clase = 'correctiva' then least(c.por_corregir, d.desde) else c.por_corregir end
    from deshecha d where c.id = d.cuenta
  ), dejada as (
    update cuenta_ahorro c set interes_hasta = v.desde from vista v
    where c.id = v.cuenta and v.estado = 'sin-pago' and not v.espera and v.hasta > v.desde and suya.clase <> 'correctiva'
      and c.interes_hasta = v.hasta and c.estado <> 'cerrada'
  ), anotada as (
    update corrida_linea l set estado = case when v.omitida is null then 'revertida' else 'aplicada' end, motivo = v.omitida
    from vista v where l.corrida = v.corrida and l.intento = v.intento and l.cuenta = v.cuenta and v.estado = 'aplicada'
  )
  select count(*) filter (where v.estado = 'aplicada' and v.omitida is null)::int as lineas,
    count(*) filter (where v.estado = 'aplicada' and v.omitida is not null)::int as omitidas,
    coalesce(sum(greatest(v.interes, 0)) filter (where v.estado = 'aplicada' and v.omitida is null), 0)::bigint as abonado,
    coalesce(sum(-least(v.interes, 0)) filter (where v.estado = 'aplicada' and v.omitida is null), 0)::bigint as quitado,
    coalesce(sum(greatest(v.isr, 0)) filter (where v.estado = 'aplicada' and v.omitida is null), 0)::bigint as retenido,
    coalesce(sum(-least(v.isr, 0)) filter (where v.estado = 'aplicada' and v.omitida is null), 0)::bigint as devuelto,
    coalesce(sum(v.falta) filter (where v.estado = 'aplicada' and v.omitida is null), 0)::bigint as por_cobrar
  into r from vista v;
  -- The part that was provided goes back there, as far as what is undone reaches.
  queda := least(t.provisionado, r.abonado - r.quitado);
  if queda > 0 then
    perform pg_advisory_xact_lock(hashtextextended(format('provision %s %s', t.producto, t.agencia), 0));
    insert into provision_de_intereses (id, producto, agencia, hasta, monto, saldo, partida, corrida)
    select partida_pedida, t.producto, t.agencia, suya.hasta, queda, p.saldo + queda, partida_pedida, pedida
    from provision_de_intereses p where p.producto = t.producto and p.agencia = t.agencia order by p.id desc limit 1;
  end if;
  update corrida_tanda x set estado = 'revertida', reversion = case when r.lineas > 0 then partida_pedida end
  where x.corrida = pedida and x.n = tanda_pedida;
  return to_jsonb(r) || jsonb_build_object('provisionado', greatest(queda, 0));
end
$$;
comment on function corrida_revertir_tanda is
  'Undoes what a tanda paid, account by account, with the mirror of its movements; answers what its partida must say.';

create function corrida_terminar_reversion(pedida integer, momento timestamptz) returns boolean language plpgsql security definer
  set search_path = public as $$
declare
  suya corrida;
begin
  select r.* into suya from corrida r where r.id = pedida for update;
  if suya.estado is distinct from 'revirtiendo'
     or exists (select from corrida_tanda t where t.corrida = pedida and t.estado <> 'revertida') then
    return false;
  end if;
  update corrida r set estado = 'revertido', revertida_en = momento, motivo = null, version = r.version + 1 where r.id = pedida;
  insert into corrida_evento (corrida, estado, por, en) values (pedida, 'revertido', suya.revertida_por, momento);
  return true;
end
$$;
comment on function corrida_terminar_reversion is 'When its last tanda was undone.';
