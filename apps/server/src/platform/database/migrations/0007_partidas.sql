-- The ledger. Only posted partidas live here, and the application can only add: no grant and no trigger lets anyone
-- change or remove one. A partida and all its lines come in one statement; triggers over the whole statement (not row
-- by row, so that a hundred thousand cost little more than one) refuse what breaks a promise, keep the stored balances
-- and give the order. Errors carry the product's own code as constraint name.

-- Partidas of several people are posted in one transaction; cuadra.contextos (a JSON object by id) says who brought
-- each. Without it, the transaction's own settings hold for all.
create function bitacora_contextos() returns jsonb language sql stable as $$
  select nullif(current_setting('cuadra.contextos', true), '')::jsonb
$$;

-- Takes the contexts already parsed, and looks each one up once (offset 0): a batch parses them one time, not a time for
-- every partida in it.
create function bitacora_quien(contextos jsonb, id text)
returns table (actor uuid, sesion uuid, direccion text, peticion text, accion text) language sql stable as $$
  select
    nullif(coalesce(c ->> 'actor', current_setting('cuadra.actor', true)), '')::uuid,
    nullif(coalesce(c ->> 'sesion', current_setting('cuadra.sesion', true)), '')::uuid,
    nullif(coalesce(c ->> 'direccion', current_setting('cuadra.direccion', true)), ''),
    nullif(coalesce(c ->> 'peticion', current_setting('cuadra.peticion', true)), ''),
    coalesce(c ->> 'accion', nullif(current_setting('cuadra.accion', true), ''))
  from (select contextos -> id as c offset 0) x
$$;

create or replace function bitacora_anotar() returns trigger language plpgsql as $$
declare
  secretos text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  antes    jsonb;
  despues  jsonb;
  fila     jsonb;
  clave    text;
  quien    record;
begin
  if tg_op <> 'INSERT' then antes := to_jsonb(old) - secretos; end if;
  if tg_op <> 'DELETE' then despues := to_jsonb(new) - secretos; end if;
  fila := coalesce(despues, antes);
  clave := (select string_agg(fila ->> columna, '/') from unnest(string_to_array(tg_argv[0], ',')) columna);
  select q.actor, q.sesion, q.direccion, q.peticion, q.accion into quien
  from bitacora_quien(bitacora_contextos(), clave) q;
  if quien.accion is null then
    raise exception 'Cambio en % sin acción: todo cambio pasa por escribir().', tg_table_name using errcode = 'CU002';
  end if;
  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, antes, despues)
  values (quien.actor, quien.sesion, quien.direccion, quien.peticion, quien.accion, tg_table_name, clave, antes, despues);
  return null;
end
$$;

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
  autor           uuid references usuario,
  aprobador       uuid references usuario,
  revierte        uuid unique references partida (id),
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

create index partida_por_fecha on partida (fecha, ejercicio, numero);
create index partida_por_registro on partida (registrada_en);
create index partida_por_autor on partida (autor, fecha);

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

-- One account's movements in order, page by page, without touching the rest of the book.
create index linea_por_cuenta on linea (id_cuenta, fecha, ejercicio, numero, n) include (agencia, debe, haber);

-- Balances per account, agencia and day: everything else is a sum of these.
create table saldo_diario (
  id_cuenta text not null,
  agencia   text not null,
  fecha     date not null,
  debe      bigint not null check (debe >= 0),
  haber     bigint not null check (haber >= 0),
  primary key (id_cuenta, agencia, fecha)
);

grant select, insert on partida, linea to cuadra_app;
grant select on saldo_diario to cuadra_app;

create function libro_es_inmutable() returns trigger language plpgsql as $$
begin
  raise exception 'Lo contabilizado no se cambia ni se borra: se revierte.' using errcode = 'CU003';
end
$$;

create trigger libro_es_inmutable before update or delete or truncate on partida
  for each statement execute function libro_es_inmutable();
create trigger libro_es_inmutable before update or delete or truncate on linea
  for each statement execute function libro_es_inmutable();

create function libro_negar(codigo text, detalle text) returns void language plpgsql as $$
begin
  raise exception '%', detalle using errcode = 'CU010', constraint = codigo;
end
$$;

create function partida_contabilizar() returns trigger language plpgsql security definer
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
  select v.fecha, v.agencia into mala
  from nuevas v
  left join periodo p on (p.anio, p.mes, p.agencia) = (v.ejercicio, extract(month from v.fecha)::int, v.agencia)
  where p.estado is distinct from 'abierto' limit 1;
  if found then
    perform libro_negar('PERIODO_CERRADO', format('El periodo de %s no está abierto en la agencia %s.', mala.fecha, mala.agencia));
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

create trigger partida_contabilizar after insert on partida
  referencing new table as nuevas for each statement execute function partida_contabilizar();

create function linea_contabilizar() returns trigger language plpgsql security definer
  set search_path = public
  -- Plans are kept for the life of a connection and the first ones are made over nearly empty tables: walk the
  -- indexes from the new rows, always, whatever the tables looked like then.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  mala record;
begin
  -- Accounts: held (key share) so that none is deleted or renumbered meanwhile.
  perform from cuenta c where c.id_cuenta in (select v.id_cuenta from nuevas v) order by c.id_cuenta for key share;
  -- Whether a partida is made by hand matters only for control accounts, which few lines touch.
  select v.id_cuenta, c.tipo_cuenta, c.estado into mala
  from (select distinct l.id_cuenta from nuevas l) v
  left join cuenta c on c.id_cuenta = v.id_cuenta
  where c.tipo_cuenta is distinct from 'D' or c.estado = 'bloqueada' or (
    c.estado = 'solo_sistema' and exists (
      select from nuevas l join partida p on (p.ejercicio, p.numero) = (l.ejercicio, l.numero)
      where l.id_cuenta = v.id_cuenta and p.es_manual
    )
  )
  limit 1;
  if found then
    perform libro_negar(
      case
        when mala.tipo_cuenta is null then 'CUENTA_NO_EXISTE'
        when mala.tipo_cuenta <> 'D' then 'CUENTA_NO_DETALLE'
        when mala.estado = 'bloqueada' then 'CUENTA_BLOQUEADA'
        else 'CUENTA_SOLO_SISTEMA'
      end,
      format('La cuenta %s no recibe esta línea.', mala.id_cuenta)
    );
  end if;

  -- Balance: the lines that came for each partida are all those it announces, from the first to the last (no two share
  -- an n, so lines added to an older partida fail here, as do lines without one), and both sides give its total.
  select s.ejercicio, s.numero, s.debe, s.haber into mala
  from (
    select v.ejercicio, v.numero, count(*) as cuantas, min(v.n) as primera, max(v.n) as ultima,
           sum(v.debe) as debe, sum(v.haber) as haber,
           min(v.fecha) as desde, max(v.fecha) as hasta, min(v.agencia) as una, max(v.agencia) as otra
    from nuevas v group by v.ejercicio, v.numero
  ) s
  left join partida p on (p.ejercicio, p.numero) = (s.ejercicio, s.numero)
  where p.numero is null or s.cuantas <> p.cantidad_lineas or s.primera <> 1 or s.ultima <> p.cantidad_lineas
     or s.debe <> p.total or s.haber <> p.total
     or s.desde <> p.fecha or s.hasta <> p.fecha or s.una <> p.agencia or s.otra <> p.agencia
  limit 1;
  if found then
    perform libro_negar('PARTIDA_DESCUADRADA',
      format('La partida %s de %s no cuadra: debe %s, haber %s.', mala.numero, mala.ejercicio, mala.debe, mala.haber));
  end if;

  insert into saldo_diario as s (id_cuenta, agencia, fecha, debe, haber)
  select v.id_cuenta, v.agencia, v.fecha, sum(v.debe), sum(v.haber)
  from nuevas v group by v.id_cuenta, v.agencia, v.fecha order by v.id_cuenta, v.agencia, v.fecha
  on conflict (id_cuenta, agencia, fecha) do update
    set debe = s.debe + excluded.debe, haber = s.haber + excluded.haber;
  return null;
end
$$;

create trigger linea_contabilizar after insert on linea
  referencing new table as nuevas for each statement execute function linea_contabilizar();

-- An account with movements keeps its code and its type for ever.
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

create trigger cuenta_con_movimientos_borrar before delete on cuenta
  for each row execute function cuenta_con_movimientos();
create trigger cuenta_con_movimientos_cambiar before update on cuenta
  for each row when (old.id_cuenta <> new.id_cuenta or old.tipo_cuenta <> new.tipo_cuenta or old.naturaleza <> new.naturaleza)
  execute function cuenta_con_movimientos();
