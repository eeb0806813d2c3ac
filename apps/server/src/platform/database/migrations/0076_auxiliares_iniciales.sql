-- What the bank accounts of an institution that moves in begin with. Its opening balances and its history are no movement of a bank
-- account: they are what it begins with. While the set-up is open it is said (again, as often as needed) what the bank had and what was
-- outstanding; how far both are apart is told, and nothing of it changes once the set-up is signed. So is said where each legal book stands.

-- Its beginning is being said again: until the end of the transaction, what it began with may come and go.
alter table avance_de_banco add column inicio_abierto boolean not null default false;

-- As in 0040_bancos.sql, with the opening balances among what the books said before, whatever their day.
create or replace function cuenta_bancaria_atar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Nobody posts while an account is being tied: what is posted before is copied, what comes after is noted.
  perform from ejercicio e where e.estado = 'abierto' order by e.anio for update;
  if not exists (select from cuenta c where c.id_cuenta = new.id_cuenta and c.tipo_cuenta = 'D' and c.naturaleza = 'deudora') then
    perform libro_negar('CUENTA_NO_DETALLE', 'Una cuenta bancaria se lleva en una cuenta de detalle deudora.');
  elsif exists (select from cuenta_de_caja k where k.id_cuenta = new.id_cuenta) then
    perform libro_negar('CUENTA_DE_CAJA', 'Esa cuenta es de las cajas.');
  end if;
  update cuenta_bancaria set saldo_libro_inicial = coalesce((
    select sum(l.debe - l.haber) from linea l join partida p on p.ejercicio = l.ejercicio and p.numero = l.numero
    where l.id_cuenta = new.id_cuenta and (l.fecha < new.desde or p.origen = 'saldos_iniciales')), 0)
  where id = new.id;
  insert into avance_de_banco (cuenta_bancaria, conciliada_hasta) values (new.id, new.desde - 1);
  insert into movimiento_de_banco (cuenta_bancaria, ejercicio, numero, n, partida, agencia, fecha, monto, concepto, documento)
  select new.id, l.ejercicio, l.numero, l.n, p.id, l.agencia, l.fecha, l.debe - l.haber, coalesce(l.concepto, p.concepto), l.documento
  from linea l join partida p on p.ejercicio = l.ejercicio and p.numero = l.numero
  where l.id_cuenta = new.id_cuenta and l.fecha >= new.desde and p.origen <> 'saldos_iniciales';
  return null;
end
$$;

-- As in 0041_bancos_libro.sql; what an institution brings of before the first day is what the account begins with.
create or replace function movimiento_de_banco_anotar() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  tocada record;
  avance avance_de_banco;
begin
  for tocada in
    select c.id, c.nombre, c.activa, c.desde, min(v.fecha) filter (where not x.de_antes) as primera,
      sum(v.debe - v.haber) filter (where x.de_antes) as al_empezar
    from nuevas v join cuenta_bancaria c on c.id_cuenta = v.id_cuenta
    join partida p on p.ejercicio = v.ejercicio and p.numero = v.numero
    cross join lateral (select p.origen = 'saldos_iniciales' or (p.origen = 'historia' and v.fecha < c.desde) as de_antes) x
    -- Always in the same order: two that post to the same banks wait for each other and not in a circle.
    group by c.id order by c.id
  loop
    perform banco_avanzar(tocada.id);
    select a.* into avance from avance_de_banco a where a.cuenta_bancaria = tocada.id;
    if tocada.primera <= avance.conciliada_hasta or (tocada.al_empezar is not null and avance.conciliada_hasta >= tocada.desde) then
      perform libro_negar('CUENTA_CONCILIADA', format('La cuenta bancaria «%s» ya está conciliada en esa fecha.', tocada.nombre));
    end if;
    -- What nobody compares any more has no movements.
    if not tocada.activa then
      perform libro_negar('CUENTA_BANCARIA_INACTIVA', format('La cuenta bancaria «%s» no está activa.', tocada.nombre));
    end if;
    if tocada.al_empezar is not null then
      update cuenta_bancaria set saldo_libro_inicial = saldo_libro_inicial + tocada.al_empezar where id = tocada.id;
    end if;
    insert into movimiento_de_banco
      (cuenta_bancaria, ejercicio, numero, n, partida, agencia, fecha, monto, concepto, documento, revision)
    select tocada.id, v.ejercicio, v.numero, v.n, p.id, v.agencia, v.fecha, v.debe - v.haber, coalesce(v.concepto, p.concepto),
      v.documento, avance.revision
    from nuevas v join partida p on p.ejercicio = v.ejercicio and p.numero = v.numero
    where v.id_cuenta = (select c.id_cuenta from cuenta_bancaria c where c.id = tocada.id)
      and not (p.origen = 'saldos_iniciales' or (p.origen = 'historia' and v.fecha < tocada.desde));
    -- Whoever has its desk open asks for what changed.
    perform pg_notify('cuadra_eventos', json_build_object('para', json_build_object('permiso', 'bancos:ver'),
      'evento', json_build_object('tipo', 'bancos-cambio', 'cuenta', tocada.id))::text);
  end loop;
  return null;
end
$$;

create function banco_sin_explicar_al_empezar(cuenta uuid) returns bigint language sql stable as $$
  select (c.saldo_libro_inicial - c.saldo_banco_inicial
    - coalesce((select sum(m.monto) from movimiento_de_banco m where m.cuenta_bancaria = c.id and m.ejercicio is null), 0)
    + coalesce((select sum(l.monto) from linea_de_banco l where l.cuenta_bancaria = c.id and l.estado is null), 0))::bigint
  from cuenta_bancaria c where c.id = cuenta
$$;
comment on function banco_sin_explicar_al_empezar is
  'How far apart the books and the bank were on the first day, less what was outstanding: nothing, once it is all said.';

create or replace function cuenta_bancaria_explica_su_inicio() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Whoever moves in says it piece by piece; what is missing is told until then.
  if banco_sin_explicar_al_empezar(new.id) <> 0 and not institucion_en_preparacion() then
    perform libro_negar('BANCO_NO_EXPLICA_INICIO', 'Lo que había en circulación al empezar no explica la diferencia entre el banco y los libros.');
  end if;
  -- From here on nothing is added to what it begins with.
  perform banco_avanzar(new.id);
  return null;
end
$$;

create or replace function linea_de_banco_admitir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  avance record;
begin
  -- Held until the end: nobody signs a month while its lines come in or go. One question: a statement has thousands of them.
  select a.revision, a.conciliada_hasta, a.inicio_abierto, c.desde into avance
  from avance_de_banco a join cuenta_bancaria c on c.id = a.cuenta_bancaria
  where a.cuenta_bancaria = (case tg_op when 'DELETE' then old.cuenta_bancaria else new.cuenta_bancaria end) for update of a;
  if tg_op = 'DELETE' then
    if old.estado is null and avance.inicio_abierto and old.pendiente = old.monto then
      return old;
    elsif old.fecha <= avance.conciliada_hasta then
      perform libro_negar('CUENTA_CONCILIADA', 'Esos días ya están conciliados: lo que dijo el banco no se quita.');
    elsif old.estado is null or old.pendiente <> old.monto then
      perform libro_negar('LINEA_YA_CRUZADA', 'Hay líneas de ese estado de cuenta que ya están cruzadas.');
    end if;
    return old;
  end if;
  if new.estado is null and avance.revision > 0 and not avance.inicio_abierto then
    perform libro_negar('BANCO_NO_EXPLICA_INICIO', 'Lo que había al empezar se dice al crear la cuenta bancaria.');
  elsif (new.estado is null) <> (new.fecha < avance.desde) then
    perform libro_negar('CUENTA_CONCILIADA', 'Un estado de cuenta trae líneas desde el primer día que se compara; las de antes vienen con la cuenta.');
  elsif new.estado is not null and new.fecha <= avance.conciliada_hasta then
    perform libro_negar('CUENTA_CONCILIADA', 'Esos días ya están conciliados: el banco no puede decir otra cosa de ellos.');
  end if;
  new.pendiente := new.monto;
  new.revision := avance.revision;
  return new;
end
$$;

create or replace function movimiento_de_banco_inicial() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.ejercicio is null then
    if exists (select from avance_de_banco a where a.cuenta_bancaria = new.cuenta_bancaria and a.revision > 0 and not a.inicio_abierto) then
      perform libro_negar('BANCO_NO_EXPLICA_INICIO', 'Lo que había al empezar se dice al crear la cuenta bancaria.');
    elsif new.fecha >= (select c.desde from cuenta_bancaria c where c.id = new.cuenta_bancaria) then
      perform libro_negar('CUENTA_CONCILIADA', 'Lo que viene con la cuenta es de antes del primer día que se compara.');
    end if;
  end if;
  new.pendiente := new.monto;
  return new;
end
$$;

drop trigger movimiento_de_banco_es_fijo on movimiento_de_banco;
create trigger movimiento_de_banco_es_fijo before truncate on movimiento_de_banco
  for each statement execute function banco_es_fijo();

create function movimiento_de_banco_quitar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if old.ejercicio is not null or old.pendiente <> old.monto or not exists (
    select from avance_de_banco a where a.cuenta_bancaria = old.cuenta_bancaria and a.inicio_abierto
  ) then
    raise exception 'Lo que dicen el banco y los libros no se cambia ni se borra.' using errcode = 'CU003';
  end if;
  return old;
end
$$;
comment on function movimiento_de_banco_quitar is 'Only what an account began with is taken away, while its beginning is said again.';
create trigger movimiento_de_banco_quitar before delete on movimiento_de_banco
  for each row execute function movimiento_de_banco_quitar();

create function banco_decir_inicio(cuenta uuid, saldo_banco bigint) returns void language plpgsql security definer set search_path = public as $$
declare
  avance avance_de_banco;
begin
  select a.* into avance from avance_de_banco a where a.cuenta_bancaria = cuenta for update;
  if not institucion_en_preparacion() then
    perform libro_negar('PUESTA_EN_MARCHA_FIRMADA', 'La puesta en marcha ya está firmada: lo que había al empezar no cambia.');
  elsif avance.conciliada_hasta >= (select c.desde from cuenta_bancaria c where c.id = cuenta) then
    perform libro_negar('CUENTA_CONCILIADA', 'Esa cuenta bancaria ya tiene meses conciliados: lo que había al empezar no cambia.');
  elsif exists (
    select from movimiento_de_banco m where m.cuenta_bancaria = cuenta and m.ejercicio is null and (m.pendiente <> m.monto
      or exists (select from explicacion_de_banco e where e.movimiento = m.id)
      or exists (select from cheque k where k.movimiento = m.id and k.estado <> 'emitido'))
  ) or exists (
    select from linea_de_banco l where l.cuenta_bancaria = cuenta and l.estado is null and (l.pendiente <> l.monto
      or exists (select from explicacion_de_banco e where e.linea = l.id)
      or exists (select from partida_de_banco p where p.linea = l.id))
  ) then
    perform libro_negar('LINEA_YA_CRUZADA', 'Algo de lo que había al empezar ya se cruzó, se explicó o se entregó: deshágalo antes de decirlo otra vez.');
  end if;
  update avance_de_banco set inicio_abierto = true where cuenta_bancaria = cuenta;
  delete from sugerencia_de_banco s where s.cuenta_bancaria = cuenta;
  delete from cheque k using movimiento_de_banco m where m.id = k.movimiento and m.cuenta_bancaria = cuenta and m.ejercicio is null;
  delete from movimiento_de_banco m where m.cuenta_bancaria = cuenta and m.ejercicio is null;
  delete from linea_de_banco l where l.cuenta_bancaria = cuenta and l.estado is null;
  update cuenta_bancaria set saldo_banco_inicial = saldo_banco where id = cuenta;
end
$$;
comment on function banco_decir_inicio is
  'Forgets what a bank account began with, to be said again in this transaction: while the set-up is open and nobody used any of it.';

revoke execute on function banco_decir_inicio(uuid, bigint) from public;
grant execute on function banco_decir_inicio(uuid, bigint) to cuadra_app;

create function banco_inicio_dicho() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update avance_de_banco set inicio_abierto = false where cuenta_bancaria = new.cuenta_bancaria and inicio_abierto;
  -- Whoever has its desk open asks for everything.
  if found then perform banco_avanzar(new.cuenta_bancaria, true); end if;
  return null;
end
$$;
comment on function banco_inicio_dicho is 'At the end of the transaction, what an account begins with is said.';
create constraint trigger banco_inicio_dicho after update on avance_de_banco deferrable initially deferred
  for each row when (new.inicio_abierto) execute function banco_inicio_dicho();

-- A bank account begins with whatever the opening balances are, until something of it is signed.
create or replace function saldos_iniciales_dependencias(cuales uuid) returns setof text language sql stable as $$
  with suya as (select s.* from saldos_iniciales s where s.id = cuales),
  cuentas as (select distinct l.cuenta from suya s, jsonb_to_recordset(s.lineas) l (cuenta text))
  select format('El mes %s ya no está abierto en la agencia %s: reábralo primero.', to_char(s.fecha, 'MM/YYYY'), s.agencia)
  from suya s left join periodo p on (p.anio, p.mes, p.agencia) = (extract(year from s.fecha)::int, extract(month from s.fecha)::int, s.agencia)
  where p.estado is distinct from 'abierto'
  union all
  select format('La caja %s ya trabajó con ese efectivo.', c.codigo) from suya s join caja c on c.agencia = s.agencia
  where c.id_cuenta in (select cuenta from cuentas) and exists (select from jornada j where j.caja = c.id)
  union all
  select format('La cuenta bancaria %s ya tiene meses conciliados sobre ese saldo.', b.nombre)
  from cuenta_bancaria b join avance_de_banco a on a.cuenta_bancaria = b.id
  where b.id_cuenta in (select cuenta from cuentas) and a.conciliada_hasta >= b.desde
  union all
  select format('El producto %s tiene %s cuentas de ahorro traídas en la agencia %s.', p.codigo, n.cuantas, s.agencia)
  from suya s join producto_ahorro p on p.id_cuenta in (select cuenta from cuentas)
  cross join lateral (select count(*) as cuantas from cuenta_ahorro a where a.producto = p.id and a.agencia = s.agencia) n
  where n.cuantas > 0
$$;

-- Folios that were used before, elsewhere: the book goes on after them.
alter table libro_legal add column usados_antes integer not null default 0 check (usados_antes between 0 and 10000000);
comment on column libro_legal.usados_antes is 'Up to which folio the book was used before its institution moved in.';
grant update (usados_antes) on libro_legal to cuadra_app;

create trigger bitacora_de_usados_antes after update of usados_antes on libro_legal
  for each row execute function bitacora_anotar('libro', 'ultimo_folio,ultima_pieza');

create function libro_legal_usado_antes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if not institucion_en_preparacion() then
    perform libro_negar('PUESTA_EN_MARCHA_FIRMADA', 'La puesta en marcha ya está firmada: los folios se usan o se anulan, uno tras otro.');
  elsif exists (select from folio f where f.libro = new.libro) then
    perform libro_negar('FOLIO_FUERA_DE_ORDEN', 'El libro ya tiene folios usados aquí: los de antes no cambian.');
  end if;
  new.ultimo_folio := new.usados_antes;
  return new;
end
$$;
comment on function libro_legal_usado_antes is 'Where a book stands is said while its institution moves in and none of its folios was used here.';
create trigger libro_legal_usado_antes before update of usados_antes on libro_legal
  for each row execute function libro_legal_usado_antes();
