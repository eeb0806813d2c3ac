-- Fiscal years and their months, per agencia. The row of the ejercicio is what puts postings in order: it holds the
-- last number given and the last link of the chain, and whoever posts locks it. A posting shares the row of its
-- period; whoever closes the period locks it alone, so nothing slips in while it is being closed.

create table ejercicio (
  anio          integer primary key check (anio between 2000 and 2100),
  estado        text not null default 'abierto' check (estado in ('abierto', 'cerrado')),
  ultimo_numero integer not null default 0 check (ultimo_numero >= 0),
  ultima_huella bytea not null default decode(repeat('00', 32), 'hex') check (length(ultima_huella) = 32)
);

create trigger bitacora after insert or update of estado on ejercicio
  for each row execute function bitacora_anotar('anio', 'ultimo_numero,ultima_huella');

create table periodo (
  anio    integer not null references ejercicio,
  mes     integer not null check (mes between 1 and 12),
  agencia text not null references agencia,
  estado  text not null default 'abierto' check (estado in ('abierto', 'cerrando', 'cerrado')),
  primary key (anio, mes, agencia)
);

create trigger bitacora after update or delete on periodo
  for each row execute function bitacora_anotar('anio,mes,agencia');

-- A year and an agencia, whichever comes second, bring their twelve months along.
create function periodo_abrir() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into periodo (anio, mes, agencia)
  select e.anio, m.mes, a.id_agencia
  from ejercicio e, agencia a, generate_series(1, 12) m (mes)
  where e.estado = 'abierto'
  on conflict do nothing;
  return null;
end
$$;

create trigger periodo_abrir after insert on ejercicio for each statement execute function periodo_abrir();
create trigger periodo_abrir after insert on agencia for each statement execute function periodo_abrir();

grant select, insert (anio), update (estado) on ejercicio to cuadra_app;
grant select, update (estado) on periodo to cuadra_app;
