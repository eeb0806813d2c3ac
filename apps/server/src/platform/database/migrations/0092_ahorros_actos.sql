-- no convive: what changes an account of somebody says which decision it is, and the version before does not know how
-- Nobody moves a member's money, nor decides whose it is, by a lighter name than what it is: whether two accounts are of the same people is
-- asked here; what another person consented to moves the accounts it was of; and titulares, exemption, destination and state of an account
-- change only with a decision that was admitted in the same transaction (control_exigir).

create function mismos_titulares(una bigint, otra bigint) returns boolean language sql stable security definer set search_path = public as $$
  select array(select t.asociado from titular t where t.cuenta = una order by t.asociado)
       = array(select t.asociado from titular t where t.cuenta = otra order by t.asociado)
$$;
comment on function mismos_titulares is 'Whether two savings accounts are of the same people, all of them and nobody else.';

create function transferencia_dice_a_quien() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (
    select from partida p where p.id = new.partida and p.operacion in ('transferencia-propia', 'apertura-de-cuenta', 'cierre-de-cuenta')
  ) and not mismos_titulares(new.desde, new.hacia) then
    perform libro_negar('AUTORIZACION_REQUERIDA', 'Las cuentas son de titulares distintos: lo autoriza otra persona.');
  end if;
  return null;
end
$$;
comment on function transferencia_dice_a_quien is 'What goes to somebody else is not called one''s own.';
create trigger transferencia_dice_a_quien after insert on transferencia_ahorro
  for each row execute function transferencia_dice_a_quien();

create function movimiento_ahorro_consentido() returns trigger language plpgsql security definer set search_path = public as $$
declare
  suya record;
begin
  select p.operacion, p.autorizacion, p.autor, p.agencia, p.registrada_en, a.cuentas into suya
  from partida p left join autorizacion a on a.id = p.autorizacion where p.id = new.partida;
  -- One that is born with it has no number to be consented to.
  if suya.autorizacion is not null and new.n > 1 and not new.cuenta = any(suya.cuentas) then
    perform libro_negar('AUTORIZACION_NO_CORRESPONDE', 'Lo que se autorizó es de otra cuenta de ahorro.');
  end if;
  if suya.autor is not null and exists (select from cuenta_ahorro c where c.id = new.cuenta and c.estado = 'inactiva') then
    insert into senal (clase, operacion, agencia, monto, persona, partida, cuenta, en)
    values ('inactiva', suya.operacion, suya.agencia, abs(new.monto), suya.autor, new.partida, new.cuenta, suya.registrada_en);
  end if;
  return null;
end
$$;
comment on function movimiento_ahorro_consentido is
  'What was consented to moves the accounts it was of; and whoever watches is told when somebody moves a dormant one.';
create trigger movimiento_ahorro_consentido after insert on movimiento_ahorro
  for each row when (new.corrida is null) execute function movimiento_ahorro_consentido();

create function cuenta_de_ahorro_se_decide(numero_o_id text, operacion_pedida text, que text) returns void language plpgsql as $$
begin
  if not hay_acto(operacion_pedida, numero_o_id) then
    perform libro_negar('AUTORIZACION_REQUERIDA', format('%s lo decide una persona y lo autoriza otra.', que));
  end if;
end
$$;
comment on function cuenta_de_ahorro_se_decide is 'Refuses what no decision of this transaction allows.';

-- Nobody in particular (a job, a story told at the start) decides nothing; what is still being brought is signed whole, by two.
create function ahorro_se_trae(cuenta_pedida bigint) returns boolean language sql stable security definer set search_path = public as $$
  select actor_de_la_transaccion() is null or institucion_en_preparacion() or exists (
    select from cuenta_ahorro c join producto_ahorro p on p.id = c.producto where c.id = cuenta_pedida and p.estado = 'preparacion')
$$;
comment on function ahorro_se_trae is 'Whether that account is still being brought, or nobody acts.';

create function titular_se_decide() returns trigger language plpgsql security definer set search_path = public as $$
declare
  fila record := case tg_op when 'DELETE' then old else new end;
begin
  -- One that never moved is nobody's money yet.
  if not ahorro_se_trae(fila.cuenta) and exists (select from cuenta_ahorro c where c.id = fila.cuenta and c.movimientos > 0) then
    perform cuenta_de_ahorro_se_decide(fila.cuenta::text, 'titulares', 'De quién es una cuenta');
  end if;
  return fila;
end
$$;
comment on function titular_se_decide is 'Whose an account is changes with a decision of two.';
create trigger titular_se_decide before insert or update or delete on titular
  for each row execute function titular_se_decide();

create function cuenta_ahorro_se_decide() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if ahorro_se_trae(new.id) then return new; end if;
  if (new.isr, new.isr_documento, new.isr_vence) is distinct from (old.isr, old.isr_documento, old.isr_vence) then
    perform cuenta_de_ahorro_se_decide(new.id::text, 'isr-de-cuenta', 'El ISR de una cuenta');
  end if;
  if new.estado <> old.estado and new.estado in ('activa', 'inactiva', 'bloqueada') and old.estado in ('activa', 'inactiva', 'bloqueada') then
    perform cuenta_de_ahorro_se_decide(new.id::text,
      case when old.estado = 'bloqueada' then 'liberacion' when new.estado = 'activa' then 'reactivacion' else 'bloqueo' end,
      'El estado de una cuenta');
  end if;
  return new;
end
$$;
comment on function cuenta_ahorro_se_decide is 'ISR and state of an account change with a decision that was admitted.';
create trigger cuenta_ahorro_se_decide before update of isr, isr_documento, isr_vence, estado on cuenta_ahorro
  for each row execute function cuenta_ahorro_se_decide();

-- At the end, when its titulares are there.
create function cuenta_ahorro_nace_o_dirige() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if ahorro_se_trae(new.id) then return null; end if;
  if tg_op = 'INSERT' and new.isr = 'exento' then
    perform cuenta_de_ahorro_se_decide(new.numero, 'isr-de-cuenta', 'Que una cuenta nazca exenta');
  end if;
  if new.destino is not null and (tg_op = 'INSERT' or new.destino is distinct from old.destino)
     and not mismos_titulares(new.id, new.destino)
     and not hay_acto('destino-de-intereses', new.id::text) and not hay_acto('destino-de-intereses', new.numero) then
    perform libro_negar('AUTORIZACION_REQUERIDA', 'El destino es de otro titular: lo decide una persona y lo autoriza otra.');
  end if;
  return null;
end
$$;
comment on function cuenta_ahorro_nace_o_dirige is 'An exemption at the opening, and money that will go to somebody else, take a decision of two.';
create constraint trigger cuenta_ahorro_nace_o_dirige after insert or update of destino on cuenta_ahorro
  deferrable initially deferred for each row execute function cuenta_ahorro_nace_o_dirige();
