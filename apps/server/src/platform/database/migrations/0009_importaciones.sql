-- An import is remembered as a whole: who brought it, the digest of what came, how much it was and which numbers it got,
-- so that the same key gets the same answer again. A lote is known by its first partida, which is what its key points to.

create table lote (
  primera   uuid primary key references partida (id),
  usuario   uuid not null references usuario,
  huella    bytea not null check (length(huella) = 32),
  partidas  integer not null check (partidas > 0),
  lineas    integer not null check (lineas >= 2 * partidas),
  creado_en timestamptz not null
);
comment on table lote is 'Each import of partidas that was posted.';

create trigger bitacora after insert or update or delete on lote
  for each row execute function bitacora_anotar('primera');

-- Numbers are given per ejercicio, so a lote that crosses years has one series in each.
create table lote_serie (
  lote          uuid not null references lote,
  ejercicio     integer not null,
  primer_numero integer not null,
  ultimo_numero integer not null,
  primary key (lote, ejercicio),
  foreign key (ejercicio, primer_numero) references partida,
  foreign key (ejercicio, ultimo_numero) references partida,
  check (ultimo_numero >= primer_numero)
);
comment on table lote_serie is 'The numbers that a lote got in each year.';

create trigger bitacora after insert or update or delete on lote_serie
  for each row execute function bitacora_anotar('lote,ejercicio');

grant select, insert on lote, lote_serie to cuadra_app;

-- The headings by their digest: whoever imports the same sheet every month chooses its columns once. Outside the
-- bitácora: it changes nothing of the institution.
create table mapeo_importacion (
  usuario    uuid not null references usuario,
  encabezado text not null check (encabezado ~ '^[0-9a-f]{64}$'),
  mapeo      jsonb not null check (jsonb_typeof(mapeo) = 'object'),
  usado_en   timestamptz not null,
  primary key (usuario, encabezado)
);
comment on table mapeo_importacion is 'Which column of a sheet is which, as each person last chose for the same headings.';

grant select, insert, update, delete on mapeo_importacion to cuadra_app;
