-- The cajas of an institution that moves in are counted on what its opening balances say: no partida is made, and while the set-up is
-- open how far both are apart is told instead of refused.

create or replace function caja_explica_su_saldo() returns trigger language plpgsql security definer set search_path = public as $$
declare
  en_cajas  bigint := (
    select sum(s.saldo) from caja c join saldo_de_caja s on s.caja = c.id
    where c.id_cuenta = new.id_cuenta and c.agencia = new.agencia);
begin
  -- Whoever moves in counts caja by caja; what is missing is told until then.
  if en_cajas <> saldo_en_libros(new.id_cuenta, new.agencia) and not institucion_en_preparacion() then
    perform libro_negar('CAJA_NO_EXPLICA_SALDO', 'Lo que tienen las cajas de una cuenta es lo que la cuenta tiene en los libros.');
  end if;
  return null;
end
$$;

create table conteo_inicial (
  id          uuid primary key default gen_random_uuid(),
  caja        uuid not null references caja,
  -- The first is 1; counted again, another row.
  n           integer not null,
  conteo      jsonb not null check (jsonb_typeof(conteo) = 'object'),
  efectivo    bigint not null check (efectivo >= 0),
  -- What the books said of the account in the agencia, for all of its cajas.
  en_libros   bigint not null,
  contado_por uuid not null references usuario,
  contado_en  timestamptz not null,
  constraint conteo_inicial_unico unique (caja, n)
);
comment on table conteo_inicial is 'With what each caja begins, piece by piece, and what the books said of its account then. Only added; the last one counts.';

create trigger bitacora after insert on conteo_inicial
  for each row execute function bitacora_anotar('id');
create trigger conteo_inicial_es_fijo before update or delete or truncate on conteo_inicial
  for each statement execute function caja_es_fija();

-- The rest is worked out here.
grant select, insert (caja, conteo, contado_por, contado_en) on conteo_inicial to cuadra_app;

-- As in 0071_saldos_iniciales.sql, but for cajas that were counted.
create or replace function linea_de_caja_anotar() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  traido record;
  suya   uuid;
begin
  insert into linea_de_caja (partida, id_cuenta, agencia, debe, haber)
  select p.id, v.id_cuenta, v.agencia, sum(v.debe), sum(v.haber)
  from nuevas v
  join cuenta_de_caja c on c.id_cuenta = v.id_cuenta and c.agencia = v.agencia
  join partida p on p.ejercicio = v.ejercicio and p.numero = v.numero
  where p.origen not in ('saldos_iniciales', 'historia')
  group by p.id, v.id_cuenta, v.agencia;
  if not institucion_en_preparacion() then return null; end if;
  for traido in
    select v.id_cuenta, v.agencia, sum(v.debe - v.haber)::bigint as neto
    from nuevas v
    join cuenta_de_caja c on c.id_cuenta = v.id_cuenta and c.agencia = v.agencia
    join partida p on p.ejercicio = v.ejercicio and p.numero = v.numero
    where p.origen in ('saldos_iniciales', 'historia')
    group by v.id_cuenta, v.agencia
  loop
    if exists (select from jornada j join caja c on c.id = j.caja where c.id_cuenta = traido.id_cuenta and c.agencia = traido.agencia) then
      perform libro_negar('CUENTA_DE_CAJA', format('Las cajas de la cuenta %s en la agencia %s ya trabajaron: su efectivo se mueve desde ellas.', traido.id_cuenta, traido.agencia));
    end if;
    -- Those that were counted have what was found in them: how far that is from the books is told.
    continue when exists (select from conteo_inicial k join caja c on c.id = k.caja
      where c.id_cuenta = traido.id_cuenta and c.agencia = traido.agencia);
    -- The vault, if there is one.
    select c.id into suya from caja c where c.id_cuenta = traido.id_cuenta and c.agencia = traido.agencia
    order by c.clase = 'boveda' desc, c.activa desc, c.codigo limit 1;
    update caja set saldo_inicial = saldo_inicial + traido.neto where id = suya;
    update saldo_de_caja set saldo = saldo + traido.neto where caja = suya;
  end loop;
  return null;
end
$$;

create function conteo_inicial_admitir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  suya caja;
begin
  -- Nobody posts meanwhile: what the books say is what it is compared with.
  perform from ejercicio e where e.estado = 'abierto' order by e.anio for update;
  select c.* into suya from caja c where c.id = new.caja for update;
  if not institucion_en_preparacion() then
    perform libro_negar('PUESTA_EN_MARCHA_FIRMADA', 'La puesta en marcha ya está firmada: una caja se cuenta al abrir y al cerrar su día.');
  elsif exists (select from jornada j where j.caja = new.caja) then
    perform libro_negar('CAJA_EN_USO', 'Esa caja ya tiene días de trabajo: lo que tenía al empezar no cambia.');
  end if;
  new.n := 1 + coalesce((select max(k.n) from conteo_inicial k where k.caja = new.caja), 0);
  new.efectivo := valor_de_conteo(new.conteo);
  new.en_libros := saldo_en_libros(suya.id_cuenta, suya.agencia);
  update caja set saldo_inicial = new.efectivo where id = new.caja;
  update saldo_de_caja set saldo = new.efectivo where caja = new.caja;
  return new;
end
$$;
comment on function conteo_inicial_admitir is 'A caja that never opened begins with what is counted in it, while the set-up is open.';
create trigger conteo_inicial_admitir before insert on conteo_inicial
  for each row execute function conteo_inicial_admitir();
