-- What comes before the ledger: drafts (which may be incomplete, so their lines are kept as they were typed) and where
-- each was left, who may post what without a second person, the supporting documents, and the warnings that somebody
-- went on in spite of.

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
comment on table borrador is 'Partidas that are not posted yet: being written, waiting for approval, or sent back.';

create index borrador_por_fecha on borrador (fecha, creado_en);

create trigger bitacora after insert or update or delete on borrador
  for each row execute function bitacora_anotar('id');

grant select, insert, update, delete on borrador to cuadra_app;

-- Outside the bitácora: it changes nothing of the institution.
create table memoria_borrador (
  borrador uuid primary key references borrador on delete cascade,
  cursor   jsonb,
  formulas jsonb not null check (jsonb_typeof(formulas) = 'object')
);
comment on table memoria_borrador is 'Where the screen left a draft: the cell, and the formulas behind its amounts.';

grant select, insert, update on memoria_borrador to cuadra_app;

create table limite_contabilizacion (
  rol       text not null,
  tipo      text not null,
  monto_max bigint check (monto_max > 0),
  primary key (rol, tipo)
);
comment on table limite_contabilizacion is
  'Up to how much a role posts without a second person. Absent: never that type by itself. NULL: without limit.';

create trigger bitacora after insert or update or delete on limite_contabilizacion
  for each row execute function bitacora_anotar('rol,tipo');

grant select, insert, update, delete on limite_contabilizacion to cuadra_app;

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

-- The limits of posting, in one text: whoever judged by what it remembers of them has it compared (see libro/entorno.ts).
create function limites_vigentes() returns text language sql stable as $$
  select coalesce(string_agg(concat_ws(' ', l.rol, l.tipo, l.monto_max), ',' order by l.rol, l.tipo), '')
  from limite_contabilizacion l
$$;
comment on function limites_vigentes is 'The limits of posting as one text, to be compared.';

create function exigir_limites(juzgados text) returns void language plpgsql stable as $$
begin
  if juzgados <> limites_vigentes() then
    raise exception 'Los límites cambiaron.' using errcode = 'CU011', constraint = 'LIMITES_CAMBIADOS';
  end if;
end
$$;
comment on function exigir_limites is 'Refuses what was judged by limits that have changed since.';

create table archivo (
  huella    text primary key check (huella ~ '^[0-9a-f]{64}$'),
  tipo      text not null check (tipo in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'application/xml')),
  contenido bytea not null check (length(contenido) between 1 and 10485760)
);
comment on table archivo is 'The bytes of supporting documents and evidence, once per content.';

create table soporte (
  id         uuid primary key default gen_random_uuid(),
  partida    uuid not null,
  huella     text not null references archivo,
  nombre     text not null check (nombre = btrim(nombre) and nombre <> ''),
  subido_en  timestamptz not null,
  subido_por uuid not null references usuario,
  unique (partida, huella)
);
comment on table soporte is 'Which documents support a partida, draft or posted.';

create index soporte_por_partida on soporte (partida);
-- A partida's history also tells of its supports, those that were removed too.
create index bitacora_de_soportes on bitacora ((coalesce(despues, antes) ->> 'partida'), n) where entidad = 'soporte';

create trigger bitacora after insert or update or delete on soporte
  for each row execute function bitacora_anotar('id');

create function soporte_de_contabilizada() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from partida p where p.id = old.partida) then
    raise exception 'El soporte de una partida contabilizada no se quita.' using errcode = 'CU003';
  end if;
  return old;
end
$$;
comment on function soporte_de_contabilizada is 'The support of a posted partida stays with it.';

create trigger soporte_de_contabilizada before delete on soporte
  for each row execute function soporte_de_contabilizada();

grant select, insert on archivo to cuadra_app;
grant select, insert, delete on soporte to cuadra_app;

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
comment on table advertencia_aceptada is
  'The warnings that somebody went on in spite of, in a draft and from then on in the partida it became, with the reason.';

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
comment on function advertencia_de_contabilizada is 'What was accepted in a posted partida stays as it was when it was posted.';

create trigger advertencia_de_contabilizada before insert or update or delete on advertencia_aceptada
  for each row execute function advertencia_de_contabilizada();

grant select, insert, update, delete on advertencia_aceptada to cuadra_app;
