-- To which margin of the estado de resultados an account of productos or gastos belongs (cuenta.margen), said by whoever keeps
-- the chart, as what it is in the cash flow.

alter table cuenta add column margen text
  check (margen in ('financiero', 'servicios', 'otros', 'administracion', 'extraordinario'));
comment on column cuenta.margen is
  'To which margin of the estado de resultados it belongs; only of productos and gastos.';

-- What the groups of the supervisor's manual are; from here on it is what the chart says.
alter table cuenta disable trigger bitacora;
update cuenta c set margen = case
    when left(c.id_cuenta, 3) in ('601', '701') then 'financiero'
    when left(c.id_cuenta, 3) in ('602', '702') then 'servicios'
    when left(c.id_cuenta, 3) in ('603', '703') then 'otros'
    when left(c.id_cuenta, 3) = '706' then 'administracion'
    else 'extraordinario' end
where left(c.id_cuenta, 1) in ('6', '7');
alter table cuenta enable trigger bitacora;
-- Every one of productos and gastos has one and no other does; what is earned is of no administration.
alter table cuenta add constraint cuenta_margen_de_clase check (
  case left(id_cuenta, 1)
    when '6' then margen is not null and margen <> 'administracion'
    when '7' then margen is not null
    else margen is null end
);

create function cuenta_margen_por_omision() returns trigger language plpgsql set search_path = public as $$
begin
  new.margen := case when left(new.id_cuenta, 1) in ('6', '7') then coalesce(
    new.margen,
    (select m.margen from cuenta m
     where starts_with(new.id_cuenta, m.id_cuenta) and m.id_cuenta <> new.id_cuenta
     order by length(m.id_cuenta) desc limit 1),
    'extraordinario') end;
  return new;
end
$$;
comment on function cuenta_margen_por_omision is
  'An account of productos or gastos that does not say its margin has that of the one it depends on; the others have none.';

create trigger cuenta_margen_por_omision before insert or update of id_cuenta on cuenta
  for each row execute function cuenta_margen_por_omision();

-- As the cash flow: a statement of a closed month says the same whenever it is printed.
create or replace function cuenta_flujo_cerrado() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  -- Held, so that none of its months is closed meanwhile.
  perform from saldo_mensual s
    join periodo p on p.agencia = s.agencia
      and p.anio = extract(year from s.mes)::int and p.mes = extract(month from s.mes)::int
  where s.id_cuenta = old.id_cuenta for share of p;
  if exists (
    select from saldo_mensual s
      join periodo p on p.agencia = s.agencia
        and p.anio = extract(year from s.mes)::int and p.mes = extract(month from s.mes)::int
    where s.id_cuenta = old.id_cuenta and p.estado = 'cerrado'
  ) then
    raise exception 'La cuenta % tiene movimientos en meses cerrados.', old.id_cuenta
      using errcode = 'check_violation', constraint = tg_name,
            detail = format('Key (id_cuenta)=(%s) has movements in closed months.', old.id_cuenta);
  end if;
  return new;
end
$$;
comment on function cuenta_flujo_cerrado is
  'An account with movements in closed months keeps what it is in the cash flow and its margin.';

create trigger cuenta_margen_cerrado before update on cuenta
  for each row when (old.margen is distinct from new.margen) execute function cuenta_flujo_cerrado();
