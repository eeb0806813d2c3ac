-- no convive: whatever posts says its operación from here on, and the version before does not know how
-- The consent of one person to what another does: bound to one act, for one use, with an end. What decides over money and posts nothing is
-- kept here too, and so is what contador and jefe are told of. Who may answer, and up to how much, is the policy's (0083_control_politica.sql).

create table autorizacion (
  id          uuid primary key default gen_random_uuid(),
  operacion   text not null references operacion,
  clase       text not null check (clase in ('paga', 'ingresa', 'mueve', 'decide')),
  agencia     text not null references agencia,
  monto       bigint not null check (monto >= 0),
  -- The digests of what it is for: of the lines of each of its partidas or, without any, of the act.
  huellas     bytea[] not null check (cardinality(huellas) between 1 and 1000),
  -- The savings accounts it moves or decides over; no other moves by it.
  cuentas     bigint[] not null default '{}' check (cardinality(cuentas) <= 10),
  -- What it is, in a sentence, and why it takes two.
  resumen     text not null check (resumen = btrim(resumen) and length(resumen) between 1 and 500),
  razon       text not null check (razon = btrim(razon) and razon <> ''),
  -- What was asked for, to be sent again when it is allowed: method, path and body; and its digest.
  orden       jsonb not null check (jsonb_typeof(orden) = 'object'),
  pedido      bytea not null check (length(pedido) = 32),
  motivo_del_pedido text check (motivo_del_pedido = btrim(motivo_del_pedido) and motivo_del_pedido <> ''),
  estado      text not null default 'pendiente' check (estado in
    ('pendiente', 'falta_otra', 'autorizada', 'negada', 'retirada', 'usada')),
  pedida_por  uuid not null references usuario,
  pedida_en   timestamptz not null,
  vence_en    timestamptz not null,
  resuelta_por uuid references usuario,
  resuelta_en  timestamptz,
  -- Above what the first may alone.
  segunda_por uuid references usuario,
  segunda_en  timestamptz,
  motivo      text check (motivo = btrim(motivo) and motivo <> ''),
  usada_en    timestamptz,
  -- Which of its digests were used: each as often as it was consented to, also among acts that travel together.
  usadas      bytea[] not null default '{}',
  -- The transaction in which it was used: what it allows is allowed there and nowhere else.
  transaccion bigint,
  constraint autorizacion_con_fin check (vence_en > pedida_en and vence_en <= pedida_en + interval '7 days'),
  constraint autorizacion_de_dos check (resuelta_por <> pedida_por or estado = 'retirada'),
  constraint autorizacion_de_tres check (segunda_por is null or (segunda_por <> pedida_por and segunda_por <> resuelta_por)),
  constraint autorizacion_resuelta check ((estado = 'pendiente') = (resuelta_en is null)),
  constraint autorizacion_negada_dice check (estado <> 'negada' or motivo is not null),
  constraint autorizacion_usada check ((estado = 'usada') = (usada_en is not null))
);
comment on table autorizacion is 'The consent of another person to one act, bound to what it is, for one use and with an end.';
create index autorizacion_sin_terminar on autorizacion (agencia, pedida_en) where estado in ('pendiente', 'falta_otra', 'autorizada');
create index autorizacion_por_quien_pide on autorizacion (pedida_por, pedida_en desc);
create index autorizacion_por_pareja on autorizacion (pedida_por, resuelta_por, resuelta_en) where estado in ('autorizada', 'usada');

create trigger bitacora after insert or update or delete on autorizacion
  for each row execute function bitacora_anotar('id');
grant select, insert (id, operacion, clase, agencia, monto, huellas, cuentas, resumen, razon, orden, pedido, motivo_del_pedido,
  pedida_por, pedida_en, vence_en) on autorizacion to cuadra_app;

create function autorizacion_nace() returns trigger language plpgsql as $$
begin
  if not es_del_dueno(tg_relid) and new.pedida_por is distinct from actor_de_la_transaccion() then
    perform libro_negar('SIN_PERMISO', 'Cada quien pide en su propio nombre.');
  end if;
  return new;
end
$$;
comment on function autorizacion_nace is 'Each one asks in their own name.';
create trigger autorizacion_nace before insert on autorizacion for each row execute function autorizacion_nace();

create table acto (
  id          bigint generated always as identity primary key,
  operacion   text not null references operacion,
  agencia     text not null,
  monto       bigint not null,
  entidad     text not null,
  id_entidad  text not null,
  persona     uuid not null,
  autorizacion uuid references autorizacion,
  en          timestamptz not null,
  transaccion bigint not null
);
comment on table acto is 'Decisions over money that post nothing: which, over what, by whom and with whose consent. Rows come only by control_exigir.';
create index acto_de_transaccion on acto (transaccion);
create index acto_por_persona on acto (persona, en);
grant select on acto to cuadra_app;

create table senal (
  id          bigint generated always as identity primary key,
  clase       text not null check (clase in ('umbral', 'a-otro', 'inactiva', 'misma-pareja')),
  operacion   text not null references operacion,
  agencia     text not null,
  monto       bigint not null,
  persona     uuid,
  otra        uuid,
  partida     uuid,
  autorizacion uuid,
  cuenta      bigint,
  en          timestamptz not null,
  vista_por   uuid references usuario,
  vista_en    timestamptz,
  constraint senal_vista check ((vista_por is null) = (vista_en is null))
);
comment on table senal is 'What contador and jefe of an agencia are told of: large, to somebody else, of a dormant account, or of the same pair again and again.';
create index senal_por_agencia on senal (agencia, en desc);
create index senal_sin_ver on senal (agencia) where vista_en is null;
grant select, update (vista_por, vista_en) on senal to cuadra_app;
create trigger bitacora after update on senal for each row execute function bitacora_anotar('id');

create function autorizacion_responder(cual uuid, decision text, por_que text, instante timestamptz) returns text language plpgsql
  security definer set search_path = public as $$
declare
  actor   uuid := actor_de_la_transaccion();
  suya    autorizacion;
  poder   record;
  llevado bigint;
  queda   text;
begin
  select a.* into suya from autorizacion a where a.id = cual for update;
  if suya.id is null or not exists (select from usuario_agencia g where g.usuario = actor and g.agencia = suya.agencia) then
    perform libro_negar('NO_ENCONTRADO', 'No existe, o no es de sus agencias.');
  end if;
  select count(*) as cuantas, bool_or(p.cada is null) or max(p.cada) >= suya.monto as alcanza,
    case when bool_and(p.al_dia is not null) then max(p.al_dia) end as al_dia into poder
  from usuario u join usuario_rol r on r.usuario = u.id
  join politica_de_autorizacion p on p.rol = r.rol and p.operacion = suya.operacion and p.clase = suya.clase
  where u.id = actor and u.activo;
  if poder.cuantas = 0 then
    perform libro_negar('SIN_PODER_DE_AUTORIZAR', 'Su rol no autoriza esto: debe hacerlo otra persona.');
  end if;
  if actor = suya.pedida_por or actor = suya.resuelta_por then
    perform libro_negar('REVISION_PROPIA', 'Lo que usted pidió o ya firmó lo autoriza otra persona.');
  end if;
  if suya.estado not in ('pendiente', 'falta_otra') then
    perform libro_negar('ESTADO_NO_ADMITE', 'Ya se respondió o se retiró.');
  end if;
  if suya.vence_en <= instante then
    perform libro_negar('ESTADO_NO_ADMITE', 'El pedido venció: debe hacerse de nuevo.');
  end if;
  if decision = 'negada' then
    update autorizacion a set estado = 'negada', motivo = por_que,
      resuelta_por = coalesce(a.resuelta_por, actor), resuelta_en = coalesce(a.resuelta_en, instante),
      segunda_por = case when a.estado = 'falta_otra' then actor end, segunda_en = case when a.estado = 'falta_otra' then instante end
    where a.id = cual;
    return 'negada';
  end if;
  insert into autorizado_por_dia as d (persona, dia, monto)
  values (actor, (instante at time zone 'America/Guatemala')::date, suya.monto)
  on conflict (persona, dia) do update set monto = d.monto + excluded.monto returning d.monto into llevado;
  queda := case when suya.estado = 'falta_otra' then 'autorizada'
    when poder.alcanza and (poder.al_dia is null or llevado <= poder.al_dia) then 'autorizada' else 'falta_otra' end;
  update autorizacion a set estado = queda,
    resuelta_por = coalesce(a.resuelta_por, actor), resuelta_en = coalesce(a.resuelta_en, instante),
    segunda_por = case when a.estado = 'falta_otra' then actor end, segunda_en = case when a.estado = 'falta_otra' then instante end
  where a.id = cual;
  if queda = 'autorizada' and (
    select count(*) from autorizacion a where a.pedida_por = suya.pedida_por and a.resuelta_por = actor
      and a.estado in ('autorizada', 'usada') and a.resuelta_en > instante - interval '30 days') >= 10 then
    insert into senal (clase, operacion, agencia, monto, persona, otra, autorizacion, en)
    values ('misma-pareja', suya.operacion, suya.agencia, suya.monto, suya.pedida_por, actor, cual, instante);
  end if;
  return queda;
end
$$;
comment on function autorizacion_responder is
  'Another person who may, of that agencia, consents or refuses; above what they may alone, a second one must consent too.';

-- The review of what is made by hand, above what one approver may: the first signature is kept as an authorisation of who wrote it.
create function autorizacion_de_revision(
  borrador_pedido uuid, operacion_pedida text, clase_pedida text, monto_pedido bigint, huella_pedida bytea, pedido_dado bytea, instante timestamptz
) returns void language plpgsql security definer set search_path = public as $$
declare
  actor uuid := actor_de_la_transaccion();
  suyo  borrador;
begin
  select b.* into suyo from borrador b where b.id = borrador_pedido and b.estado = 'en_revision';
  if suyo.id is null or actor = any(suyo.escritores) then
    perform libro_negar('APROBACION_PROPIA', 'Quien escribió en una partida no la aprueba.');
  end if;
  insert into autorizacion (operacion, clase, agencia, monto, huellas, resumen, razon, orden, pedido, estado, pedida_por, pedida_en, vence_en,
    resuelta_por, resuelta_en)
  values (operacion_pedida, clase_pedida, suyo.agencia, monto_pedido, array[huella_pedida], left(suyo.concepto, 500),
    'Pasa de lo que una persona autoriza sola.', jsonb_build_object('method', 'REVISION', 'path', borrador_pedido, 'body', null), pedido_dado,
    'falta_otra', suyo.autor, instante, instante + interval '7 days', actor, instante);
end
$$;
comment on function autorizacion_de_revision is 'The first of two signatures under what somebody sent to review.';

create function autorizacion_retirar(cual uuid, por_que text, instante timestamptz) returns void language plpgsql
  security definer set search_path = public as $$
begin
  if not exists (select from autorizacion a where a.id = cual and a.pedida_por = actor_de_la_transaccion()) then
    perform libro_negar('NO_ENCONTRADO', 'No existe, o no la pidió usted.');
  end if;
  update autorizacion a set estado = 'retirada', motivo = por_que, resuelta_por = coalesce(a.resuelta_por, a.pedida_por),
    resuelta_en = coalesce(a.resuelta_en, instante)
  where a.id = cual and a.estado in ('pendiente', 'falta_otra', 'autorizada');
  if not found then
    perform libro_negar('ESTADO_NO_ADMITE', 'Ya se usó, se negó o se retiró.');
  end if;
end
$$;
comment on function autorizacion_retirar is 'Whoever asked no longer needs it, answered or not; once used, it stays.';
