-- Who may enter. A token is only as good as its session row, so closing the row or disabling the user works on
-- the very next request. Secrets are kept as digests and never reach the bitácora.

create table usuario (
  id             uuid primary key default gen_random_uuid(),
  nombre         text not null check (nombre = btrim(nombre) and nombre <> ''),
  correo         text not null unique check (correo = lower(btrim(correo)) and correo like '%_@_%'),
  contrasena     text check (contrasena like '$argon2id$%'),
  avatar         text,
  activo         boolean not null default true,
  creado_en      timestamptz not null,
  ultimo_ingreso timestamptz,
  version        integer not null default 1
);
comment on table usuario is 'The people who may enter.';

create trigger bitacora_alta_baja after insert or delete on usuario
  for each row execute function bitacora_anotar('id', 'contrasena,avatar');
-- Signing in moves ultimo_ingreso; the session's own row tells that story.
create trigger bitacora_cambio after update of nombre, correo, contrasena, avatar, activo on usuario
  for each row execute function bitacora_anotar('id', 'contrasena,avatar');

create table usuario_rol (
  usuario uuid not null references usuario,
  rol     text not null check (rol in
    ('administrador', 'contador', 'auxiliar', 'cajero', 'jefe_agencia', 'ahorros', 'auditor')),
  primary key (usuario, rol)
);
comment on table usuario_rol is 'The roles of each person, from which their permissions come.';

create trigger bitacora after insert or update or delete on usuario_rol
  for each row execute function bitacora_anotar('usuario,rol');

create table usuario_agencia (
  usuario uuid not null references usuario,
  agencia text not null references agencia,
  primary key (usuario, agencia)
);
comment on table usuario_agencia is 'The agencias whose books a person sees and changes.';

create trigger bitacora after insert or update or delete on usuario_agencia
  for each row execute function bitacora_anotar('usuario,agencia');

create table sesion (
  id            uuid primary key default gen_random_uuid(),
  usuario       uuid not null references usuario,
  direccion     text not null,
  navegador     text not null,
  abierta_en    timestamptz not null,
  ultimo_uso    timestamptz not null,
  vence_en      timestamptz not null check (vence_en > abierta_en),
  cerrada_en    timestamptz,
  motivo_cierre text,
  estado        text not null default 'online' check (estado in ('online', 'away', 'busy', 'not-visible')),
  -- It ends by itself when nobody is there: at this instant, which only what a person does moves forward. Kept on the
  -- row, so that whoever asks whether it is open needs no setting to know.
  inactiva_en   timestamptz not null,
  check ((cerrada_en is null) = (motivo_cierre is null))
);
comment on table sesion is 'Each time somebody entered, and until when that holds.';

create index sesion_abierta_por_usuario on sesion (usuario) where cerrada_en is null;

create trigger bitacora after insert or update of cerrada_en on sesion
  for each row execute function bitacora_anotar('id');

create table intento_acceso (
  clave           text primary key,
  fallos          integer not null check (fallos > 0),
  ultimo_fallo    timestamptz not null,
  bloqueado_hasta timestamptz
);
comment on table intento_acceso is
  'Failed sign-ins per account and per address (clave: «cuenta:…» or «direccion:…»), shared by every process.';

create table enlace_contrasena (
  huella    text primary key check (huella ~ '^[0-9a-f]{64}$'),
  usuario   uuid not null references usuario,
  creado_en timestamptz not null,
  vence_en  timestamptz not null check (vence_en > creado_en),
  usado_en  timestamptz
);
comment on table enlace_contrasena is 'Links to set a forgotten password, by their digest; each works once.';

create index enlace_contrasena_por_usuario on enlace_contrasena (usuario) where usado_en is null;

create trigger bitacora after insert or update or delete on enlace_contrasena
  for each row execute function bitacora_anotar('usuario', 'huella');

create table solicitud_cuenta (
  id           uuid primary key default gen_random_uuid(),
  nombre       text not null check (nombre = btrim(nombre) and nombre <> ''),
  correo       text not null check (correo = lower(btrim(correo))),
  empresa      text,
  contrasena   text not null check (contrasena like '$argon2id$%'),
  pedida_en    timestamptz not null,
  estado       text not null default 'pendiente' check (estado in ('pendiente', 'aprobada', 'rechazada')),
  resuelta_en  timestamptz,
  resuelta_por uuid references usuario,
  motivo       text,
  check ((estado = 'pendiente') = (resuelta_en is null))
);
comment on table solicitud_cuenta is 'Who asked for an account, and what became of it.';

-- One open request per address: asking twice changes nothing.
create unique index solicitud_cuenta_pendiente on solicitud_cuenta (correo) where estado = 'pendiente';

create trigger bitacora after insert or update or delete on solicitud_cuenta
  for each row execute function bitacora_anotar('id', 'contrasena');

grant select, insert, update on usuario, sesion, solicitud_cuenta to cuadra_app;
grant select, insert, delete on usuario_rol, usuario_agencia to cuadra_app;
grant select, insert, update, delete on intento_acceso, enlace_contrasena to cuadra_app;
