-- What the contador's desk remembers beside the books: the warnings somebody went on in spite of, where a draft was left,
-- which column of a sheet is which, and the views of a screen that each person named.

-- Of a draft, and from then on of the partida it became: it stays as it was when it was posted.
create table advertencia_aceptada (
  partida uuid not null,
  codigo  text not null check (codigo in ('POSIBLE_DUPLICADA', 'FECHA_ATRASADA', 'SIGNO_CONTRARIO')),
  -- Another one when what it warns of is no longer the same.
  clave   text not null check (length(clave) between 1 and 100),
  mensaje text not null check (mensaje <> ''),
  motivo  text not null check (motivo = btrim(motivo) and motivo <> ''),
  por     uuid not null references usuario,
  en      timestamptz not null,
  primary key (partida, codigo, clave)
);

-- By the partida, so that its history finds them.
create trigger bitacora after insert or update or delete on advertencia_aceptada
  for each row execute function bitacora_anotar('partida');

create function advertencia_de_contabilizada() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from partida p where p.id = coalesce(new.partida, old.partida)) then
    raise exception 'Lo que se aceptó de una partida contabilizada no se cambia.' using errcode = 'CU003';
  end if;
  return coalesce(new, old);
end
$$;

create trigger advertencia_de_contabilizada before insert or update or delete on advertencia_aceptada
  for each row execute function advertencia_de_contabilizada();

grant select, insert, update, delete on advertencia_aceptada to cuadra_app;

-- Outside the bitácora, as the rest below: it changes nothing of the institution.
create table memoria_borrador (
  borrador uuid primary key references borrador on delete cascade,
  cursor   jsonb,
  formulas jsonb not null check (jsonb_typeof(formulas) = 'object')
);

grant select, insert, update on memoria_borrador to cuadra_app;

-- The headings by their digest: whoever imports the same sheet every month chooses its columns once.
create table mapeo_importacion (
  usuario    uuid not null references usuario,
  encabezado text not null check (encabezado ~ '^[0-9a-f]{64}$'),
  mapeo      jsonb not null check (jsonb_typeof(mapeo) = 'object'),
  usado_en   timestamptz not null,
  primary key (usuario, encabezado)
);

grant select, insert, update, delete on mapeo_importacion to cuadra_app;

create table vista (
  id       uuid primary key default gen_random_uuid(),
  usuario  uuid not null references usuario,
  pantalla text not null check (pantalla ~ '^[a-z][a-z0-9-]*$'),
  nombre   text not null check (nombre = btrim(nombre) and nombre <> ''),
  consulta text not null,
  orden    integer not null check (orden >= 0)
);

-- Two names that differ only in case or accents would be one to whoever reads them.
create unique index vista_nombre on vista (usuario, pantalla, texto_de_busqueda(nombre));

grant select, insert, update, delete on vista to cuadra_app;
