-- What the bitácora is sealed and read by: the transaction that wrote each row, which tells what can no longer get company
-- (see the seals), and the agencia it is about, for whoever may look at some only. Rows of before say neither.

alter table bitacora add column transaccion bigint;
alter table bitacora alter column transaccion set default pg_current_xact_id()::text::bigint;
alter table bitacora add column agencia text;

-- Rows come in nearly the order of their transactions: a summary of each range of pages finds the last ones, and costs
-- whoever writes next to nothing.
create index bitacora_por_transaccion on bitacora using brin (transaccion) with (pages_per_range = 32, autosummarize = on);

-- As in 0001_cimientos.sql, and with the agencia that the row says.
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
  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, antes, despues, agencia)
  values (quien.actor, quien.sesion, quien.direccion, quien.peticion, quien.accion, tg_table_name, clave, antes, despues,
    coalesce(fila ->> 'agencia', fila ->> 'id_agencia'));
  return null;
end
$$;
