-- The savings accounts and what moves in them. Balances and movements are written here and nowhere else: the application asks
-- for a movement (ahorro_mover) and PostgreSQL judges it, takes the account, gives the number and keeps the balance. What the
-- accounts of a product hold in an agencia is what its control account says, to the centavo, at the end of every transaction.

alter table partida drop constraint partida_origen_check,
  add constraint partida_origen_check
    check (origen in ('manual', 'importacion', 'caja', 'banco', 'interes', 'ahorro', 'cierre', 'sistema'));

create table cuenta_ahorro (
  id            bigint generated always as identity primary key,
  numero        text not null unique check (numero ~ '^[0-9A-Z][0-9A-Z-]{3,19}$'),
  producto      integer not null references producto_ahorro,
  agencia       text not null references agencia,
  estado        text not null default 'activa' check (estado in ('activa', 'inactiva', 'bloqueada', 'por-retirar', 'cerrada')),
  isr           text not null default 'afecto' check (isr in ('afecto', 'exento')),
  isr_documento text check (isr_documento = btrim(isr_documento) and length(isr_documento) between 1 and 120),
  isr_vence     date,
  apertura      date not null,
  cierre        date,
  -- Term accounts: days, when it ends, the rate it was opened or renewed with, and what happens then.
  plazo         integer check (plazo between 1 and 7300),
  vence         date,
  tasa_pactada  integer check (tasa_pactada between 0 and 1000000),
  al_vencer     text check (al_vencer in ('renovar', 'trasladar')),
  -- Where interest and, in the end, capital go: null, to the account itself.
  destino       bigint references cuenta_ahorro,
  -- Changed by what moves in it only.
  saldo         bigint not null default 0,
  -- The first day whose interest was not paid yet.
  interes_hasta date not null,
  -- How many movements it had: the number of the last one.
  movimientos   integer not null default 0,
  -- A movement came into days that were paid already: a corrective run looks at it, from that day on.
  por_corregir  date,
  version       integer not null default 0,
  constraint cuenta_ahorro_no_debe check (saldo >= 0),
  constraint cuenta_ahorro_exenta check (isr = 'afecto' or isr_documento is not null),
  constraint cuenta_ahorro_cerrada check ((estado = 'cerrada') = (cierre is not null)),
  constraint cuenta_ahorro_cerrada_vacia check (estado <> 'cerrada' or saldo = 0),
  constraint cuenta_ahorro_a_plazo check (
    (plazo is null) = (vence is null) and (plazo is null) = (tasa_pactada is null) and (plazo is null) = (al_vencer is null)),
  constraint cuenta_ahorro_traslada check (al_vencer is distinct from 'trasladar' or destino is not null)
) with (fillfactor = 70);
comment on table cuenta_ahorro is 'The savings accounts. Balances, what was paid up to which day and the count of movements change only with movements.';
create index cuenta_ahorro_por_numero on cuenta_ahorro (numero collate "C");
create index cuenta_ahorro_por_alcance on cuenta_ahorro (producto, agencia, id);
create index cuenta_ahorro_por_vencer on cuenta_ahorro (vence) where vence is not null and cierre is null;
create index cuenta_ahorro_por_corregir on cuenta_ahorro (producto, agencia) where por_corregir is not null;

-- A balance is no decision of a person: what moved it is kept with its partida.
create trigger bitacora after insert or delete or update of estado, isr, isr_documento, isr_vence, cierre, plazo, vence, tasa_pactada, al_vencer, destino
  on cuenta_ahorro for each row execute function bitacora_anotar('id', 'saldo,interes_hasta,movimientos,por_corregir');

grant select, insert (numero, producto, agencia, isr, isr_documento, isr_vence, apertura, plazo, vence, tasa_pactada, al_vencer, destino, interes_hasta),
  update (isr, isr_documento, isr_vence, al_vencer, destino, version) on cuenta_ahorro to cuadra_app;

create table titular (
  cuenta   bigint not null references cuenta_ahorro,
  asociado uuid not null references asociado,
  -- The first is who the account is named after.
  orden    integer not null check (orden between 1 and 10),
  primary key (cuenta, asociado),
  unique (cuenta, orden)
);
comment on table titular is 'Whose each account is.';
create index titular_por_asociado on titular (asociado);

create trigger bitacora after insert or update or delete on titular
  for each row execute function bitacora_anotar('cuenta,asociado');

grant select, insert, update (orden), delete on titular to cuadra_app;

create table estado_de_cuenta_ahorro (
  cuenta bigint not null references cuenta_ahorro,
  desde  date not null,
  estado text not null check (estado in ('activa', 'inactiva', 'bloqueada', 'por-retirar', 'cerrada')),
  motivo text check (motivo = btrim(motivo) and motivo <> ''),
  por    uuid references usuario,
  primary key (cuenta, desde)
);
comment on table estado_de_cuenta_ahorro is 'From which day on each account was in which state, when it was in another than active: states change days of interest.';

create trigger bitacora after insert or update or delete on estado_de_cuenta_ahorro
  for each row execute function bitacora_anotar('cuenta,desde');

grant select on estado_de_cuenta_ahorro to cuadra_app;

create table clase_de_movimiento_ahorro (
  clase text primary key,
  -- Which way it moves the balance; null, either.
  signo integer check (signo in (-1, 1))
);
comment on table clase_de_movimiento_ahorro is 'The kinds of movements of a savings account.';
insert into clase_de_movimiento_ahorro values ('saldo-inicial', 1), ('deposito', 1), ('retiro', -1), ('transferencia-recibida', 1),
  ('transferencia-enviada', -1), ('interes', null), ('isr', null), ('penalizacion', -1), ('ajuste', null);

grant select on clase_de_movimiento_ahorro to cuadra_app;

create table movimiento_ahorro (
  cuenta      bigint not null,
  n           integer not null check (n > 0),
  clase       text not null,
  monto       bigint not null check (monto <> 0),
  saldo       bigint not null check (saldo >= 0),
  fecha       date not null,
  fecha_valor date not null,
  -- The first day whose closing balance counts it: interest begins to earn the day after its value date.
  gana_desde  date not null,
  -- Null: brought from elsewhere, while the product was in preparation.
  partida     uuid,
  corrida     integer,
  -- The one of the same account that it undoes.
  revierte    integer,
  concepto    text check (concepto = btrim(concepto) and length(concepto) between 1 and 200),
  documento   text check (documento = btrim(documento) and length(documento) between 1 and 60),
  registrado_en timestamptz not null default now(),
  primary key (cuenta, n)
);
comment on table movimiento_ahorro is 'What moved in each savings account, with what it held afterwards. Only added, and only by ahorro_mover and the runs.';
-- What a run reads of each account: the end of it, and nothing but the index.
create index movimiento_ahorro_que_gana on movimiento_ahorro (cuenta, gana_desde) include (monto, n);
create unique index movimiento_ahorro_una_vez on movimiento_ahorro (corrida, cuenta, clase, (revierte is null)) where corrida is not null;
create index movimiento_ahorro_por_partida on movimiento_ahorro (partida) where corrida is null;
create unique index movimiento_ahorro_revertido on movimiento_ahorro (cuenta, revierte) where revierte is not null;

create function ahorro_es_fijo() returns trigger language plpgsql as $$
begin
  raise exception 'Un movimiento de ahorro no se cambia ni se borra.' using errcode = 'CU003';
end
$$;
comment on function ahorro_es_fijo is 'What moved in an account is for ever.';
create trigger movimiento_es_fijo before update or delete or truncate on movimiento_ahorro
  for each statement execute function ahorro_es_fijo();

grant select on movimiento_ahorro to cuadra_app;

-- Accounts of the books that only movements of savings write, by agencia as accounts of the product are there.
create table control_de_ahorro (
  id_cuenta text primary key references cuenta,
  producto  integer not null unique references producto_ahorro
);
comment on table control_de_ahorro is 'The control accounts of active products. Once tied, for ever.';
grant select on control_de_ahorro to cuadra_app;

create table linea_de_ahorro (
  partida   uuid not null,
  id_cuenta text not null references control_de_ahorro,
  agencia   text not null,
  -- What the books say, and what movements say of it.
  debe      bigint not null default 0,
  haber     bigint not null default 0,
  retirado  bigint not null default 0,
  abonado   bigint not null default 0,
  primary key (partida, id_cuenta, agencia)
);
comment on table linea_de_ahorro is 'What each partida moved of a control account, beside what movements of its savings accounts say: at the end of a transaction, the same.';
grant select on linea_de_ahorro to cuadra_app;

create function linea_de_ahorro_anotar() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  insert into linea_de_ahorro (partida, id_cuenta, agencia, debe, haber)
  select p.id, v.id_cuenta, v.agencia, sum(v.debe), sum(v.haber)
  from nuevas v
  join control_de_ahorro c on c.id_cuenta = v.id_cuenta
  join partida p on p.ejercicio = v.ejercicio and p.numero = v.numero
  group by p.id, v.id_cuenta, v.agencia
  on conflict (partida, id_cuenta, agencia) do update
    set debe = linea_de_ahorro.debe + excluded.debe, haber = linea_de_ahorro.haber + excluded.haber;
  return null;
end
$$;
comment on function linea_de_ahorro_anotar is 'Notes what was posted to control accounts of savings, to be explained before the transaction ends.';
create trigger linea_de_ahorro_anotar after insert on linea
  referencing new table as nuevas for each statement execute function linea_de_ahorro_anotar();

create function movimiento_ahorro_anotar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into linea_de_ahorro (partida, id_cuenta, agencia, retirado, abonado)
  select v.partida, p.id_cuenta, c.agencia, sum(-least(v.monto, 0)), sum(greatest(v.monto, 0))
  from nuevos v join cuenta_ahorro c on c.id = v.cuenta join producto_ahorro p on p.id = c.producto
  join control_de_ahorro k on k.id_cuenta = p.id_cuenta
  where v.partida is not null
  group by v.partida, p.id_cuenta, c.agencia
  on conflict (partida, id_cuenta, agencia) do update
    set retirado = linea_de_ahorro.retirado + excluded.retirado, abonado = linea_de_ahorro.abonado + excluded.abonado;
  return null;
end
$$;
comment on function movimiento_ahorro_anotar is 'Notes what movements say of a control account, to be compared with its partida before the transaction ends.';
create trigger movimiento_ahorro_anotar after insert on movimiento_ahorro
  referencing new table as nuevos for each statement execute function movimiento_ahorro_anotar();

create function linea_de_ahorro_explicada() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- As it is at the end: the row may have changed since.
  if exists (
    select from linea_de_ahorro l where (l.partida, l.id_cuenta, l.agencia) = (new.partida, new.id_cuenta, new.agencia)
      and (l.debe <> l.retirado or l.haber <> l.abonado)
  ) then
    perform libro_negar('CUENTA_DE_AHORROS', 'Esa cuenta es la de un producto de ahorro: solo la mueven los movimientos de sus cuentas.');
  end if;
  return null;
end
$$;
comment on function linea_de_ahorro_explicada is 'At the end of the transaction: the control account moved what its savings accounts moved, side by side.';
create constraint trigger linea_de_ahorro_explicada after insert or update on linea_de_ahorro deferrable initially deferred
  for each row execute function linea_de_ahorro_explicada();

create function producto_ahorro_admitir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  suya  cuenta;
  libre record;
begin
  if tg_op = 'INSERT' then
    select c.* into suya from cuenta c where c.id_cuenta = new.id_cuenta;
    if suya.tipo_cuenta <> 'D' or suya.naturaleza <> 'acreedora' then
      perform libro_negar('CUENTA_NO_DETALLE', 'Lo que se debe a los ahorrantes se lleva en una cuenta de detalle acreedora.');
    end if;
    return new;
  end if;
  if new.estado = old.estado then return new; end if;
  if (old.estado, new.estado) not in (('preparacion', 'activo'), ('activo', 'inactivo'), ('inactivo', 'activo')) then
    perform libro_negar('ESTADO_NO_ADMITE', 'Un producto activo no vuelve a preparación.');
  end if;
  if old.estado = 'preparacion' then
    if not exists (select from version_de_producto v where v.producto = new.id and v.estado = 'publicada')
       or not exists (select from tabla_de_tasas t where t.producto = new.id and t.estado = 'publicada') then
      perform libro_negar('PRODUCTO_SIN_REGLAS', 'Publique las reglas y las tasas del producto antes de activarlo.');
    end if;
    -- Nobody posts while an account is being tied: what is posted before is in its balance, what comes after is explained.
    perform from ejercicio e where e.estado = 'abierto' order by e.anio for update;
    select a.id_agencia, -saldo_en_libros(new.id_cuenta, a.id_agencia) as en_libros,
      coalesce((select sum(c.saldo) from cuenta_ahorro c where c.producto = new.id and c.agencia = a.id_agencia), 0) as en_cuentas
    into libre from agencia a
    where -saldo_en_libros(new.id_cuenta, a.id_agencia)
      <> coalesce((select sum(c.saldo) from cuenta_ahorro c where c.producto = new.id and c.agencia = a.id_agencia), 0)
    order by a.id_agencia limit 1;
    if found then
      perform libro_negar('PRODUCTO_NO_EXPLICA_SALDO', format(
        'En la agencia %s las cuentas del producto suman Q %s y los libros dicen Q %s.', libre.id_agencia,
        to_char(libre.en_cuentas / 100.0, 'FM999,999,999,999,990.00'), to_char(libre.en_libros / 100.0, 'FM999,999,999,999,990.00')));
    end if;
    insert into control_de_ahorro (id_cuenta, producto) values (new.id_cuenta, new.id);
  end if;
  return new;
end
$$;
comment on function producto_ahorro_admitir is
  'A product begins to be used when its accounts hold what the books say of them; from then on nothing else moves its control account.';
create trigger producto_ahorro_admitir before insert or update on producto_ahorro
  for each row execute function producto_ahorro_admitir();
