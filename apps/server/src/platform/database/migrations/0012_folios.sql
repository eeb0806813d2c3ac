-- The legal books on paper. Authorised sheets (folios) are stock: each is used once, in order, printed or spoiled, and
-- that never changes. What was printed is kept byte by byte with its digest, and sheet by sheet as data, so that a
-- spoiled one can be printed again on another. All of it is held here, whatever the application does. Errors carry the
-- product's own code as constraint name.

create table libro_legal (
  libro             text primary key check (libro in ('diario', 'mayor', 'inventarios', 'estados_financieros')),
  -- Fewer sheets left than these is a warning.
  existencia_minima integer not null default 50 check (existencia_minima between 0 and 10000),
  -- Kept by the triggers below; whoever prints locks the row.
  ultimo_folio      integer not null default 0,
  ultima_pieza      integer not null default 0
);
comment on table libro_legal is 'The four legal books: how far each is, and when its sheets are few.';

insert into libro_legal (libro) values ('diario'), ('mayor'), ('inventarios'), ('estados_financieros');

create trigger bitacora after update of existencia_minima on libro_legal
  for each row execute function bitacora_anotar('libro', 'ultimo_folio,ultima_pieza');

grant select, update (existencia_minima) on libro_legal to cuadra_app;

create function libro_legal_es_fijo() returns trigger language plpgsql as $$
begin
  raise exception 'Lo que se imprimió en los libros legales no se cambia ni se borra.' using errcode = 'CU003';
end
$$;
comment on function libro_legal_es_fijo is 'Refuses any change to what was printed in the legal books.';

create table autorizacion_folios (
  id             uuid primary key default gen_random_uuid(),
  libro          text not null references libro_legal,
  resolucion     text not null check (resolucion = btrim(resolucion) and length(resolucion) between 1 and 120),
  fecha          date not null,
  desde          integer not null check (desde > 0),
  hasta          integer not null check (hasta <= 10000000),
  registrada_por uuid not null references usuario,
  registrada_en  timestamptz not null,
  unique (libro, resolucion),
  constraint autorizacion_de_algun_folio check (hasta >= desde and hasta - desde < 100000),
  constraint autorizacion_no_futura check (fecha <= (registrada_en at time zone 'America/Guatemala')::date)
);
comment on table autorizacion_folios is 'The sheets that the authority authorised for a book, by resolution.';

create function autorizacion_en_orden() returns trigger language plpgsql security definer set search_path = public as $$
declare
  anterior record;
begin
  perform from libro_legal l where l.libro = new.libro for update;
  select a.hasta, a.fecha into anterior from autorizacion_folios a where a.libro = new.libro order by a.hasta desc limit 1;
  if found and new.desde <= anterior.hasta then
    perform libro_negar('AUTORIZACION_INVALIDA',
      format('El libro ya tiene folios autorizados hasta el %s: los nuevos siguen a partir de ahí.', anterior.hasta));
  end if;
  if found and new.fecha < anterior.fecha then
    perform libro_negar('AUTORIZACION_INVALIDA',
      format('La autorización anterior es del %s: una posterior no puede tener fecha más antigua.', to_char(anterior.fecha, 'DD/MM/YYYY')));
  end if;
  return new;
end
$$;
comment on function autorizacion_en_orden is 'The sheets of an authorisation, and its date, follow those of the one before it.';

create trigger autorizacion_en_orden before insert on autorizacion_folios
  for each row execute function autorizacion_en_orden();
-- One that was written wrongly is taken away whole, while none of its sheets is used (see the key of folio).
create trigger autorizacion_es_fija before update or truncate on autorizacion_folios
  for each statement execute function libro_legal_es_fijo();
create trigger bitacora after insert or delete on autorizacion_folios
  for each row execute function bitacora_anotar('id');

grant select, insert, delete on autorizacion_folios to cuadra_app;

-- What may be printed when is judged in 0013_folios_impresion.sql.
create table pieza_legal (
  id          uuid primary key,
  libro       text not null references libro_legal,
  n           integer not null,
  clase       text not null check (clase in ('impresion', 'sustitucion')),
  titulo      text not null check (titulo <> ''),
  ejercicio   integer not null references ejercicio,
  -- Numbers of the diario, in the books of partidas; the day, in the others.
  desde       integer,
  hasta       integer,
  corte       date,
  sustituye   uuid references pieza_legal,
  -- What all its sheets have in common, as they were drawn.
  pliego      jsonb not null,
  paginas     integer not null check (paginas between 1 and 5000),
  contenido   bytea not null,
  huella      bytea not null check (length(huella) = 32),
  impresa_por uuid not null references usuario,
  impresa_en  timestamptz not null,
  unique (libro, n),
  constraint pieza_de_numeros_o_de_un_dia check (
    (libro in ('diario', 'mayor') and desde >= 1 and hasta >= desde and corte is null)
    or (libro in ('inventarios', 'estados_financieros') and desde is null and hasta is null
        and corte is not null and extract(year from corte) = ejercicio)
  ),
  constraint pieza_que_sustituye check ((clase = 'sustitucion') = (sustituye is not null)),
  constraint pieza_con_su_huella check (sha256(contenido) = huella)
);
comment on table pieza_legal is 'Each printing in a legal book, byte by byte.';

create table folio (
  libro          text not null references libro_legal,
  numero         integer not null,
  autorizacion   uuid not null references autorizacion_folios,
  estado         text not null check (estado in ('impreso', 'anulado')),
  pieza          uuid references pieza_legal,
  pagina         integer check (pagina >= 1),
  ejercicio      integer,
  -- Partidas that are on it.
  desde          integer,
  hasta          integer,
  -- The earliest of what is on it.
  fecha_min      date,
  -- Everything drawn on it, compressed JSON, and the digest of that JSON.
  contenido      bytea,
  huella         bytea check (length(huella) = 32),
  motivo         text check (length(btrim(motivo)) >= 3),
  anulado_por    uuid references usuario,
  anulado_en     timestamptz,
  sustituido_por integer,
  primary key (libro, numero),
  unique (pieza, pagina),
  constraint folio_impreso_completo check (
    num_nonnulls(pieza, pagina, ejercicio, fecha_min, contenido, huella) in (0, 6)
    and (estado = 'anulado' or pieza is not null)
  ),
  constraint folio_anulado_con_motivo check (
    (estado = 'anulado' and num_nonnulls(motivo, anulado_por, anulado_en) = 3)
    or (estado = 'impreso' and num_nonnulls(motivo, anulado_por, anulado_en, sustituido_por) = 0)
  )
);
comment on table folio is 'The sheets that were used, printed or spoiled, and what is on each.';

-- The sheet on which a partida is.
create index folio_por_partida on folio (libro, ejercicio, hasta) where estado = 'impreso' and desde is not null;

create function folios_autorizados(de text, despues_de integer, ultimo integer) returns bigint language sql stable as $$
  select coalesce(sum(greatest(0, least(ultimo, a.hasta) - greatest(despues_de + 1, a.desde) + 1)), 0)
  from autorizacion_folios a where a.libro = de
$$;
comment on function folios_autorizados is 'How many authorised sheets a book has after one number and up to another.';

create function folio_consumir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  tanda record;
  mala  record;
  va    integer;
begin
  for tanda in
    select v.libro, count(*)::int as cuantos, min(v.numero) as primero, max(v.numero) as ultimo
    from nuevos v group by v.libro order by v.libro
  loop
    select l.ultimo_folio into va from libro_legal l where l.libro = tanda.libro for update;
    if tanda.primero <= va or folios_autorizados(tanda.libro, va, tanda.ultimo) <> tanda.cuantos or exists (
      select from nuevos v join autorizacion_folios a on a.id = v.autorizacion
      where v.libro = tanda.libro and (a.libro <> v.libro or v.numero not between a.desde and a.hasta)
    ) then
      perform libro_negar('FOLIO_FUERA_DE_ORDEN', format('Del libro %s ya se usó hasta el folio %s.', tanda.libro, va));
    end if;
    select v.numero, v.fecha_min, a.fecha, a.resolucion into mala
    from nuevos v join autorizacion_folios a on a.id = v.autorizacion
    where v.libro = tanda.libro and v.fecha_min < a.fecha order by v.numero limit 1;
    if found then
      perform libro_negar('ANTERIOR_A_LA_AUTORIZACION', format(
        'El folio %s fue autorizado el %s por %s y llevaría algo del %s.', mala.numero, to_char(mala.fecha, 'DD/MM/YYYY'),
        mala.resolucion, to_char(mala.fecha_min, 'DD/MM/YYYY')));
    end if;
    update libro_legal l set ultimo_folio = tanda.ultimo where l.libro = tanda.libro;
  end loop;
  return null;
end
$$;
comment on function folio_consumir is
  'Sheets are the next ones of the stock, all of them, and nothing on one is older than its authorisation.';

create trigger folio_consumir after insert on folio
  referencing new table as nuevos for each statement execute function folio_consumir();

create function folio_cambia_una_vez() returns trigger language plpgsql as $$
begin
  if old.estado = 'anulado' or new.estado <> 'anulado' or
    (to_jsonb(new) - '{estado,motivo,anulado_por,anulado_en,sustituido_por}'::text[])
      <> (to_jsonb(old) - '{estado,motivo,anulado_por,anulado_en,sustituido_por}'::text[]) then
    perform libro_negar('FOLIO_NO_ANULABLE', format('El folio %s ya está anulado.', old.numero));
  end if;
  return new;
end
$$;
comment on function folio_cambia_una_vez is 'A sheet changes once: from printed to spoiled.';

create trigger folio_cambia_una_vez before update on folio for each row execute function folio_cambia_una_vez();
create trigger folio_es_fijo before delete or truncate on folio
  for each statement execute function libro_legal_es_fijo();
-- A printed sheet is told by its pieza.
create trigger bitacora_al_entrar after insert on folio
  for each row when (new.estado = 'anulado') execute function bitacora_anotar('libro,numero', 'contenido');
create trigger bitacora_al_anular after update on folio
  for each row execute function bitacora_anotar('libro,numero', 'contenido');

grant select, insert, update (estado, motivo, anulado_por, anulado_en, sustituido_por) on folio to cuadra_app;
