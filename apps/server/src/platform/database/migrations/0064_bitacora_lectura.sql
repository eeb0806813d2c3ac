-- How the bitácora is read and sent on. A page of it is the end of an index whatever is asked (never a count over the history):
-- by action, by what it is about, by what was refused. Posting writes rows of entidad «partida» only, and pays for the first of
-- these indexes alone. Then of which agencia a row is when it does not say it itself, and up to where it was sent elsewhere.

create index bitacora_por_accion on bitacora (accion, n);
create index bitacora_por_clase on bitacora (entidad, n) where entidad <> 'partida';
create index bitacora_de_rechazos on bitacora (n) where accion in ('acceso:negar', 'acceso:negar-varios', 'sesion:rechazar',
  'sesion:bloquear', 'segundo-factor:rechazar', 'passkey:rechazar');

create function bitacora_agencia(clase text, fila jsonb) returns text language plpgsql stable as $$
begin
  return coalesce(fila ->> 'agencia', fila ->> 'id_agencia', case clase
    when 'soporte' then agencia_de_partida((fila ->> 'partida')::uuid)
    when 'soporte_posterior' then agencia_de_partida((fila ->> 'partida')::uuid)
    when 'advertencia_aceptada' then agencia_de_partida((fila ->> 'partida')::uuid)
    when 'jornada' then (select c.agencia from caja c where c.id = (fila ->> 'caja')::uuid)
    when 'asignacion_de_caja' then (select c.agencia from caja c where c.id = (fila ->> 'caja')::uuid)
    when 'limite_de_caja' then (select c.agencia from caja c where c.id = (fila ->> 'caja')::uuid)
    when 'movimiento_de_caja' then (select c.agencia from caja c where c.id = (fila ->> 'caja')::uuid)
    when 'traslado_de_caja' then (select c.agencia from caja c where c.id = (fila ->> 'origen')::uuid)
    when 'arqueo' then agencia_de_jornada((fila ->> 'jornada')::uuid)
    when 'paso_de_revision' then agencia_de_jornada((fila ->> 'jornada')::uuid)
    when 'autorizacion_de_caja' then agencia_de_jornada((fila ->> 'jornada')::uuid)
    when 'formulario_ive' then (select agencia_de_jornada(m.jornada) from movimiento_de_caja m
      where m.id = (fila ->> 'movimiento')::uuid)
    when 'titular' then (select a.agencia from cuenta_ahorro a where a.id = (fila ->> 'cuenta')::bigint)
    when 'estado_de_cuenta_ahorro' then (select a.agencia from cuenta_ahorro a where a.id = (fila ->> 'cuenta')::bigint)
    when 'movimiento_ahorro' then (select a.agencia from cuenta_ahorro a where a.id = (fila ->> 'cuenta')::bigint)
  end);
end
$$;
comment on function bitacora_agencia is
  'The agencia that a row of the bitácora is about: as it says itself, or as what it belongs to does. Null: none, or several.';

create function agencia_de_partida(cual uuid) returns text language sql stable as $$
  select coalesce((select p.agencia from partida p where p.id = cual), (select b.agencia from borrador b where b.id = cual))
$$;
comment on function agencia_de_partida is 'The agencia of a partida, posted or not.';

create function agencia_de_jornada(cual uuid) returns text language sql stable as $$
  select c.agencia from jornada j join caja c on c.id = j.caja where j.id = cual
$$;
comment on function agencia_de_jornada is 'The agencia of the caja whose day it is.';

-- n and instante are given together, row after row: where a moment falls is found by halves, in some twenty looks at the
-- primary key, and no index by instante makes every write dearer.
create function bitacora_primera_desde(cuando timestamptz) returns bigint language plpgsql stable as $$
declare
  bajo  bigint := 1;
  alto  bigint := coalesce((select max(n) from bitacora), 0) + 1;
  medio bigint;
  una   record;
begin
  while bajo < alto loop
    medio := (bajo + alto) / 2;
    select b.n, b.instante into una from bitacora b where b.n >= medio order by b.n limit 1;
    if una.n is null or una.instante >= cuando then alto := medio; else bajo := una.n + 1; end if;
  end loop;
  return bajo;
end
$$;
comment on function bitacora_primera_desde is
  'From which row on the bitácora is of that moment or later; two processes that write at once may be out of order by a breath.';

-- As in 0059_bitacora_columnas.sql, with the agencia of what the row belongs to. And whoever opens a session is its person, who
-- was nobody yet when they asked for it: what somebody did begins with their coming in.
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
  if tg_table_name = 'sesion' and tg_op = 'INSERT' and quien.actor is null then
    quien.actor := (fila ->> 'usuario')::uuid;
    quien.sesion := (fila ->> 'id')::uuid;
  end if;
  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, antes, despues, agencia)
  values (quien.actor, quien.sesion, quien.direccion, quien.peticion, quien.accion, tg_table_name, clave, antes, despues,
    bitacora_agencia(tg_table_name, fila));
  return null;
end
$$;

-- Rows go in the order of their transactions, and up to the last one of which nothing more can come (as the seals take them).
create table reenvio_de_bitacora (
  destino     text primary key,
  transaccion bigint not null,
  n           bigint not null,
  n_max       bigint not null,
  desde_n     bigint not null default 0,
  en          timestamptz not null
);
comment on table reenvio_de_bitacora is
  'Up to which row the bitácora was sent on to each place (transaccion, n). When PostgreSQL was restored from a dump its transactions count from the start again: desde_n leaves out what had gone already.';

grant select, insert, update on reenvio_de_bitacora to cuadra_app;
