-- Deposits and withdrawals of savings at the counter: a kind of movement of a caja each, which moves one savings account by as much, in
-- the same transaction. What a second person authorised was for one account of somebody, and serves for no other.

insert into clase_de_movimiento (clase, sentido, de_revision, pide_persona) values
  ('deposito-ahorro', 'entrada', false, true), ('retiro-ahorro', 'salida', false, true);

create function movimiento_de_caja_en_ahorro() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  suyo     movimiento_ahorro;
  cuantos  integer;
  original bigint;
  -- What enters the caja enters the account.
  esperado bigint := case new.sentido when 'entrada' then new.monto else -new.monto end;
begin
  select count(*) into cuantos from movimiento_ahorro m where m.partida = new.partida and m.corrida is null;
  select m.* into suyo from movimiento_ahorro m where m.partida = new.partida and m.corrida is null;
  if cuantos <> 1 or suyo.monto <> esperado or suyo.fecha <> new.fecha
     or suyo.clase <> (case new.clase when 'deposito-ahorro' then 'deposito' else 'retiro' end)
     or not exists (select from cuenta_ahorro c join caja k on k.id = new.caja where c.id = suyo.cuenta and c.agencia = k.agencia) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'El efectivo de un ahorro mueve una sola cuenta de ahorro de la agencia, por el mismo monto.');
  end if;
  if new.revierte is not null then
    select m.cuenta into original from movimiento_ahorro m
    join movimiento_de_caja o on o.partida = m.partida where o.id = new.revierte and m.corrida is null;
    if original is distinct from suyo.cuenta or suyo.revierte is null then
      perform libro_negar('MOVIMIENTO_INVALIDO', 'Un movimiento se deshace en la cuenta que movió.');
    end if;
  elsif new.autorizacion is not null and not exists (
    select from autorizacion_de_caja a where a.id = new.autorizacion
      and (a.orden -> 'movimiento' ->> 'cuentaAhorro')::bigint = suyo.cuenta
  ) then
    perform libro_negar('AUTORIZACION_REQUERIDA', 'Lo que se autorizó es para otra cuenta de ahorro.');
  end if;
  return null;
end
$$;
comment on function movimiento_de_caja_en_ahorro is
  'At the end of the transaction: cash of a saver moved one savings account of the agencia by as much, the one that was authorised, or back the one it undoes.';

create constraint trigger movimiento_de_caja_en_ahorro after insert on movimiento_de_caja deferrable initially deferred
  for each row when (new.clase in ('deposito-ahorro', 'retiro-ahorro')) execute function movimiento_de_caja_en_ahorro();
