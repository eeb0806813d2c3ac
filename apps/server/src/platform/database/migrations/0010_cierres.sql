-- How a month and a year are closed and what may be let pass. Each gate has who answers for it, what proves it and who
-- signed it; a pending gate may be let pass by somebody other than who closes; and every close, reopening and exception
-- stays for ever. A closed year stays closed. Also the verifications of the books that people ask for, which go on by
-- themselves.

create table cuenta_puente (
  id_cuenta text primary key references cuenta on update cascade on delete cascade
);
comment on table cuenta_puente is
  'Clearing accounts, which only pass money on (cheques in clearing, cash between agencias) and should end a month at zero.';

create trigger bitacora after insert or update or delete on cuenta_puente
  for each row execute function bitacora_anotar('id_cuenta');

grant select, insert, delete on cuenta_puente to cuadra_app;

-- No foreign key: an institution may load its chart later. The accounts are looked up when a year is closed.
create table configuracion_contable (
  id                           boolean primary key default true check (id),
  cuenta_resultado             text not null default '508101',
  cuenta_resultados_acumulados text not null default '507101',
  exigir_firmas                boolean not null default false,
  check (cuenta_resultado <> cuenta_resultados_acumulados)
);
comment on table configuracion_contable is
  'One row: the two accounts through which the result of a year is carried forward, and whether every gate must be signed.';

create trigger bitacora after insert or update or delete on configuracion_contable
  for each row execute function bitacora_anotar('id');

select set_config('cuadra.accion', 'migracion', true);
insert into configuracion_contable default values;

grant select, update on configuracion_contable to cuadra_app;

create function ejercicio_cambia_de_estado() returns trigger language plpgsql as $$
begin
  if old.estado = 'cerrado' then
    perform libro_negar('EJERCICIO_CERRADO', format('El ejercicio %s está cerrado y no se reabre.', old.anio));
  end if;
  if exists (select from periodo p where p.anio = new.anio and p.estado <> 'cerrado') then
    perform libro_negar('PERIODO_FUERA_DE_ORDEN', format('El ejercicio %s tiene periodos sin cerrar.', new.anio));
  end if;
  return new;
end
$$;
comment on function ejercicio_cambia_de_estado is 'A year is closed when all its months are, and is not opened again.';

create trigger ejercicio_cambia_de_estado before update of estado on ejercicio
  for each row when (old.estado <> new.estado) execute function ejercicio_cambia_de_estado();

create function periodo_de_ejercicio_cerrado() returns trigger language plpgsql as $$
begin
  if exists (select from ejercicio e where e.anio = old.anio and e.estado = 'cerrado') then
    perform libro_negar('EJERCICIO_CERRADO', format('El ejercicio %s está cerrado y no se reabre.', old.anio));
  end if;
  return new;
end
$$;
comment on function periodo_de_ejercicio_cerrado is 'No month of a closed year changes its state.';

create trigger periodo_de_ejercicio_cerrado before update of estado on periodo
  for each row when (old.estado <> new.estado) execute function periodo_de_ejercicio_cerrado();

create table seguimiento_de_compuerta (
  anio        integer not null,
  mes         integer not null,
  agencia     text not null,
  compuerta   text not null check (compuerta ~ '^[a-z-]{1,40}$'),
  responsable uuid references usuario,
  nota        text not null default '',
  partidas    uuid[] not null default '{}' check (cardinality(partidas) <= 20),
  firmada_por uuid references usuario,
  firmada_en  timestamptz,
  -- Digest of the gate and its evidence as they were signed.
  firma       text,
  primary key (anio, mes, agencia, compuerta),
  foreign key (anio, mes, agencia) references periodo,
  constraint firma_completa check (num_nonnulls(firmada_por, firmada_en, firma) in (0, 3))
);
comment on table seguimiento_de_compuerta is 'Who answers for a gate of a month, what they noted as proof, and who signed it.';

create trigger bitacora after insert or update or delete on seguimiento_de_compuerta
  for each row execute function bitacora_anotar('anio,mes,agencia,compuerta', 'firma');

grant select, insert, update on seguimiento_de_compuerta to cuadra_app;

create table archivo_de_evidencia (
  id         uuid primary key default gen_random_uuid(),
  anio       integer not null,
  mes        integer not null,
  agencia    text not null,
  compuerta  text not null,
  huella     text not null references archivo,
  nombre     text not null check (nombre = btrim(nombre) and nombre <> ''),
  subido_en  timestamptz not null,
  subido_por uuid not null references usuario,
  foreign key (anio, mes, agencia) references periodo,
  unique (anio, mes, agencia, compuerta, huella)
);
comment on table archivo_de_evidencia is 'The documents that prove a gate of a month.';

create trigger bitacora after insert or update or delete on archivo_de_evidencia
  for each row execute function bitacora_anotar('id');

grant select, insert, delete on archivo_de_evidencia to cuadra_app;

create table explicacion_de_saldo (
  anio          integer not null,
  mes           integer not null,
  agencia       text not null,
  id_cuenta     text not null references cuenta on update cascade,
  saldo         bigint not null check (saldo <> 0),
  texto         text not null check (texto <> ''),
  explicada_por uuid not null references usuario,
  explicada_en  timestamptz not null,
  primary key (anio, mes, agencia, id_cuenta),
  foreign key (anio, mes, agencia) references periodo
);
comment on table explicacion_de_saldo is
  'Why a clearing account does not end its month at zero: it explains that balance and no other.';

create trigger bitacora after insert or update or delete on explicacion_de_saldo
  for each row execute function bitacora_anotar('anio,mes,agencia,id_cuenta');

grant select, insert, update on explicacion_de_saldo to cuadra_app;

-- Nobody closes with an exception of their own, and the three gates named here are never let pass.
create table excepcion_de_compuerta (
  id            uuid primary key default gen_random_uuid(),
  anio          integer not null,
  mes           integer not null,
  agencia       text not null,
  compuerta     text not null check (compuerta not in ('mes-terminado', 'numeracion', 'verificacion')),
  motivo        text not null check (length(btrim(motivo)) >= 3),
  -- Digest of the gate as it was let pass.
  estado        text not null,
  concedida_por uuid not null references usuario,
  concedida_en  timestamptz not null,
  usada_por     uuid references usuario,
  usada_en      timestamptz,
  retirada_por  uuid references usuario,
  retirada_en   timestamptz,
  foreign key (anio, mes, agencia) references periodo,
  constraint excepcion_de_otra_persona check (usada_por is distinct from concedida_por or usada_por is null),
  constraint excepcion_termina_una_vez check (
    (usada_por is null or usada_en is not null) and (retirada_por is null or retirada_en is not null)
    and (usada_en is null or retirada_en is null)
  )
);
comment on table excepcion_de_compuerta is 'A pending gate that somebody let pass, for whoever closes the month.';

create unique index excepcion_en_pie on excepcion_de_compuerta (anio, mes, agencia, compuerta)
  where usada_en is null and retirada_en is null;
create index excepcion_por_periodo on excepcion_de_compuerta (anio, mes, agencia);

create function historia_del_periodo_es_fija() returns trigger language plpgsql as $$
begin
  raise exception 'Lo que pasó con un periodo no se cambia ni se borra.' using errcode = 'CU003';
end
$$;
comment on function historia_del_periodo_es_fija is 'Refuses any change to what happened with a period.';

create trigger excepcion_es_fija before update on excepcion_de_compuerta
  for each row when (old.usada_en is not null or old.retirada_en is not null)
  execute function historia_del_periodo_es_fija();
create trigger excepcion_no_se_borra before delete or truncate on excepcion_de_compuerta
  for each statement execute function historia_del_periodo_es_fija();

create trigger bitacora after insert or update on excepcion_de_compuerta
  for each row execute function bitacora_anotar('id', 'estado');

grant select, insert, update (usada_por, usada_en, retirada_por, retirada_en) on excepcion_de_compuerta to cuadra_app;

-- It never changes, and the change of the period it goes with is in the bitácora.
create table cierre_de_periodo (
  id          uuid primary key default gen_random_uuid(),
  anio        integer not null,
  mes         integer not null,
  agencia     text not null,
  cerrado_por uuid references usuario,
  cerrado_en  timestamptz not null,
  compuertas  jsonb not null,
  foreign key (anio, mes, agencia) references periodo
);
comment on table cierre_de_periodo is 'Each time a month was closed, with its gates as they were then.';

create index cierre_por_periodo on cierre_de_periodo (anio, mes, agencia);

create trigger cierre_es_fijo before update or delete or truncate on cierre_de_periodo
  for each statement execute function historia_del_periodo_es_fija();

grant select, insert on cierre_de_periodo to cuadra_app;

-- What was posted meanwhile is told by the numbers given between one moment and the other: they are the order of the
-- books.
create table reapertura (
  id            uuid primary key default gen_random_uuid(),
  anio          integer not null,
  mes           integer not null,
  agencia       text not null,
  reabierta_por uuid references usuario,
  reabierta_en  timestamptz not null,
  motivo        text not null check (length(btrim(motivo)) >= 3),
  para          uuid[],
  hasta         timestamptz,
  desde_numero  integer not null,
  hasta_numero  integer,
  terminada_en  timestamptz,
  foreign key (anio, mes, agencia) references periodo,
  constraint reapertura_termina_entera check ((hasta_numero is null) = (terminada_en is null)),
  constraint reapertura_limite_completo check ((para is null) = (hasta is null))
);
comment on table reapertura is 'Each time a closed month was opened again: why, for whom and until when.';

create unique index reapertura_en_curso on reapertura (anio, mes, agencia) where terminada_en is null;
create index reapertura_por_periodo on reapertura (anio, mes, agencia);

create trigger reapertura_es_fija before update on reapertura
  for each row when (old.terminada_en is not null) execute function historia_del_periodo_es_fija();
create trigger reapertura_no_se_borra before delete or truncate on reapertura
  for each statement execute function historia_del_periodo_es_fija();

create trigger bitacora after insert on reapertura for each row execute function bitacora_anotar('anio,mes,agencia');

grant select, insert, update (hasta_numero, terminada_en) on reapertura to cuadra_app;

create table verificacion (
  id           uuid primary key default gen_random_uuid(),
  estado       text not null default 'haciendo' check (estado in ('haciendo', 'lista', 'fallida', 'interrumpida')),
  desde        integer,
  pedida_por   uuid not null references usuario,
  pedida_en    timestamptz not null,
  -- While it goes on, whoever does it says so here; silence means that they are gone.
  latido       timestamptz not null,
  terminada_en timestamptz,
  revisadas    integer not null default 0,
  total        integer not null default 0,
  informe      jsonb
);
comment on table verificacion is 'Each time somebody had the books recomputed from their lines, and what was found.';

create unique index verificacion_de_una_en_una on verificacion ((true)) where estado = 'haciendo';
create index verificacion_por_fecha on verificacion (pedida_en desc);

create trigger bitacora after insert on verificacion
  for each row execute function bitacora_anotar('id', 'latido,revisadas,total,informe');

grant select, insert, update (estado, latido, terminada_en, revisadas, total, informe) on verificacion to cuadra_app;
