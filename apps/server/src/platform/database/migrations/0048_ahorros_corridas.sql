-- Interest runs as one thing: planned, calculated, approved by another person, applied once and, if need be, undone. What a run
-- found for each account is a line; a tanda is the part of it that is one transaction and one partida.

create table programacion_de_intereses (
  id         uuid primary key default gen_random_uuid(),
  nombre     text not null unique check (nombre = btrim(nombre) and length(nombre) between 1 and 80),
  productos  integer[] not null check (cardinality(productos) between 1 and 50),
  -- Null: all of them.
  agencias   text[] check (cardinality(agencias) between 1 and 100),
  frecuencia text not null check (frecuencia in ('diaria', 'mensual', 'trimestral', 'semestral', 'anual')),
  -- How many days after the end of its period the calculation starts, and at what hour.
  dias_despues integer not null default 1 check (dias_despues between 0 and 30),
  hora       time not null default '06:00',
  -- The last day of the next period to be paid.
  proximo_fin date not null,
  avisar_a   uuid[] not null default '{}' check (cardinality(avisar_a) <= 20),
  responsable uuid not null references usuario,
  pausada    boolean not null default false,
  version    integer not null default 0
);
comment on table programacion_de_intereses is 'Which products and agencias are paid when, who answers for it and who is told.';

create trigger bitacora after insert or update or delete on programacion_de_intereses
  for each row execute function bitacora_anotar('id');

grant select, insert, update, delete on programacion_de_intereses to cuadra_app;

create table corrida (
  id            integer generated always as identity primary key,
  clase         text not null check (clase in ('ordinaria', 'correctiva', 'cierre')),
  programacion  uuid references programacion_de_intereses on delete set null,
  nombre        text not null check (nombre = btrim(nombre) and length(nombre) between 1 and 120),
  -- Days paid, the last one not included; of each account, from what it was not paid yet.
  desde         date not null,
  hasta         date not null check (hasta > desde),
  fecha_valor   date not null,
  fecha         date not null,
  estado        text not null default 'programado' check (estado in ('programado', 'calculando', 'calculado', 'aprobado', 'aplicando',
    'aplicado', 'revirtiendo', 'revertido', 'cancelado', 'fallido', 'vencido', 'detenido')),
  -- Of its lines: every calculation makes the next one.
  intento       integer not null default 0,
  -- How many accounts a tanda has.
  por_tanda     integer not null default 5000 check (por_tanda between 1 and 100000),
  -- The rules that were in force when it was calculated, as they were.
  reglas        jsonb check (jsonb_typeof(reglas) = 'object'),
  -- Which applied run a corrective one corrects.
  corrige       integer references corrida,
  cuentas       integer not null default 0,
  lineas        integer not null default 0,
  interes       bigint not null default 0,
  isr           bigint not null default 0,
  -- Of the exact interest, with what rounding changed.
  exacto        numeric not null default 0,
  -- Added up once: how many accounts are not paid, by reason, and how many are paid how much.
  resumen       jsonb check (jsonb_typeof(resumen) = 'object'),
  huella        text check (huella ~ '^[0-9a-f]{64}$'),
  -- What it was asked for with, so that asking twice is asking once.
  solicitud     uuid unique,
  creada_por    uuid references usuario,
  creada_en     timestamptz not null,
  calculada_por uuid references usuario,
  calculada_en  timestamptz,
  aprobada_por  uuid references usuario,
  aprobada_en   timestamptz,
  huella_aprobada text,
  -- Who asked for it to be applied: the author of its partidas.
  aplicada_por  uuid references usuario,
  aplicada_en   timestamptz,
  reversion_pedida_por uuid references usuario,
  reversion_motivo text check (reversion_motivo = btrim(reversion_motivo) and reversion_motivo <> ''),
  revertida_por uuid references usuario,
  revertida_en  timestamptz,
  -- The accounting date of what undoes it.
  fecha_reversion date,
  -- Why it stopped, failed or was called off.
  motivo        text check (motivo = btrim(motivo) and motivo <> ''),
  version       integer not null default 0,
  constraint corrida_aprobada_por_otra check (aprobada_por is null or
    (aprobada_por is distinct from calculada_por and aprobada_por is distinct from creada_por)),
  constraint corrida_revertida_por_otra check (revertida_por is null or revertida_por <> reversion_pedida_por),
  constraint corrida_correctiva check ((clase = 'correctiva') = (corrige is not null))
);
comment on table corrida is 'The interest runs: what they pay, up to which day, in which state they are and who answers for each step.';
create unique index corrida_de_su_programacion on corrida (programacion, hasta)
  where programacion is not null and estado not in ('cancelado', 'revertido');
create index corrida_en_camino on corrida (estado) where estado in ('programado', 'calculando', 'calculado', 'aprobado', 'aplicando',
  'revirtiendo', 'vencido', 'detenido', 'fallido');
create index corrida_por_fin on corrida (hasta desc, id desc);

create trigger bitacora after insert or update or delete on corrida
  for each row execute function bitacora_anotar('id', 'reglas,resumen');

create table corrida_alcance (
  corrida  integer not null references corrida on delete cascade,
  producto integer not null references producto_ahorro,
  agencia  text not null references agencia,
  -- An ordinary one pays whatever was not paid yet up to its end: it has no beginning.
  periodo  daterange not null,
  clase    text not null default 'ordinaria' check (clase in ('ordinaria', 'correctiva', 'cierre')),
  -- Whether its run is on its way: two of them never pay the same days of the same accounts.
  viva     boolean not null default true,
  primary key (corrida, producto, agencia),
  constraint corrida_sin_traslape exclude using gist (clase with =, producto with =, agencia with =, periodo with &&) where (viva)
);
comment on table corrida_alcance is 'Which products and agencias each run pays. Of those on their way, no two overlap.';
create index corrida_alcance_por_producto on corrida_alcance (producto, agencia);

create table corrida_tanda (
  corrida   integer not null references corrida on delete cascade,
  n         integer not null check (n > 0),
  producto  integer not null references producto_ahorro,
  agencia   text not null references agencia,
  -- Accounts by their id, both ends included.
  de_cuenta bigint not null,
  a_cuenta  bigint not null,
  estado    text not null default 'pendiente' check (estado in ('pendiente', 'calculada', 'aplicada', 'revertida')),
  cuentas   integer not null default 0,
  lineas    integer not null default 0,
  interes   bigint not null default 0,
  isr       bigint not null default 0,
  exacto    numeric not null default 0,
  -- Those that were to be paid and were not, when it was applied.
  omitidas  integer not null default 0,
  provisionado bigint not null default 0,
  huella    text,
  partida   uuid,
  reversion uuid,
  primary key (corrida, n)
);
comment on table corrida_tanda is 'The parts of a run: a range of accounts of one product and agencia, taken by whichever process is free, each one transaction.';
create index corrida_tanda_por_hacer on corrida_tanda (corrida, estado, n);

create table corrida_linea (
  corrida        integer not null,
  intento        integer not null,
  cuenta         bigint not null,
  tanda          integer not null,
  desde          date not null,
  hasta          date not null,
  dias           integer not null,
  saldo_dias     numeric not null,
  exacto         numeric not null,
  interes        bigint not null,
  isr            bigint not null,
  -- What earlier runs paid of those same days: a corrective one pays what is missing.
  interes_pagado bigint not null default 0,
  isr_pagado     bigint not null default 0,
  -- How many movements the account had when it was calculated.
  movimientos    integer not null,
  estado         text not null check (estado in ('por-pagar', 'sin-pago', 'vencida', 'aplicada', 'omitida', 'revertida')),
  motivo         text,
  primary key (corrida, cuenta, intento)
) with (fillfactor = 80);
comment on table corrida_linea is 'What each run found for each account: what it pays, or why it pays nothing.';
create index corrida_linea_por_cuenta on corrida_linea (cuenta, hasta);

create table corrida_evento (
  corrida integer not null references corrida on delete cascade,
  n       integer generated always as identity primary key,
  estado  text not null,
  por     uuid references usuario,
  en      timestamptz not null default now(),
  detalle text
);
comment on table corrida_evento is 'Every step of every run: who, when and why. Only added.';
create index corrida_evento_por_corrida on corrida_evento (corrida, n);

grant select on corrida_tanda, corrida_linea, corrida_evento, corrida_alcance to cuadra_app;
grant select, insert (clase, programacion, nombre, desde, hasta, fecha_valor, fecha, por_tanda, corrige, solicitud, creada_por, creada_en),
  update (estado, calculada_por, calculada_en, aprobada_por, aprobada_en, huella_aprobada, aplicada_por, aplicada_en,
    reversion_pedida_por, reversion_motivo, revertida_por, revertida_en, fecha_reversion, motivo, version) on corrida to cuadra_app;
grant insert (corrida, producto, agencia, periodo, clase) on corrida_alcance to cuadra_app;
grant insert (corrida, estado, por, en, detalle) on corrida_evento to cuadra_app;

create table provision_de_intereses (
  id       uuid primary key,
  producto integer not null references producto_ahorro,
  agencia  text not null references agencia,
  -- Interest up to this day, not included.
  hasta    date not null,
  -- Added to what was provided (or taken from it), and what there is with it.
  monto    bigint not null,
  saldo    bigint not null,
  partida  uuid,
  corrida  integer references corrida,
  en       timestamptz not null default now()
);
comment on table provision_de_intereses is 'Interest that was recognised as an expense before it was paid, by product and agencia. Only added; the last row holds the balance.';
-- Their ids are given in order of time (uuid v7).
create unique index provision_en_orden on provision_de_intereses (producto, agencia, id desc);

grant select on provision_de_intereses to cuadra_app;
