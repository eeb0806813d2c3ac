-- The shell's own data, each person their own: what the two panels list, shortcuts, and chats. None of it changes the
-- institution, so it is outside the bitácora; a chat message tells by itself who said what and when, and is private.

-- Messages (what a person told you) and notifications (what happened) are the same thing in two lists.
alter table notificacion rename to aviso;
alter table aviso rename column leida to leido;
alter table aviso rename column creada_en to creado_en;
alter table aviso
  add column n         bigint generated always as identity,
  add column clase     text not null default 'notificacion' check (clase in ('mensaje', 'notificacion')),
  -- NULL: the system. The person themselves: a note of their own, which they may also edit.
  add column remitente uuid references usuario,
  add column visto     boolean not null default false;
update aviso set visto = leido;
alter table aviso
  alter column clase drop default,
  add constraint aviso_leido_es_visto check (visto or not leido);

-- The list, and where it is cut, are read from here.
create index aviso_por_usuario on aviso (usuario, clase, creado_en desc, n desc);
drop index notificacion_por_usuario;

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

create index mensaje_chat_por_pareja on mensaje_chat (least(de, para), greatest(de, para), n desc);
create index mensaje_chat_sin_leer on mensaje_chat (para, de, n) where not leido;

-- What was said is never changed nor deleted: only that it was read.
grant select, insert on mensaje_chat to cuadra_app;
grant update (leido) on mensaje_chat to cuadra_app;
