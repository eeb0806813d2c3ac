-- The ledger: fiscal years with their months, and what was posted in them. Only posted partidas live here, and the
-- application can only add: no grant and no trigger lets anyone change or remove one. What a partida must be is judged
-- in 0007_libro_contabilizar.sql, the balances are kept in 0006_libro_saldos.sql.

-- Whoever posts locks the row: it holds the last number given and the last link of the chain.
create table ejercicio (
  anio          integer primary key check (anio between 2000 and 2100),
  estado        text not null default 'abierto' check (estado in ('abierto', 'cerrado')),
  ultimo_numero integer not null default 0 check (ultimo_numero >= 0),
  ultima_huella bytea not null default decode(repeat('00', 32), 'hex') check (length(ultima_huella) = 32)
);
comment on table ejercicio is 'The fiscal years. The row of one is what puts its postings in order.';

create trigger bitacora after insert or update of estado on ejercicio
  for each row execute function bitacora_anotar('anio', 'ultimo_numero,ultima_huella');

-- A posting shares the row of its period; whoever closes the period locks it alone, so nothing slips in while it is being
-- closed. Open again, it may be so for some people and until an instant, and the ledger itself refuses the others.
create table periodo (
  anio          integer not null references ejercicio,
  mes           integer not null check (mes between 1 and 12),
  agencia       text not null references agencia,
  estado        text not null default 'abierto' check (estado in ('abierto', 'cerrando', 'cerrado')),
  abierto_para  uuid[] check (cardinality(abierto_para) between 1 and 20),
  abierto_hasta timestamptz,
  primary key (anio, mes, agencia),
  constraint periodo_limite_completo check ((abierto_para is null) = (abierto_hasta is null)),
  constraint periodo_cerrado_sin_limite check (estado <> 'cerrado' or abierto_para is null)
);
comment on table periodo is 'The months of each fiscal year, per agencia.';

create trigger bitacora after update or delete on periodo
  for each row execute function bitacora_anotar('anio,mes,agencia');

create function periodo_abrir() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into periodo (anio, mes, agencia)
  select e.anio, m.mes, a.id_agencia
  from ejercicio e, agencia a, generate_series(1, 12) m (mes)
  where e.estado = 'abierto'
  on conflict do nothing;
  return null;
end
$$;
comment on function periodo_abrir is 'A year and an agencia, whichever comes second, bring their twelve months along.';

create trigger periodo_abrir after insert on ejercicio for each statement execute function periodo_abrir();
create trigger periodo_abrir after insert on agencia for each statement execute function periodo_abrir();

grant select, insert (anio), update (estado) on ejercicio to cuadra_app;
grant select, update (estado, abierto_para, abierto_hasta) on periodo to cuadra_app;

-- No foreign keys: who wrote, who approved and what is reverted are asked once for all that come together
-- (partida_contabilizar, partidas_completas), and kept by the guard on usuario below.
create table partida (
  ejercicio       integer not null,
  numero          integer not null check (numero > 0),
  id              uuid not null unique,
  tipo            text not null check (tipo in
    ('diario', 'ingreso', 'egreso', 'ajuste', 'apertura', 'cierre', 'caja', 'banco', 'interes', 'reversion')),
  fecha           date not null,
  fecha_documento date,
  registrada_en   timestamptz not null,
  agencia         text not null,
  concepto        text not null check (concepto = btrim(concepto) and concepto <> ''),
  total           bigint not null check (total > 0 and total <= 1000000000000),
  cantidad_lineas integer not null check (cantidad_lineas between 2 and 5000),
  es_manual       boolean not null,
  autor           uuid,
  aprobador       uuid,
  revierte        uuid,
  motivo          text,
  huella_anterior bytea not null check (length(huella_anterior) = 32),
  huella          bytea not null check (length(huella) = 32),
  primary key (ejercicio, numero),
  constraint partida_de_su_ejercicio check (extract(year from fecha) = ejercicio),
  constraint partida_no_futura check (fecha <= (registrada_en at time zone 'America/Guatemala')::date),
  constraint partida_aprueba_otra_persona check (aprobador is distinct from autor or aprobador is null),
  constraint partida_reversion_con_motivo check (
    (revierte is null and tipo <> 'reversion') or (revierte is not null and tipo = 'reversion' and motivo <> '')
  )
);
comment on table partida is 'The posted partidas, numbered without gaps in their year, each sealed to the one before it.';

create index partida_por_fecha on partida (fecha, ejercicio, numero);
create index partida_por_registro on partida (registrada_en);
create index partida_por_autor on partida (autor, fecha);
-- Few partidas revert another, each at most once: the rest need not be here.
create unique index partida_revierte_key on partida (revierte) where revierte is not null;
-- Finding partidas among millions: everything a list filters by is in the index, so that counting reads nothing else.
create index partida_por_agencia on partida (agencia, fecha, ejercicio, numero)
  include (tipo, total, autor, registrada_en);
create index partida_por_concepto on partida using gin (texto_de_busqueda(concepto) gin_trgm_ops);
-- A statement leaves out the partidas de cierre and tells apart those de apertura. They are a handful in each year: with
-- an index of their own they are found without looking at the rest of the book.
create index partida_de_cierre on partida (fecha, ejercicio, numero) where tipo in ('cierre', 'apertura');
-- An amount is what a person remembers of a partida: an exact one went from 229 ms to 3.
create index partida_por_total on partida (total);

create table linea (
  ejercicio integer not null,
  numero    integer not null,
  n         integer not null check (n >= 1),
  id_cuenta text not null,
  agencia   text not null,
  fecha     date not null,
  debe      bigint not null,
  haber     bigint not null,
  concepto  text,
  documento text,
  primary key (ejercicio, numero, n),
  constraint linea_de_un_lado check (
    (debe > 0 and haber = 0 and debe <= 1000000000000) or (haber > 0 and debe = 0 and haber <= 1000000000000)
  )
);
comment on table linea is 'The lines of the posted partidas, with the day and the agencia of theirs; amounts in centavos.';

-- One account's movements in order, page by page, without touching the rest of the book.
create index linea_por_cuenta on linea (id_cuenta, fecha, ejercicio, numero, n) include (agencia, debe, haber);
create index linea_por_documento on linea using gin (texto_de_busqueda(documento) gin_trgm_ops)
  where documento is not null;

grant select, insert on partida, linea to cuadra_app;

create function libro_es_inmutable() returns trigger language plpgsql as $$
begin
  raise exception 'Lo contabilizado no se cambia ni se borra: se revierte.' using errcode = 'CU003';
end
$$;
comment on function libro_es_inmutable is 'Refuses any change to what was posted.';

create trigger libro_es_inmutable before update or delete or truncate on partida
  for each statement execute function libro_es_inmutable();
create trigger libro_es_inmutable before update or delete or truncate on linea
  for each statement execute function libro_es_inmutable();

create function libro_negar(codigo text, detalle text) returns void language plpgsql as $$
begin
  raise exception '%', detalle using errcode = 'CU010', constraint = codigo;
end
$$;
comment on function libro_negar is 'A refusal to a person: the sentence, with the code of the product as constraint name.';

create function cuenta_con_movimientos() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from linea l where l.id_cuenta = old.id_cuenta) then
    raise exception 'La cuenta % tiene movimientos.', old.id_cuenta
      using errcode = 'foreign_key_violation', constraint = 'cuenta_con_movimientos',
            detail = format('Key (id_cuenta)=(%s) is still referenced from table "linea".', old.id_cuenta);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function cuenta_con_movimientos is 'An account with movements keeps its code, its type and its nature for ever.';

create trigger cuenta_con_movimientos_borrar before delete on cuenta
  for each row execute function cuenta_con_movimientos();
create trigger cuenta_con_movimientos_cambiar before update on cuenta
  for each row when (old.id_cuenta <> new.id_cuenta or old.tipo_cuenta <> new.tipo_cuenta or old.naturaleza <> new.naturaleza)
  execute function cuenta_con_movimientos();

create function usuario_con_partidas() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from partida p where p.autor = old.id or p.aprobador = old.id) then
    raise exception 'La persona % tiene partidas.', old.id
      using errcode = 'foreign_key_violation', constraint = 'usuario_con_partidas';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function usuario_con_partidas is 'Whoever wrote or approved a partida is not deleted nor given another id.';

create trigger usuario_con_partidas_borrar before delete on usuario
  for each row execute function usuario_con_partidas();
create trigger usuario_con_partidas_cambiar before update on usuario
  for each row when (old.id <> new.id) execute function usuario_con_partidas();

-- A key belongs to one person; the answer is found again through the partida.
create table llave_idempotencia (
  usuario   uuid not null references usuario,
  llave     text not null check (length(llave) between 1 and 200),
  cuerpo    bytea not null check (length(cuerpo) = 32),
  partida   uuid not null,
  creada_en timestamptz not null,
  primary key (usuario, llave)
);
comment on table llave_idempotencia is 'The keys that make a repeated request to post harmless.';

grant select, insert on llave_idempotencia to cuadra_app;
