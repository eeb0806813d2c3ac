-- What was withheld in a month is read from the runs of that month and from what was brought with that date, never from all there is; and
-- what accounts earned and were not paid yet is recognised as an expense, for the products that say so.

create index corrida_por_fecha on corrida (fecha);
create index corrida_por_fecha_de_reversion on corrida (fecha_reversion) where fecha_reversion is not null;
create index movimiento_ahorro_traido on movimiento_ahorro (fecha) where corrida is null and clase in ('interes', 'isr');

-- What waits for somebody, and what is new since yesterday.
create index cuenta_ahorro_exenta_por_vencer on cuenta_ahorro (isr_vence) where isr = 'exento' and isr_vence is not null and cierre is null;
create index corrida_por_resolver on corrida (id) where estado = 'aplicado' and reversion_pedida_por is not null;
create index corrida_por_aplicacion on corrida (aplicada_en) where aplicada_en is not null;
create index corrida_por_reversion on corrida (revertida_en) where revertida_en is not null;

-- What accounts earned and were not paid is an expense of the days in which they earned it, for products that say so. It is calculated
-- by the engine of the runs, as a run that is never kept: its lines are added up and all of it is undone.
create function provision_devengada(de integer, en_agencia text, limite date) returns bigint language plpgsql security definer
  set search_path = public as $$
declare
  -- No run has it: they are numbered from one on.
  ninguna constant integer := -de;
  total   bigint := 0;
begin
  begin
    -- As an account that ends is settled: up to that day, whatever its posting rule says.
    insert into corrida (id, clase, nombre, desde, hasta, fecha_valor, fecha, estado, intento, creada_en) overriding system value
    values (ninguna, 'cierre', 'Provisión', limite - 1, limite, limite - 1, limite - 1, 'calculando', 1, now());
    insert into corrida_alcance (corrida, producto, agencia, periodo, clase, viva)
    values (ninguna, de, en_agencia, daterange(limite - 1, limite), 'cierre', false);
    insert into corrida_tanda (corrida, n, producto, agencia, de_cuenta, a_cuenta) values (ninguna, 1, de, en_agencia, 0, 9223372036854775807);
    perform corrida_tomar_reglas(ninguna);
    perform corrida_calcular_tanda(ninguna, 1);
    select coalesce(sum(l.interes), 0) into total from corrida_linea l where l.corrida = ninguna;
    raise exception 'Nada de esto se guarda.' using errcode = 'CU0PV';
  exception when sqlstate 'CU0PV' then null;
  end;
  return total;
end
$$;
comment on function provision_devengada is
  'What the accounts of a product earned in an agencia before that day and were not paid, by the engine of the runs; nothing of it stays.';

create function provision_poner(partida_pedida uuid, de integer, en_agencia text, limite date) returns bigint language plpgsql security definer
  set search_path = public as $$
declare
  habia bigint;
  falta bigint;
begin
  -- The same that a tanda takes: what was provided has one writer at a time.
  perform pg_advisory_xact_lock(hashtextextended(format('provision %s %s', de, en_agencia), 0));
  if exists (select from provision_de_intereses p where p.producto = de and p.agencia = en_agencia and p.corrida is null and p.hasta >= limite) then
    return 0;
  end if;
  select p.saldo into habia from provision_de_intereses p where p.producto = de and p.agencia = en_agencia order by p.id desc limit 1;
  falta := provision_devengada(de, en_agencia, limite) - coalesce(habia, 0);
  if falta <> 0 then
    insert into provision_de_intereses (id, producto, agencia, hasta, monto, saldo, partida)
    values (partida_pedida, de, en_agencia, limite, falta, coalesce(habia, 0) + falta, partida_pedida);
  end if;
  return falta;
end
$$;
comment on function provision_poner is
  'Brings what was provided for a product and agencia to what its accounts earned before that day, once; answers what its partida must say.';

create function provision_explicada() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.monto is distinct from (
    select sum(l.haber - l.debe) from partida p join linea l on l.ejercicio = p.ejercicio and l.numero = p.numero
    where p.id = new.partida and p.origen = 'interes' and l.agencia = new.agencia
      and l.id_cuenta in (select v.cuenta_por_pagar from version_de_producto v where v.producto = new.producto and v.estado = 'publicada')
  ) then
    perform libro_negar('CUENTA_DE_AHORROS', 'Lo provisionado es lo que dicen los libros.');
  end if;
  return null;
end
$$;
comment on function provision_explicada is 'At the end of the transaction: what was provided is what its partida left to be paid.';
create constraint trigger provision_explicada after insert on provision_de_intereses deferrable initially deferred
  for each row when (new.corrida is null) execute function provision_explicada();
