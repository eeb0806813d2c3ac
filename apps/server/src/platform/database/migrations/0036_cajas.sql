-- Cash drawers: which there are, who works at each, and what the institution decided about them. Each is tied to an account
-- of an agencia that nothing else writes: what every partida moved of such an account is noted here as it is posted, and at
-- the end of its transaction movements of cajas must explain it, to the centavo and side by side
-- (0039_cajas_cuadre.sql).

create extension if not exists btree_gist;

create table configuracion_de_cajas (
  id                boolean primary key default true check (id),
  cuenta_sobrante   text references cuenta,
  cuenta_faltante   text references cuenta,
  cuenta_empleado   text references cuenta,
  cuenta_transito   text references cuenta,
  -- Quetzales for a dollar, in parts per million.
  tasa_dolar        integer not null default 7700000 check (tasa_dolar between 1000000 and 100000000),
  -- Cents of a dollar.
  umbral_ive        bigint not null default 1000000 check (umbral_ive > 0),
  identificar_desde bigint not null default 500000 check (identificar_desde > 0)
);
comment on table configuracion_de_cajas is
  'One row: the accounts of differences and of cash in transit, the rate of the dollar, from which amount a person is identified and from which the origin of funds is asked.';
insert into configuracion_de_cajas default values;

create trigger bitacora after update on configuracion_de_cajas
  for each row execute function bitacora_anotar('id');

grant select, update on configuracion_de_cajas to cuadra_app;

create table cuenta_de_caja (
  id_cuenta text not null references cuenta,
  agencia   text not null references agencia,
  primary key (id_cuenta, agencia)
);
comment on table cuenta_de_caja is 'The accounts that only movements of cajas write, by agencia. Once tied, for ever.';

grant select on cuenta_de_caja to cuadra_app;

create table caja (
  id            uuid primary key default gen_random_uuid(),
  codigo        text not null check (codigo ~ '^[A-Z0-9]{1,6}$'),
  nombre        text not null check (nombre = btrim(nombre) and length(nombre) between 1 and 60),
  agencia       text not null references agencia,
  clase         text not null check (clase in ('caja', 'boveda')),
  id_cuenta     text not null references cuenta,
  -- How large a difference one reviewer may settle; whoever opens a jornada takes it along.
  tolerancia    bigint not null check (tolerancia between 0 and 1000000000000),
  saldo_inicial bigint not null default 0,
  activa        boolean not null default true,
  version       integer not null default 0,
  unique (agencia, codigo),
  unique (agencia, nombre)
);
comment on table caja is 'The drawers and the vaults of each agencia, each with the account that holds its cash; several may share one.';

create trigger bitacora after insert or update or delete on caja
  for each row execute function bitacora_anotar('id');

grant select, insert, update (nombre, tolerancia, activa, version) on caja to cuadra_app;

-- Apart from the caja, whose row is a decision of people: this one changes with every movement.
create table saldo_de_caja (
  caja          uuid primary key references caja,
  saldo         bigint not null,
  ultimo_recibo integer not null default 0 check (ultimo_recibo >= 0)
) with (fillfactor = 50);
comment on table saldo_de_caja is 'What the books say that each caja holds, and the last receipt it gave.';

grant select on saldo_de_caja to cuadra_app;

create function caja_atar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Nobody posts while an account is being tied: what is posted before is in its balance, what comes after is explained.
  perform from ejercicio e where e.estado = 'abierto' order by e.anio for update;
  if not exists (select from cuenta c where c.id_cuenta = new.id_cuenta and c.tipo_cuenta = 'D' and c.naturaleza = 'deudora') then
    perform libro_negar('CUENTA_NO_DETALLE', 'El efectivo de una caja se lleva en una cuenta de detalle deudora.');
  end if;
  insert into cuenta_de_caja (id_cuenta, agencia) values (new.id_cuenta, new.agencia) on conflict do nothing;
  insert into saldo_de_caja (caja, saldo) values (new.id, new.saldo_inicial);
  return null;
end
$$;
comment on function caja_atar is 'A new caja ties its account in its agencia, and begins with the balance it takes over.';

create trigger caja_atar after insert on caja for each row execute function caja_atar();

create function saldo_en_libros(cuenta_pedida text, agencia_pedida text) returns bigint language sql stable as $$
  select coalesce(sum(s.debe - s.haber), 0)::bigint from saldo_anual s
  where s.id_cuenta = cuenta_pedida and s.agencia = agencia_pedida
$$;
comment on function saldo_en_libros is 'What an account holds in an agencia today (debe less haber): nothing is dated after today.';

create function caja_explica_su_saldo() returns trigger language plpgsql security definer set search_path = public as $$
declare
  en_cajas  bigint := (
    select sum(s.saldo) from caja c join saldo_de_caja s on s.caja = c.id
    where c.id_cuenta = new.id_cuenta and c.agencia = new.agencia);
begin
  if en_cajas <> saldo_en_libros(new.id_cuenta, new.agencia) then
    perform libro_negar('CAJA_NO_EXPLICA_SALDO', 'Lo que tienen las cajas de una cuenta es lo que la cuenta tiene en los libros.');
  end if;
  return null;
end
$$;
comment on function caja_explica_su_saldo is 'The cajas of an account hold together what the books say of it, from the first of them on.';

create constraint trigger caja_explica_su_saldo after insert on caja deferrable initially deferred
  for each row execute function caja_explica_su_saldo();

create table linea_de_caja (
  partida   uuid not null,
  id_cuenta text not null,
  agencia   text not null,
  debe      bigint not null check (debe >= 0),
  haber     bigint not null check (haber >= 0),
  primary key (partida, id_cuenta, agencia),
  foreign key (id_cuenta, agencia) references cuenta_de_caja
);
comment on table linea_de_caja is 'What each partida moved of an account of cajas since it is one; movements explain every row.';

grant select on linea_de_caja to cuadra_app;

-- Over the whole statement, as everything that every posting pays for: a table of a few rows is looked at for each line.
create function linea_de_caja_anotar() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  insert into linea_de_caja (partida, id_cuenta, agencia, debe, haber)
  select p.id, v.id_cuenta, v.agencia, sum(v.debe), sum(v.haber)
  from nuevas v
  join cuenta_de_caja c on c.id_cuenta = v.id_cuenta and c.agencia = v.agencia
  join partida p on p.ejercicio = v.ejercicio and p.numero = v.numero
  group by p.id, v.id_cuenta, v.agencia;
  return null;
end
$$;
comment on function linea_de_caja_anotar is 'Notes what was posted to accounts of cajas, to be explained before the transaction ends.';

create trigger linea_de_caja_anotar after insert on linea
  referencing new table as nuevas for each statement execute function linea_de_caja_anotar();

-- A cajero has one caja on a day; a caja may have several cajeros (turnos), one jornada at a time.
create table asignacion_de_caja (
  id     uuid primary key default gen_random_uuid(),
  caja   uuid not null references caja,
  cajero uuid not null references usuario,
  desde  date not null,
  hasta  date,
  constraint asignacion_de_algun_dia check (hasta is null or hasta >= desde),
  constraint asignacion_unica_del_cajero exclude using gist (cajero with =, daterange(desde, hasta, '[]') with &&)
);
comment on table asignacion_de_caja is 'Who works at which caja, from which day to which; a cajero has one at a time.';
create index asignacion_por_caja on asignacion_de_caja (caja, desde);

create trigger bitacora after insert or update or delete on asignacion_de_caja
  for each row execute function bitacora_anotar('id');

grant select, insert, update (hasta), delete on asignacion_de_caja to cuadra_app;

-- What a kind of movement is stands in the program; here, which there are and which way each moves cash (null: either).
create table clase_de_movimiento (
  clase   text primary key,
  sentido text check (sentido in ('entrada', 'salida')),
  -- Made by whoever reviews, not by the cajero.
  de_revision  boolean not null default false,
  -- From the configured amount on, who brings or takes the cash is identified.
  pide_persona boolean not null default false
);
comment on table clase_de_movimiento is 'The kinds of movements of a caja. A feature that moves cash adds its own.';
insert into clase_de_movimiento (clase, sentido, de_revision, pide_persona) values
  ('ingreso', 'entrada', false, true), ('egreso', 'salida', false, true),
  ('pago-menor', 'salida', false, false), ('remesa', 'salida', false, false),
  ('dotacion', null, false, false), ('entrega', null, false, false), ('traslado', null, false, false),
  ('sobrante', 'entrada', true, false), ('faltante', 'salida', true, false),
  -- Many people's cash in one amount: days from before each movement had its own partida.
  ('resumen', null, false, false);

grant select on clase_de_movimiento to cuadra_app;

create table limite_de_caja (
  caja   uuid not null references caja,
  clase  text not null references clase_de_movimiento,
  maximo bigint not null check (maximo between 0 and 1000000000000),
  primary key (caja, clase)
);
comment on table limite_de_caja is 'Up to which amount a cajero makes a movement of a kind without a second person; no row, whatever the amount.';

create trigger bitacora after insert or update or delete on limite_de_caja
  for each row execute function bitacora_anotar('caja,clase');

grant select, insert, update (maximo), delete on limite_de_caja to cuadra_app;

create table favorito_de_caja (
  id        uuid primary key default gen_random_uuid(),
  usuario   uuid not null references usuario,
  nombre    text not null check (nombre = btrim(nombre) and length(nombre) between 1 and 40),
  clase     text not null references clase_de_movimiento,
  id_cuenta text not null references cuenta,
  concepto  text not null check (concepto = btrim(concepto) and length(concepto) between 1 and 200),
  orden     integer not null check (orden between 1 and 100),
  unique (usuario, nombre)
);
comment on table favorito_de_caja is 'Movements that a cajero makes often, as buttons of their own.';

create trigger bitacora after insert or update or delete on favorito_de_caja
  for each row execute function bitacora_anotar('id');

grant select, insert, update (nombre, clase, id_cuenta, concepto, orden), delete on favorito_de_caja to cuadra_app;
