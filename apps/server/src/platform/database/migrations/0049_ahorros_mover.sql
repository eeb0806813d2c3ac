-- The one way in which a savings account moves, but for the runs (0051_ahorros_aplicar.sql). Whoever posts holds the order of the
-- books; a tanda of a run holds its accounts and then waits for that order: so an account that is held is never waited for here.

create function ahorro_tomar(cuenta_pedida bigint) returns cuenta_ahorro language plpgsql security definer
  set search_path = public
  set enable_seqscan = off
as $$
declare
  suya cuenta_ahorro;
  de   producto_ahorro;
begin
  begin
    select c.* into suya from cuenta_ahorro c where c.id = cuenta_pedida for update nowait;
  exception when lock_not_available then
    perform libro_negar('CUENTA_OCUPADA', 'La cuenta está recibiendo sus intereses. Intente de nuevo en un momento.');
  end;
  if suya.id is null then
    perform libro_negar('NO_ENCONTRADO', 'Esa cuenta de ahorro no existe.');
  end if;
  select p.* into de from producto_ahorro p where p.id = suya.producto;
  if de.estado = 'preparacion' then
    perform libro_negar('PRODUCTO_EN_PREPARACION', format('El producto «%s» todavía no está activo.', de.nombre));
  end if;
  return suya;
end
$$;
comment on function ahorro_tomar is 'Takes an account of a product in use until the transaction ends, or says at once that it is taken.';

create function ahorro_tasa(producto_pedido integer, plazo_pedido integer, monto_pedido bigint, dia date) returns integer
  language sql stable as $$
  select t.ppm from tramo_de_tasa t
  where t.tabla = (select x.id from tabla_de_tasas x where x.producto = producto_pedido and x.estado = 'publicada' and x.desde <= dia
                   order by x.desde desc limit 1)
    and int8range(t.monto_desde, t.monto_hasta) @> monto_pedido and int4range(t.plazo_desde, t.plazo_hasta) @> coalesce(plazo_pedido, 0)
$$;
comment on function ahorro_tasa is 'What an amount earns a year that day with that term, in parts per million; null when no published table says.';

create function ahorro_anotar_estado(cuenta_pedida bigint, dia date, estado_pedido text, motivo_pedido text) returns void
  language sql security definer set search_path = public as $$
  insert into estado_de_cuenta_ahorro (cuenta, desde, estado, motivo, por)
  values (cuenta_pedida, dia, estado_pedido, motivo_pedido, nullif(current_setting('cuadra.actor', true), '')::uuid)
  on conflict (cuenta, desde) do update set estado = excluded.estado, motivo = excluded.motivo, por = excluded.por
$$;
comment on function ahorro_anotar_estado is 'From that day on an account is in that state, signed by whoever acts.';
revoke execute on function ahorro_anotar_estado from public;

-- The term and its rate begin with the money, whatever was said when the account was opened.
create function ahorro_primer_deposito(suya cuenta_ahorro, monto_pedido bigint, valor date) returns void
  language plpgsql security definer set search_path = public as $$
declare
  minimo_pedido bigint;
  ppm           integer;
begin
  select v.apertura_minima into minimo_pedido from version_de_producto v
  where v.producto = suya.producto and v.estado = 'publicada' and v.desde <= valor order by v.desde desc limit 1;
  if monto_pedido < minimo_pedido then
    perform libro_negar('APERTURA_INSUFICIENTE', format('La cuenta %s se abre con al menos Q %s.', suya.numero,
      to_char(minimo_pedido / 100.0, 'FM999,999,999,999,990.00')));
  end if;
  if suya.plazo is null then return; end if;
  ppm := ahorro_tasa(suya.producto, suya.plazo, monto_pedido, valor);
  if ppm is null then
    perform libro_negar('PRODUCTO_SIN_REGLAS', 'Ese día no hay tasa publicada para ese monto y ese plazo.');
  end if;
  update cuenta_ahorro c set tasa_pactada = ppm, vence = valor + suya.plazo, interes_hasta = valor where c.id = suya.id;
end
$$;
comment on function ahorro_primer_deposito is 'What a product asks of the first money of an account; of a term one, its rate and its last day are fixed by it.';
revoke execute on function ahorro_primer_deposito from public;

create function ahorro_mover(
  cuenta_pedida bigint, clase_pedida text, monto_pedido bigint, fecha_pedida date, valor_pedido date, partida_pedida uuid,
  concepto_pedido text default null, documento_pedido text default null, revierte_pedido integer default null, corrige boolean default false,
  out n integer, out saldo bigint
) language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  suya     cuenta_ahorro := ahorro_tomar(cuenta_pedida);
  lado     integer;
  original movimiento_ahorro;
  gana     date := valor_pedido;
  queda    text;
begin
  select k.signo into lado from clase_de_movimiento_ahorro k where k.clase = clase_pedida;
  if not found or monto_pedido = 0 or clase_pedida = 'saldo-inicial' then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'Ese movimiento no existe en una cuenta de ahorro.');
  end if;
  if revierte_pedido is not null then
    select m.* into original from movimiento_ahorro m where m.cuenta = cuenta_pedida and m.n = revierte_pedido;
    if original.n is null or original.revierte is not null or original.corrida is not null
       or original.monto <> -monto_pedido or original.clase <> clase_pedida then
      perform libro_negar('MOVIMIENTO_INVALIDO', 'Un movimiento se deshace entero y una sola vez.');
    end if;
    if exists (select from movimiento_ahorro m where m.cuenta = cuenta_pedida and m.revierte = revierte_pedido) then
      perform libro_negar('MOVIMIENTO_YA_DESHECHO', 'El movimiento ya se deshizo.');
    end if;
    gana := original.gana_desde;
  elsif lado is not null and lado <> sign(monto_pedido) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'El monto de ese movimiento va en el otro sentido.');
  end if;
  perform ahorro_admitir(suya, clase_pedida, monto_pedido, revierte_pedido);
  if valor_pedido > fecha_pedida or valor_pedido < suya.apertura then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'La fecha valor va de la apertura de la cuenta a la fecha del movimiento.');
  end if;
  if not exists (select from partida p where p.id = partida_pedida and p.fecha = fecha_pedida and p.origen in ('caja', 'ahorro', 'interes')) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'Un movimiento lleva la partida de ahorros, de caja o de intereses que lo contabiliza, con su fecha.');
  end if;
  perform ahorro_llega_tarde(suya, gana, corrige);
  if suya.movimientos = 0 or (suya.plazo is not null and suya.saldo = 0 and monto_pedido > 0 and revierte_pedido is null) then
    perform ahorro_primer_deposito(suya, monto_pedido, valor_pedido);
  end if;
  n := suya.movimientos + 1;
  saldo := suya.saldo + monto_pedido;
  -- The last of what waited leaves, and the account ends; whoever undoes that has it waiting again.
  queda := case when suya.estado = 'cerrada' then 'por-retirar' when suya.estado = 'por-retirar' and saldo = 0 then 'cerrada' else suya.estado end;
  if queda = suya.estado then
    update cuenta_ahorro c set saldo = ahorro_mover.saldo, movimientos = ahorro_mover.n where c.id = cuenta_pedida;
  else
    update cuenta_ahorro c set saldo = ahorro_mover.saldo, movimientos = ahorro_mover.n, estado = queda, version = c.version + 1,
      cierre = case when queda = 'cerrada' then fecha_pedida end
    where c.id = cuenta_pedida;
    perform ahorro_anotar_estado(cuenta_pedida, fecha_pedida, queda,
      case when queda = 'cerrada' then 'Salió todo su saldo.' else 'Se deshizo el retiro con que se cerró.' end);
  end if;
  insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde, partida, revierte, concepto, documento)
  values (cuenta_pedida, n, clase_pedida, monto_pedido, saldo, fecha_pedida, valor_pedido, gana, partida_pedida, revierte_pedido,
    concepto_pedido, documento_pedido);
end
$$;
comment on function ahorro_mover is 'Moves a savings account once: takes it, judges its state and its balance, numbers the movement and keeps the balance.';

create function ahorro_admitir(suya cuenta_ahorro, clase_pedida text, monto_pedido bigint, revierte_pedido integer) returns void
  language plpgsql security definer set search_path = public as $$
declare
  deshace boolean := revierte_pedido is not null;
begin
  -- What closed it may still be undone, as long as it is the last that happened.
  if suya.estado = 'cerrada' and revierte_pedido is distinct from suya.movimientos then
    perform libro_negar('CUENTA_CERRADA', format('La cuenta %s está cerrada.', suya.numero));
  end if;
  if suya.estado = 'bloqueada' and monto_pedido < 0 and not deshace then
    perform libro_negar('CUENTA_AHORRO_BLOQUEADA', format('La cuenta %s está bloqueada: no admite retiros.', suya.numero));
  end if;
  if suya.saldo + monto_pedido < 0 then
    perform libro_negar('SALDO_INSUFICIENTE', format('La cuenta %s tiene Q %s.', suya.numero,
      to_char(suya.saldo / 100.0, 'FM999,999,999,999,990.00')));
  end if;
  if suya.estado = 'por-retirar' and suya.saldo + monto_pedido <> 0 and not deshace then
    perform libro_negar('CUENTA_POR_RETIRAR', format('La cuenta %s se está cerrando: solo se retira todo su saldo.', suya.numero));
  end if;
  if suya.plazo is not null and not deshace and suya.estado <> 'por-retirar' and (
    (clase_pedida in ('deposito', 'transferencia-recibida') and suya.saldo > 0) or clase_pedida in ('retiro', 'transferencia-enviada')
  ) then
    perform libro_negar('CUENTA_A_PLAZO', format('La cuenta %s es a plazo: no admite depósitos ni retiros antes de su vencimiento.', suya.numero));
  end if;
end
$$;
comment on function ahorro_admitir is 'Whether the state, the term and the balance of an account let it move that.';

create function ahorro_llega_tarde(suya cuenta_ahorro, gana date, corrige boolean) returns void
  language plpgsql security definer set search_path = public as $$
declare
  viva record;
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
    select r.id, r.estado, l.intento from corrida r
    join corrida_linea l on l.corrida = r.id and l.cuenta = suya.id and l.intento = r.intento
    where r.estado in ('calculado', 'aprobado', 'aplicando', 'detenido') and l.hasta > gana and l.estado in ('por-pagar', 'sin-pago')
    order by r.id
  loop
    if viva.estado in ('aplicando', 'detenido') then
      perform libro_negar('PERIODO_DE_INTERES_APLICADO', 'Se están abonando los intereses de ese período: use una fecha valor posterior.');
    end if;
    update corrida_linea l set estado = 'vencida' where l.corrida = viva.id and l.cuenta = suya.id and l.intento = viva.intento;
    update corrida r set estado = 'vencido', version = r.version + 1 where r.id = viva.id and r.estado <> 'vencido';
    insert into corrida_evento (corrida, estado, por, detalle) values (viva.id, 'vencido',
      nullif(current_setting('cuadra.actor', true), '')::uuid, format('Llegó un movimiento a la cuenta %s con fecha valor %s.',
        suya.numero, to_char(gana, 'DD/MM/YYYY')));
  end loop;
end
$$;
comment on function ahorro_llega_tarde is 'What comes into days already paid is refused or left to a corrective run; into days already calculated, its line is stale.';

-- What an institution brings: accounts with their movements, in order, while their product is in preparation.
create function ahorro_traer(
  cuentas bigint[], clases text[], montos bigint[], fechas date[], valores date[], ganan date[], partidas uuid[], corridas integer[],
  conceptos text[], documentos text[]
) returns integer language plpgsql security definer set search_path = public as $$
declare
  mala   record;
  cuantos integer;
begin
  perform from cuenta_ahorro c where c.id = any (cuentas) order by c.id for update;
  if exists (
    select from cuenta_ahorro c join producto_ahorro p on p.id = c.producto where c.id = any (cuentas) and p.estado <> 'preparacion'
  ) then
    perform libro_negar('PRODUCTO_YA_ACTIVO', 'Los movimientos de antes se traen mientras el producto está en preparación.');
  end if;
  create temp table traido on commit drop as
    select u.cuenta, c.movimientos + row_number() over w as n, u.clase, u.monto, c.saldo + sum(u.monto) over w as saldo, u.fecha, u.valor,
      u.gana, u.partida, u.corrida, u.concepto, u.documento, c.numero
    from unnest(cuentas, clases, montos, fechas, valores, ganan, partidas, corridas, conceptos, documentos)
      with ordinality u (cuenta, clase, monto, fecha, valor, gana, partida, corrida, concepto, documento, orden)
    join cuenta_ahorro c on c.id = u.cuenta
    join clase_de_movimiento_ahorro k on k.clase = u.clase and (k.signo is null or k.signo = sign(u.monto))
    window w as (partition by u.cuenta order by u.orden);
  get diagnostics cuantos = row_count;
  if cuantos <> cardinality(cuentas) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'Hay movimientos de cuentas o clases que no existen.');
  end if;
  select t.numero into mala from traido t where t.saldo < 0 order by t.cuenta, t.n limit 1;
  if found then
    perform libro_negar('SALDO_INSUFICIENTE', format('Con esos movimientos la cuenta %s quedaría debiendo.', mala.numero));
  end if;
  insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde, partida, corrida, concepto, documento)
  select t.cuenta, t.n, t.clase, t.monto, t.saldo, t.fecha, t.valor, t.gana, t.partida, t.corrida, t.concepto, t.documento from traido t
  order by t.cuenta, t.n;
  update cuenta_ahorro c set saldo = u.saldo, movimientos = u.n
  from (select distinct on (t.cuenta) t.cuenta, t.saldo, t.n from traido t order by t.cuenta, t.n desc) u where c.id = u.cuenta;
  drop table traido;
  return cuantos;
end
$$;
comment on function ahorro_traer is 'Brings the movements that accounts had before, many at once, in order; no account may ever have owed.';
