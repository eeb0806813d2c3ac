-- The institution's accounts at banks: which there are, what their banks say (the lines of their statements) and what the books
-- say of the same money (every line on the account of each, noted as it is posted). What both have in common is in
-- 0042_bancos_cruces.sql; what was signed, in 0043_bancos_conciliaciones.sql.

create table cuenta_bancaria (
  id                  uuid primary key default gen_random_uuid(),
  banco               text not null check (banco = btrim(banco) and length(banco) between 1 and 60),
  numero              text not null check (numero ~ '^[0-9A-Z][0-9A-Z-]{2,33}$'),
  nombre              text not null check (nombre = btrim(nombre) and length(nombre) between 1 and 80),
  -- One each: what the bank says of one account is compared with one account of the books.
  id_cuenta           text not null unique references cuenta,
  -- Where the partidas made from its lines belong.
  agencia             text not null references agencia,
  perfil              text check (perfil in ('banrural', 'banco-industrial', 'gyt', 'generico')),
  -- Which column of its bank's sheets is which, where no profile knows.
  mapeo               jsonb check (jsonb_typeof(mapeo) = 'object'),
  responsable         uuid not null references usuario,
  -- The first day of the first month that is compared.
  desde               date not null check (extract(day from desde) = 1),
  -- What the bank and the books said the day before; what made the difference comes with the account, item by item.
  saldo_banco_inicial bigint not null check (abs(saldo_banco_inicial) <= 1000000000000000),
  saldo_libro_inicial bigint not null default 0,
  -- How far apart a line and its movement may be.
  ventana_dias        integer not null default 10 check (ventana_dias between 0 and 60),
  -- After how many days a cheque that nobody cashed is stale.
  caducidad_dias      integer not null default 180 check (caducidad_dias between 30 and 3650),
  activa              boolean not null default true,
  version             integer not null default 0
);
comment on table cuenta_bancaria is 'The accounts of the institution at banks, each with its own detail account in the books.';

-- However its bank is written, and with or without hyphens.
create unique index cuenta_bancaria_numero_unico on cuenta_bancaria (texto_de_busqueda(banco), replace(numero, '-', ''));

create trigger bitacora after insert or update or delete on cuenta_bancaria
  for each row execute function bitacora_anotar('id');

-- What the books said at the beginning is worked out here.
grant select, insert (id, banco, numero, nombre, id_cuenta, agencia, perfil, mapeo, responsable, desde, saldo_banco_inicial,
  ventana_dias, caducidad_dias), update (banco, numero, nombre, agencia, perfil, mapeo, responsable, ventana_dias, caducidad_dias,
  activa, version) on cuenta_bancaria to cuadra_app;

-- Apart from the account, whose row is a decision of people: this one changes with every match and every posting.
create table avance_de_banco (
  cuenta_bancaria  uuid primary key references cuenta_bancaria,
  -- Grows with every change of its lines and movements: whoever has what was there at one asks for what came after.
  revision         bigint not null default 0,
  -- The last at which something was taken away: whoever is behind it asks for everything.
  entera           bigint not null default 0,
  -- Up to which day a conciliación was sent or approved: nothing of those days changes.
  conciliada_hasta date not null
) with (fillfactor = 50);
comment on table avance_de_banco is 'How far each bank account has come: its revision, and up to which day it is signed.';

grant select on avance_de_banco to cuadra_app;

create function banco_avanzar(cuenta uuid, quita boolean default false) returns bigint language sql
  security definer set search_path = public
as $$
  update avance_de_banco set revision = revision + 1, entera = case when quita then revision + 1 else entera end
  where cuenta_bancaria = cuenta returning revision
$$;
comment on function banco_avanzar is 'The next revision of an account: whoever changes it takes its turn here.';

create table archivo_de_banco (
  huella    text primary key check (huella ~ '^[0-9a-f]{64}$'),
  contenido bytea not null check (length(contenido) between 1 and 20971520)
);
comment on table archivo_de_banco is 'The files that banks gave, as they came, once per content. Only added: their statement notes who brought them.';

grant select, insert on archivo_de_banco to cuadra_app;

create table estado_de_cuenta (
  id              uuid primary key default gen_random_uuid(),
  cuenta_bancaria uuid not null references cuenta_bancaria,
  huella          text not null references archivo_de_banco,
  -- Which of the statements of its file.
  indice          integer not null check (indice >= 0),
  nombre          text not null check (nombre = btrim(nombre) and nombre <> ''),
  formato         text not null check (formato in ('ofx', 'camt053', 'mt940', 'qif', 'csv', 'xlsx')),
  desde           date not null,
  hasta           date not null,
  saldo_inicial   bigint,
  saldo_final     bigint,
  lineas          integer not null check (lineas >= 0),
  -- How many of them were not there yet.
  nuevas          integer not null check (nuevas between 0 and lineas),
  advertencias    jsonb not null check (jsonb_typeof(advertencias) = 'array'),
  importado_por   uuid not null references usuario,
  importado_en    timestamptz not null,
  constraint estado_de_cuenta_en_orden check (hasta >= desde),
  constraint estado_de_cuenta_repetido unique (cuenta_bancaria, huella, indice)
);
comment on table estado_de_cuenta is 'The statements that were imported, each with the file it came in.';
create index estado_de_cuenta_por_dia on estado_de_cuenta (cuenta_bancaria, hasta);

create trigger bitacora after insert or update or delete on estado_de_cuenta
  for each row execute function bitacora_anotar('id');

grant select, insert, delete on estado_de_cuenta to cuadra_app;

create table linea_de_banco (
  id              uuid primary key default gen_random_uuid(),
  cuenta_bancaria uuid not null references cuenta_bancaria,
  -- Null: it was there before the first statement and the books did not have it.
  estado          uuid references estado_de_cuenta on delete cascade,
  -- Its place in the statement.
  orden           integer not null default 0,
  fecha           date not null,
  monto           bigint not null check (monto <> 0 and abs(monto) <= 1000000000000),
  texto           text not null check (texto = btrim(texto) and length(texto) <= 500),
  referencia      text check (referencia = btrim(referencia) and length(referencia) between 1 and 100),
  tipo            text check (tipo = btrim(tipo) and length(tipo) between 1 and 20),
  saldo           bigint,
  -- What it says, and which of those that say the same on its day: the same line in two files is one, two equal charges are two.
  huella          text not null check (huella ~ '^[0-9a-f]{64}$'),
  ocurrencia      integer not null check (ocurrencia >= 1),
  -- What no match explains yet, with its sign.
  pendiente       bigint not null,
  revision        bigint not null default 0,
  constraint linea_de_banco_unica unique (cuenta_bancaria, huella, ocurrencia),
  constraint linea_de_banco_de_su_cuenta unique (id, cuenta_bancaria),
  constraint linea_de_banco_pendiente check (pendiente between least(monto, 0) and greatest(monto, 0))
);
comment on table linea_de_banco is
  'What the banks say, line by line; what entered the account is positive. Only added, with the statement that brought it, or taken away with it.';
create index linea_de_banco_por_dia on linea_de_banco (cuenta_bancaria, fecha, orden);
create index linea_de_banco_por_cruzar on linea_de_banco (cuenta_bancaria, fecha) where pendiente <> 0;
create index linea_de_banco_por_revision on linea_de_banco (cuenta_bancaria, revision);
create index linea_de_banco_por_estado on linea_de_banco (estado);
create index linea_de_banco_por_texto on linea_de_banco using gin (texto_de_busqueda(texto) gin_trgm_ops);
create index linea_de_banco_por_referencia on linea_de_banco (referencia) where referencia is not null;

grant select, insert (id, cuenta_bancaria, estado, orden, fecha, monto, texto, referencia, tipo, saldo, huella, ocurrencia)
  on linea_de_banco to cuadra_app;

create table movimiento_de_banco (
  id              uuid primary key default gen_random_uuid(),
  cuenta_bancaria uuid not null references cuenta_bancaria,
  -- The line of the books; none: it was there before the first month that is compared and the bank did not have it.
  ejercicio       integer,
  numero          integer,
  n               integer,
  partida         uuid,
  agencia         text,
  fecha           date not null,
  monto           bigint not null check (monto <> 0 and abs(monto) <= 1000000000000),
  concepto        text not null,
  documento       text,
  pendiente       bigint not null,
  revision        bigint not null default 0,
  unique (ejercicio, numero, n),
  constraint movimiento_de_banco_de_su_cuenta unique (id, cuenta_bancaria),
  constraint movimiento_de_banco_entero check (num_nulls(ejercicio, numero, n, partida, agencia) in (0, 5)),
  constraint movimiento_de_banco_pendiente check (pendiente between least(monto, 0) and greatest(monto, 0))
);
comment on table movimiento_de_banco is
  'What the books say of each bank account, line by line; what entered is positive. Noted as it is posted, never changed.';
create index movimiento_de_banco_por_dia on movimiento_de_banco (cuenta_bancaria, fecha, ejercicio, numero, n);
create index movimiento_de_banco_por_cruzar on movimiento_de_banco (cuenta_bancaria, fecha) where pendiente <> 0;
create index movimiento_de_banco_por_revision on movimiento_de_banco (cuenta_bancaria, revision);
create index movimiento_de_banco_por_partida on movimiento_de_banco (partida) where partida is not null;

-- Only those of before the first month are given by people.
grant select, insert (id, cuenta_bancaria, fecha, monto, concepto, documento) on movimiento_de_banco to cuadra_app;

create function banco_es_fijo() returns trigger language plpgsql as $$
begin
  raise exception 'Lo que dicen el banco y los libros no se cambia ni se borra.' using errcode = 'CU003';
end
$$;
comment on function banco_es_fijo is 'Refuses any change to what banks and books said.';

create trigger archivo_de_banco_es_fijo before update or delete or truncate on archivo_de_banco
  for each statement execute function banco_es_fijo();
create trigger movimiento_de_banco_es_fijo before delete or truncate on movimiento_de_banco
  for each statement execute function banco_es_fijo();

create function linea_de_banco_admitir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  avance avance_de_banco;
  suya   cuenta_bancaria;
begin
  -- Held until the end: nobody signs a month while its lines come in or go.
  select a.* into avance from avance_de_banco a
  where a.cuenta_bancaria = (case tg_op when 'DELETE' then old.cuenta_bancaria else new.cuenta_bancaria end) for update;
  if tg_op = 'DELETE' then
    if old.fecha <= avance.conciliada_hasta then
      perform libro_negar('CUENTA_CONCILIADA', 'Esos días ya están conciliados: lo que dijo el banco no se quita.');
    elsif old.estado is null or old.pendiente <> old.monto then
      perform libro_negar('LINEA_YA_CRUZADA', 'Hay líneas de ese estado de cuenta que ya están cruzadas.');
    end if;
    return old;
  end if;
  select c.* into suya from cuenta_bancaria c where c.id = new.cuenta_bancaria;
  if new.estado is null and avance.revision > 0 then
    perform libro_negar('BANCO_NO_EXPLICA_INICIO', 'Lo que había al empezar se dice al crear la cuenta bancaria.');
  elsif not exists (select from estado_de_cuenta e where e.id = new.estado and e.cuenta_bancaria = new.cuenta_bancaria)
      and new.estado is not null then
    perform libro_negar('ESTADO_DE_OTRA_CUENTA', 'El estado de cuenta es de otra cuenta bancaria.');
  elsif (new.estado is null) <> (new.fecha < suya.desde) then
    perform libro_negar('CUENTA_CONCILIADA', 'Un estado de cuenta trae líneas desde el primer día que se compara; las de antes vienen con la cuenta.');
  elsif new.estado is not null and new.fecha <= avance.conciliada_hasta then
    perform libro_negar('CUENTA_CONCILIADA', 'Esos días ya están conciliados: el banco no puede decir otra cosa de ellos.');
  end if;
  new.pendiente := new.monto;
  new.revision := avance.revision;
  return new;
end
$$;
comment on function linea_de_banco_admitir is 'Lines of the bank come and go only in days that nobody signed.';

create trigger linea_de_banco_admitir before insert or delete on linea_de_banco
  for each row execute function linea_de_banco_admitir();

create function movimiento_de_banco_inicial() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.ejercicio is null then
    if (select a.revision from avance_de_banco a where a.cuenta_bancaria = new.cuenta_bancaria) > 0 then
      perform libro_negar('BANCO_NO_EXPLICA_INICIO', 'Lo que había al empezar se dice al crear la cuenta bancaria.');
    elsif new.fecha >= (select c.desde from cuenta_bancaria c where c.id = new.cuenta_bancaria) then
      perform libro_negar('CUENTA_CONCILIADA', 'Lo que viene con la cuenta es de antes del primer día que se compara.');
    end if;
  end if;
  new.pendiente := new.monto;
  return new;
end
$$;
comment on function movimiento_de_banco_inicial is 'A movement begins with all of it to be explained; one without a partida is from before.';

create trigger movimiento_de_banco_inicial before insert on movimiento_de_banco
  for each row execute function movimiento_de_banco_inicial();

create function cuenta_bancaria_atar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Nobody posts while an account is being tied: what is posted before is copied, what comes after is noted.
  perform from ejercicio e where e.estado = 'abierto' order by e.anio for update;
  if not exists (select from cuenta c where c.id_cuenta = new.id_cuenta and c.tipo_cuenta = 'D' and c.naturaleza = 'deudora') then
    perform libro_negar('CUENTA_NO_DETALLE', 'Una cuenta bancaria se lleva en una cuenta de detalle deudora.');
  elsif exists (select from cuenta_de_caja k where k.id_cuenta = new.id_cuenta) then
    perform libro_negar('CUENTA_DE_CAJA', 'Esa cuenta es de las cajas.');
  end if;
  update cuenta_bancaria set saldo_libro_inicial = coalesce((
    select sum(l.debe - l.haber) from linea l where l.id_cuenta = new.id_cuenta and l.fecha < new.desde), 0)
  where id = new.id;
  insert into avance_de_banco (cuenta_bancaria, conciliada_hasta) values (new.id, new.desde - 1);
  insert into movimiento_de_banco (cuenta_bancaria, ejercicio, numero, n, partida, agencia, fecha, monto, concepto, documento)
  select new.id, l.ejercicio, l.numero, l.n, p.id, l.agencia, l.fecha, l.debe - l.haber, coalesce(l.concepto, p.concepto), l.documento
  from linea l join partida p on p.ejercicio = l.ejercicio and p.numero = l.numero
  where l.id_cuenta = new.id_cuenta and l.fecha >= new.desde;
  return null;
end
$$;
comment on function cuenta_bancaria_atar is 'A new bank account takes what the books say of its account since its first day, and what they said before.';

create trigger cuenta_bancaria_atar after insert on cuenta_bancaria for each row execute function cuenta_bancaria_atar();

create function cuenta_bancaria_explica_su_inicio() returns trigger language plpgsql security definer set search_path = public as $$
declare
  suya cuenta_bancaria;
begin
  select c.* into suya from cuenta_bancaria c where c.id = new.id;
  if suya.saldo_libro_inicial - suya.saldo_banco_inicial
     <> coalesce((select sum(m.monto) from movimiento_de_banco m where m.cuenta_bancaria = suya.id and m.ejercicio is null), 0)
      - coalesce((select sum(l.monto) from linea_de_banco l where l.cuenta_bancaria = suya.id and l.estado is null), 0) then
    perform libro_negar('BANCO_NO_EXPLICA_INICIO', 'Lo que había en circulación al empezar no explica la diferencia entre el banco y los libros.');
  end if;
  -- From here on nothing is added to what it begins with.
  perform banco_avanzar(suya.id);
  return null;
end
$$;
comment on function cuenta_bancaria_explica_su_inicio is
  'At the end of the transaction: what an account begins with explains, item by item, how far the bank and the books are apart.';

create constraint trigger cuenta_bancaria_explica_su_inicio after insert on cuenta_bancaria deferrable initially deferred
  for each row execute function cuenta_bancaria_explica_su_inicio();

create function cuenta_de_caja_no_es_de_banco() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from cuenta_bancaria c where c.id_cuenta = new.id_cuenta) then
    perform libro_negar('CUENTA_DE_BANCO', 'Esa cuenta es la de una cuenta bancaria.');
  end if;
  return null;
end
$$;
comment on function cuenta_de_caja_no_es_de_banco is 'An account is of cajas or of a bank, never of both.';
create trigger cuenta_de_caja_no_es_de_banco after insert on cuenta_de_caja
  for each row execute function cuenta_de_caja_no_es_de_banco();
