-- The shell's own data, each person their own: what the two panels list, shortcuts, chats, how they like the shell, their
-- picture, and the views of a screen that they named. None of it changes the institution, so it is outside the bitácora;
-- a chat message tells by itself who said what and when, and is private.

create table aviso (
  id          uuid primary key default gen_random_uuid(),
  usuario     uuid not null references usuario,
  icono       text,
  imagen      text,
  titulo      text not null check (titulo <> ''),
  descripcion text not null,
  enlace      text,
  usa_router  boolean not null default true,
  leido       boolean not null default false,
  creado_en   timestamptz not null,
  n           bigint generated always as identity,
  clase       text not null check (clase in ('mensaje', 'notificacion')),
  -- NULL: the system. The person themselves: a note of their own, which they may also edit.
  remitente   uuid references usuario,
  visto       boolean not null default false,
  constraint aviso_leido_es_visto check (visto or not leido)
);
comment on table aviso is
  'Messages (what a person told you) and notifications (what happened): the same thing in two lists.';

-- The list, and where it is cut, are read from here.
create index aviso_por_usuario on aviso (usuario, clase, creado_en desc, n desc);

grant select, insert, update, delete on aviso to cuadra_app;

create table atajo (
  id          uuid primary key default gen_random_uuid(),
  n           bigint generated always as identity,
  usuario     uuid not null references usuario,
  nombre      text not null check (nombre <> ''),
  descripcion text not null,
  icono       text not null check (icono <> ''),
  enlace      text not null check (enlace ~* '^(/|https?://)'),
  usa_router  boolean not null
);
comment on table atajo is 'The shortcuts that each person keeps.';

create index atajo_por_usuario on atajo (usuario, n desc);

grant select, insert, update, delete on atajo to cuadra_app;

-- A chat is two people and nothing else: there is no row to create before the first message, and what is unread is
-- counted from the messages themselves, so no counter can drift.
create table mensaje_chat (
  n          bigint generated always as identity primary key,
  de         uuid not null references usuario,
  para       uuid not null references usuario,
  texto      text not null check (texto <> '' and length(texto) <= 2000),
  enviado_en timestamptz not null,
  leido      boolean not null default false,
  -- The sender's Idempotency-Key.
  llave      text check (length(llave) between 1 and 200),
  check (de <> para),
  unique (de, llave)
);
comment on table mensaje_chat is 'What one person said to another.';

create index mensaje_chat_por_pareja on mensaje_chat (least(de, para), greatest(de, para), n desc);
create index mensaje_chat_sin_leer on mensaje_chat (para, de, n) where not leido;

-- What was said is never changed nor deleted: only that it was read.
grant select, insert on mensaje_chat to cuadra_app;
grant update (leido) on mensaje_chat to cuadra_app;

create table preferencia (
  usuario     uuid primary key references usuario,
  tema        text check (tema in
    ('theme-default', 'theme-brand', 'theme-teal', 'theme-rose', 'theme-purple', 'theme-amber')),
  esquema     text check (esquema in ('auto', 'dark', 'light')),
  disposicion text check (disposicion in
    ('empty', 'centered', 'enterprise', 'material', 'modern', 'classic', 'classy', 'compact', 'dense',
     'futuristic', 'thin')),
  idioma      text check (idioma in ('en', 'tr', 'es'))
);
comment on table preferencia is 'How each person likes the shell; NULL: never chosen, the configured value applies.';

grant select, insert, update on preferencia to cuadra_app;

-- Apart from the row that others read, so that a megabyte is moved only when it is looked at. The id is the address
-- where it is served: at random, and another one with each image.
create table avatar (
  usuario   uuid primary key references usuario,
  id        uuid not null unique,
  tipo      text not null check (tipo in ('image/png', 'image/jpeg', 'image/webp')),
  contenido bytea not null check (length(contenido) between 1 and 1048576)
);
comment on table avatar is 'The picture of each person.';

grant select, insert, update, delete on avatar to cuadra_app;

create table vista (
  id       uuid primary key default gen_random_uuid(),
  usuario  uuid not null references usuario,
  pantalla text not null check (pantalla ~ '^[a-z][a-z0-9-]*$'),
  nombre   text not null check (nombre = btrim(nombre) and nombre <> ''),
  consulta text not null,
  orden    integer not null check (orden >= 0)
);
comment on table vista is 'The filters of a screen that a person gave a name to.';

-- Two names that differ only in case or accents would be one to whoever reads them.
create unique index vista_nombre on vista (usuario, pantalla, texto_de_busqueda(nombre));

grant select, insert, update, delete on vista to cuadra_app;
