-- Who took everything out, and when: the file is kept for a day, that it was made for ever. And the two kinds of long work that come with
-- it: an export, and the copy of the institution to rehearse on.

create table exportacion (
  id         uuid primary key,
  pedida_por uuid not null references usuario,
  pedida_en  timestamptz not null,
  hecha_en   timestamptz not null check (hecha_en >= pedida_en),
  nombre     text not null check (nombre ~ '^[a-z0-9-]+\.zip$'),
  bytes      bigint not null check (bytes > 0),
  sha256     text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  tablas     integer not null check (tablas > 0),
  filas      bigint not null check (filas >= 0),
  archivos   integer not null check (archivos >= 0),
  partidas   integer not null check (partidas >= 0),
  -- The file is gone; null: it should be there.
  quitada_en timestamptz
);
comment on table exportacion is 'Each time everything was taken out in one file: by whom, how much it was and the digest of the file.';
create index exportacion_por_fecha on exportacion (hecha_en desc);

create trigger bitacora after insert or update or delete on exportacion
  for each row execute function bitacora_anotar('id');

grant select, insert, update (quitada_en) on exportacion to cuadra_app;

-- Whatever kinds there are, and these two.
do $$
declare
  clases text := (select string_agg(quote_literal(m[1]), ', ')
    from pg_constraint c cross join regexp_matches(pg_get_constraintdef(c.oid), '''([a-z-]+)''', 'g') m
    where c.conrelid = 'trabajo_pesado'::regclass and c.conname = 'trabajo_pesado_clase_check');
begin
  execute format('alter table trabajo_pesado drop constraint trabajo_pesado_clase_check,
    add constraint trabajo_pesado_clase_check check (clase in (%s, ''exportacion'', ''practica''))', clases);
end
$$;
