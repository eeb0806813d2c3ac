-- What the institution tells each person. Reading or removing one is not a change to the books, so it is the one
-- kind of personal data outside the bitácora.

create table notificacion (
  id          uuid primary key default gen_random_uuid(),
  usuario     uuid not null references usuario,
  icono       text,
  imagen      text,
  titulo      text not null check (titulo <> ''),
  descripcion text not null,
  enlace      text,
  usa_router  boolean not null default true,
  leida       boolean not null default false,
  creada_en   timestamptz not null
);

create index notificacion_por_usuario on notificacion (usuario, creada_en desc);

grant select, insert, update, delete on notificacion to cuadra_app;
