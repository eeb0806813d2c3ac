-- Nobody chooses somebody else's password. A person gets theirs by an invitation that works once: by mail or, where no
-- mail arrives, in a sealed envelope that is handed over in person. Whoever prints an envelope holds what is in it, so it
-- works only together with a key that a second person gives to whom they have identified: neither of them alone can use
-- it. The rule is held here too, whatever the program says.

-- Whoever asked for an account chose its password, also when the address was somebody else's.
drop trigger bitacora on solicitud_cuenta;
alter table solicitud_cuenta drop column contrasena;
create trigger bitacora after insert or update or delete on solicitud_cuenta
  for each row execute function bitacora_anotar('id');

-- Links of before live for two days at most, and said nothing of who made them.
drop table enlace_contrasena;

-- Somebody else changed the address and its owner has not been seen since: no secret goes there.
alter table usuario add column correo_sin_probar boolean not null default false;

create table invitacion (
  id                uuid primary key default gen_random_uuid(),
  usuario           uuid not null references usuario,
  via               text not null check (via in ('correo', 'sobre')),
  huella            text not null unique check (huella ~ '^[0-9a-f]{64}$'),
  creada_en         timestamptz not null,
  -- NULL: the person asked for it at the door.
  creada_por        uuid references usuario,
  vence_en          timestamptz not null check (vence_en > creada_en),
  -- Nobody else was there to confirm it: an institution that is being set up.
  exenta            boolean not null default false,
  confirmada_en     timestamptz,
  confirmada_por    uuid references usuario,
  identificacion    text check (length(btrim(identificacion)) between 3 and 200),
  huella_de_entrega text check (huella_de_entrega ~ '^[0-9a-f]{64}$'),
  -- Wrong keys given with the right code.
  intentos          smallint not null default 0 check (intentos between 0 and 5),
  usada_en          timestamptz,
  anulada           boolean not null default false,
  constraint invitacion_impresa_por_alguien check (via = 'correo' or creada_por is not null),
  constraint invitacion_confirmada_entera check (
    num_nulls(confirmada_en, confirmada_por, identificacion, huella_de_entrega) in (0, 4)),
  constraint invitacion_confirma_otra_persona check (confirmada_por <> creada_por and confirmada_por <> usuario),
  constraint invitacion_se_confirma_el_sobre check (via = 'sobre' or (confirmada_en is null and not exenta)),
  constraint invitacion_usada_con_confirmacion check (
    usada_en is null or via = 'correo' or exenta or confirmada_en is not null),
  constraint invitacion_termina_de_un_modo check (usada_en is null or not anulada)
);
comment on table invitacion is
  'What lets a person choose a password, once: by mail or in an envelope. Only digests of what is secret.';

-- One at a time: another one ends the former.
create unique index invitacion_viva on invitacion (usuario) where usada_en is null and not anulada;
create index invitacion_por_usuario on invitacion (usuario, creada_en desc);

create function hay_quien_confirme(imprime uuid, invitado uuid) returns boolean language sql stable as $$
  select exists (
    select from usuario u
    join usuario_rol r on r.usuario = u.id and r.rol in ('contador', 'administrador')
    where u.activo and u.contrasena is not null and u.id <> imprime and u.id <> invitado)
$$;
comment on function hay_quien_confirme is
  'Whether somebody other than these two could confirm an envelope: contador or administrador, and able to enter.';

create function institucion_en_preparacion() returns boolean language sql stable as $$
  select not exists (select from institucion i where to_jsonb(i) ->> 'firmada_en' is not null)
$$;
comment on function institucion_en_preparacion is 'Whether the set-up of the institution has not been signed off yet.';

create function invitacion_es_justa() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.usada_en is not null or old.anulada) then
    raise exception 'Una invitación que terminó queda como terminó.' using errcode = 'CU003';
  end if;
  if tg_op = 'INSERT' and new.exenta
    and (not institucion_en_preparacion() or hay_quien_confirme(new.creada_por, new.usuario)) then
    raise exception 'Hay quien confirme la entrega del sobre.' using errcode = 'CU003';
  end if;
  if new.confirmada_por is not null and not exists (
    select from usuario u join usuario_rol r on r.usuario = u.id and r.rol in ('contador', 'administrador')
    where u.id = new.confirmada_por and u.activo) then
    raise exception 'La entrega la confirma un contador o un administrador.' using errcode = 'CU003';
  end if;
  return new;
end
$$;
comment on function invitacion_es_justa is
  'Refuses an envelope confirmed by who may not, excused without need, or changed after its end.';

create trigger invitacion_es_justa before insert or update on invitacion
  for each row execute function invitacion_es_justa();
create trigger bitacora after insert or update on invitacion
  for each row execute function bitacora_anotar('id', 'huella,huella_de_entrega');

grant select, insert on invitacion to cuadra_app;
grant update (confirmada_en, confirmada_por, identificacion, huella_de_entrega, intentos, usada_en, anulada)
  on invitacion to cuadra_app;

create function contrasena_la_elige_su_dueno() returns trigger language plpgsql as $$
declare
  actor uuid := nullif(current_setting('cuadra.actor', true), '')::uuid;
begin
  if tg_op = 'INSERT' then
    if new.contrasena is not null and actor is not null then
      raise exception 'Nadie elige la contraseña de otra persona.' using errcode = 'CU003';
    end if;
    return new;
  end if;
  if new.contrasena <> coalesce(old.contrasena, '') and actor is distinct from new.id and not exists (
    select from invitacion i
    where i.usuario = new.id and i.usada_en is not null and i.xmin = pg_current_xact_id()::xid) then
    raise exception 'Nadie elige la contraseña de otra persona.' using errcode = 'CU003';
  end if;
  if new.correo <> old.correo then new.correo_sin_probar := true; end if;
  return new;
end
$$;
comment on function contrasena_la_elige_su_dueno is
  'A password is set by its owner, or in the transaction that spends their invitation; a new address is not proven.';

create trigger contrasena_la_elige_su_dueno before insert or update of contrasena, correo on usuario
  for each row execute function contrasena_la_elige_su_dueno();

create function invitacion_no_sobrevive() returns trigger language plpgsql as $$
begin
  update invitacion set anulada = true where usuario = new.id and usada_en is null and not anulada;
  return null;
end
$$;
comment on function invitacion_no_sobrevive is
  'What was sent before another address or another password does not work any more.';

create trigger invitacion_no_sobrevive after update of contrasena, correo on usuario
  for each row when (new.contrasena is distinct from old.contrasena or new.correo <> old.correo)
  execute function invitacion_no_sobrevive();
