-- What moves the cash of a caja, each thing with its receipt and its partida. A movement belongs to an open jornada of its
-- cajero; above the limits of the caja, and to undo another, a second person authorised it before.

create table traslado_de_caja (
  id         uuid primary key,
  origen     uuid not null references caja,
  destino    uuid not null references caja,
  clase      text not null references clase_de_movimiento check (clase in ('dotacion', 'entrega', 'traslado')),
  medio      text not null check (medio in ('efectivo', 'cheque')),
  monto      bigint not null check (monto > 0 and monto <= 1000000000000),
  concepto   text not null check (concepto = btrim(concepto) and concepto <> ''),
  -- Asked for by who receives; on the way; received; refused, and taken back by who sent it; or called off before cash moved.
  estado     text not null check (estado in ('pedido', 'en_transito', 'recibido', 'rechazado', 'devuelto', 'anulado')),
  pedido_por uuid not null references usuario,
  pedido_en  timestamptz not null,
  motivo     text check (motivo = btrim(motivo) and motivo <> ''),
  version    integer not null default 0,
  constraint traslado_entre_dos check (origen <> destino),
  constraint traslado_rechazado_con_motivo check (estado not in ('rechazado', 'devuelto', 'anulado') or motivo is not null)
);
comment on table traslado_de_caja is 'Cash on its way between two cajas of an agencia; in transit until the other side accepts it.';
create index traslado_sin_terminar_por_origen on traslado_de_caja (origen) where estado in ('pedido', 'en_transito', 'rechazado');
create index traslado_sin_terminar_por_destino on traslado_de_caja (destino) where estado in ('pedido', 'en_transito', 'rechazado');
create index traslado_por_pedido on traslado_de_caja (pedido_en);

create trigger bitacora after insert or update or delete on traslado_de_caja
  for each row execute function bitacora_anotar('id');

grant select, insert, update (estado, motivo, version) on traslado_de_caja to cuadra_app;

create table autorizacion_de_caja (
  id           uuid primary key default gen_random_uuid(),
  jornada      uuid not null references jornada,
  clase        text not null references clase_de_movimiento,
  sentido      text not null check (sentido in ('entrada', 'salida')),
  medio        text not null check (medio in ('efectivo', 'cheque')),
  monto        bigint not null check (monto > 0),
  id_cuenta    text references cuenta,
  concepto     text not null check (concepto = btrim(concepto) and concepto <> ''),
  -- Whoever brings or takes the cash: nobody else does with it.
  persona_documento text,
  -- The movement that is to be undone.
  revierte     uuid,
  traslado     uuid references traslado_de_caja,
  -- What the cajero typed, to be done when it is authorised.
  orden        jsonb not null check (jsonb_typeof(orden) = 'object'),
  estado       text not null default 'pendiente' check (estado in ('pendiente', 'autorizada', 'negada', 'retirada')),
  pedida_por   uuid not null references usuario,
  pedida_en    timestamptz not null,
  resuelta_por uuid references usuario,
  resuelta_en  timestamptz,
  motivo       text check (motivo = btrim(motivo) and motivo <> ''),
  constraint autorizacion_resuelta check ((estado = 'pendiente') = (resuelta_en is null)),
  constraint autorizacion_de_otra_persona check (estado not in ('autorizada', 'negada') or resuelta_por <> pedida_por),
  constraint autorizacion_negada_con_motivo check (estado <> 'negada' or motivo is not null)
);
comment on table autorizacion_de_caja is 'What a cajero may do only with a second person, asked for and answered before cash moves.';
create index autorizacion_por_jornada on autorizacion_de_caja (jornada);

create trigger bitacora after insert or update or delete on autorizacion_de_caja
  for each row execute function bitacora_anotar('id');

grant select, insert, update (estado, resuelta_por, resuelta_en, motivo) on autorizacion_de_caja to cuadra_app;

create function autorizacion_de_caja_admitir() returns trigger language plpgsql as $$
begin
  if old.estado <> 'pendiente' and not (old.estado = 'autorizada' and new.estado = 'retirada') then
    perform libro_negar('ESTADO_NO_ADMITE', 'La autorización ya se respondió.');
  end if;
  if old.estado = 'autorizada' and exists (select from movimiento_de_caja m where m.autorizacion = old.id) then
    perform libro_negar('ESTADO_NO_ADMITE', 'La autorización ya se usó.');
  end if;
  return new;
end
$$;
comment on function autorizacion_de_caja_admitir is 'An authorisation is answered once.';
create trigger autorizacion_de_caja_admitir before update on autorizacion_de_caja
  for each row execute function autorizacion_de_caja_admitir();

create table movimiento_de_caja (
  -- Its partida's, when it has one of its own.
  id            uuid primary key,
  partida       uuid not null,
  jornada       uuid not null references jornada,
  caja          uuid not null references caja,
  -- Without gaps in each caja, given here.
  recibo        integer not null,
  clase         text not null references clase_de_movimiento,
  sentido       text not null check (sentido in ('entrada', 'salida')),
  medio         text not null check (medio in ('efectivo', 'cheque')),
  monto         bigint not null check (monto > 0 and monto <= 1000000000000),
  id_cuenta     text not null references cuenta,
  concepto      text not null check (concepto = btrim(concepto) and concepto <> ''),
  documento     text check (documento = btrim(documento) and documento <> ''),
  persona_documento text check (persona_documento = btrim(persona_documento) and persona_documento <> ''),
  persona_nombre    text check (persona_nombre = btrim(persona_nombre) and persona_nombre <> ''),
  traslado      uuid references traslado_de_caja,
  autorizacion  uuid unique references autorizacion_de_caja,
  revierte      uuid unique references movimiento_de_caja,
  motivo        text check (motivo = btrim(motivo) and motivo <> ''),
  hecho_por     uuid not null references usuario,
  fecha         date not null,
  registrado_en timestamptz not null,
  unique (caja, recibo),
  constraint movimiento_persona_entera check ((persona_documento is null) = (persona_nombre is null)),
  constraint movimiento_reversado_con_motivo check ((revierte is null) = (motivo is null)),
  constraint movimiento_de_traslado check ((clase in ('dotacion', 'entrega', 'traslado')) = (traslado is not null))
);
comment on table movimiento_de_caja is 'What entered or left a caja, with its receipt and the partida it caused. Only added.';
create index movimiento_por_jornada on movimiento_de_caja (jornada, recibo);
create index movimiento_por_partida on movimiento_de_caja (partida);
create index movimiento_por_persona on movimiento_de_caja (persona_documento, fecha) where persona_documento is not null;
create index movimiento_por_traslado on movimiento_de_caja (traslado) where traslado is not null;
create index movimiento_por_fecha on movimiento_de_caja (fecha);
create index movimiento_por_nombre on movimiento_de_caja using gin (texto_de_busqueda(persona_nombre) gin_trgm_ops) where persona_nombre is not null;
create index movimiento_por_documento on movimiento_de_caja using gin (texto_de_busqueda(documento) gin_trgm_ops) where documento is not null;

-- As bitacora_anotar, over the whole statement: who brought each one is read once for all those of a tanda.
create function movimiento_de_caja_anotar() returns trigger language plpgsql as $$
declare
  contextos jsonb := bitacora_contextos();
begin
  if nullif(current_setting('cuadra.accion', true), '') is null then
    raise exception 'Cambio en % sin acción: todo cambio pasa por escribir().', tg_table_name using errcode = 'CU002';
  end if;
  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, despues)
  select q.actor, q.sesion, q.direccion, q.peticion, q.accion, tg_table_name, v.id::text, to_jsonb(v)
  from nuevos v, bitacora_quien(contextos, v.id::text) q;
  return null;
end
$$;
comment on function movimiento_de_caja_anotar is 'Writes new movements in the bitácora; refuses those that do not say their action.';

create trigger bitacora after insert on movimiento_de_caja
  referencing new table as nuevos for each statement execute function movimiento_de_caja_anotar();
create trigger movimiento_es_fijo before update or delete or truncate on movimiento_de_caja
  for each statement execute function caja_es_fija();

-- The caja, its day and the receipt are given by the jornada.
grant select, insert (id, partida, jornada, clase, sentido, medio, monto, id_cuenta, concepto, documento, persona_documento,
  persona_nombre, traslado, autorizacion, revierte, motivo, hecho_por, registrado_en) on movimiento_de_caja to cuadra_app;

create table formulario_ive (
  movimiento   uuid primary key references movimiento_de_caja,
  -- What the law asks for about the person and the money, as the form prints it.
  datos        jsonb not null check (jsonb_typeof(datos) = 'object'),
  acumulado    bigint not null check (acumulado > 0),
  umbral       bigint not null check (umbral > 0),
  tasa_dolar   integer not null check (tasa_dolar > 0)
);
comment on table formulario_ive is 'Where the money of a large cash movement comes from, as whoever brought it said. Only added.';

create trigger bitacora after insert on formulario_ive
  for each row execute function bitacora_anotar('movimiento');
create trigger formulario_es_fijo before update or delete or truncate on formulario_ive
  for each statement execute function caja_es_fija();

grant select, insert on formulario_ive to cuadra_app;

-- Plans are made over tables that are empty on the first day, and kept while they grow: here none may read a whole one.
create function movimiento_de_caja_admitir() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  suya      jornada;
  permitida autorizacion_de_caja;
  original  movimiento_de_caja;
  tope      bigint;
  lado      record;
begin
  -- Held until the end: whoever counts waits for the movements on their way, and they for who counts.
  select j.* into suya from jornada j where j.id = new.jornada for share;
  new.caja := suya.caja;
  new.fecha := suya.fecha;
  select c.sentido, c.de_revision into lado from clase_de_movimiento c where c.clase = new.clase;
  if lado.de_revision then
    if suya.estado not in ('cerrada', 'observada') or new.hecho_por = suya.cajero then
      perform libro_negar('JORNADA_CERRADA', 'La diferencia de una jornada la contabiliza quien la revisa.');
    end if;
  elsif suya.estado <> 'abierta' then
    perform libro_negar('JORNADA_CERRADA', 'La jornada ya se contó o se cerró: no admite movimientos.');
  elsif suya.congelada_por is not null then
    perform libro_negar('CAJA_CONGELADA', 'La caja está en arqueo sorpresivo: espere a que termine.');
  elsif new.hecho_por <> suya.cajero then
    perform libro_negar('CAJA_AJENA', 'Los movimientos de una jornada los hace su cajero.');
  end if;
  if lado.sentido is not null and (lado.sentido = new.sentido) = (new.revierte is not null) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'El efectivo de ese movimiento va en el otro sentido.');
  end if;
  select m.* into original from movimiento_de_caja m where m.id = new.revierte;
  if new.revierte is not null and (
    original.id is null or original.revierte is not null or original.sentido = new.sentido
    or (original.caja, original.clase, original.monto, original.medio, original.traslado)
       is distinct from (new.caja, new.clase, new.monto, new.medio, new.traslado)
  ) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'Un movimiento se deshace entero, en la caja que lo hizo y una sola vez.');
  end if;

  select l.maximo into tope from limite_de_caja l where l.caja = new.caja and l.clase = new.clase;
  if not lado.de_revision and (
    -- The limit of a traslado is that of who sends: what comes in was accepted by both.
    (new.monto > tope and (new.traslado is null or new.sentido = 'salida'))
    -- What was refused by who had to receive it was seen by two already.
    or (new.revierte is not null and not exists (
      select from traslado_de_caja t where t.id = new.traslado and t.estado in ('rechazado', 'devuelto')))
  ) then
    select a.* into permitida from autorizacion_de_caja a where a.id = new.autorizacion and a.estado = 'autorizada' for share;
    if not found
      or (permitida.jornada, permitida.clase, permitida.sentido, permitida.medio, permitida.monto)
         is distinct from (new.jornada, new.clase, new.sentido, new.medio, new.monto)
      or permitida.revierte is distinct from new.revierte
      or (permitida.id_cuenta is not null and permitida.id_cuenta <> new.id_cuenta)
      or (new.traslado is null and new.revierte is null
        and (permitida.concepto, permitida.persona_documento) is distinct from (new.concepto, new.persona_documento))
      or (new.traslado is not null and permitida.orden ->> 'destino' is distinct from (
        select t.destino::text from traslado_de_caja t where t.id = new.traslado))
    then
      perform libro_negar('AUTORIZACION_REQUERIDA', 'Ese movimiento lo autoriza antes otra persona.');
    end if;
  end if;

  update saldo_de_caja s
  set saldo = s.saldo + case new.sentido when 'entrada' then new.monto else -new.monto end, ultimo_recibo = s.ultimo_recibo + 1
  where s.caja = new.caja returning s.ultimo_recibo into new.recibo;
  return new;
end
$$;
comment on function movimiento_de_caja_admitir is
  'A movement is of an open jornada of its cajero, within the limits or authorised; here it gets its receipt and changes the balance.';

create trigger movimiento_de_caja_admitir before insert on movimiento_de_caja
  for each row execute function movimiento_de_caja_admitir();

create function traslado_de_caja_admitir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  de caja;
  a  caja;
begin
  if tg_op = 'INSERT' then
    select c.* into de from caja c where c.id = new.origen;
    select c.* into a from caja c where c.id = new.destino;
    if de.agencia <> a.agencia then
      perform libro_negar('MOVIMIENTO_INVALIDO', 'El efectivo se traslada entre cajas de una misma agencia.');
    end if;
    if new.clase <> (case when de.clase = a.clase then 'traslado' when de.clase = 'boveda' then 'dotacion' else 'entrega' end) then
      perform libro_negar('MOVIMIENTO_INVALIDO', 'De la bóveda a una caja es dotación, de una caja a la bóveda es entrega.');
    end if;
    if new.estado not in ('pedido', 'en_transito') then
      perform libro_negar('ESTADO_NO_ADMITE', 'Un traslado empieza pedido o en tránsito.');
    end if;
  elsif new.estado <> old.estado and (old.estado, new.estado) not in (
    ('pedido', 'en_transito'), ('pedido', 'anulado'), ('en_transito', 'recibido'), ('en_transito', 'rechazado'), ('rechazado', 'devuelto')
  ) then
    perform libro_negar('ESTADO_NO_ADMITE', 'Ese traslado ya cambió: véalo de nuevo.');
  end if;
  return new;
end
$$;
comment on function traslado_de_caja_admitir is 'Between two cajas of one agencia, and from state to state only forward.';

create trigger traslado_de_caja_admitir before insert or update on traslado_de_caja
  for each row execute function traslado_de_caja_admitir();
