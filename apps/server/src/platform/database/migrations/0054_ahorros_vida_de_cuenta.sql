-- The life of a savings account: how it is opened, what state it is in from which day on, how money passes to another one, how a term
-- is renewed, and how an account ends: its interest settled as a run of one line, and its balance taken out whole.

-- What an institution brings, while a product is in preparation, is as it was elsewhere.
create function cuenta_ahorro_abrir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  de     producto_ahorro;
  reglas version_de_producto;
begin
  select p.* into de from producto_ahorro p where p.id = new.producto for share;
  if de.estado = 'preparacion' then return new; end if;
  if de.estado = 'inactivo' then
    perform libro_negar('PRODUCTO_INACTIVO', format('El producto «%s» no admite cuentas nuevas.', de.nombre));
  end if;
  select v.* into reglas from version_de_producto v
  where v.producto = de.id and v.estado = 'publicada' and v.desde <= new.apertura order by v.desde desc limit 1;
  if reglas.id is null then
    perform libro_negar('PRODUCTO_SIN_REGLAS', format('El producto «%s» no tiene reglas en vigor ese día.', de.nombre));
  end if;
  new.interes_hasta := new.apertura;
  if (de.clase = 'plazo') <> (new.plazo is not null) 
     or (new.plazo is not null and new.plazo <> all (coalesce(reglas.plazos, '{}'))) then
    perform libro_negar('PLAZO_NO_OFRECIDO', format('El producto «%s» no ofrece ese plazo.', de.nombre));
  end if;
  if new.plazo is not null then
    new.vence := new.apertura + new.plazo;
    new.tasa_pactada := ahorro_tasa(de.id, new.plazo, reglas.apertura_minima, new.apertura);
    if new.tasa_pactada is null then
      perform libro_negar('PRODUCTO_SIN_REGLAS', format('El producto «%s» no tiene tasa publicada para ese plazo.', de.nombre));
    end if;
  end if;
  return new;
end
$$;
comment on function cuenta_ahorro_abrir is
  'An account of a product in use is opened with a term that it offers, at the rate in force, and earns from the day it is opened.';
create trigger cuenta_ahorro_abrir before insert on cuenta_ahorro for each row execute function cuenta_ahorro_abrir();

create function ahorro_cambiar_estado(cuenta_pedida bigint, estado_pedido text, dia date, motivo_pedido text) returns void
  language plpgsql security definer set search_path = public as $$
declare
  suya   cuenta_ahorro;
  ultimo date;
  activo boolean;
begin
  select c.* into suya from cuenta_ahorro c where c.id = cuenta_pedida for update;
  select p.estado <> 'preparacion' into activo from producto_ahorro p where p.id = suya.producto;
  if suya.id is null then
    perform libro_negar('NO_ENCONTRADO', 'Esa cuenta de ahorro no existe.');
  end if;
  if suya.estado = 'cerrada' then
    perform libro_negar('CUENTA_CERRADA', format('La cuenta %s está cerrada.', suya.numero));
  end if;
  if suya.estado = 'por-retirar' then
    perform libro_negar('CUENTA_POR_RETIRAR', format('La cuenta %s se está cerrando.', suya.numero));
  end if;
  if estado_pedido not in ('activa', 'inactiva', 'bloqueada') then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'Una cuenta se cierra liquidándola.');
  end if;
  select max(e.desde) into ultimo from estado_de_cuenta_ahorro e where e.cuenta = cuenta_pedida;
  if dia < suya.apertura or dia < ultimo then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'Un estado empieza después de abrirse la cuenta y del último cambio de estado.');
  end if;
  if activo and dia < suya.interes_hasta then
    perform libro_negar('PERIODO_DE_INTERES_APLICADO', format(
      'Los intereses de la cuenta %s ya se abonaron hasta el %s: elija un día posterior.', suya.numero, to_char(suya.interes_hasta - 1, 'DD/MM/YYYY')));
  end if;
  if activo then perform ahorro_llega_tarde(suya, dia, false); end if;
  update cuenta_ahorro c set estado = estado_pedido, version = c.version + 1 where c.id = cuenta_pedida;
  perform ahorro_anotar_estado(cuenta_pedida, dia, estado_pedido, motivo_pedido);
end
$$;
comment on function ahorro_cambiar_estado is 'An account is active, inactive or blocked from a day on, never from one whose interest was paid.';

create table transferencia_ahorro (
  desde         bigint not null,
  n_desde       integer not null,
  hacia         bigint not null,
  n_hacia       integer not null,
  partida       uuid not null,
  -- The same within one agencia; between two, that of the one it comes to.
  partida_hacia uuid not null,
  primary key (desde, n_desde),
  unique (hacia, n_hacia),
  foreign key (desde, n_desde) references movimiento_ahorro,
  foreign key (hacia, n_hacia) references movimiento_ahorro,
  constraint transferencia_entre_dos check (desde <> hacia)
);
comment on table transferencia_ahorro is 'Which movement of one account is the other side of which movement of another. Only added.';
create index transferencia_ahorro_por_partida on transferencia_ahorro (partida);
create trigger transferencia_es_fija before update or delete or truncate on transferencia_ahorro
  for each statement execute function ahorro_es_fijo();
grant select on transferencia_ahorro to cuadra_app;

create function ahorro_transferir(
  de bigint, para bigint, monto bigint, fecha date, partida_pedida uuid, partida_del_otro uuid, concepto text, documento text
) returns void language plpgsql security definer set search_path = public as $$
declare
  sale  record;
  entra record;
begin
  select * into sale from ahorro_mover(de, 'transferencia-enviada', -monto, fecha, fecha, partida_pedida, concepto, documento);
  select * into entra from ahorro_mover(para, 'transferencia-recibida', monto, fecha, fecha, partida_del_otro, concepto, documento);
  insert into transferencia_ahorro values (de, sale.n, para, entra.n, partida_pedida, partida_del_otro);
end
$$;
comment on function ahorro_transferir is 'Money passes from one account to another: two movements, each with its partida.';

create function ahorro_deshacer_transferencia(
  de bigint, n_de integer, fecha date, partida_pedida uuid, partida_del_otro uuid, concepto text, corrige boolean
) returns void language plpgsql security definer set search_path = public as $$
declare
  hecha transferencia_ahorro;
  suyo  movimiento_ahorro;
  otro  movimiento_ahorro;
begin
  select t.* into hecha from transferencia_ahorro t where t.desde = de and t.n_desde = n_de;
  if hecha.desde is null then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'Ese movimiento no es una transferencia.');
  end if;
  select m.* into suyo from movimiento_ahorro m where m.cuenta = hecha.desde and m.n = hecha.n_desde;
  select m.* into otro from movimiento_ahorro m where m.cuenta = hecha.hacia and m.n = hecha.n_hacia;
  perform ahorro_mover(hecha.hacia, otro.clase, -otro.monto, fecha, otro.fecha_valor, partida_del_otro, concepto, otro.documento, hecha.n_hacia, corrige);
  perform ahorro_mover(hecha.desde, suyo.clase, -suyo.monto, fecha, suyo.fecha_valor, partida_pedida, concepto, suyo.documento, hecha.n_desde, corrige);
end
$$;
comment on function ahorro_deshacer_transferencia is 'Both sides of a transfer go back, and count as if it had never been.';

-- The run of one line with which an account ends: what it earned and was not paid, withheld from as any other interest.
create function corrida_de_cierre(
  cuenta_pedida bigint, hoy date, ahora timestamptz, partida_pedida uuid, linea jsonb
) returns integer language plpgsql security definer set search_path = public as $$
declare
  suya    cuenta_ahorro := ahorro_tomar(cuenta_pedida);
  quien   uuid := nullif(current_setting('cuadra.actor', true), '')::uuid;
  fin     date := least(hoy, suya.vence);
  desde   date := (linea ->> 'desde')::date;
  interes bigint := (linea ->> 'interes')::bigint;
  isr     bigint := (linea ->> 'isr')::bigint;
  suelto  boolean := (linea ->> 'anticipado')::boolean;
  pagado  bigint := (linea ->> 'pagado')::bigint;
  hecha   integer;
  va      record;
  ultimo  integer := suya.movimientos;
  tiene   bigint := suya.saldo;
begin
  if suya.estado in ('cerrada', 'por-retirar') then
    perform libro_negar('CUENTA_CERRADA', format('La cuenta %s ya se liquidó.', suya.numero));
  end if;
  -- Exactly once: from the first day not yet paid, or from the first of a term that is broken, less what was paid of it.
  if fin <= desde or desde <> (case when suelto then suya.vence - suya.plazo else suya.interes_hasta end)
     or (suelto and suya.vence <= hoy) or (not suelto and interes < 0)
     or (linea ->> 'movimientos')::integer <> suya.movimientos
     or pagado <> ahorro_pagado(suya, desde) then
    perform libro_negar('LIQUIDACION_CAMBIADA', 'La cuenta cambió mientras se liquidaba.');
  end if;
  if isr + (linea ->> 'isrPagado')::bigint <> isr_de(interes + pagado, suya, fin - 1) then
    perform libro_negar('LIQUIDACION_CAMBIADA', 'La retención no es la que corresponde a ese interés.');
  end if;
  if interes + pagado > ahorro_cota(suya, desde, fin) then
    perform libro_negar('LIQUIDACION_CAMBIADA', 'Ninguna tasa de ese producto da ese interés.');
  end if;
  perform ahorro_llega_tarde(suya, suya.interes_hasta, false);
  insert into corrida (clase, nombre, desde, hasta, fecha_valor, fecha, estado, intento, cuentas, lineas, interes, isr, exacto, creada_por,
    creada_en, calculada_por, calculada_en, aplicada_en)
  values ('cierre', format('Cierre de la cuenta %s', suya.numero), desde, fin, fin - 1, hoy, 'aplicado', 1, 1,
    case when interes <> 0 then 1 else 0 end, interes, isr, (linea ->> 'exacto')::numeric, quien, ahora, quien, ahora, ahora)
  returning id into hecha;
  insert into corrida_alcance (corrida, producto, agencia, periodo, viva)
  values (hecha, suya.producto, suya.agencia, daterange(desde, fin), false);
  insert into corrida_tanda (corrida, n, producto, agencia, de_cuenta, a_cuenta, estado, cuentas, lineas, interes, isr, exacto, partida)
  values (hecha, 1, suya.producto, suya.agencia, suya.id, suya.id, 'aplicada', 1, case when interes <> 0 then 1 else 0 end, interes, isr,
    (linea ->> 'exacto')::numeric, partida_pedida);
  insert into corrida_linea (corrida, intento, cuenta, tanda, desde, hasta, dias, saldo_dias, exacto, interes, isr, interes_pagado, isr_pagado,
    movimientos, estado, motivo)
  values (hecha, 1, suya.id, 1, desde, fin, (linea ->> 'dias')::integer, (linea ->> 'saldoDias')::numeric, (linea ->> 'exacto')::numeric,
    interes + pagado, isr + (linea ->> 'isrPagado')::bigint, pagado, (linea ->> 'isrPagado')::bigint, suya.movimientos,
    case when interes = 0 then 'sin-pago' else 'aplicada' end, linea ->> 'motivo');
  insert into corrida_evento (corrida, estado, por, en, detalle) values (hecha, 'aplicado', quien, ahora, 'Liquidación al cerrar la cuenta.');
  for va in
    select x.clase, x.monto from (values (1, case when interes < 0 then 'penalizacion' else 'interes' end, interes), (2, 'isr', -isr)) x (orden, clase, monto)
    where x.monto <> 0 order by x.orden
  loop
    ultimo := ultimo + 1;
    tiene := tiene + va.monto;
    insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde, partida, corrida, concepto)
    values (suya.id, ultimo, va.clase, va.monto, tiene, hoy, fin - 1, fin, partida_pedida, hecha, 'Liquidación al cerrar la cuenta');
  end loop;
  update cuenta_ahorro c set interes_hasta = fin, saldo = tiene, movimientos = ultimo where c.id = suya.id;
  return hecha;
end
$$;
comment on function corrida_de_cierre is
  'Settles the interest of an account that ends, from the first day not yet paid, as an applied run of one line with its movements.';

-- Whoever calculates is the program; what no rate could give is refused here all the same.
create function ahorro_cota(suya cuenta_ahorro, desde date, hasta date) returns bigint language sql stable security definer set search_path = public as $$
  select ceil(x.mayor * (exp(x.ppm / 1000000.0 * (hasta - desde) / 360.0) - 1))::bigint + 1
  from (
    select (greatest(suya.saldo, max(m.saldo), max(m.saldo - m.monto)) + coalesce(sum(abs(m.monto)) filter (where m.fecha_valor < m.fecha), 0))::numeric
        as mayor,
      greatest(coalesce(suya.tasa_pactada, 0), (
        select max(t.ppm) from tabla_de_tasas b join tramo_de_tasa t on t.tabla = b.id where b.producto = suya.producto and b.estado = 'publicada')) as ppm
    from movimiento_ahorro m where m.cuenta = suya.id and m.gana_desde >= desde
  ) x
$$;
comment on function ahorro_cota is 'More interest than this no account like that one earned in those days: its greatest balance at the highest rate, compounded.';

create function isr_de(bruto bigint, suya cuenta_ahorro, dia date) returns bigint language sql stable security definer set search_path = public as $$
  select coalesce((
    select case when bruto > 0 and bruto >= p.minimo and (suya.isr = 'afecto' or suya.isr_vence < dia)
      then round(bruto * p.ppm / 1000000.0) else 0 end
    from parametro_isr p where p.estado = 'publicada' and p.desde <= dia order by p.desde desc limit 1), 0)::bigint
$$;
comment on function isr_de is 'What is withheld of that interest of an account, with the parameter and its treatment of that day.';

create function ahorro_pagado(suya cuenta_ahorro, desde date) returns bigint language sql stable security definer set search_path = public as $$
  select case when desde = suya.interes_hasta then 0 else coalesce(sum(m.monto), 0) end::bigint from movimiento_ahorro m
  where m.cuenta = suya.id and m.clase = 'interes' and m.gana_desde > desde
$$;
comment on function ahorro_pagado is 'What interest an account was paid of the days from that one on.';

create function ahorro_cerrar(cuenta_pedida bigint, dia date, motivo_pedido text) returns void
  language plpgsql security definer set search_path = public as $$
declare
  suya  cuenta_ahorro := ahorro_tomar(cuenta_pedida);
  queda text;
begin
  if suya.estado in ('cerrada', 'por-retirar') then
    perform libro_negar('CUENTA_CERRADA', format('La cuenta %s ya se liquidó.', suya.numero));
  end if;
  if suya.estado = 'bloqueada' and suya.saldo > 0 then
    perform libro_negar('CUENTA_AHORRO_BLOQUEADA', format('La cuenta %s está bloqueada: no admite retiros.', suya.numero));
  end if;
  if suya.interes_hasta < least(dia, suya.vence) and suya.movimientos > 0 then
    perform libro_negar('LIQUIDACION_CAMBIADA', 'Liquide los intereses de la cuenta antes de cerrarla.');
  end if;
  queda := case when suya.saldo = 0 then 'cerrada' else 'por-retirar' end;
  update cuenta_ahorro c set estado = queda, cierre = case when queda = 'cerrada' then dia end, version = c.version + 1
  where c.id = cuenta_pedida;
  perform ahorro_anotar_estado(cuenta_pedida, dia, queda, motivo_pedido);
end
$$;
comment on function ahorro_cerrar is 'An account whose interest was settled ends: at once if it is empty, otherwise when all of it leaves.';

create function ahorro_renovar(cuenta_pedida bigint, hoy date) returns date language plpgsql security definer set search_path = public as $$
declare
  suya cuenta_ahorro := ahorro_tomar(cuenta_pedida);
  ppm  integer;
begin
  if suya.al_vencer is distinct from 'renovar' or suya.vence > hoy or suya.interes_hasta < suya.vence
     or suya.estado in ('cerrada', 'por-retirar') then
    perform libro_negar('MOVIMIENTO_INVALIDO', format('La cuenta %s no está por renovarse.', suya.numero));
  end if;
  ppm := ahorro_tasa(suya.producto, suya.plazo, suya.saldo, suya.vence);
  if ppm is null then
    perform libro_negar('PRODUCTO_SIN_REGLAS', 'Ese día no hay tasa publicada para ese monto y ese plazo.');
  end if;
  update cuenta_ahorro c set vence = suya.vence + suya.plazo, tasa_pactada = ppm, version = c.version + 1 where c.id = suya.id;
  return suya.vence + suya.plazo;
end
$$;
comment on function ahorro_renovar is 'A term that ended, with its interest paid, begins again for as many days at the rate in force on the day it ended.';
