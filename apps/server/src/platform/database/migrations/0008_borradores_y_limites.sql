-- What comes before the ledger: drafts (which may be incomplete, so their lines are kept as they were typed), who may
-- post what without a second person, the keys that make a repeated request harmless, and the supporting documents.

create table borrador (
  id              uuid primary key,
  version         integer not null default 1,
  estado          text not null default 'borrador' check (estado in ('borrador', 'en_revision', 'rechazada')),
  tipo            text not null check (tipo in ('diario', 'ingreso', 'egreso', 'ajuste', 'banco')),
  fecha           date not null,
  fecha_documento date,
  agencia         text not null references agencia,
  concepto        text not null,
  lineas          jsonb not null check (jsonb_typeof(lineas) = 'array'),
  debe            bigint not null,
  haber           bigint not null,
  cantidad_lineas integer not null,
  autor           uuid not null references usuario,
  creado_en       timestamptz not null,
  actualizado_en  timestamptz not null,
  motivo          text
);

create index borrador_por_fecha on borrador (fecha, creado_en);

create trigger bitacora after insert or update or delete on borrador
  for each row execute function bitacora_anotar('id');

grant select, insert, update, delete on borrador to cuadra_app;

-- Absent: that role never posts that type by itself. NULL: without limit.
create table limite_contabilizacion (
  rol       text not null,
  tipo      text not null,
  monto_max bigint check (monto_max > 0),
  primary key (rol, tipo)
);

create trigger bitacora after insert or update or delete on limite_contabilizacion
  for each row execute function bitacora_anotar('rol,tipo');

grant select, insert, update, delete on limite_contabilizacion to cuadra_app;

-- A key belongs to one person; the answer is found again through the partida.
create table llave_idempotencia (
  usuario   uuid not null references usuario,
  llave     text not null check (length(llave) between 1 and 200),
  cuerpo    bytea not null check (length(cuerpo) = 32),
  partida   uuid not null,
  creada_en timestamptz not null,
  primary key (usuario, llave)
);

grant select, insert on llave_idempotencia to cuadra_app;

-- Supporting documents: the bytes once per content, the use of them per partida (draft or posted).
create table archivo (
  huella    text primary key check (huella ~ '^[0-9a-f]{64}$'),
  tipo      text not null check (tipo in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'application/xml')),
  contenido bytea not null check (length(contenido) between 1 and 10485760)
);

create table soporte (
  id         uuid primary key default gen_random_uuid(),
  partida    uuid not null,
  huella     text not null references archivo,
  nombre     text not null check (nombre = btrim(nombre) and nombre <> ''),
  subido_en  timestamptz not null,
  subido_por uuid not null references usuario,
  unique (partida, huella)
);

create index soporte_por_partida on soporte (partida);

create trigger bitacora after insert or update or delete on soporte
  for each row execute function bitacora_anotar('id');

-- The support of a posted partida stays with it.
create function soporte_de_contabilizada() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from partida p where p.id = old.partida) then
    raise exception 'El soporte de una partida contabilizada no se quita.' using errcode = 'CU003';
  end if;
  return old;
end
$$;

create trigger soporte_de_contabilizada before delete on soporte
  for each row execute function soporte_de_contabilizada();

grant select, insert on archivo to cuadra_app;
grant select, insert, delete on soporte to cuadra_app;

-- Where an institution starts: contadores post freely except large adjustments; auxiliares, small daily entries.
select set_config('cuadra.accion', 'migracion', true);

insert into limite_contabilizacion (rol, tipo, monto_max) values
  ('contador', 'diario', null),
  ('contador', 'ingreso', null),
  ('contador', 'egreso', null),
  ('contador', 'banco', null),
  ('contador', 'ajuste', 50000000),
  ('auxiliar', 'diario', 1000000),
  ('auxiliar', 'ingreso', 1000000),
  ('auxiliar', 'egreso', 1000000),
  ('auxiliar', 'banco', 1000000);
