-- The label of an account does not say what the books refuse. Lines by hand to the account of a caja or of a savings product are
-- refused whatever its state says; an account like that, once it is left to its own room or blocked, does not go back to «activa»,
-- on any path: the editor of the catálogo, a sheet, SQL. A bank's account takes lines by hand when it is active, and its
-- reconciliation explains them: there the label says the truth, and whoever keeps the catálogo decides it.

create function cuenta_de_control() returns trigger language plpgsql security definer set search_path = public as $$
declare
  porque text;
begin
  if exists (select from cuenta_de_caja k where k.id_cuenta = new.id_cuenta) then
    porque := 'es la de una caja';
  elsif exists (select from producto_ahorro p where p.id_cuenta = new.id_cuenta and p.estado <> 'preparacion') then
    porque := 'es la de un producto de ahorro';
  else
    return new;
  end if;
  raise exception 'La cuenta % % y solo se mueve desde ahí: déjela en «solo sistema».', new.id_cuenta, porque
    using errcode = 'check_violation', constraint = tg_name,
          detail = format('Key (id_cuenta)=(%s) is a control account.', new.id_cuenta);
end
$$;
comment on function cuenta_de_control is
  'The account of a caja or of a savings product in use does not become one that anybody may post to by hand.';

create trigger cuenta_de_control before update on cuenta
  for each row when (old.estado <> 'activa' and new.estado = 'activa') execute function cuenta_de_control();
