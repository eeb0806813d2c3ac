-- An import is something to come back to: which file it was, where each of its partidas went (the books, review, the drafts),
-- how much of each agencia and month, and why its warnings were accepted. It is still known by its first partida, which may
-- be a draft now: its id stays the same when it is posted.

select set_config('cuadra.accion', 'migracion', true);

alter table lote
  drop constraint lote_primera_fkey,
  drop constraint lote_check,
  add column nombre text not null default '' check (length(nombre) <= 200),
  add column archivo bytea check (length(archivo) = 32),
  add column destino text not null default 'contabilizar'
    check (destino in ('contabilizar', 'repartir', 'revision', 'borradores'));
-- Where somebody chose the columns, only the digest of both is known: that file is not recognised, its partidas are.
update lote set archivo = huella;
alter table lote
  alter column archivo set not null,
  alter column destino drop default,
  alter column nombre drop default;
comment on table lote is
  'Each import of partidas, known by its first one: who brought it, the digest of the file (archivo) and of how it was read (huella).';

create index lote_por_archivo on lote (archivo);
create index lote_por_momento on lote (creado_en, primera);

-- Insert only, and with the lote that its bitácora tells of.
create table lote_suma (
  lote     uuid not null references lote,
  agencia  text not null references agencia,
  mes      date not null check (extract(day from mes) = 1),
  partidas integer not null check (partidas > 0),
  debe     bigint not null,
  haber    bigint not null,
  primary key (lote, agencia, mes)
);
comment on table lote_suma is 'What an import brought of each agencia and month, in centavos. Whose it is to see follows from it.';

insert into lote_suma (lote, agencia, mes, partidas, debe, haber)
select s.lote, p.agencia, date_trunc('month', p.fecha)::date, count(*), sum(p.total), sum(p.total)
from lote_serie s join partida p on p.ejercicio = s.ejercicio and p.numero between s.primer_numero and s.ultimo_numero
group by s.lote, p.agencia, date_trunc('month', p.fecha)::date;

create table lote_borrador (
  lote     uuid not null references lote,
  n        integer not null check (n >= 1),
  -- No reference: the draft goes when it is posted or thrown away. Posted, the partida has this same id.
  borrador uuid not null unique,
  agencia  text not null references agencia,
  primary key (lote, n)
);
comment on table lote_borrador is 'The partidas of an import that were not posted with it, in their order, each by its id.';

create table lote_aceptada (
  lote    uuid not null references lote,
  codigo  text not null check (codigo in ('ARCHIVO_REPETIDO', 'POSIBLE_DUPLICADA', 'FECHA_ATRASADA', 'SIGNO_CONTRARIO')),
  cuantas integer not null check (cuantas > 0),
  motivo  text not null check (motivo = btrim(motivo) and motivo <> ''),
  primary key (lote, codigo)
);
comment on table lote_aceptada is
  'Why the warnings of an import were accepted, one reason for each kind; each partida has its own in advertencia_aceptada.';

create trigger bitacora after insert or update or delete on lote_aceptada
  for each row execute function bitacora_anotar('lote,codigo');

grant select, insert on lote_suma, lote_borrador, lote_aceptada to cuadra_app;

-- What may be a duplicate is looked for before each posting: by amount and day it is found without reading the day (in the
-- books, by the index that 0026_libro_listas.sql makes of the amounts).
create index borrador_por_total on borrador ((greatest(debe, haber)), fecha, agencia);
