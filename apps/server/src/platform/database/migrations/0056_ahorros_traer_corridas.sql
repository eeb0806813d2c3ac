-- What an institution that moves in brings of its interest: the runs that it paid elsewhere, with the partidas that paid them and a line
-- for each account, while the products are in preparation. So what each saver was paid is explained here as if it had been paid here, and
-- the first run of its own begins where the last one ended. The movements come with ahorro_traer.

-- Nobody else makes a run that is applied from the start: the application's role may not say in which state it makes one.
drop trigger corrida_transitar on corrida;
create trigger corrida_transitar before update on corrida
  for each row execute function corrida_transitar();
create trigger corrida_nueva before insert on corrida
  for each row when (new.estado <> 'aplicado') execute function corrida_transitar();

create function corrida_traer(
  traidas jsonb, corridas integer[], tandas integer[], cuentas bigint[], desdes date[], hastas date[], dias integer[], saldos_dias numeric[],
  exactos numeric[], intereses bigint[], retenciones bigint[], vistos integer[], motivos text[], esperas boolean[]
) returns integer[] language plpgsql security definer set search_path = public as $$
declare
  quien uuid := nullif(current_setting('cuadra.actor', true), '')::uuid;
  ids   integer[];
begin
  if quien is null or exists (select from jsonb_to_recordset(traidas) t (calculada_por uuid) where t.calculada_por is not distinct from quien) then
    perform libro_negar('CORRIDA_PROPIA', 'Quien trae corridas responde por ellas con su nombre, y no es quien las calculó.');
  end if;
  with nuevas as (
    insert into corrida (clase, programacion, nombre, desde, hasta, fecha_valor, fecha, estado, intento, creada_por, creada_en, calculada_por,
      calculada_en, aprobada_por, aprobada_en, aplicada_por, aplicada_en)
    select t.clase, t.programacion, t.nombre, t.desde, t.hasta, t.hasta - 1, t.fecha, 'aplicado', 1, t.calculada_por, t.creada_en, t.calculada_por,
      t.calculada_en, quien, t.aprobada_en, t.calculada_por, t.aplicada_en
    from rows from (jsonb_to_recordset(traidas) as (clase text, programacion uuid, nombre text, desde date, hasta date, fecha date,
      calculada_por uuid, creada_en timestamptz, calculada_en timestamptz, aprobada_en timestamptz, aplicada_en timestamptz)) with ordinality
      t (clase, programacion, nombre, desde, hasta, fecha, calculada_por, creada_en, calculada_en, aprobada_en, aplicada_en, orden)
    order by t.orden
    returning id
  )
  select array_agg(n.id order by n.id) into ids from nuevas n;
  insert into corrida_tanda (corrida, n, producto, agencia, de_cuenta, a_cuenta, estado, partida)
  select ids[t.orden], x.n, x.producto, x.agencia, 0, 0, 'aplicada', x.partida
  from jsonb_array_elements(traidas) with ordinality t (traida, orden),
    jsonb_to_recordset(t.traida -> 'tandas') x (n integer, producto integer, agencia text, partida uuid);
  insert into corrida_alcance (corrida, producto, agencia, periodo, clase, viva)
  select r.id, t.producto, t.agencia, daterange(case when r.clase = 'cierre' then r.desde end, r.hasta), r.clase, false
  from corrida r join corrida_tanda t on t.corrida = r.id where r.id = any (ids);
  if exists (
    select from corrida_alcance a join producto_ahorro p on p.id = a.producto where a.corrida = any (ids) and p.estado <> 'preparacion'
  ) then
    perform libro_negar('PRODUCTO_YA_ACTIVO', 'Las corridas de antes se traen mientras el producto está en preparación.');
  end if;
  insert into corrida_linea (corrida, intento, cuenta, tanda, desde, hasta, dias, saldo_dias, exacto, interes, isr, movimientos, estado, motivo, espera)
  select ids[l.corrida], 1, l.cuenta, l.tanda, l.desde, l.hasta, l.dias, l.saldo_dias, l.exacto, l.interes, l.isr, l.vistos,
    case when l.interes <> 0 then 'aplicada' else 'sin-pago' end, l.motivo, l.espera
  from unnest(corridas, tandas, cuentas, desdes, hastas, dias, saldos_dias, exactos, intereses, retenciones, vistos, motivos, esperas)
    l (corrida, tanda, cuenta, desde, hasta, dias, saldo_dias, exacto, interes, isr, vistos, motivo, espera);
  perform corrida_traida_sumar(ids);
  return ids;
end
$$;
comment on function corrida_traer is
  'Brings the interest runs that were paid elsewhere, applied, with their lines in arrays: whoever brings them answers for them. Their ids, in order.';

create function corrida_traida_sumar(ids integer[]) returns void language plpgsql security definer set search_path = public as $$
declare
  mala record;
begin
  update corrida_tanda t set de_cuenta = s.primera, a_cuenta = s.ultima, cuentas = s.cuentas, lineas = s.lineas, interes = s.interes, isr = s.isr,
    exacto = s.exacto, huella = s.huella
  from (
    select l.corrida, l.tanda, min(l.cuenta) as primera, max(l.cuenta) as ultima, count(*) as cuentas,
      count(*) filter (where l.estado = 'aplicada') as lineas, sum(l.interes) as interes, sum(l.isr) as isr,
      coalesce(sum(l.exacto) filter (where l.estado = 'aplicada'), 0) as exacto,
      encode(sha256(convert_to(string_agg(concat_ws('|', l.cuenta, l.desde, l.hasta, l.interes, l.isr, coalesce(l.motivo, '-')), E'\n'
        order by l.cuenta), 'UTF8')), 'hex') as huella
    from corrida_linea l where l.corrida = any (ids) group by l.corrida, l.tanda
  ) s where t.corrida = s.corrida and t.n = s.tanda;
  -- Every line is of its tanda, and a tanda paid what its partida says of the product's account.
  select r.nombre into mala from corrida_linea l
  left join corrida_tanda t on t.corrida = l.corrida and t.n = l.tanda
  left join cuenta_ahorro c on c.id = l.cuenta and c.producto = t.producto and c.agencia = t.agencia
  join corrida r on r.id = l.corrida
  where l.corrida = any (ids) and c.id is null limit 1;
  if not found then
    select r.nombre into mala from corrida_tanda t join corrida r on r.id = t.corrida join producto_ahorro p on p.id = t.producto
    left join partida a on a.id = t.partida
    cross join lateral (select coalesce(sum(l.haber), 0) as abonado, coalesce(sum(l.debe), 0) as retenido from linea l
      where l.ejercicio = a.ejercicio and l.numero = a.numero and l.id_cuenta = p.id_cuenta and l.agencia = t.agencia) s
    where t.corrida = any (ids) and (t.interes <> s.abonado or t.isr <> s.retenido)
    limit 1;
  end if;
  if found then
    perform libro_negar('CORRIDA_NO_CUADRA', format('Lo que trae la corrida «%s» no es lo que dice su partida.', mala.nombre));
  end if;
  update corrida r set (cuentas, lineas, interes, isr, exacto) = (
      select sum(t.cuentas), sum(t.lineas), sum(t.interes), sum(t.isr), sum(t.exacto) from corrida_tanda t where t.corrida = r.id),
    reglas = case when r.clase = 'ordinaria' then corrida_reglas(r.id) end
  where r.id = any (ids);
  insert into corrida_evento (corrida, estado, por, en)
  select r.id, e.estado, e.por, e.en from corrida r
  cross join lateral (values (1, 'programado', r.creada_por, r.creada_en), (2, 'calculado', r.calculada_por, r.calculada_en),
    (3, 'aprobado', r.aprobada_por, r.aprobada_en), (4, 'aplicado', r.aplicada_por, r.aplicada_en)) e (orden, estado, por, en)
  where r.id = any (ids) and (r.clase = 'ordinaria' or e.estado = 'aplicado')
  order by r.id, e.orden;
end
$$;
comment on function corrida_traida_sumar is
  'What runs that were brought add up to, tanda by tanda with its fingerprint: as the books say of each, or they are refused.';
revoke execute on function corrida_traida_sumar from public;
