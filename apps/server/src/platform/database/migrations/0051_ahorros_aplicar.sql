-- The life of an interest run, kept here whatever the program does: which steps there are and who signs each, what its rules were
-- and how it is shared out among processes. How a tanda is applied and undone is in 0057_ahorros_tandas.sql.

create function corrida_transitar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    if new.clase <> 'cierre' and (new.estado <> 'programado' or not ahorro_firmado(new.creada_por)) then
      perform libro_negar('FIRMA_AJENA', 'Cada quien crea corridas con su propio nombre.');
    end if;
    return new;
  end if;
  if new.estado = old.estado then
    if (new.creada_por, new.calculada_por, new.aprobada_por, new.huella_aprobada, new.aplicada_por, new.revertida_por, new.fecha_reversion)
      is distinct from
       (old.creada_por, old.calculada_por, old.aprobada_por, old.huella_aprobada, old.aplicada_por, old.revertida_por, old.fecha_reversion)
       or (new.huella is distinct from old.huella and old.estado not in ('calculando')) then
      perform libro_negar('CORRIDA_NO_ADMITE', 'Nadie firma una corrida sin dar el paso.');
    end if;
    if new.reversion_pedida_por is distinct from old.reversion_pedida_por and (old.estado <> 'aplicado'
       or (new.reversion_pedida_por is not null and not ahorro_firmado(new.reversion_pedida_por))) then
      perform libro_negar('FIRMA_AJENA', 'Cada quien pide una reversión con su propio nombre.');
    end if;
    return new;
  end if;
  if (old.estado, new.estado) not in (
    ('programado', 'calculando'), ('programado', 'cancelado'),
    ('calculando', 'calculado'), ('calculando', 'vencido'), ('calculando', 'fallido'),
    ('calculado', 'calculando'), ('calculado', 'aprobado'), ('calculado', 'vencido'), ('calculado', 'cancelado'),
    ('aprobado', 'calculando'), ('aprobado', 'aplicando'), ('aprobado', 'vencido'), ('aprobado', 'cancelado'),
    ('vencido', 'calculando'), ('vencido', 'cancelado'), ('fallido', 'calculando'), ('fallido', 'cancelado'),
    ('aplicando', 'aplicado'), ('aplicando', 'detenido'), ('detenido', 'aplicando'), ('detenido', 'revirtiendo'),
    ('aplicado', 'revirtiendo'), ('revirtiendo', 'revertido'), ('revirtiendo', 'detenido')
  ) or (old.estado = 'detenido' and (new.estado = 'revirtiendo') <> (old.revertida_por is not null)) then
    perform libro_negar('CORRIDA_NO_ADMITE', format('Una corrida no pasa de %s a %s.', old.estado, new.estado));
  end if;
  perform corrida_firmas(old, new);
  -- What was approved is what was calculated: another calculation is approved again.
  if new.estado in ('calculando', 'vencido') then
    new.aprobada_por := null;
    new.aprobada_en := null;
    new.huella_aprobada := null;
  end if;
  return new;
end
$$;
comment on function corrida_transitar is 'Which steps a run may take, and that whoever gives one signs in their own name; nothing is signed between steps.';

create function corrida_firmas(antes corrida, nueva corrida) returns void language plpgsql security definer set search_path = public as $$
begin
  if nueva.estado = 'calculando' then
    if not ahorro_firmado(nueva.calculada_por) then
      perform libro_negar('FIRMA_AJENA', 'Cada quien calcula con su propio nombre.');
    end if;
  elsif nueva.calculada_por is distinct from antes.calculada_por then
    perform libro_negar('CORRIDA_NO_ADMITE', 'Quien calculó una corrida es quien la calculó.');
  end if;
  if nueva.estado = 'aprobado' then
    if nueva.aprobada_por is null or not ahorro_firmado(nueva.aprobada_por) then
      perform libro_negar('FIRMA_AJENA', 'Cada quien aprueba con su propio nombre.');
    end if;
    if nueva.aprobada_por in (nueva.creada_por, nueva.calculada_por) then
      perform libro_negar('CORRIDA_PROPIA', 'Quien crea o calcula una corrida no la aprueba.');
    end if;
    if nueva.huella is null or nueva.huella_aprobada is distinct from nueva.huella then
      perform libro_negar('CORRIDA_VENCIDA', 'Lo que se aprueba no es lo que se calculó.');
    end if;
  elsif nueva.estado = 'aplicando' and antes.estado = 'aprobado' then
    if nueva.aplicada_por is null or not ahorro_firmado(nueva.aplicada_por) then
      perform libro_negar('FIRMA_AJENA', 'Cada quien aplica con su propio nombre.');
    end if;
    if nueva.huella is distinct from nueva.huella_aprobada or nueva.huella is distinct from corrida_huella(nueva.id) then
      perform libro_negar('CORRIDA_VENCIDA', 'Lo que se aplica no es lo que se aprobó.');
    end if;
  elsif nueva.estado = 'aplicado' then
    if exists (select from corrida_tanda t where t.corrida = nueva.id and t.estado <> 'aplicada')
       or exists (select from corrida_linea l where l.corrida = nueva.id and l.intento = nueva.intento and l.estado in ('por-pagar', 'vencida')) then
      perform libro_negar('CORRIDA_NO_ADMITE', 'Quedan cuentas por abonar.');
    end if;
  elsif nueva.estado = 'revirtiendo' and antes.estado = 'aplicado' then
    if nueva.reversion_pedida_por is null or nueva.revertida_por is null or not ahorro_firmado(nueva.revertida_por) then
      perform libro_negar('FIRMA_AJENA', 'Cada quien aprueba una reversión con su propio nombre.');
    end if;
    if nueva.revertida_por = nueva.reversion_pedida_por then
      perform libro_negar('CORRIDA_PROPIA', 'Quien pide una reversión no la aprueba.');
    end if;
  end if;
  -- Their months stay open until it ends: whoever closes one waits for this, and this for them.
  if nueva.estado in ('aprobado', 'aplicando', 'revirtiendo') then
    perform corrida_exige_mes(nueva);
  end if;
end
$$;
comment on function corrida_firmas is 'What each step of a run asks: its signature, the fingerprint that was approved, the month open.';

create function corrida_exige_mes(suya corrida) returns void language plpgsql security definer set search_path = public as $$
declare
  dia  date := case when suya.estado = 'revirtiendo' then suya.fecha_reversion else suya.fecha end;
  mala record;
begin
  perform from periodo p
  where p.anio = extract(year from dia)::int and p.mes = extract(month from dia)::int
    and p.agencia in (select a.agencia from corrida_alcance a where a.corrida = suya.id)
  order by p.agencia for share;
  select a.agencia into mala from corrida_alcance a
  left join periodo p on (p.anio, p.mes, p.agencia) = (extract(year from dia)::int, extract(month from dia)::int, a.agencia)
  where a.corrida = suya.id and p.estado is distinct from 'abierto'
  order by a.agencia limit 1;
  if found then
    perform libro_negar('PERIODO_CERRADO', format('El periodo %s no está abierto en la agencia %s.', to_char(dia, 'MM/YYYY'), mala.agencia));
  end if;
end
$$;
comment on function corrida_exige_mes is 'The month that a run posts into is open in all of its agencias, and held so until the transaction ends.';

create trigger corrida_transitar before insert or update on corrida
  for each row execute function corrida_transitar();

create function corrida_en_camino() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update corrida_alcance a set viva = new.estado not in ('aplicado', 'revertido', 'cancelado')
  where a.corrida = new.id and a.viva is distinct from (new.estado not in ('aplicado', 'revertido', 'cancelado'));
  return null;
end
$$;
comment on function corrida_en_camino is 'A run keeps others off its products and agencias from its creation until it is done, and while it is undone.';
create trigger corrida_en_camino after update of estado on corrida
  for each row when (old.estado <> new.estado) execute function corrida_en_camino();

create function periodo_sin_corridas() returns trigger language plpgsql security definer set search_path = public as $$
declare
  viva record;
begin
  select r.id, r.nombre into viva from corrida r join corrida_alcance a on a.corrida = r.id
  where r.estado in ('aprobado', 'aplicando', 'revirtiendo', 'detenido') and a.agencia = new.agencia
    and date_trunc('month', case when r.revertida_por is null then r.fecha else r.fecha_reversion end) = make_date(new.anio, new.mes, 1)
  order by r.id limit 1;
  if found then
    perform libro_negar('PERIODO_CON_CORRIDA', format('La corrida %s («%s») contabiliza en ese mes: espere a que termine.', viva.id, viva.nombre));
  end if;
  return new;
end
$$;
comment on function periodo_sin_corridas is 'A month is not closed while a run of interest posts into it.';
create trigger periodo_sin_corridas before update of estado on periodo
  for each row when (old.estado = 'abierto' and new.estado <> 'abierto') execute function periodo_sin_corridas();

create function corrida_huella(pedida integer) returns text language sql stable security definer set search_path = public as $$
  select encode(sha256(convert_to(coalesce(string_agg(t.huella, '' order by t.n), ''), 'UTF8')), 'hex')
  from corrida_tanda t where t.corrida = pedida
$$;
comment on function corrida_huella is 'The fingerprint of a run: that of its tandas, in order.';

-- As in 0049_ahorros_mover.sql, and with the run held: what is being calculated or about to be applied is told in time.
create or replace function ahorro_llega_tarde(suya cuenta_ahorro, gana date, corrige boolean) returns void
  language plpgsql security definer set search_path = public as $$
declare
  viva record;
  suyo corrida;
begin
  if gana < suya.interes_hasta then
    if not corrige then
      perform libro_negar('PERIODO_DE_INTERES_APLICADO', format(
        'Los intereses de la cuenta %s ya se abonaron hasta el %s: use una fecha valor posterior.', suya.numero,
        to_char(suya.interes_hasta - 1, 'DD/MM/YYYY')));
    end if;
    update cuenta_ahorro c set por_corregir = least(c.por_corregir, gana) where c.id = suya.id;
  end if;
  for viva in
    select r.id from corrida_alcance a join corrida r on r.id = a.corrida
    where a.producto = suya.producto and a.agencia = suya.agencia and a.viva and r.hasta > gana
      and r.estado in ('calculando', 'calculado', 'aprobado', 'aplicando', 'detenido')
    order by r.id
  loop
    -- Nobody waits for the books while holding a run.
    select r.* into suyo from corrida r where r.id = viva.id for no key update;
    continue when not exists (
      select from corrida_linea l where l.corrida = suyo.id and l.cuenta = suya.id and l.intento = suyo.intento
        and l.hasta > gana and l.estado in ('por-pagar', 'sin-pago'));
    if suyo.estado in ('aplicando', 'detenido') then
      perform libro_negar('PERIODO_DE_INTERES_APLICADO', 'Se están abonando los intereses de ese período: use una fecha valor posterior.');
    end if;
    continue when suyo.estado not in ('calculando', 'calculado', 'aprobado', 'vencido');
    update corrida_linea l set estado = 'vencida' where l.corrida = suyo.id and l.cuenta = suya.id and l.intento = suyo.intento;
    continue when suyo.estado not in ('calculado', 'aprobado');
    update corrida r set estado = 'vencido', version = r.version + 1 where r.id = suyo.id;
    insert into corrida_evento (corrida, estado, por, detalle) values (suyo.id, 'vencido',
      nullif(current_setting('cuadra.actor', true), '')::uuid, format('Llegó un movimiento a la cuenta %s con fecha valor %s.',
        suya.numero, to_char(gana, 'DD/MM/YYYY')));
  end loop;
end
$$;

create function corrida_preparar(pedida integer) returns integer language plpgsql security definer set search_path = public as $$
declare
  suya    corrida;
  tandas  integer;
begin
  select r.* into suya from corrida r where r.id = pedida for update;
  if suya.estado is distinct from 'calculando' then
    perform libro_negar('CORRIDA_NO_ADMITE', 'La corrida no se está calculando.');
  end if;
  update corrida r set intento = r.intento + 1, cuentas = 0, lineas = 0, interes = 0, isr = 0, exacto = 0, huella = null
  where r.id = pedida;
  perform corrida_tomar_reglas(pedida);
  delete from corrida_tanda t where t.corrida = pedida;
  insert into corrida_tanda (corrida, n, producto, agencia, de_cuenta, a_cuenta)
  select pedida, row_number() over (order by p.producto, p.agencia, p.parte), p.producto, p.agencia, min(p.id), max(p.id)
  from (
    select c.id, c.producto, c.agencia,
      (row_number() over (partition by c.producto, c.agencia order by c.id) - 1) / suya.por_tanda as parte
    from corrida_alcance a join cuenta_ahorro c on c.producto = a.producto and c.agencia = a.agencia
    where a.corrida = pedida and c.apertura < suya.hasta and (c.cierre is null or c.cierre > suya.desde)
      and (suya.corrige is null or exists (
        select from corrida o join corrida_linea l on l.corrida = o.id and l.intento = o.intento and l.cuenta = c.id
        where o.id = suya.corrige and l.estado in ('aplicada', 'sin-pago')))
  ) p group by p.producto, p.agencia, p.parte;
  get diagnostics tandas = row_count;
  return tandas;
end
$$;
comment on function corrida_preparar is 'Begins a calculation: the next attempt, the rules as they are now, and the accounts shared out in tandas.';

create function corrida_terminar_calculo(pedida integer, momento timestamptz) returns text language plpgsql security definer
  set search_path = public as $$
declare
  suya   corrida;
  queda  text;
begin
  select r.* into suya from corrida r where r.id = pedida for update;
  if suya.estado is distinct from 'calculando'
     or exists (select from corrida_tanda t where t.corrida = pedida and t.estado = 'pendiente') then
    return null;
  end if;
  -- Lines that came a moment ago are not in the statistics yet: many would be looked for one by one.
  if (select sum(t.cuentas) from corrida_tanda t where t.corrida = pedida) > 10000 then
    perform set_config('enable_nestloop', 'off', true);
  end if;
  -- What moved since its tanda was calculated, into days that it counted: few did, and only those are asked for their days.
  with movidas as materialized (
    select l.cuenta, l.movimientos, l.hasta from corrida_linea l join cuenta_ahorro c on c.id = l.cuenta
    where l.corrida = pedida and l.intento = suya.intento and l.estado in ('por-pagar', 'sin-pago') and c.movimientos > l.movimientos
  )
  update corrida_linea l set estado = 'vencida' from movidas m
  where l.corrida = pedida and l.intento = suya.intento and l.cuenta = m.cuenta and linea_cambiada(m.cuenta, m.movimientos, m.hasta);
  queda := case when exists (
    select from corrida_linea l where l.corrida = pedida and l.intento = suya.intento and l.estado = 'vencida') then 'vencido' else 'calculado' end;
  update corrida r set (cuentas, lineas, interes, isr, exacto) = (
      select coalesce(sum(t.cuentas), 0), coalesce(sum(t.lineas), 0), coalesce(sum(t.interes), 0), coalesce(sum(t.isr), 0), coalesce(sum(t.exacto), 0)
      from corrida_tanda t where t.corrida = pedida),
    huella = corrida_huella(pedida), resumen = corrida_resumen(pedida, suya.intento)
  where r.id = pedida;
  perform set_config('enable_nestloop', 'on', true);
  update corrida r set estado = queda, calculada_en = momento, motivo = null, version = r.version + 1 where r.id = pedida;
  insert into corrida_evento (corrida, estado, por, en, detalle) values (pedida, queda, suya.calculada_por, momento,
    case queda when 'vencido' then 'Llegaron movimientos mientras se calculaba.' end);
  return queda;
end
$$;
comment on function corrida_terminar_calculo is 'When its last tanda was calculated: totals and fingerprint, or stale if something moved meanwhile. Null: not yet.';

create function corrida_resumen(pedida integer, del_intento integer) returns jsonb language sql stable security definer set search_path = public as $$
  with limites as (select array[1, 100, 500, 1000, 5000, 10000, 50000, 100000, 500000, 1000000]::bigint[] as l),
  sumas as materialized (
    select l.estado, l.motivo, width_bucket(l.interes, (select l from limites)) as franja, count(*) as cuentas, sum(l.interes) as interes,
      count(*) filter (where c.isr = 'exento' and c.isr_vence < l.hasta - 1) as vencidas
    from corrida_linea l join cuenta_ahorro c on c.id = l.cuenta
    where l.corrida = pedida and l.intento = del_intento group by 1, 2, 3
  )
  select jsonb_build_object(
    'sinPago', coalesce((select jsonb_agg(jsonb_build_object('motivo', m.motivo, 'cuentas', m.cuentas) order by m.cuentas desc, m.motivo)
      from (select s.motivo, sum(s.cuentas) as cuentas from sumas s where s.estado = 'sin-pago' group by 1) m), '[]'),
    'distribucion', coalesce((select jsonb_agg(jsonb_build_object('desde', case when f.franja = 0 then 0 else l.l[f.franja] end,
        'hasta', l.l[f.franja + 1], 'cuentas', f.cuentas, 'interes', f.interes) order by f.franja)
      from limites l, (select s.franja, sum(s.cuentas) as cuentas, sum(s.interes) as interes from sumas s where s.estado <> 'sin-pago' group by 1) f), '[]'),
    'exencionesVencidas', (select coalesce(sum(s.vencidas), 0) from sumas s where s.estado <> 'sin-pago'))
$$;
comment on function corrida_resumen is 'What the screen of a run tells of all of its lines, added up once.';

create function linea_cambiada(suya bigint, vistos integer, limite date) returns boolean language sql stable as $$
  select exists (select from movimiento_ahorro m where m.cuenta = suya and m.n > vistos and m.gana_desde < limite)
$$;
comment on function linea_cambiada is 'Whether an account moved after it was looked at, in days before that one.';

create function corrida_fallar(pedida integer, porque text, momento timestamptz) returns boolean language plpgsql security definer
  set search_path = public as $$
declare
  suya corrida;
  queda text;
begin
  select r.* into suya from corrida r where r.id = pedida for update;
  queda := case suya.estado when 'calculando' then 'fallido' when 'aplicando' then 'detenido' when 'revirtiendo' then 'detenido' end;
  if queda is null then return false; end if;
  update corrida r set estado = queda, motivo = porque, version = r.version + 1 where r.id = pedida;
  insert into corrida_evento (corrida, estado, en, detalle) values (pedida, queda, momento, porque);
  return true;
end
$$;
comment on function corrida_fallar is 'What could not be done stops its run, with the reason: what is done stays done.';
