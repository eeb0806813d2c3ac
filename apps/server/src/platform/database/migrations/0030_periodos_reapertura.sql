-- Opening a closed month again takes two people: one asks, saying why and for whom, and another one who may reopen allows
-- it. Whatever the application does, a closed month opens, and a reopening changes, only in the transaction in which
-- that request is allowed. Before the set-up is signed off, when there may be nobody else yet, asking is enough.

create table solicitud_de_reapertura (
  id           uuid primary key default gen_random_uuid(),
  anio         integer not null,
  mes          integer not null,
  agencia      text not null,
  motivo       text not null check (length(btrim(motivo)) >= 3),
  -- For whom and until when; null: for everybody, until it is closed again.
  para         uuid[],
  hasta        timestamptz,
  pedida_por   uuid not null references usuario,
  pedida_en    timestamptz not null,
  estado       text not null default 'pendiente' check (estado in
    ('pendiente', 'aprobada', 'inmediata', 'rechazada', 'retirada')),
  resuelta_por uuid references usuario,
  resuelta_en  timestamptz,
  -- Why not.
  respuesta    text,
  -- The transaction in which it was allowed: what it allows is allowed there and nowhere else.
  transaccion  bigint,
  foreign key (anio, mes, agencia) references periodo,
  constraint solicitud_limite_completo check ((para is null) = (hasta is null)),
  constraint solicitud_resuelta check ((estado = 'pendiente') = (resuelta_en is null)
    and (resuelta_en is null) = (resuelta_por is null)),
  constraint solicitud_de_dos check (estado not in ('aprobada', 'rechazada') or resuelta_por <> pedida_por),
  constraint solicitud_propia check (estado not in ('retirada', 'inmediata') or resuelta_por = pedida_por),
  constraint solicitud_rechazada_con_motivo check ((estado = 'rechazada') = (respuesta is not null)),
  constraint solicitud_con_efecto check ((transaccion is not null) = (estado in ('aprobada', 'inmediata')))
);
comment on table solicitud_de_reapertura is
  'Each time somebody asked to open a closed month again: why, for whom, and who else allowed it or not.';

create unique index solicitud_de_reapertura_pendiente on solicitud_de_reapertura (anio, mes, agencia)
  where estado = 'pendiente';

create trigger bitacora after insert or update or delete on solicitud_de_reapertura
  for each row execute function bitacora_anotar('id', 'transaccion');

grant select, insert, update (estado, resuelta_por, resuelta_en, respuesta) on solicitud_de_reapertura to cuadra_app;

create function solicitud_de_reapertura_juzgar() returns trigger language plpgsql as $$
declare
  actor uuid := actor_de_la_transaccion();
begin
  new.transaccion := case when new.estado in ('aprobada', 'inmediata') then pg_current_xact_id()::text::bigint end;
  if es_del_dueno(tg_relid) then return new; end if;
  if tg_op = 'INSERT' then
    if new.estado not in ('pendiente', 'inmediata')
       or new.estado = 'inmediata' and exists (select from institucion where firmada_en is not null) then
      perform libro_negar('REAPERTURA_DE_DOS', 'La reapertura de un mes la aprueba otra persona.');
    end if;
    if new.pedida_por is distinct from actor then
      perform libro_negar('SIN_PERMISO', 'Cada quien pide en su propio nombre.');
    end if;
    return new;
  end if;
  if old.estado <> 'pendiente' then
    perform libro_negar('REAPERTURA_RESUELTA', 'Esta solicitud ya se resolvió.');
  end if;
  if new.estado = 'inmediata' then
    perform libro_negar('REAPERTURA_DE_DOS', 'La reapertura de un mes la aprueba otra persona.');
  end if;
  if new.resuelta_por is distinct from actor then
    perform libro_negar('SIN_PERMISO', 'Cada quien resuelve en su propio nombre.');
  end if;
  return new;
end
$$;
comment on function solicitud_de_reapertura_juzgar is
  'The states of a request to reopen: asked and resolved once, each in their own name.';

create trigger juzgar before insert or update on solicitud_de_reapertura
  for each row execute function solicitud_de_reapertura_juzgar();

-- A close that was begun and not finished may be given up by whoever began it: nothing was closed yet. The close of a year
-- opens a December to date its partida in it, and leaves it closed for ever in the same transaction: what counts is how
-- the transaction ends.
create function periodo_se_reabre_entre_dos() returns trigger language plpgsql as $$
begin
  if es_del_dueno(tg_relid)
     or exists (
       select from solicitud_de_reapertura s
       where s.transaccion = pg_current_xact_id_if_assigned()::text::bigint
         and (s.anio, s.mes, s.agencia) = (new.anio, new.mes, new.agencia)
         and s.para is not distinct from new.abierto_para
         and s.hasta is not distinct from new.abierto_hasta)
     or exists (
       select from periodo p join ejercicio e using (anio)
       where (p.anio, p.mes, p.agencia) = (new.anio, new.mes, new.agencia)
         and p.estado = 'cerrado' and e.estado = 'cerrado') then
    return null;
  end if;
  perform libro_negar('REAPERTURA_DE_DOS', 'La reapertura de un mes la aprueba otra persona.');
  return null;
end
$$;
comment on function periodo_se_reabre_entre_dos is
  'A closed month opens, and for whom it is open changes, only as a request that somebody else allows says.';

create constraint trigger se_reabre_entre_dos after update of estado, abierto_para, abierto_hasta on periodo
  deferrable initially deferred
  for each row when (
    old.estado = 'cerrado' and new.estado <> 'cerrado'
    or new.estado <> 'cerrado' and (old.abierto_para, old.abierto_hasta) is distinct from (new.abierto_para, new.abierto_hasta))
  execute function periodo_se_reabre_entre_dos();

alter table reapertura add column solicitud uuid references solicitud_de_reapertura;
