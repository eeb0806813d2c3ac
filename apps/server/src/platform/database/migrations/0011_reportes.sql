-- Files of reports. What each was made of is kept for ever and never changed (a printed code must always be answered);
-- its bytes only for some days, in pieces, so that neither writing nor reading one holds it whole in memory. They are
-- here and not in a folder so that any process can hand over what another made. They change nothing of the institution:
-- that somebody took a report out is written in the bitácora when it is asked for.

create table verificacion_reporte (
  codigo      text primary key check (codigo ~ '^[2-9A-HJ-NP-Z]{8}$'),
  reporte     text not null,
  titulo      text not null,
  formato     text not null check (formato in ('pdf', 'xlsx', 'csv')),
  filtros     jsonb not null,
  agencias    text[] not null,
  detalles    text[] not null,
  filas       integer not null check (filas >= 0),
  huella      text not null check (huella ~ '^[0-9a-f]{64}$'),
  usuario     uuid not null references usuario,
  generado_en timestamptz not null
);
comment on table verificacion_reporte is 'What every report with a printed code was made of, to answer whether a paper is genuine.';

grant select, insert on verificacion_reporte to cuadra_app;

create table archivo_reporte (
  id        uuid primary key default gen_random_uuid(),
  codigo    text not null unique,
  reporte   text not null,
  titulo    text not null,
  formato   text not null check (formato in ('pdf', 'xlsx', 'csv')),
  nombre    text not null,
  filtros   jsonb not null,
  -- What it is of; known once it is made.
  agencias  text[] not null default '{}',
  usuario   uuid not null references usuario,
  estado    text not null check (estado in ('listo', 'en_cola', 'haciendo', 'fallido')),
  filas     integer not null check (filas >= 0),
  avance    smallint not null default 0 check (avance between 0 and 100),
  bytes     bigint,
  motivo    text,
  pedido_en timestamptz not null,
  vence_en  timestamptz not null
);
comment on table archivo_reporte is 'The files of reports that somebody asked for, and how far each is.';

create index archivo_reporte_por_usuario on archivo_reporte (usuario, pedido_en desc);
create index archivo_reporte_por_vencer on archivo_reporte (vence_en);

create table archivo_reporte_trozo (
  archivo   uuid not null references archivo_reporte on delete cascade,
  n         integer not null,
  contenido bytea not null,
  primary key (archivo, n)
);
comment on table archivo_reporte_trozo is 'The bytes of a file, piece by piece.';

-- Already compressed.
alter table archivo_reporte_trozo alter column contenido set storage external;

grant select, insert, update, delete on archivo_reporte to cuadra_app;
grant select, insert, delete on archivo_reporte_trozo to cuadra_app;
