-- What is asked of rules and rates when they are published, whoever asks for it: written by one person and published as they
-- were by another, never for days that were paid or are being paid, and such that interest can be worked out with them. A run
-- that was calculated with what was in force until then is calculated again.

alter table producto_ahorro add column creado_por uuid references usuario;

alter table parametro_isr
  add column version integer not null default 0,
  -- Nobody wrote the law that the program came with.
  add constraint isr_publicado_entero check (escrita_por is null
    or (estado = 'publicada') = (publicada_por is not null and publicada_en is not null));
grant update (version) on parametro_isr to cuadra_app;

create index corrida_alcance_pagado on corrida_alcance (producto, upper(periodo));

create function producto_de_otra_persona() returns trigger language plpgsql security definer set search_path = public as $$
declare
  actor uuid := nullif(current_setting('cuadra.actor', true), '')::uuid;
begin
  if tg_op = 'INSERT' then
    new.creado_por := actor;
    return new;
  end if;
  new.creado_por := old.creado_por;
  if old.estado = 'preparacion' and new.estado = 'activo' and actor = old.creado_por then
    perform libro_negar('REGLA_PROPIA', 'Quien crea un producto no lo activa: pida a otra persona que lo haga.');
  end if;
  return new;
end
$$;
comment on function producto_de_otra_persona is 'A product is created by one person and begins to be used by another''s decision.';
create trigger producto_de_otra_persona before insert or update on producto_ahorro
  for each row execute function producto_de_otra_persona();

create function producto_activo_atar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update cuenta c set estado = 'solo_sistema', version = c.version + 1 where c.id_cuenta = new.id_cuenta and c.estado = 'activa';
  return null;
end
$$;
comment on function producto_activo_atar is 'Nobody posts by hand to the control account of an active product.';
create trigger producto_activo_atar after update on producto_ahorro
  for each row when (old.estado = 'preparacion' and new.estado = 'activo') execute function producto_activo_atar();

create function tramo_firmado() returns trigger language plpgsql security definer set search_path = public as $$
declare
  suya  integer := case when tg_op = 'DELETE' then old.tabla else new.tabla end;
  quien uuid;
begin
  select t.escrita_por into quien from tabla_de_tasas t where t.id = suya;
  -- Without its table it goes with it.
  if found and not ahorro_firmado(quien) then
    perform libro_negar('FIRMA_AJENA', 'Quien cambia los tramos de una tabla firma la tabla.');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function tramo_firmado is 'The rates of a table are written by who signs it, so that nobody publishes their own.';
create trigger tramo_firmado before insert or update or delete on tramo_de_tasa
  for each row execute function tramo_firmado();

create function ahorro_pagado_hasta(pedido integer) returns date language sql stable security definer set search_path = public as $$
  select greatest(
    (select max(upper(a.periodo)) from corrida_alcance a join corrida r on r.id = a.corrida
     where a.producto = pedido and r.estado in ('aplicando', 'aplicado', 'detenido', 'revirtiendo')),
    -- What was paid elsewhere, of accounts that were brought, counts once they are served here.
    (select max(c.interes_hasta) from cuenta_ahorro c join producto_ahorro p on p.id = c.producto
     where c.producto = pedido and c.interes_hasta > c.apertura and p.estado <> 'preparacion')) - 1
$$;
comment on function ahorro_pagado_hasta is 'The last day whose interest some account of the product was paid, or is being paid; null while none was.';

create function regla_no_retroactiva(pedido integer, empieza date) returns void
  language plpgsql security definer set search_path = public as $$
declare
  ultimo date;
  viva   record;
begin
  -- Runs that begin to be calculated or paid wait for this, and this for them (corrida_lee_reglas).
  perform from producto_ahorro p where p.id = pedido for update;
  ultimo := ahorro_pagado_hasta(pedido);
  if empieza <= ultimo then
    perform libro_negar('REGLA_RETROACTIVA', format(
      'Los intereses se pagaron hasta el %s con otras reglas: elija una fecha posterior.', to_char(ultimo, 'DD/MM/YYYY')));
  end if;
  for viva in
    select r.id, r.nombre, r.estado from corrida r
    where r.estado in ('calculando', 'calculado', 'aprobado')
      and exists (select from corrida_alcance a where a.corrida = r.id and a.producto = pedido and upper(a.periodo) > empieza)
    order by r.id for update
  loop
    if viva.estado = 'calculando' then
      perform libro_negar('REGLA_RETROACTIVA', format('La corrida «%s» está calculando esos días: espere a que termine.', viva.nombre));
    end if;
    update corrida r set estado = 'vencido', version = r.version + 1 where r.id = viva.id;
    insert into corrida_evento (corrida, estado, por, detalle) values (viva.id, 'vencido',
      nullif(current_setting('cuadra.actor', true), '')::uuid,
      format('Se publicaron reglas o tasas que rigen desde el %s.', to_char(empieza, 'DD/MM/YYYY')));
  end loop;
end
$$;
comment on function regla_no_retroactiva is
  'Days that were paid keep the rules they were paid with; a run that was calculated with others and is not paid yet is calculated again.';

create function corrida_lee_reglas() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform from producto_ahorro p where p.id in (select a.producto from corrida_alcance a where a.corrida = new.id)
    order by p.id for key share;
  return new;
end
$$;
comment on function corrida_lee_reglas is 'Nothing is published for the days of a run while it begins to be calculated or paid.';
create trigger corrida_lee_reglas before update of estado on corrida
  for each row when (new.estado in ('calculando', 'aplicando')) execute function corrida_lee_reglas();

create function regla_al_publicar() returns trigger language plpgsql security definer set search_path = public as $$
declare
  publica constant text[] := array['estado', 'publicada_por', 'publicada_en', 'version'];
  suyo    integer;
begin
  if to_jsonb(new) - publica <> to_jsonb(old) - publica then
    perform libro_negar('CONFLICTO_DE_EDICION', 'Se publica lo que otra persona escribió, tal como está.');
  end if;
  if new.escrita_por is null or new.publicada_por is null then
    perform libro_negar('FIRMA_AJENA', 'Lo que se publica dice quién lo escribió y quién lo publica.');
  end if;
  if new.escrita_por = new.publicada_por then
    perform libro_negar('REGLA_PROPIA', 'Quien escribe una regla no la publica: pida a otra persona que lo haga.');
  end if;
  if tg_table_name <> 'parametro_isr' then
    perform regla_no_retroactiva((to_jsonb(new) ->> 'producto')::integer, new.desde);
    return new;
  end if;
  -- What is withheld concerns them all.
  for suyo in select p.id from producto_ahorro p order by p.id loop
    perform regla_no_retroactiva(suyo, new.desde);
  end loop;
  return new;
end
$$;
comment on function regla_al_publicar is 'What is published is what another person wrote, as it was, for days that nobody was paid yet.';
create trigger regla_se_publica before update on version_de_producto
  for each row when (old.estado = 'borrador' and new.estado = 'publicada') execute function regla_al_publicar();
create trigger regla_se_publica before update on tabla_de_tasas
  for each row when (old.estado = 'borrador' and new.estado = 'publicada') execute function regla_al_publicar();
create trigger regla_se_publica before update on parametro_isr
  for each row when (old.estado = 'borrador' and new.estado = 'publicada') execute function regla_al_publicar();

create function reglas_que_no_van_juntas(pedido integer) returns text language sql stable security definer set search_path = public as $$
  with v as (
    select r.*, p.clase, daterange(r.desde, lead(r.desde) over (order by r.desde)) as rige
    from version_de_producto r join producto_ahorro p on p.id = r.producto where r.producto = pedido and r.estado = 'publicada'
  ), t as (
    select r.*, daterange(r.desde, lead(r.desde) over (order by r.desde)) as rige,
      (select min(k.plazo_desde) from tramo_de_tasa k where k.tabla = r.id) as menor,
      (select max(k.plazo_desde) from tramo_de_tasa k where k.tabla = r.id) as mayor
    from tabla_de_tasas r where r.producto = pedido and r.estado = 'publicada'
  )
  select * from (
    select 'Un producto a plazo dice qué plazos ofrece, y uno a la vista ninguno.' from v where (v.clase = 'plazo') <> (v.plazos is not null)
    union all
    select 'Solo lo que está a plazo se abona al vencimiento.' from v where v.abono = 'vencimiento' and v.clase <> 'plazo'
    union all
    select 'El tope no puede ser menor que el saldo mínimo para ganar.' from v where v.tope < v.minimo
    union all
    select 'La capitalización diaria pide una sola tasa para todo el saldo: la tabla no puede ser por franjas.'
    from v join t on v.rige && t.rige where v.capitalizacion = 'diaria' and t.modo = 'marginal'
    union all
    select format('No hay tasa para el plazo de %s días.', o.plazo)
    from v cross join lateral unnest(v.plazos) o (plazo) join t on v.rige && t.rige where o.plazo < t.menor
    union all
    select 'Las tasas de un producto a la vista no dependen del plazo.' from t join producto_ahorro p on p.id = t.producto
    where p.clase = 'vista' and (t.mayor > 0 or exists (select from tramo_de_tasa k where k.tabla = t.id and k.plazo_hasta is not null))
    union all
    select format('La cuenta %s no recibe lo que las reglas le asignan.', k.id_cuenta)
    from v cross join lateral (values (v.cuenta_gasto, 'deudora'), (v.cuenta_por_cobrar, 'deudora'),
        (v.cuenta_isr, 'acreedora'), (v.cuenta_por_pagar, 'acreedora')) u (id_cuenta, naturaleza)
    join cuenta k on k.id_cuenta = u.id_cuenta
    where k.tipo_cuenta <> 'D' or k.naturaleza <> u.naturaleza
      or exists (select from producto_ahorro p where p.id_cuenta = k.id_cuenta)
      or exists (select from cuenta_de_caja c where c.id_cuenta = k.id_cuenta)
      or exists (select from cuenta_bancaria b where b.id_cuenta = k.id_cuenta)
  ) x limit 1
$$;
comment on function reglas_que_no_van_juntas is 'Why the published rules and rates of a product could not be worked out together; null when they can.';

create function regla_publicada_compatible() returns trigger language plpgsql security definer set search_path = public as $$
declare
  porque text := reglas_que_no_van_juntas(new.producto);
begin
  if porque is not null then perform libro_negar('REGLAS_INCOMPATIBLES', porque); end if;
  return null;
end
$$;
comment on function regla_publicada_compatible is 'Nothing is published with which interest could not be worked out.';
create trigger regla_publicada_compatible after update on version_de_producto
  for each row when (new.estado = 'publicada') execute function regla_publicada_compatible();
-- By its name after tabla_de_tasas_publicar: what has gaps is told so first.
create trigger tabla_publicada_compatible after update on tabla_de_tasas
  for each row when (new.estado = 'publicada') execute function regla_publicada_compatible();
