-- How a month is closed and what may be let pass. A period may be open again for some people and until an instant, and
-- the ledger itself refuses the others; each gate has who answers for it, what proves it and who signed it; a pending
-- gate may be let pass by somebody other than who closes; and every close, reopening and exception stays for ever. Also
-- the verifications of the books that people ask for, which go on by themselves.

alter table periodo
  add column abierto_para uuid[] check (cardinality(abierto_para) between 1 and 20),
  add column abierto_hasta timestamptz,
  add constraint periodo_limite_completo check ((abierto_para is null) = (abierto_hasta is null)),
  add constraint periodo_cerrado_sin_limite check (estado <> 'cerrado' or abierto_para is null);

grant update (abierto_para, abierto_hasta) on periodo to cuadra_app;

-- As before, and among what is not open: a reopening that ended, and one that is for others.
create or replace function partida_contabilizar() returns trigger language plpgsql security definer
  set search_path = public
  -- Plans are kept for the life of a connection and the first ones are made over nearly empty tables: walk the
  -- indexes from the new rows, always, whatever the tables looked like then.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  mala      record;
  anno      record;
  contextos jsonb := bitacora_contextos();
begin
  -- Numbers and chain: the row of the ejercicio gives the order.
  for anno in
    select v.ejercicio, count(*)::int as cuantas, min(v.numero) as primero, max(v.numero) as ultimo
    from nuevas v group by v.ejercicio order by v.ejercicio
  loop
    select e.anio, e.estado, e.ultimo_numero, e.ultima_huella into mala from ejercicio e where e.anio = anno.ejercicio for update;
    if not found or mala.estado <> 'abierto' then
      perform libro_negar('PERIODO_CERRADO', format('El ejercicio %s no está abierto.', anno.ejercicio));
    end if;
    if anno.primero <> mala.ultimo_numero + 1 or anno.ultimo <> mala.ultimo_numero + anno.cuantas then
      perform libro_negar('NUMERO_SALTADO', format('El ejercicio %s sigue en %s.', anno.ejercicio, mala.ultimo_numero + 1));
    end if;
    if exists (
      select from (
        select v.huella_anterior, coalesce(lag(v.huella) over (order by v.numero), mala.ultima_huella) as anterior
        from nuevas v where v.ejercicio = anno.ejercicio
      ) eslabon where eslabon.huella_anterior <> eslabon.anterior
    ) then
      perform libro_negar('CADENA_ROTA', 'La partida no sigue a la última de su ejercicio.');
    end if;
    update ejercicio e set ultimo_numero = anno.ultimo, ultima_huella = v.huella
    from nuevas v where e.anio = anno.ejercicio and v.ejercicio = anno.ejercicio and v.numero = anno.ultimo;
  end loop;

  -- Open period: shared until commit, so that closing waits for us and we wait for closing.
  perform from periodo p
  where (p.anio, p.mes, p.agencia) in (select v.ejercicio, extract(month from v.fecha)::int, v.agencia from nuevas v)
  order by p.anio, p.mes, p.agencia for share;
  select v.agencia, to_char(v.fecha, 'MM/YYYY') as periodo, p.estado, p.abierto_hasta <= v.registrada_en as vencida into mala
  from nuevas v
  left join periodo p on (p.anio, p.mes, p.agencia) = (v.ejercicio, extract(month from v.fecha)::int, v.agencia)
  where p.estado is distinct from 'abierto' or p.abierto_hasta <= v.registrada_en
    or (p.abierto_para is not null and not coalesce(v.autor = any(p.abierto_para), false))
  limit 1;
  if found then
    perform libro_negar('PERIODO_CERRADO', format(
      case
        when mala.estado is distinct from 'abierto' then 'El periodo %s no está abierto en la agencia %s.'
        when mala.vencida then 'La reapertura del periodo %s en la agencia %s ya venció.'
        else 'El periodo %s está reabierto en la agencia %s solo para algunas personas, y el autor no está entre ellas.'
      end, mala.periodo, mala.agencia));
  end if;

  -- Lines: every partida brings them in its own statement (how many and how much, see linea_contabilizar).
  if exists (
    select from nuevas v
    where not exists (select from linea l where (l.ejercicio, l.numero, l.n) = (v.ejercicio, v.numero, 1))
  ) then
    perform libro_negar('LINEA_INVALIDA', 'Una partida se contabiliza junto con sus líneas.');
  end if;

  -- A reversal mirrors lines of the one it reverts, each at most once.
  if exists (
    select from nuevas v
    join partida original on original.id = v.revierte
    where original.revierte is not null or original.agencia <> v.agencia or exists (
      select l.id_cuenta, l.debe, l.haber from linea l where (l.ejercicio, l.numero) = (v.ejercicio, v.numero)
      except all
      select o.id_cuenta, o.haber, o.debe from linea o where (o.ejercicio, o.numero) = (original.ejercicio, original.numero)
    )
  ) then
    perform libro_negar('REVERSION_INVALIDA', 'Una reversión lleva las líneas inversas de la partida que revierte.');
  end if;

  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, despues)
  select q.actor, q.sesion, q.direccion, q.peticion, q.accion, 'partida', v.id::text,
    jsonb_build_object('ejercicio', v.ejercicio, 'numero', v.numero, 'tipo', v.tipo, 'fecha', v.fecha,
      'agencia', v.agencia, 'total', v.total, 'autor', v.autor, 'aprobador', v.aprobador, 'revierte', v.revierte)
  from nuevas v, bitacora_quien(contextos, v.id::text) q
  order by v.ejercicio, v.numero;
  return null;
end
$$;

alter table configuracion_contable add column exigir_firmas boolean not null default false;

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

create trigger bitacora after insert or update or delete on archivo_de_evidencia
  for each row execute function bitacora_anotar('id');

grant select, insert, delete on archivo_de_evidencia to cuadra_app;

-- Why a clearing account does not end its month at zero: it explains that balance and no other.
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

create trigger bitacora after insert or update or delete on explicacion_de_saldo
  for each row execute function bitacora_anotar('anio,mes,agencia,id_cuenta');

grant select, insert, update on explicacion_de_saldo to cuadra_app;

-- Nobody closes with an exception of their own, and these three let nothing pass.
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

create unique index excepcion_en_pie on excepcion_de_compuerta (anio, mes, agencia, compuerta)
  where usada_en is null and retirada_en is null;
create index excepcion_por_periodo on excepcion_de_compuerta (anio, mes, agencia);

create function historia_del_periodo_es_fija() returns trigger language plpgsql as $$
begin
  raise exception 'Lo que pasó con un periodo no se cambia ni se borra.' using errcode = 'CU003';
end
$$;

create trigger excepcion_es_fija before update on excepcion_de_compuerta
  for each row when (old.usada_en is not null or old.retirada_en is not null)
  execute function historia_del_periodo_es_fija();
create trigger excepcion_no_se_borra before delete or truncate on excepcion_de_compuerta
  for each statement execute function historia_del_periodo_es_fija();

create trigger bitacora after insert or update on excepcion_de_compuerta
  for each row execute function bitacora_anotar('id', 'estado');

grant select, insert, update (usada_por, usada_en, retirada_por, retirada_en) on excepcion_de_compuerta to cuadra_app;

-- Each time a month was closed, with its gates as they were then. It never changes, and the change of the period it goes
-- with is in the bitácora.
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

create index cierre_por_periodo on cierre_de_periodo (anio, mes, agencia);

create trigger cierre_es_fijo before update or delete or truncate on cierre_de_periodo
  for each statement execute function historia_del_periodo_es_fija();

grant select, insert on cierre_de_periodo to cuadra_app;

-- Each time it was opened again. What was posted meanwhile is told by the numbers given between one moment and the
-- other: they are the order of the books.
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

create unique index verificacion_de_una_en_una on verificacion ((true)) where estado = 'haciendo';
create index verificacion_por_fecha on verificacion (pedida_en desc);

create trigger bitacora after insert on verificacion
  for each row execute function bitacora_anotar('id', 'latido,revisadas,total,informe');

grant select, insert, update (estado, latido, terminada_en, revisadas, total, informe) on verificacion to cuadra_app;
