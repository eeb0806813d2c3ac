-- The institution (one row: the heading of every document) and its agencias.

create table institucion (
  id        boolean primary key default true check (id),
  nombre    text not null check (nombre = btrim(nombre) and nombre <> ''),
  nit       text not null default '' check (nit = btrim(nit)),
  direccion text not null default '' check (direccion = btrim(direccion))
);

create trigger bitacora after insert or update or delete on institucion
  for each row execute function bitacora_anotar('id');

grant select, insert, update on institucion to cuadra_app;

create table agencia (
  id_agencia     text primary key check (id_agencia ~ '^[0-9]{2}$'),
  nombre_agencia text not null unique check (nombre_agencia = btrim(nombre_agencia) and nombre_agencia <> ''),
  municipio      text not null default '' check (municipio = btrim(municipio)),
  activa         boolean not null default true
);

create trigger bitacora after insert or update or delete on agencia
  for each row execute function bitacora_anotar('id_agencia');

grant select, insert, update on agencia to cuadra_app;
