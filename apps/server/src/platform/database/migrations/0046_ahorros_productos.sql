-- Who saves, and under which rules: asociados, savings products with their dated rules, rate tables and what is withheld of
-- interest. A rule that was published never changes: another one follows it from a later day. The accounts and what moves in
-- them are in 0047_ahorros_cuentas.sql.

create table asociado (
  id         uuid primary key default gen_random_uuid(),
  -- Given here, without gaps.
  numero     integer generated always as identity unique,
  nombre     text not null check (nombre = btrim(nombre) and length(nombre) between 1 and 120),
  dpi        text unique check (dpi ~ '^[0-9]{13}$'),
  nit        text check (nit ~ '^([0-9]{1,12}[0-9K]|CF)$'),
  -- What identifies whoever has no DPI: a passport, a birth certificate, the papers of a legal person.
  documento  text check (documento = btrim(documento) and length(documento) between 1 and 60),
  nacimiento date,
  telefono   text check (telefono ~ '^[0-9+ ()-]{8,20}$'),
  correo     text check (correo = btrim(correo) and length(correo) between 3 and 254),
  direccion  text check (direccion = btrim(direccion) and length(direccion) between 1 and 200),
  agencia    text not null references agencia,
  estado     text not null default 'activo' check (estado in ('activo', 'retirado', 'fallecido')),
  ingreso    date not null,
  version    integer not null default 0,
  constraint asociado_identificado check (dpi is not null or documento is not null)
);
comment on table asociado is 'The members of the institution, owners of savings accounts.';
create index asociado_por_nombre on asociado using gin (texto_de_busqueda(nombre) gin_trgm_ops);
create index asociado_por_documento on asociado (documento) where documento is not null;

create trigger bitacora after insert or update or delete on asociado
  for each row execute function bitacora_anotar('id');

grant select, insert (id, nombre, dpi, nit, documento, nacimiento, telefono, correo, direccion, agencia, estado, ingreso),
  update (nombre, dpi, nit, documento, nacimiento, telefono, correo, direccion, agencia, estado, version) on asociado to cuadra_app;

create table producto_ahorro (
  id        integer generated always as identity primary key,
  codigo    text not null unique check (codigo ~ '^[A-Z0-9]{2,6}$'),
  nombre    text not null unique check (nombre = btrim(nombre) and length(nombre) between 1 and 80),
  clase     text not null check (clase in ('vista', 'plazo')),
  -- What is owed to its savers: one account of the books for each product, for ever.
  id_cuenta text not null unique references cuenta,
  estado    text not null default 'preparacion' check (estado in ('preparacion', 'activo', 'inactivo')),
  version   integer not null default 0
);
comment on table producto_ahorro is 'The savings products, each with its control account. In preparation, what savers had elsewhere is brought in.';

create trigger bitacora after insert or update or delete on producto_ahorro
  for each row execute function bitacora_anotar('id');

grant select, insert (codigo, nombre, clase, id_cuenta), update (nombre, estado, version) on producto_ahorro to cuadra_app;

create table version_de_producto (
  id               integer generated always as identity primary key,
  producto         integer not null references producto_ahorro,
  desde            date not null,
  metodo           text not null check (metodo in ('diario', 'promedio', 'minimo')),
  -- Whether the lowest moment of a day counts instead of its close.
  intradia         boolean not null default false,
  base             text not null check (base in ('ACT/365F', 'ACT/360', 'ACT/ACT-ISDA', '30E/360', '30/360-US')),
  capitalizacion   text not null check (capitalizacion in ('ninguna', 'diaria')),
  abono            text not null check (abono in ('mensual', 'trimestral', 'semestral', 'anual', 'aniversario', 'vencimiento')),
  minimo           bigint not null default 0 check (minimo >= 0),
  tope             bigint check (tope > 0),
  redondeo         text not null check (redondeo in ('mitad-arriba', 'mitad-par', 'truncar', 'arriba', 'abajo')),
  inactivas        text not null check (inactivas in ('paga', 'devenga', 'no-paga')),
  bloqueadas       text not null check (bloqueadas in ('paga', 'devenga', 'no-paga')),
  provision        text not null check (provision in ('ninguna', 'diaria', 'mensual')),
  -- What a reversal does with whoever no longer has the money.
  sin_fondos       text not null default 'omitir' check (sin_fondos in ('omitir', 'cobrar')),
  -- Least that an account is opened with.
  apertura_minima  bigint not null default 0 check (apertura_minima >= 0),
  -- Term products: which terms are offered, in days, and the rate when the money leaves before.
  plazos           integer[] check (cardinality(plazos) between 1 and 20),
  penalizada_ppm   integer check (penalizada_ppm between 0 and 1000000),
  cuenta_gasto     text not null references cuenta,
  cuenta_por_pagar text references cuenta,
  cuenta_isr       text not null references cuenta,
  -- What a reversal leaves to be collected.
  cuenta_por_cobrar text references cuenta,
  estado           text not null default 'borrador' check (estado in ('borrador', 'publicada')),
  escrita_por      uuid not null references usuario,
  publicada_por    uuid references usuario,
  publicada_en     timestamptz,
  version          integer not null default 0,
  constraint version_de_producto_unica unique (producto, desde),
  constraint version_publicada_por_otra check (publicada_por is null or publicada_por <> escrita_por),
  constraint version_publicada_entera check ((estado = 'publicada') = (publicada_por is not null and publicada_en is not null)),
  constraint version_con_provision check (provision = 'ninguna' or cuenta_por_pagar is not null),
  constraint version_que_cobra check (sin_fondos = 'omitir' or cuenta_por_cobrar is not null),
  constraint version_que_capitaliza check (capitalizacion = 'ninguna' or (metodo = 'diario' and base in ('ACT/365F', 'ACT/360')))
);
comment on table version_de_producto is 'The rules of a product from a day on: written by one person, published by another, then for ever.';

create trigger bitacora after insert or update or delete on version_de_producto
  for each row execute function bitacora_anotar('id');

create table tabla_de_tasas (
  id            integer generated always as identity primary key,
  producto      integer not null references producto_ahorro,
  desde         date not null,
  modo          text not null check (modo in ('total', 'marginal')),
  estado        text not null default 'borrador' check (estado in ('borrador', 'publicada')),
  escrita_por   uuid not null references usuario,
  publicada_por uuid references usuario,
  publicada_en  timestamptz,
  version       integer not null default 0,
  constraint tabla_de_tasas_unica unique (producto, desde),
  constraint tabla_publicada_por_otra check (publicada_por is null or publicada_por <> escrita_por),
  constraint tabla_publicada_entera check ((estado = 'publicada') = (publicada_por is not null and publicada_en is not null))
);
comment on table tabla_de_tasas is 'The rates of a product from a day on: written by one person, published by another, then for ever.';

create trigger bitacora after insert or update or delete on tabla_de_tasas
  for each row execute function bitacora_anotar('id');

create table tramo_de_tasa (
  tabla       integer not null references tabla_de_tasas on delete cascade,
  monto_desde bigint not null check (monto_desde >= 0),
  monto_hasta bigint check (monto_hasta > monto_desde),
  -- In days; what has no term is of zero.
  plazo_desde integer not null default 0 check (plazo_desde >= 0),
  plazo_hasta integer check (plazo_hasta > plazo_desde),
  ppm         integer not null check (ppm between 0 and 1000000),
  primary key (tabla, monto_desde, plazo_desde),
  constraint tramo_sin_traslape exclude using gist (
    tabla with =, int8range(monto_desde, monto_hasta) with &&, int4range(plazo_desde, plazo_hasta) with &&)
);
comment on table tramo_de_tasa is 'What each amount and term earns a year, in parts per million. Two never cover the same.';

create trigger bitacora after insert or update or delete on tramo_de_tasa
  for each row execute function bitacora_anotar('tabla,monto_desde,plazo_desde');

grant select, insert (producto, desde, metodo, intradia, base, capitalizacion, abono, minimo, tope, redondeo, inactivas, bloqueadas, provision,
  sin_fondos, apertura_minima, plazos, penalizada_ppm, cuenta_gasto, cuenta_por_pagar, cuenta_isr, cuenta_por_cobrar, escrita_por),
  update (desde, metodo, intradia, base, capitalizacion, abono, minimo, tope, redondeo, inactivas, bloqueadas, provision, sin_fondos, apertura_minima,
    plazos, penalizada_ppm, cuenta_gasto, cuenta_por_pagar, cuenta_isr, cuenta_por_cobrar, escrita_por, estado, publicada_por, publicada_en, version),
  delete on version_de_producto to cuadra_app;
grant select, insert (producto, desde, modo, escrita_por),
  update (desde, modo, escrita_por, estado, publicada_por, publicada_en, version), delete on tabla_de_tasas to cuadra_app;
grant select, insert, delete on tramo_de_tasa to cuadra_app;

create table parametro_isr (
  desde         date primary key,
  ppm           integer not null check (ppm between 0 and 1000000),
  -- Interest below this is not withheld from.
  minimo        bigint not null default 0 check (minimo >= 0),
  estado        text not null default 'borrador' check (estado in ('borrador', 'publicada')),
  escrita_por   uuid references usuario,
  publicada_por uuid references usuario,
  publicada_en  timestamptz,
  constraint isr_publicado_por_otra check (publicada_por is null or publicada_por <> escrita_por)
);
comment on table parametro_isr is 'What is withheld of interest from a day on, in parts per million.';
-- The law of the country as it is on the first day.
insert into parametro_isr (desde, ppm, estado) values ('2013-01-01', 100000, 'publicada');

create trigger bitacora after insert or update or delete on parametro_isr
  for each row execute function bitacora_anotar('desde');

grant select, insert (desde, ppm, minimo, escrita_por), update (ppm, minimo, escrita_por, estado, publicada_por, publicada_en), delete
  on parametro_isr to cuadra_app;

create function ahorro_firmado(quien uuid) returns boolean language sql stable as $$
  select quien is not distinct from nullif(current_setting('cuadra.actor', true), '')::uuid
$$;
comment on function ahorro_firmado is 'Whether that person is the one who acts: everybody signs in their own name.';

create function regla_publicada_fija() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' and old.estado = 'publicada' then
    perform libro_negar('REGLA_PUBLICADA', 'Lo que ya se publicó no cambia: escriba otra que rija desde un día posterior.');
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if new.estado = 'publicada' and not ahorro_firmado(new.publicada_por) then
    perform libro_negar('FIRMA_AJENA', 'Cada quien publica con su propio nombre.');
  end if;
  if new.estado = 'borrador' and not ahorro_firmado(new.escrita_por) then
    perform libro_negar('FIRMA_AJENA', 'Cada quien escribe con su propio nombre.');
  end if;
  return new;
end
$$;
comment on function regla_publicada_fija is 'Rules that were published never change, and whoever writes or publishes one is who acts.';

create trigger regla_publicada_fija before insert or update or delete on version_de_producto
  for each row execute function regla_publicada_fija();
create trigger regla_publicada_fija before insert or update or delete on tabla_de_tasas
  for each row execute function regla_publicada_fija();
create trigger regla_publicada_fija before insert or update or delete on parametro_isr
  for each row execute function regla_publicada_fija();

create function tramo_de_tabla_publicada() returns trigger language plpgsql security definer set search_path = public as $$
declare
  suya integer := case when tg_op = 'DELETE' then old.tabla else new.tabla end;
begin
  if exists (select from tabla_de_tasas t where t.id = suya and t.estado = 'publicada') then
    perform libro_negar('REGLA_PUBLICADA', 'Lo que ya se publicó no cambia: escriba otra que rija desde un día posterior.');
  end if;
  return null;
end
$$;
comment on function tramo_de_tabla_publicada is 'The tramos of a table that was published never change.';

create trigger tramo_de_tabla_publicada after insert or update or delete on tramo_de_tasa
  for each row execute function tramo_de_tabla_publicada();

-- Without overlaps, amounts and terms are covered whole if the pieces that begin where another ends close every border.
create function tabla_sin_huecos(pedida integer) returns boolean language sql stable as $$
  with esquinas as (
    select m.monto, p.plazo
    from (select distinct monto_desde as monto from tramo_de_tasa where tabla = pedida
          union select distinct monto_hasta from tramo_de_tasa where tabla = pedida and monto_hasta is not null union select 0) m,
         (select distinct plazo_desde as plazo from tramo_de_tasa where tabla = pedida
          union select distinct plazo_hasta from tramo_de_tasa where tabla = pedida and plazo_hasta is not null
          union select min(plazo_desde) from tramo_de_tasa where tabla = pedida) p
  )
  select exists (select from tramo_de_tasa where tabla = pedida) and not exists (
    select from esquinas e where not exists (
      select from tramo_de_tasa t where t.tabla = pedida
        and int8range(t.monto_desde, t.monto_hasta) @> e.monto and int4range(t.plazo_desde, t.plazo_hasta) @> e.plazo))
$$;
comment on function tabla_sin_huecos is 'Whether every amount from zero on, and every term from the shortest offered on, has its rate.';

create function tabla_de_tasas_publicar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.estado = 'publicada' and not tabla_sin_huecos(new.id) then
    perform libro_negar('TASAS_CON_HUECOS', 'Hay montos o plazos sin tasa: complete la tabla antes de publicarla.');
  end if;
  return null;
end
$$;
comment on function tabla_de_tasas_publicar is 'A table is published whole: no amount and no term without its rate.';

create trigger tabla_de_tasas_publicar after update on tabla_de_tasas
  for each row when (new.estado = 'publicada') execute function tabla_de_tasas_publicar();
