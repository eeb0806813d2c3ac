-- What the bank and the books have in common. A cruce says that some lines of the bank, or part of them, are the same money as
-- some movements of the books: both add up to the same, to the centavo. One of a single side undoes itself (a charge and its
-- return, a partida and its reversal) and adds up to zero. What is left of each line is kept with it.

create table regla_de_banco (
  id              uuid primary key default gen_random_uuid(),
  nombre          text not null unique check (nombre = btrim(nombre) and length(nombre) between 1 and 60),
  -- Null: of any account.
  cuenta_bancaria uuid references cuenta_bancaria,
  texto           text not null check (texto = btrim(texto) and length(texto) between 2 and 120),
  signo           text check (signo in ('entrada', 'salida')),
  monto_minimo    bigint check (monto_minimo > 0),
  monto_maximo    bigint check (monto_maximo >= coalesce(monto_minimo, 1)),
  id_cuenta       text not null references cuenta,
  concepto        text not null check (concepto = btrim(concepto) and length(concepto) between 3 and 200),
  orden           integer not null check (orden between 1 and 10000),
  activa          boolean not null default true,
  version         integer not null default 0
);
comment on table regla_de_banco is 'Which partida a line of the bank becomes, by its text, its side and its amount. It proposes; people accept.';

create trigger bitacora after insert or update or delete on regla_de_banco
  for each row execute function bitacora_anotar('id');

grant select, insert, update, delete on regla_de_banco to cuadra_app;

create table cruce (
  id              uuid primary key,
  cuenta_bancaria uuid not null references cuenta_bancaria,
  clase           text not null check (clase in ('automatico', 'sugerido', 'manual', 'partida', 'traslado')),
  puntaje         integer check (puntaje between 0 and 100),
  razones         jsonb not null check (jsonb_typeof(razones) = 'array'),
  -- The day from which it counts: that of its last line and, if that was signed already, the next one.
  fecha           date not null,
  -- The one of the other account, when both are one transfer.
  traslado        uuid,
  hecho_por       uuid references usuario,
  hecho_en        timestamptz not null,
  constraint cruce_de_su_cuenta unique (id, cuenta_bancaria),
  constraint cruce_de_alguien check ((hecho_por is null) = (clase = 'automatico'))
);
comment on table cruce is 'Lines of the bank and movements of the books that are the same money: who said so, and why.';
create index cruce_por_dia on cruce (cuenta_bancaria, fecha);
create index cruce_por_traslado on cruce (traslado) where traslado is not null;

create table cruce_linea (
  cruce           uuid not null,
  linea           uuid not null,
  cuenta_bancaria uuid not null,
  monto           bigint not null check (monto <> 0),
  primary key (cruce, linea),
  foreign key (cruce, cuenta_bancaria) references cruce (id, cuenta_bancaria) on delete cascade,
  foreign key (linea, cuenta_bancaria) references linea_de_banco (id, cuenta_bancaria)
);
comment on table cruce_linea is 'How much of which line of the bank is in a cruce.';
create index cruce_linea_por_linea on cruce_linea (linea);

create table cruce_movimiento (
  cruce           uuid not null,
  movimiento      uuid not null,
  cuenta_bancaria uuid not null,
  monto           bigint not null check (monto <> 0),
  primary key (cruce, movimiento),
  foreign key (cruce, cuenta_bancaria) references cruce (id, cuenta_bancaria) on delete cascade,
  foreign key (movimiento, cuenta_bancaria) references movimiento_de_banco (id, cuenta_bancaria)
);
comment on table cruce_movimiento is 'How much of which movement of the books is in a cruce.';
create index cruce_movimiento_por_movimiento on cruce_movimiento (movimiento);

-- As bitacora_anotar, over the whole statement: an automatic pass makes thousands at once. Each row is put in JSON once (offset 0) and,
-- unless the transaction does the work of several, who acts is asked once.
create function cruce_anotar() returns trigger language plpgsql as $$
declare
  contextos jsonb := bitacora_contextos();
  uno       record;
begin
  select q.* into uno from bitacora_quien(null, null) q;
  if uno.accion is null then
    raise exception 'Cambio en % sin acción: todo cambio pasa por escribir().', tg_table_name using errcode = 'CU002';
  end if;
  if contextos is null then
    insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, antes, despues)
    select uno.actor, uno.sesion, uno.direccion, uno.peticion, uno.accion, tg_table_name, coalesce(v.j ->> 'cruce', v.j ->> 'id'),
      case tg_op when 'DELETE' then v.j end, case tg_op when 'INSERT' then v.j end
    from (select to_jsonb(n) as j from tocados n offset 0) v;
  else
    insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, antes, despues)
    select q.actor, q.sesion, q.direccion, q.peticion, q.accion, tg_table_name, coalesce(v.j ->> 'cruce', v.j ->> 'id'),
      case tg_op when 'DELETE' then v.j end, case tg_op when 'INSERT' then v.j end
    from (select to_jsonb(n) as j from tocados n offset 0) v, bitacora_quien(contextos, coalesce(v.j ->> 'cruce', v.j ->> 'id')) q;
  end if;
  return null;
end
$$;
comment on function cruce_anotar is 'Writes cruces and their parts in the bitácora, made or undone; refuses those that do not say their action.';

do $$
declare
  tabla text;
begin
  foreach tabla in array array['cruce', 'cruce_linea', 'cruce_movimiento'] loop
    execute format('create trigger bitacora after insert on %I referencing new table as tocados
      for each statement execute function cruce_anotar()', tabla);
    execute format('create trigger bitacora_de_deshacer after delete on %I referencing old table as tocados
      for each statement execute function cruce_anotar()', tabla);
  end loop;
end
$$;
create trigger cruce_linea_es_fija before update or truncate on cruce_linea
  for each statement execute function banco_es_fijo();
create trigger cruce_movimiento_es_fijo before update or truncate on cruce_movimiento
  for each statement execute function banco_es_fijo();

-- The day from which it counts is given here.
grant select, insert (id, cuenta_bancaria, clase, puntaje, razones, traslado, hecho_por, hecho_en), delete on cruce to cuadra_app;
grant select, insert on cruce_linea, cruce_movimiento to cuadra_app;

create table sugerencia_de_banco (
  id              uuid primary key default gen_random_uuid(),
  cuenta_bancaria uuid not null references cuenta_bancaria,
  clase           text not null check (clase in ('cruce', 'regla', 'traslado')),
  puntaje         integer not null check (puntaje between 0 and 100),
  razones         jsonb not null check (jsonb_typeof(razones) = 'array'),
  lineas          uuid[] not null,
  movimientos     uuid[] not null,
  regla           uuid references regla_de_banco on delete cascade,
  -- The line of the other account, of a transfer.
  otra_linea      uuid references linea_de_banco on delete cascade,
  huella          text not null,
  constraint sugerencia_unica unique (cuenta_bancaria, huella)
);
comment on table sugerencia_de_banco is 'What the program thinks that goes together, until somebody says. Made anew at every pass: nobody''s decision.';
create index sugerencia_por_linea on sugerencia_de_banco using gin (lineas);
create index sugerencia_por_movimiento on sugerencia_de_banco using gin (movimientos);
create index sugerencia_por_otra_linea on sugerencia_de_banco (otra_linea) where otra_linea is not null;

grant select, insert, delete on sugerencia_de_banco to cuadra_app;

create table sugerencia_rechazada (
  cuenta_bancaria uuid not null references cuenta_bancaria,
  huella          text not null,
  rechazada_por   uuid not null references usuario,
  rechazada_en    timestamptz not null,
  primary key (cuenta_bancaria, huella)
);
comment on table sugerencia_rechazada is 'What somebody said does not go together: it is not suggested again.';

create trigger bitacora after insert or update or delete on sugerencia_rechazada
  for each row execute function bitacora_anotar('cuenta_bancaria,huella');

grant select, insert, delete on sugerencia_rechazada to cuadra_app;

create table partida_de_banco (
  partida         uuid primary key,
  cuenta_bancaria uuid not null references cuenta_bancaria,
  clase           text not null check (clase in ('linea', 'ajuste', 'traslado', 'cheque', 'caducidad')),
  linea           uuid references linea_de_banco,
  regla           uuid references regla_de_banco on delete set null,
  id_cuenta       text not null references cuenta,
  hecha_por       uuid not null references usuario,
  hecha_en        timestamptz not null
);
comment on table partida_de_banco is 'The partidas that were made from lines of a bank, or to write a cheque: what rules learn from. Only added.';
create index partida_de_banco_por_cuenta on partida_de_banco (cuenta_bancaria, hecha_en);
create index partida_de_banco_por_regla on partida_de_banco (regla) where regla is not null;
create index partida_de_banco_por_linea on partida_de_banco (linea) where linea is not null;

create trigger bitacora after insert or update or delete on partida_de_banco
  for each row execute function bitacora_anotar('partida');

grant select, insert on partida_de_banco to cuadra_app;

create function cruce_admitir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  hasta date;
begin
  select a.conciliada_hasta into hasta from avance_de_banco a
  where a.cuenta_bancaria = (case tg_op when 'DELETE' then old.cuenta_bancaria else new.cuenta_bancaria end) for update;
  if tg_op = 'DELETE' then
    if old.fecha <= hasta then
      perform libro_negar('CUENTA_CONCILIADA', 'Ese cruce es de una conciliación enviada o aprobada: no se deshace.');
    end if;
    return old;
  end if;
  -- Given in full when its parts are there.
  new.fecha := hasta + 1;
  return new;
end
$$;
comment on function cruce_admitir is 'Nothing that was signed is undone.';
create trigger cruce_admitir before insert or delete on cruce for each row execute function cruce_admitir();

create function cruce_quitar_de_pendiente() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  tocada record;
begin
  -- Its row is written once, with its parts: whoever adds some later would move what was signed.
  if tg_op = 'INSERT' and exists (
    select from partes v join cruce c on c.id = v.cruce where c.xmin <> pg_current_xact_id()::xid
  ) then
    perform libro_negar('CRUCE_DESCUADRADO', 'Un cruce se hace entero: deshágalo y cruce de nuevo.');
  end if;
  for tocada in select distinct v.cuenta_bancaria from partes v order by 1 loop
    perform banco_avanzar(tocada.cuenta_bancaria);
  end loop;
  if tg_table_name = 'cruce_linea' then
    update linea_de_banco l set pendiente = l.pendiente - v.monto,
      revision = (select a.revision from avance_de_banco a where a.cuenta_bancaria = l.cuenta_bancaria)
    from (select p.linea, sum(case tg_op when 'INSERT' then p.monto else -p.monto end) as monto from partes p group by p.linea) v
    where l.id = v.linea;
    if tg_op = 'INSERT' and exists (
      select from partes p join linea_de_banco l on l.id = p.linea where sign(p.monto) <> sign(l.monto)
    ) then
      perform libro_negar('CRUCE_DESCUADRADO', 'De una línea se cruza una parte de ella, con su signo.');
    end if;
    if tg_op = 'INSERT' then
      -- All at once: by each part, a pass of thousands would look through them thousands of times.
      delete from sugerencia_de_banco s where s.lineas && array(select p.linea from partes p);
      delete from sugerencia_de_banco s where s.otra_linea in (select p.linea from partes p);
      update cruce c set fecha = greatest(c.fecha, x.fecha)
      from (select p.cruce, max(l.fecha) as fecha from partes p join linea_de_banco l on l.id = p.linea group by p.cruce) x
      where c.id = x.cruce and c.fecha < x.fecha;
    end if;
  else
    update movimiento_de_banco m set pendiente = m.pendiente - v.monto,
      revision = (select a.revision from avance_de_banco a where a.cuenta_bancaria = m.cuenta_bancaria)
    from (select p.movimiento, sum(case tg_op when 'INSERT' then p.monto else -p.monto end) as monto from partes p group by p.movimiento) v
    where m.id = v.movimiento;
    if tg_op = 'INSERT' and exists (
      select from partes p join movimiento_de_banco m on m.id = p.movimiento where sign(p.monto) <> sign(m.monto)
    ) then
      perform libro_negar('CRUCE_DESCUADRADO', 'De un movimiento se cruza una parte de él, con su signo.');
    end if;
    if tg_op = 'INSERT' then
      delete from sugerencia_de_banco s where s.movimientos && array(select p.movimiento from partes p);
      update cruce c set fecha = greatest(c.fecha, x.fecha)
      from (select p.cruce, max(m.fecha) as fecha from partes p join movimiento_de_banco m on m.id = p.movimiento group by p.cruce) x
      where c.id = x.cruce and c.fecha < x.fecha;
    end if;
  end if;
  return null;
end
$$;
comment on function cruce_quitar_de_pendiente is
  'What a cruce takes is no longer pending, on both sides; what is undone is again. No more than there is, by the check of each line.';

create trigger cruce_linea_hecha after insert on cruce_linea referencing new table as partes
  for each statement execute function cruce_quitar_de_pendiente();
create trigger cruce_linea_deshecha after delete on cruce_linea referencing old table as partes
  for each statement execute function cruce_quitar_de_pendiente();
create trigger cruce_movimiento_hecho after insert on cruce_movimiento referencing new table as partes
  for each statement execute function cruce_quitar_de_pendiente();
create trigger cruce_movimiento_deshecho after delete on cruce_movimiento referencing old table as partes
  for each statement execute function cruce_quitar_de_pendiente();

create function cruce_cuadra() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  -- One question, asked of each of thousands; of what was undone meanwhile, nothing.
  if exists (
    select from cruce c,
      lateral (select coalesce(sum(p.monto), 0) as monto, count(*) as partes from cruce_linea p where p.cruce = c.id) banco,
      lateral (select coalesce(sum(p.monto), 0) as monto, count(*) as partes from cruce_movimiento p where p.cruce = c.id) libros
    where c.id = new.id and (banco.monto <> libros.monto or banco.partes + libros.partes < 2)
  ) then
    perform libro_negar('CRUCE_DESCUADRADO', 'Lo que se cruza suma lo mismo en el banco y en los libros.');
  end if;
  return null;
end
$$;
comment on function cruce_cuadra is 'At the end of the transaction: both sides of a cruce add up to the same.';

create constraint trigger cruce_cuadra after insert on cruce deferrable initially deferred
  for each row execute function cruce_cuadra();

-- The automatic pass over an account is one of them.
alter table trabajo_pesado drop constraint trabajo_pesado_clase_check,
  add constraint trabajo_pesado_clase_check check (clase in ('verificacion', 'reconstruccion', 'hoja', 'cruce'));
