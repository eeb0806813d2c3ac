-- The month of a bank account, compared and signed: sent by one person, approved by another, and from then on as it was. Months
-- go in order. What was outstanding is kept with it as it was sent, item by item.

create table conciliacion (
  id              uuid primary key default gen_random_uuid(),
  cuenta_bancaria uuid not null references cuenta_bancaria,
  anio            integer not null check (anio between 2000 and 2100),
  mes             integer not null check (mes between 1 and 12),
  estado          text not null check (estado in ('abierta', 'en_revision', 'aprobada')),
  -- What the bank's statement says at the end of the month, as whoever sends it reads it there.
  saldo_segun_estado bigint not null,
  saldo_banco     bigint not null,
  saldo_libros    bigint not null,
  -- How many items were outstanding.
  pendientes      integer not null,
  enviada_por     uuid not null references usuario,
  enviada_en      timestamptz not null,
  aprobada_por    uuid references usuario,
  aprobada_en     timestamptz,
  -- Whoever asked to open it again; another person does.
  reapertura_pedida_por uuid references usuario,
  reapertura_pedida_en  timestamptz,
  reapertura_motivo     text check (reapertura_motivo = btrim(reapertura_motivo) and length(reapertura_motivo) between 3 and 400),
  version         integer not null default 0,
  unique (cuenta_bancaria, anio, mes),
  constraint conciliacion_del_banco check (saldo_segun_estado = saldo_banco),
  constraint conciliacion_aprobada_por_otra check (estado <> 'aprobada' or (aprobada_por is not null and aprobada_por <> enviada_por)),
  constraint conciliacion_reapertura_entera check (num_nulls(reapertura_pedida_por, reapertura_pedida_en, reapertura_motivo) in (0, 3)),
  constraint conciliacion_reapertura_de_aprobada check (reapertura_pedida_por is null or estado = 'aprobada')
);
comment on table conciliacion is 'The months of the bank accounts that were sent to review: their balances, and who signed.';
create index conciliacion_por_mes on conciliacion (anio, mes);

create trigger bitacora after insert or update or delete on conciliacion
  for each row execute function bitacora_anotar('id');

-- The balances are worked out here.
grant select, insert (id, cuenta_bancaria, anio, mes, estado, saldo_segun_estado, enviada_por, enviada_en),
  update (estado, saldo_segun_estado, enviada_por, enviada_en, aprobada_por, aprobada_en, reapertura_pedida_por,
    reapertura_pedida_en, reapertura_motivo, version) on conciliacion to cuadra_app;

create table paso_de_conciliacion (
  id           uuid primary key default gen_random_uuid(),
  -- In which order they were given, also within one instant.
  n            bigint generated always as identity,
  conciliacion uuid not null references conciliacion,
  paso         text not null check (paso in ('enviar', 'devolver', 'aprobar', 'pedir-reapertura', 'retirar-reapertura', 'reabrir')),
  por          uuid not null references usuario,
  en           timestamptz not null,
  motivo       text check (motivo = btrim(motivo) and length(motivo) between 3 and 400),
  constraint paso_de_conciliacion_con_motivo check (paso not in ('devolver', 'pedir-reapertura') or motivo is not null)
);
comment on table paso_de_conciliacion is 'What was done with each conciliación, by whom and why. Only added.';
create index paso_de_conciliacion_por_conciliacion on paso_de_conciliacion (conciliacion, n);
create index paso_de_conciliacion_por_dia on paso_de_conciliacion (en);

create trigger bitacora after insert on paso_de_conciliacion for each row execute function bitacora_anotar('id');
create trigger paso_de_conciliacion_es_fijo before update or delete or truncate on paso_de_conciliacion
  for each statement execute function banco_es_fijo();

grant select, insert (id, conciliacion, paso, por, en, motivo) on paso_de_conciliacion to cuadra_app;

create table partida_en_conciliacion (
  conciliacion uuid not null references conciliacion,
  n            integer not null,
  lado         text not null check (lado in ('banco', 'libros')),
  linea        uuid references linea_de_banco,
  movimiento   uuid references movimiento_de_banco,
  clase        text not null,
  fecha        date not null,
  monto        bigint not null check (monto <> 0),
  texto        text not null,
  documento    text,
  motivo       text,
  primary key (conciliacion, n)
);
comment on table partida_en_conciliacion is
  'What was outstanding at the end of a month, on each side, as it was sent to review. Kept by the database, with the conciliación itself.';

-- A statement that is taken away asks it of each of its lines.
create index partida_en_conciliacion_por_linea on partida_en_conciliacion (linea) where linea is not null;

grant select on partida_en_conciliacion to cuadra_app;

-- What the global search asks: a line by how much it is, whichever its side.
create index linea_de_banco_por_monto on linea_de_banco (abs(monto));

create function fin_de_mes(anio integer, mes integer) returns date language sql immutable as $$
  select (make_date(anio, mes, 1) + interval '1 month - 1 day')::date
$$;
comment on function fin_de_mes is 'The last day of a month.';

-- From the last month that was approved on: what was before is in its balances.
create function saldo_de_banco(cuenta uuid, al date) returns bigint language sql stable as $$
  select (coalesce(b.saldo_banco, c.saldo_banco_inicial) + coalesce((
    select sum(l.monto) from linea_de_banco l
    where l.cuenta_bancaria = c.id and l.estado is not null and l.fecha > coalesce(b.fin, c.desde - 1) and l.fecha <= al), 0))::bigint
  from cuenta_bancaria c left join lateral (
    select x.saldo_banco, fin_de_mes(x.anio, x.mes) as fin from conciliacion x
    where x.cuenta_bancaria = c.id and x.estado = 'aprobada' and fin_de_mes(x.anio, x.mes) <= al
    order by x.anio desc, x.mes desc limit 1
  ) b on true where c.id = cuenta
$$;
comment on function saldo_de_banco is 'What the bank says that an account holds at the end of a day.';

create function saldo_de_libros_de_banco(cuenta uuid, al date) returns bigint language sql stable as $$
  select (coalesce(b.saldo_libros, c.saldo_libro_inicial) + coalesce((
    select sum(m.monto) from movimiento_de_banco m
    where m.cuenta_bancaria = c.id and m.ejercicio is not null and m.fecha > coalesce(b.fin, c.desde - 1) and m.fecha <= al), 0))::bigint
  from cuenta_bancaria c left join lateral (
    select x.saldo_libros, fin_de_mes(x.anio, x.mes) as fin from conciliacion x
    where x.cuenta_bancaria = c.id and x.estado = 'aprobada' and fin_de_mes(x.anio, x.mes) <= al
    order by x.anio desc, x.mes desc limit 1
  ) b on true where c.id = cuenta
$$;
comment on function saldo_de_libros_de_banco is 'What the books say that a bank account holds at the end of a day.';

-- What had nothing on the other side at the end of a day. What was matched later had nothing yet: its cruce counts from its last line.
create function pendientes_de_banco(cuenta uuid, al date)
  returns table (lado text, linea uuid, movimiento uuid, fecha date, monto bigint, hoy bigint, texto text, documento text)
  language sql stable
as $$
  with despues as (select c.id from cruce c where c.cuenta_bancaria = cuenta and c.fecha > al),
  de_banco as (
    select l.id, sum(p.monto) as quitado from despues d join cruce_linea p on p.cruce = d.id join linea_de_banco l on l.id = p.linea
    where l.fecha <= al group by l.id
    union all
    select l.id, 0 from linea_de_banco l where l.cuenta_bancaria = cuenta and l.pendiente <> 0 and l.fecha <= al
  ),
  de_libros as (
    select m.id, sum(p.monto) as quitado from despues d join cruce_movimiento p on p.cruce = d.id
    join movimiento_de_banco m on m.id = p.movimiento where m.fecha <= al group by m.id
    union all
    select m.id, 0 from movimiento_de_banco m where m.cuenta_bancaria = cuenta and m.pendiente <> 0 and m.fecha <= al
  )
  select 'banco', l.id, null::uuid, l.fecha, (l.pendiente + x.quitado)::bigint, l.pendiente, l.texto, l.referencia
  from (select b.id, sum(b.quitado) as quitado from de_banco b group by b.id) x join linea_de_banco l on l.id = x.id
  where l.pendiente + x.quitado <> 0
  union all
  select 'libros', null::uuid, m.id, m.fecha, (m.pendiente + x.quitado)::bigint, m.pendiente, m.concepto, m.documento
  from (select b.id, sum(b.quitado) as quitado from de_libros b group by b.id) x join movimiento_de_banco m on m.id = x.id
  where m.pendiente + x.quitado <> 0
$$;
comment on function pendientes_de_banco is
  'What had nothing on the other side at the end of a day (monto), and how much of it has nothing today (hoy).';
