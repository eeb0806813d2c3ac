-- The second factor. A password can be guessed, seen or asked for; what somebody has in the hand cannot. Each secret is
-- kept so that reading the database gives nobody a way in: a passkey leaves only its public half, the secret of the
-- temporary codes is encrypted, recovery codes and remembered devices are digests. None of them reaches the bitácora.

-- Whether whoever opened it showed a second factor.
alter table sesion add column segundo_factor boolean not null default false;

create table passkey (
  id            uuid primary key default gen_random_uuid(),
  usuario       uuid not null references usuario,
  credencial    text not null unique check (credencial ~ '^[A-Za-z0-9_-]+$' and length(credencial) between 16 and 1400),
  clave_publica bytea not null,
  contador      bigint not null default 0 check (contador >= 0),
  transportes   text[] not null default '{}',
  nombre        text not null check (nombre = btrim(nombre) and nombre <> '' and length(nombre) <= 60),
  creada_en     timestamptz not null,
  ultimo_uso    timestamptz
);
comment on table passkey is
  'Each passkey of a person: its public half, and the count that a copy of it would give away.';

create index passkey_por_usuario on passkey (usuario);

create trigger bitacora_alta_baja after insert or delete on passkey
  for each row execute function bitacora_anotar('id', 'credencial,clave_publica,contador');
-- Using one moves its count; the session's own row tells that story.
create trigger bitacora_cambio after update of nombre on passkey
  for each row execute function bitacora_anotar('id', 'credencial,clave_publica,contador');

-- A step of 30 seconds serves once: the last one used is kept. A secret that is being enrolled stands beside the one in
-- use until a code of it has been typed.
create table totp (
  id            uuid primary key default gen_random_uuid(),
  usuario       uuid not null references usuario,
  secreto       bytea not null,
  creado_en     timestamptz not null,
  confirmado_en timestamptz,
  ultimo_paso   bigint
);
comment on table totp is 'The secret, encrypted, that a person''s telephone makes temporary codes with.';

create unique index totp_en_uso on totp (usuario) where confirmado_en is not null;
create unique index totp_por_confirmar on totp (usuario) where confirmado_en is null;

create trigger bitacora after insert or delete or update of confirmado_en on totp
  for each row execute function bitacora_anotar('usuario', 'secreto,ultimo_paso');

create table recuperacion (
  usuario    uuid primary key references usuario,
  huellas    text[] not null,
  quedan     integer not null generated always as (cardinality(huellas)) stored,
  creados_en timestamptz not null
);
comment on table recuperacion is
  'The digests of a person''s recovery codes that are left: one that is used leaves the list.';

create trigger bitacora after insert or update or delete on recuperacion
  for each row execute function bitacora_anotar('usuario', 'huellas');

create table dispositivo_recordado (
  id         uuid primary key default gen_random_uuid(),
  usuario    uuid not null references usuario,
  huella     text not null unique check (huella ~ '^[0-9a-f]{64}$'),
  navegador  text not null,
  direccion  text not null,
  creado_en  timestamptz not null,
  ultimo_uso timestamptz not null,
  vence_en   timestamptz not null check (vence_en > creado_en)
);
comment on table dispositivo_recordado is
  'Browsers where a person asked not to be asked for the second factor for thirty days, by the digest of what they keep.';

create index dispositivo_recordado_por_usuario on dispositivo_recordado (usuario);

create trigger bitacora after insert or delete on dispositivo_recordado
  for each row execute function bitacora_anotar('id', 'huella');

-- Neither of the next two is a person's change to the institution: they live for minutes.
create table ingreso_pendiente (
  huella    text primary key check (huella ~ '^[0-9a-f]{64}$'),
  usuario   uuid not null references usuario,
  creado_en timestamptz not null,
  vence_en  timestamptz not null check (vence_en > creado_en)
);
comment on table ingreso_pendiente is
  'Sign-ins with the right password that wait for the second factor, by the digest of what the browser holds; each ends once.';

create index ingreso_pendiente_por_usuario on ingreso_pendiente (usuario);

create table desafio (
  valor     text primary key check (valor ~ '^[A-Za-z0-9_-]{43}$'),
  proposito text not null check (proposito in ('registro', 'ingreso', 'segundo-factor', 'reautenticacion')),
  -- Whom or what it was made for: a session, a pending sign-in, or anybody who signs in.
  de_quien  text not null,
  vence_en  timestamptz not null
);
comment on table desafio is
  'What a passkey is asked to sign: for one purpose and one holder, once, within minutes.';

create index desafio_por_vencimiento on desafio (vence_en);

-- Whoever changes a password may be answering a theft: what was remembered or half done under the old one ends with it,
-- whatever the way by which it changed.
create function olvidar_dispositivos() returns trigger language plpgsql as $$
begin
  delete from dispositivo_recordado where usuario = new.id;
  delete from ingreso_pendiente where usuario = new.id;
  return null;
end
$$;
comment on function olvidar_dispositivos is
  'Ends the remembered devices and the pending sign-ins of whoever changes their password or is disabled.';

create trigger olvidar_dispositivos after update of contrasena, activo on usuario
  for each row when (old.contrasena is distinct from new.contrasena or (old.activo and not new.activo))
  execute function olvidar_dispositivos();

-- Whoever could put a factor on somebody else's account, or take it off, would own it.
create function factores_ajenos() returns trigger language plpgsql as $$
declare
  fila record := case tg_op when 'DELETE' then old else new end;
begin
  if fila.usuario is distinct from actor_de_la_transaccion() and not es_del_dueno(tg_relid)
     and not (tg_op = 'DELETE' and exists (select from cambio_en_curso('segundo-factor', fila.usuario))) then
    perform libro_negar('CAMBIO_EN_ESPERA',
      'El segundo factor de otra persona no lo cambia una sola: pida recuperarlo y espere a que se apruebe.');
  end if;
  return fila;
end
$$;
comment on function factores_ajenos is
  'Each person puts and takes off their own factors; somebody else''s go by a change of powers that takes effect now.';

create trigger ajenos before insert or delete on passkey for each row execute function factores_ajenos();
create trigger ajenos before insert or delete on totp for each row execute function factores_ajenos();
create trigger ajenos before insert or delete on recuperacion for each row execute function factores_ajenos();

create table rol_con_segundo_factor (
  rol text primary key check (rol in
    ('administrador', 'contador', 'auxiliar', 'cajero', 'jefe_agencia', 'ahorros', 'auditor'))
);
comment on table rol_con_segundo_factor is 'The roles that nobody exercises without a second factor.';

insert into rol_con_segundo_factor (rol) values ('administrador'), ('contador'), ('jefe_agencia');

create trigger bitacora after insert or delete on rol_con_segundo_factor
  for each row execute function bitacora_anotar('rol');

grant select, insert, update, delete on passkey, totp, recuperacion to cuadra_app;
grant select, insert, delete, update (ultimo_uso) on dispositivo_recordado to cuadra_app;
grant select, insert, delete on rol_con_segundo_factor to cuadra_app;
-- To sweep those whose time is up, passing over the ones that somebody else is sweeping.
grant select, insert, delete, update (vence_en) on ingreso_pendiente, desafio to cuadra_app;
