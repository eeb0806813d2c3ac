-- What moves the cash of a caja, each thing with its receipt and its partida. A movement belongs to an open jornada of its
-- cajero; above the limits of the caja, and to undo another, a second person authorised it before. What the partidas moved of
-- the accounts of cajas and what the movements say are compared at the end of every transaction, in both directions.

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

-- Here and below: plans are made over tables that are empty on the first day, and kept while they grow. None may read a whole one.
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

create function caja_cuadra_con_libro(partida_vista uuid) returns void language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  -- Its movements first, by themselves: a join may begin with every caja and read all that each one ever moved.
  if exists (
    with suyos as materialized (
      select m.caja, m.monto, m.sentido from movimiento_de_caja m where m.partida = partida_vista
    )
    select from (
      select l.id_cuenta, l.agencia, l.debe, l.haber from linea_de_caja l where l.partida = partida_vista
      union all
      select c.id_cuenta, c.agencia, -m.monto * (m.sentido = 'entrada')::int, -m.monto * (m.sentido = 'salida')::int
      from suyos m join caja c on c.id = m.caja
    ) lado group by lado.id_cuenta, lado.agencia having sum(lado.debe) <> 0 or sum(lado.haber) <> 0
  ) then
    perform libro_negar('CUENTA_DE_CAJA', 'Esa cuenta es de las cajas de la agencia: solo la mueven los movimientos de una caja.');
  end if;
  if exists (
    select from movimiento_de_caja m
    where m.partida = partida_vista and m.fecha <> (select p.fecha from partida p where p.id = partida_vista)
  ) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'La partida de un movimiento es del día de su jornada.');
  end if;
end
$$;
comment on function caja_cuadra_con_libro is
  'What a partida moved of accounts of cajas is what its movements say, account by account and side by side, on the same day.';

create function linea_de_caja_explicada() returns trigger language plpgsql as $$
begin
  perform caja_cuadra_con_libro(new.partida);
  return null;
end
$$;
comment on function linea_de_caja_explicada is 'At the end of the transaction: lines on accounts of cajas and movements explain each other.';

create constraint trigger linea_de_caja_explicada after insert on linea_de_caja deferrable initially deferred
  for each row execute function linea_de_caja_explicada();
create constraint trigger movimiento_contabilizado after insert on movimiento_de_caja deferrable initially deferred
  for each row execute function linea_de_caja_explicada();

create function arqueo_admitir() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  suya     jornada;
  anterior arqueo;
  base     arqueo;
begin
  select j.* into suya from jornada j where j.id = new.jornada for update;
  select coalesce(max(a.n), 0) + 1 into new.n from arqueo a where a.jornada = new.jornada and a.clase = new.clase;

  if new.clase = 'apertura' then
    -- The last count of the jornada before: the cash goes from hand to hand as it was counted.
    select a.* into anterior from arqueo a
    where a.clase = 'cierre' and a.jornada = (
      select j.id from jornada j where j.caja = suya.caja and j.id <> suya.id and j.cerrada_en is not null
      order by j.abierta_en desc limit 1)
    order by a.n desc limit 1;
    if suya.estado <> 'abierta' or new.n > 1 or new.contado_por <> suya.cajero then
      perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada tiene un solo conteo de apertura, de su cajero.');
    end if;
    new.libro_efectivo := coalesce(anterior.efectivo, (select s.saldo from saldo_de_caja s where s.caja = suya.caja));
    new.libro_cheque := coalesce(anterior.cheque, 0);
    new.libro_vale := coalesce(anterior.vale, 0);
    if new.explicacion is null and (
      (anterior.conteo <> new.conteo and piezas_de_conteo(anterior.conteo) <> piezas_de_conteo(new.conteo))
      or (new.efectivo, new.cheque, new.vale) is distinct from (new.libro_efectivo, new.libro_cheque, new.libro_vale)
    ) then
      perform libro_negar('DIFERENCIA_SIN_EXPLICAR', 'Lo contado no es lo que quedó en el último cierre: explique por qué.');
    end if;
    return new;
  end if;

  if new.clase = 'cierre' and (suya.estado not in ('abierta', 'contada') or new.contado_por <> suya.cajero) then
    perform libro_negar('JORNADA_CERRADA', 'La jornada ya se cerró: su arqueo no cambia.');
  elsif new.clase = 'cierre' and suya.congelada_por is not null then
    perform libro_negar('CAJA_CONGELADA', 'La caja está en arqueo sorpresivo: espere a que termine.');
  elsif new.clase = 'sorpresa' and (suya.congelada_por is distinct from new.contado_por or new.firmado_con <> suya.cajero) then
    perform libro_negar('ESTADO_NO_ADMITE', 'Un arqueo sorpresivo lo hace quien congeló la caja y lo firma su cajero.');
  end if;
  select a.* into base from arqueo a where a.jornada = new.jornada and a.clase = 'apertura';
  select base.efectivo + coalesce(sum(x.monto) filter (where x.medio = 'efectivo'), 0),
         base.cheque + coalesce(sum(x.monto) filter (where x.medio = 'cheque'), 0), base.vale
  into new.libro_efectivo, new.libro_cheque, new.libro_vale
  from (
    select m.medio, case m.sentido when 'entrada' then m.monto else -m.monto end as monto
    from movimiento_de_caja m join clase_de_movimiento c on c.clase = m.clase
    where m.jornada = new.jornada and not c.de_revision
  ) x;
  return new;
end
$$;
comment on function arqueo_admitir is
  'Who may count and when, and what the books say at that moment: the opening count and the movements since.';

create trigger arqueo_admitir before insert on arqueo for each row execute function arqueo_admitir();

create function arqueo_da_por_contada() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update jornada set estado = 'contada', version = version + 1 where id = new.jornada;
  return null;
end
$$;
comment on function arqueo_da_por_contada is 'Once counted, a jornada is counted: no movement comes between the count and its state.';

create trigger arqueo_da_por_contada after insert on arqueo
  for each row when (new.clase = 'cierre') execute function arqueo_da_por_contada();

create function jornada_entera() returns trigger language plpgsql security definer set search_path = public as $$
declare
  hallada record;
  puesto  bigint;
  quien   paso_de_revision;
begin
  if not exists (select from arqueo a where a.jornada = new.id and a.clase = 'apertura') then
    perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada se abre con su conteo.');
  end if;
  if new.estado <> 'revisada' then return null; end if;
  select d.de_apertura, d.de_cierre into hallada from diferencia_de_jornada(new.id) d;
  select coalesce(sum(case m.sentido when 'entrada' then m.monto else -m.monto end), 0) into puesto
  from movimiento_de_caja m join clase_de_movimiento c on c.clase = m.clase and c.de_revision where m.jornada = new.id;
  if puesto <> hallada.de_apertura + hallada.de_cierre then
    perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada se revisa con toda su diferencia contabilizada.');
  end if;
  select r.* into quien from paso_de_revision r where r.jornada = new.id and r.paso = 'revisar' order by r.en desc limit 1;
  if quien.id is null or quien.por = new.cajero then
    perform libro_negar('REVISION_PROPIA', 'Una jornada la revisa otra persona.');
  end if;
  if abs(hallada.de_apertura) + abs(hallada.de_cierre) > new.tolerancia and not exists (
    select from paso_de_revision p where p.id = quien.propuesta and p.jornada = new.id and p.paso = 'proponer'
      and p.por not in (quien.por, new.cajero) and p.destino is not distinct from quien.destino
      and not exists (select from paso_de_revision r where r.propuesta = p.id and r.paso = 'negar')
  ) then
    perform libro_negar('DIFERENCIA_DE_DOS', 'Una diferencia mayor que la tolerancia la aprueba una segunda persona.');
  end if;
  return null;
end
$$;
comment on function jornada_entera is
  'At the end of the transaction: opened on a count; reviewed by another person, by two beyond the tolerance, with the difference posted.';

create constraint trigger jornada_entera after insert or update on jornada deferrable initially deferred
  for each row execute function jornada_entera();

create function diferencia_con_su_revision() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (
    select from clase_de_movimiento c join jornada j on j.id = new.jornada
    where c.clase = new.clase and c.de_revision and j.estado <> 'revisada'
  ) then
    perform libro_negar('ESTADO_NO_ADMITE', 'La diferencia de una jornada se contabiliza al revisarla.');
  end if;
  return null;
end
$$;
comment on function diferencia_con_su_revision is
  'At the end of the transaction: a difference is posted by the review itself, never without it.';

create constraint trigger diferencia_con_su_revision after insert on movimiento_de_caja deferrable initially deferred
  for each row execute function diferencia_con_su_revision();

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

create function traslado_con_sus_movimientos() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  pedido   record := new;
  salidas  integer;
  entradas integer;
  vueltas  integer;
  otros    integer;
begin
  if tg_table_name = 'movimiento_de_caja' then
    select t.* into pedido from traslado_de_caja t where t.id = new.traslado;
  end if;
  select count(*) filter (where m.sentido = 'salida' and m.caja = pedido.origen and m.revierte is null),
         count(*) filter (where m.sentido = 'entrada' and m.caja = pedido.destino and m.revierte is null),
         count(*) filter (where m.sentido = 'entrada' and m.caja = pedido.origen and m.revierte is not null),
         count(*) filter (where (m.monto, m.medio, m.clase) is distinct from (pedido.monto, pedido.medio, pedido.clase))
  into salidas, entradas, vueltas, otros
  from movimiento_de_caja m where m.traslado = pedido.id;
  if otros > 0 or array[salidas, entradas, vueltas] <> (case pedido.estado
    when 'pedido' then array[0, 0, 0] when 'anulado' then array[0, 0, 0] when 'recibido' then array[1, 1, 0]
    when 'devuelto' then array[1, 0, 1] else array[1, 0, 0] end) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'Un traslado tiene los movimientos de su estado, por su monto.');
  end if;
  return null;
end
$$;
comment on function traslado_con_sus_movimientos is
  'At the end of the transaction: what left one caja and entered the other is what the state of the traslado says.';

create constraint trigger traslado_con_sus_movimientos after insert or update on traslado_de_caja deferrable initially deferred
  for each row execute function traslado_con_sus_movimientos();
create constraint trigger traslado_con_sus_movimientos after insert on movimiento_de_caja deferrable initially deferred
  for each row when (new.traslado is not null) execute function traslado_con_sus_movimientos();

-- In the order of the books, which no clock decides: of two at once, the second is judged with the first. Planned each time: over
-- an empty table, the index of the day seems as good as that of the person.
create function efectivo_de_persona(movimiento_pedido uuid) returns bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_custom_plan
as $$
declare
  este movimiento_de_caja;
  suyo integer;
begin
  select m.* into este from movimiento_de_caja m where m.id = movimiento_pedido;
  select p.numero into suyo from partida p where p.id = este.partida;
  return (
    select sum(m.monto)::bigint from movimiento_de_caja m
    where m.persona_documento = este.persona_documento and m.fecha = este.fecha and m.sentido = este.sentido
      and m.medio = 'efectivo' and m.revierte is null
      and (select p.numero from partida p where p.id = m.partida) <= suyo
      and not exists (select from movimiento_de_caja r where r.revierte = m.id)
  );
end
$$;
comment on function efectivo_de_persona is
  'The cash that a person moved on the day of a movement, the same way, up to it; what was undone does not count.';

create function efectivo_del_dia(documento_pedido text, dia date, lado text) returns bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_custom_plan
as $$
begin
  return (
    select coalesce(sum(m.monto), 0)::bigint from movimiento_de_caja m
    where m.persona_documento = documento_pedido and m.fecha = dia and m.sentido = lado and m.medio = 'efectivo'
      and m.revierte is null and not exists (select from movimiento_de_caja r where r.revierte = m.id)
  );
end
$$;
comment on function efectivo_del_dia is
  'The cash that a person moved on a day, one way, in whatever caja; what was undone does not count.';

create function movimiento_identificado() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  reglas    configuracion_de_cajas;
  acumulado numeric;
begin
  if not exists (select from clase_de_movimiento c where c.clase = new.clase and c.pide_persona) then return null; end if;
  select g.* into reglas from configuracion_de_cajas g;
  if new.persona_documento is null then
    if new.monto >= reglas.identificar_desde then
      perform libro_negar('PERSONA_REQUERIDA', 'Por su monto, el movimiento dice quién trae o recibe el efectivo.');
    end if;
    return null;
  end if;
  acumulado := efectivo_de_persona(new.id);
  if acumulado * 1000000 >= reglas.umbral_ive::numeric * reglas.tasa_dolar
     and not exists (select from formulario_ive f where f.movimiento = new.id) then
    perform libro_negar('ORIGEN_DE_FONDOS_REQUERIDO', 'Por su monto, en uno o varios movimientos del día, se pide el origen de los fondos.');
  end if;
  return null;
end
$$;
comment on function movimiento_identificado is
  'At the end of the transaction: cash of a person that reaches the threshold in a day says where it comes from.';

create constraint trigger movimiento_identificado after insert on movimiento_de_caja deferrable initially deferred
  for each row when (new.medio = 'efectivo' and new.revierte is null) execute function movimiento_identificado();
