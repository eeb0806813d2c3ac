-- With how much each account of an agencia begins here. Somebody writes it (several may), somebody sends it, and another person, who wrote
-- nothing of it, approves it: that posts one partida de apertura, the only one of its kind alive in its agencia and the first thing of its
-- books. It is taken back the same way, by two, while nothing stands on it.

create table saldos_iniciales (
  id                   uuid primary key default gen_random_uuid(),
  agencia              text not null references agencia,
  fecha                date not null,
  estado               text not null default 'borrador' check (estado in ('borrador', 'en_revision', 'contabilizada', 'revertida')),
  version              integer not null default 0,
  -- As they are written until it is sent: the account (its code or, of what is not understood yet, what came) and one of its sides.
  lineas               jsonb not null default '[]' check (jsonb_typeof(lineas) = 'array' and jsonb_array_length(lineas) <= 5000),
  debe                 bigint not null default 0,
  haber                bigint not null default 0,
  escritores           uuid[] not null,
  creada_por           uuid not null references usuario,
  creada_en            timestamptz not null,
  actualizada_en       timestamptz not null,
  enviada_por          uuid references usuario,
  enviada_en           timestamptz,
  -- Why it was sent back to be written again.
  devuelta_porque      text,
  aprobada_por         uuid references usuario,
  aprobada_en          timestamptz,
  partida              uuid unique,
  reversion_pedida_por uuid references usuario,
  reversion_pedida_en  timestamptz,
  reversion_motivo     text check (length(btrim(reversion_motivo)) >= 3),
  revertida_por        uuid references usuario,
  revertida_en         timestamptz,
  reversion            uuid unique,
  constraint saldos_iniciales_enviada check ((estado = 'borrador') = (enviada_por is null) and (enviada_por is null) = (enviada_en is null)),
  constraint saldos_iniciales_aprobada check ((estado in ('contabilizada', 'revertida')) = (partida is not null)
    and num_nonnulls(aprobada_por, aprobada_en, partida) in (0, 3)),
  constraint saldos_iniciales_de_dos check (aprobada_por is null or (aprobada_por <> enviada_por and not aprobada_por = any(escritores))),
  constraint saldos_iniciales_reversion_pedida check (num_nonnulls(reversion_pedida_por, reversion_pedida_en, reversion_motivo) in (0, 3)
    and (reversion_pedida_por is null or estado in ('contabilizada', 'revertida'))),
  constraint saldos_iniciales_revertida check ((estado = 'revertida') = (reversion is not null)
    and num_nonnulls(revertida_por, revertida_en, reversion) in (0, 3)),
  constraint saldos_iniciales_revertida_de_dos check (revertida_por is null or revertida_por <> reversion_pedida_por)
);
comment on table saldos_iniciales is 'The opening balances of each agencia: who wrote, sent and approved them, the partida that they are, and who took it back.';
-- One alive: another begins when it was taken back.
create unique index saldos_iniciales_viva on saldos_iniciales (agencia) where estado <> 'revertida';

create trigger bitacora after insert or update or delete on saldos_iniciales
  for each row execute function bitacora_anotar('id');

grant select, delete, insert (id, agencia, fecha, lineas, debe, haber, escritores, creada_por, creada_en, actualizada_en),
  update (fecha, estado, version, lineas, debe, haber, actualizada_en, enviada_por, enviada_en, devuelta_porque, aprobada_por, aprobada_en,
    partida, reversion_pedida_por, reversion_pedida_en, reversion_motivo, revertida_por, revertida_en, reversion)
  on saldos_iniciales to cuadra_app;

create function saldos_iniciales_dependencias(cuales uuid) returns setof text language sql stable as $$
  with suya as (select s.* from saldos_iniciales s where s.id = cuales),
  cuentas as (select distinct l.cuenta from suya s, jsonb_to_recordset(s.lineas) l (cuenta text))
  select format('El mes %s ya no está abierto en la agencia %s: reábralo primero.', to_char(s.fecha, 'MM/YYYY'), s.agencia)
  from suya s left join periodo p on (p.anio, p.mes, p.agencia) = (extract(year from s.fecha)::int, extract(month from s.fecha)::int, s.agencia)
  where p.estado is distinct from 'abierto'
  union all
  select format('La caja %s ya trabajó con ese efectivo.', c.codigo) from suya s join caja c on c.agencia = s.agencia
  where c.id_cuenta in (select cuenta from cuentas) and exists (select from jornada j where j.caja = c.id)
  union all
  select format('La cuenta bancaria %s empezó con ese saldo.', b.nombre) from cuenta_bancaria b where b.id_cuenta in (select cuenta from cuentas)
  union all
  select format('El producto %s tiene %s cuentas de ahorro traídas en la agencia %s.', p.codigo, n.cuantas, s.agencia)
  from suya s join producto_ahorro p on p.id_cuenta in (select cuenta from cuentas)
  cross join lateral (select count(*) as cuantas from cuenta_ahorro a where a.producto = p.id and a.agencia = s.agencia) n
  where n.cuantas > 0
$$;
comment on function saldos_iniciales_dependencias is 'What stands on opening balances, a sentence each: while there is any, they are not taken back.';

create function saldos_iniciales_juzgar() returns trigger language plpgsql as $$
declare
  fila  saldos_iniciales := case tg_op when 'DELETE' then old else new end;
  quien uuid := (select q.actor from bitacora_quien(bitacora_contextos(), fila.id::text) q);
  paso  text;
  otra  text;
begin
  if es_del_dueno(tg_relid) then return fila; end if;
  if not institucion_en_preparacion() then
    perform libro_negar('PUESTA_EN_MARCHA_FIRMADA', 'La puesta en marcha ya está firmada: los saldos iniciales ya no cambian.');
  end if;
  if quien is null then
    perform libro_negar('SIN_PERMISO', 'Los saldos iniciales los escribe y los aprueba una persona.');
  end if;
  if tg_op = 'INSERT' then
    new.creada_por := quien;
    new.escritores := array[quien];
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.estado <> 'borrador' then
      perform libro_negar('ESTADO_NO_ADMITE', 'Solo se descartan saldos iniciales que se están escribiendo.');
    end if;
    return old;
  end if;
  new.escritores := old.escritores;
  paso := old.estado || ' ' || new.estado;
  if paso <> 'borrador borrador' and (new.fecha, new.lineas, new.debe, new.haber) is distinct from (old.fecha, old.lineas, old.debe, old.haber) then
    perform libro_negar('ESTADO_NO_ADMITE', 'Lo que se envió a aprobar ya no se cambia: devuélvalo primero.');
  end if;
  case paso
    when 'borrador borrador' then
      if quien <> all(old.escritores) then new.escritores := old.escritores || quien; end if;
    when 'borrador en_revision' then
      if new.enviada_por is distinct from quien then
        perform libro_negar('SIN_PERMISO', 'Cada quien envía en su propio nombre.');
      end if;
    when 'en_revision borrador' then null;
    when 'en_revision contabilizada' then
      if new.aprobada_por is distinct from quien or quien = old.enviada_por or quien = any(old.escritores) then
        perform libro_negar('APROBACION_PROPIA', 'Quien escribió o envió los saldos iniciales no los aprueba.');
      end if;
      -- Nobody posts in any year meanwhile: what is asked next still holds when this is done.
      perform from ejercicio e where e.estado = 'abierto' order by e.anio for update;
      select to_char(p.fecha, 'DD/MM/YYYY') into otra from partida p
      where p.agencia = new.agencia and p.fecha < new.fecha and p.revierte is null
        and not exists (select from partida r where r.revierte = p.id) order by p.fecha limit 1;
      if found then
        perform libro_negar('APERTURA_NO_ES_PRIMERA', format('La agencia %s ya tiene partidas desde el %s: sus saldos iniciales son de ese día o de antes.', new.agencia, otra));
      end if;
    when 'contabilizada contabilizada' then
      if old.reversion_pedida_por is null and new.reversion_pedida_por is distinct from quien then
        perform libro_negar('SIN_PERMISO', 'Cada quien pide en su propio nombre.');
      end if;
    when 'contabilizada revertida' then
      if old.reversion_pedida_por is null or new.revertida_por is distinct from quien or quien = old.reversion_pedida_por then
        perform libro_negar('APROBACION_PROPIA', 'Deshacer los saldos iniciales lo pide una persona y lo aprueba otra.');
      end if;
      if new.reversion_pedida_por is distinct from old.reversion_pedida_por then
        perform libro_negar('ESTADO_NO_ADMITE', 'Lo que se pidió no cambia al aprobarlo.');
      end if;
      select d into otra from saldos_iniciales_dependencias(new.id) d limit 1;
      if found then perform libro_negar('APERTURA_CON_DEPENDENCIAS', otra); end if;
    else
      perform libro_negar('ESTADO_NO_ADMITE', 'Los saldos iniciales ya no están como usted los vio.');
  end case;
  return new;
end
$$;
comment on function saldos_iniciales_juzgar is
  'Who writes, sends, approves and takes back opening balances, in their own name and never one person alone; what was sent does not change.';

create trigger juzgar before insert or update or delete on saldos_iniciales
  for each row execute function saldos_iniciales_juzgar();

-- At the end of the transaction: the partida is what was approved, line by line, and nothing is approved without its partida.
create function saldos_iniciales_cuadran() returns trigger language plpgsql security definer set search_path = public as $$
declare
  suya saldos_iniciales;
begin
  if tg_table_name = 'partida' then
    select s.* into suya from saldos_iniciales s where new.id in (s.partida, s.reversion);
  else
    select s.* into suya from saldos_iniciales s where s.id = new.id;
    if not found or suya.estado in ('borrador', 'en_revision') then return null; end if;
  end if;
  if suya.id is null or not exists (
    select from partida p where p.id = suya.partida and p.origen = 'saldos_iniciales' and p.tipo = 'apertura'
      and (p.agencia, p.fecha, p.autor, p.aprobador) = (suya.agencia, suya.fecha, suya.enviada_por, suya.aprobada_por)
      and p.cantidad_lineas = jsonb_array_length(suya.lineas) and not exists (
        select l.id_cuenta, l.debe, l.haber from linea l where (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
        except all
        select x.cuenta, x.debe, x.haber from jsonb_to_recordset(suya.lineas) x (cuenta text, debe bigint, haber bigint))
  ) or (suya.estado = 'revertida') <> exists (
    select from partida r join partida p on p.id = suya.partida
    where r.id = suya.reversion and r.revierte = p.id and r.total = p.total and r.fecha = p.fecha
      and (r.autor, r.aprobador) = (suya.reversion_pedida_por, suya.revertida_por)
  ) then
    perform libro_negar('LINEA_INVALIDA', 'Los saldos iniciales se contabilizan y se deshacen tal como dos personas los aprobaron.');
  end if;
  return null;
end
$$;
comment on function saldos_iniciales_cuadran is 'A partida of opening balances is what two people approved, and what they approved is a partida.';

create constraint trigger saldos_iniciales_cuadran after insert on partida deferrable initially deferred
  for each row when (new.origen = 'saldos_iniciales') execute function saldos_iniciales_cuadran();
create constraint trigger saldos_iniciales_cuadran after insert or update on saldos_iniciales deferrable initially deferred
  for each row execute function saldos_iniciales_cuadran();

-- What came before is in the opening balances: it would count twice.
create function partida_despues_de_apertura() returns trigger language plpgsql security definer set search_path = public as $$
declare
  suya record;
begin
  select s.agencia, to_char(s.fecha, 'DD/MM/YYYY') as dia into suya from saldos_iniciales s
  where s.estado = 'contabilizada' and exists (select from nuevas v where v.agencia = s.agencia and v.fecha < s.fecha) limit 1;
  if found then
    perform libro_negar('ANTES_DE_LA_APERTURA', format('La agencia %s empieza con sus saldos iniciales del %s: lo de antes ya está en ellos.', suya.agencia, suya.dia));
  end if;
  return null;
end
$$;
comment on function partida_despues_de_apertura is 'Nothing is posted in an agencia before the day of its opening balances.';

create trigger partida_despues_de_apertura after insert on partida
  referencing new table as nuevas for each statement execute function partida_despues_de_apertura();
