-- Who signs what in a conciliación, and what is kept of it. The database works out both balances and what is outstanding when it is
-- sent; nothing of its days changes from then on, until another person sends it back or two open it again.

create function clase_de_pendiente(pendiente_lado text, su_linea uuid, su_movimiento uuid, su_monto bigint) returns text
  language sql stable
as $$
  select coalesce(
    (select e.clase from explicacion_de_banco e where e.linea = su_linea or e.movimiento = su_movimiento),
    case when pendiente_lado = 'banco' then case when su_monto < 0 then 'nota-de-debito' else 'nota-de-credito' end
      when su_monto > 0 then 'deposito-en-transito'
      when exists (select from cheque k where k.movimiento = su_movimiento) then 'cheque-en-circulacion'
      else 'pago-en-transito' end)
$$;
comment on function clase_de_pendiente is 'What something outstanding is: as somebody explained it or, without that, by its side and its sign.';

-- What was matched later explains itself, and so does a cheque that is on its way.
create function sin_explicar_de_banco(cuenta uuid, al date)
  returns table (lado text, linea uuid, movimiento uuid, monto bigint) language sql stable
as $$
  select p.lado, p.linea, p.movimiento, p.monto from pendientes_de_banco(cuenta, al) p
  where p.hoy <> 0
    and not exists (select from explicacion_de_banco e where e.linea = p.linea or e.movimiento = p.movimiento)
    and not exists (select from cheque k where k.movimiento = p.movimiento and k.estado in ('emitido', 'entregado'))
$$;
comment on function sin_explicar_de_banco is 'What is outstanding at the end of a day and nobody has explained.';

create function conciliacion_congelar(pedida conciliacion) returns void language plpgsql security definer set search_path = public as $$
begin
  delete from partida_en_conciliacion where conciliacion = pedida.id;
  insert into partida_en_conciliacion (conciliacion, n, lado, linea, movimiento, clase, fecha, monto, texto, documento, motivo)
  select pedida.id, row_number() over (order by p.lado, p.fecha, p.documento, p.linea, p.movimiento), p.lado, p.linea, p.movimiento,
    clase_de_pendiente(p.lado, p.linea, p.movimiento, p.monto), p.fecha, p.monto, p.texto, p.documento,
    (select e.motivo from explicacion_de_banco e where e.linea = p.linea or e.movimiento = p.movimiento)
  from pendientes_de_banco(pedida.cuenta_bancaria, fin_de_mes(pedida.anio, pedida.mes)) p;
end
$$;
comment on function conciliacion_congelar is 'Keeps what is outstanding at the end of the month with its conciliación.';
revoke execute on function conciliacion_congelar from public;

create function conciliacion_admitir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  avance    avance_de_banco;
  fin       date := fin_de_mes(new.anio, new.mes);
  inicio    date := make_date(new.anio, new.mes, 1);
  explicado bigint;
begin
  if tg_op = 'UPDATE' and new.estado = 'abierta' then
    -- Held until the end: nobody begins to close the month meanwhile. Before the account, as whoever posts takes them.
    perform from periodo p where p.anio = new.anio and p.mes = new.mes order by p.agencia for share;
  end if;
  select a.* into avance from avance_de_banco a where a.cuenta_bancaria = new.cuenta_bancaria for update;
  if tg_op = 'INSERT' and new.estado <> 'en_revision' then
    perform libro_negar('ESTADO_NO_ADMITE', 'Una conciliación empieza cuando se envía a revisión.');
  end if;
  if tg_op = 'UPDATE' then
    if (old.cuenta_bancaria, old.anio, old.mes) <> (new.cuenta_bancaria, new.anio, new.mes) then
      perform libro_negar('ESTADO_NO_ADMITE', 'Una conciliación es de un mes de una cuenta.');
    elsif old.estado <> new.estado and (old.estado, new.estado) not in (
      ('abierta', 'en_revision'), ('en_revision', 'abierta'), ('en_revision', 'aprobada'), ('aprobada', 'abierta')
    ) then
      perform libro_negar('ESTADO_NO_ADMITE', 'Esa conciliación ya cambió: véala de nuevo.');
    elsif old.estado = new.estado and old.estado <> 'aprobada' then
      perform libro_negar('ESTADO_NO_ADMITE', 'Esa conciliación ya cambió: véala de nuevo.');
    elsif old.estado <> 'abierta' and (old.saldo_segun_estado, old.enviada_por, old.enviada_en) is distinct from
        (new.saldo_segun_estado, new.enviada_por, new.enviada_en) then
      perform libro_negar('ESTADO_NO_ADMITE', 'Lo que se firmó no cambia.');
    elsif old.estado = new.estado and (old.aprobada_por, old.aprobada_en) is distinct from (new.aprobada_por, new.aprobada_en) then
      perform libro_negar('ESTADO_NO_ADMITE', 'Lo que se firmó no cambia.');
    elsif old.estado <> 'aprobada' and new.reapertura_pedida_por is not null then
      perform libro_negar('ESTADO_NO_ADMITE', 'Se pide reabrir lo que ya se aprobó.');
    end if;
  end if;

  if new.estado = 'en_revision' then
    if fin >= (new.enviada_en at time zone 'America/Guatemala')::date then
      perform libro_negar('FECHA_FUTURA', 'El mes no ha terminado: se concilia cuando termine.');
    elsif avance.conciliada_hasta <> inicio - 1 then
      perform libro_negar('CONCILIACION_FUERA_DE_ORDEN', 'Los meses de una cuenta se concilian en orden: primero apruebe el anterior.');
    elsif exists (select from conciliacion x where x.cuenta_bancaria = new.cuenta_bancaria and x.estado = 'en_revision' and x.id <> new.id) then
      perform libro_negar('CONCILIACION_FUERA_DE_ORDEN', 'El mes anterior todavía está en revisión.');
    end if;
    new.saldo_banco := saldo_de_banco(new.cuenta_bancaria, fin);
    new.saldo_libros := saldo_de_libros_de_banco(new.cuenta_bancaria, fin);
    select coalesce(sum(case p.lado when 'libros' then p.monto else -p.monto end), 0), count(*) into explicado, new.pendientes
    from pendientes_de_banco(new.cuenta_bancaria, fin) p;
    new.aprobada_por := null;
    new.aprobada_en := null;
    if new.saldo_segun_estado <> new.saldo_banco then
      perform libro_negar('CONCILIACION_NO_CUADRA', 'El saldo del estado de cuenta no es el que suman las líneas que se importaron.');
    elsif exists (select from sin_explicar_de_banco(new.cuenta_bancaria, fin)) then
      perform libro_negar('CONCILIACION_SIN_EXPLICAR', 'Quedan partidas sin cruzar ni explicar.');
    elsif new.saldo_libros - new.saldo_banco <> explicado then
      perform libro_negar('CONCILIACION_NO_CUADRA', 'Lo pendiente no explica la diferencia entre el banco y los libros.');
    end if;
    update avance_de_banco set conciliada_hasta = fin where cuenta_bancaria = new.cuenta_bancaria;
  elsif tg_op = 'UPDATE' and old.estado <> 'abierta' and new.estado = 'abierta' then
    if avance.conciliada_hasta <> fin then
      perform libro_negar('CONCILIACION_FUERA_DE_ORDEN', 'Se reabre primero la última.');
    elsif old.estado = 'aprobada' then
      if old.reapertura_pedida_por is null then
        perform libro_negar('REAPERTURA_DE_DOS', 'Una conciliación aprobada la reabren dos personas.');
      elsif exists (select from periodo p where p.anio = new.anio and p.mes = new.mes and p.estado <> 'abierto') then
        perform libro_negar('PERIODO_CERRADO', 'El mes ya está cerrado: reábralo antes que su conciliación.');
      end if;
    end if;
    new.aprobada_por := null;
    new.aprobada_en := null;
    update avance_de_banco set conciliada_hasta = inicio - 1 where cuenta_bancaria = new.cuenta_bancaria;
    delete from partida_en_conciliacion where conciliacion = new.id;
  end if;
  return new;
end
$$;
comment on function conciliacion_admitir is
  'A conciliación goes from state to state in the order of the months, squared and explained, with the days it signs held still.';
create trigger conciliacion_admitir before insert or update on conciliacion for each row execute function conciliacion_admitir();

create function conciliacion_guardar_pendientes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform conciliacion_congelar(new);
  return null;
end
$$;
comment on function conciliacion_guardar_pendientes is 'Once sent, what is outstanding is kept with it.';
create trigger conciliacion_guardar_pendientes after insert or update of estado on conciliacion
  for each row when (new.estado = 'en_revision') execute function conciliacion_guardar_pendientes();

-- As whoever acts, not as the owner of the function: that one may sign for nobody.
create function conciliacion_en_su_nombre() returns trigger language plpgsql as $$
declare
  actor uuid := actor_de_la_transaccion();
  firma uuid;
begin
  if es_del_dueno(tg_relid) then return new; end if;
  firma := case
    when new.estado = 'en_revision' then new.enviada_por
    when new.estado = 'aprobada' and (tg_op = 'INSERT' or old.estado <> 'aprobada') then new.aprobada_por
    when new.reapertura_pedida_por is not null then new.reapertura_pedida_por
    else actor end;
  if actor is null or firma is distinct from actor then
    perform libro_negar('SIN_PERMISO', 'Cada quien firma en su propio nombre.');
  elsif tg_op = 'UPDATE' and old.estado = 'aprobada' and new.estado = 'abierta' and old.reapertura_pedida_por = actor then
    perform libro_negar('REAPERTURA_DE_DOS', 'La reabre una persona distinta de quien lo pidió.');
  end if;
  return new;
end
$$;
comment on function conciliacion_en_su_nombre is 'Whoever sends, approves or asks does it in their own name, and does not open again what they asked to.';
create trigger conciliacion_en_su_nombre before insert or update on conciliacion
  for each row execute function conciliacion_en_su_nombre();

create function paso_de_conciliacion_admitir() returns trigger language plpgsql as $$
begin
  if new.por is distinct from actor_de_la_transaccion() and not es_del_dueno(tg_relid) then
    perform libro_negar('SIN_PERMISO', 'Cada quien firma en su propio nombre.');
  end if;
  return new;
end
$$;
comment on function paso_de_conciliacion_admitir is 'A step is of whoever acts.';
create trigger paso_de_conciliacion_admitir before insert on paso_de_conciliacion
  for each row execute function paso_de_conciliacion_admitir();

-- Who did each step is in paso_de_conciliacion, and the last of them must be the one that its state says.
create function conciliacion_firmada() returns trigger language plpgsql security definer set search_path = public as $$
declare
  ultimo paso_de_conciliacion;
  actual conciliacion;
begin
  if tg_table_name = 'conciliacion' then
    select c.* into actual from conciliacion c where c.id = new.id;
  else
    select c.* into actual from conciliacion c where c.id = new.conciliacion;
  end if;
  select p.* into ultimo from paso_de_conciliacion p where p.conciliacion = actual.id order by p.n desc limit 1;
  if ultimo.id is null or ultimo.paso <> all (case
    when actual.estado = 'en_revision' then array['enviar']
    when actual.estado = 'abierta' then array['devolver', 'reabrir']
    when actual.reapertura_pedida_por is not null then array['pedir-reapertura']
    else array['aprobar', 'retirar-reapertura'] end)
    or (ultimo.paso = 'aprobar' and ultimo.por <> actual.aprobada_por)
    or (ultimo.paso = 'enviar' and ultimo.por <> actual.enviada_por)
    or (ultimo.paso = 'pedir-reapertura' and ultimo.por <> actual.reapertura_pedida_por) then
    perform libro_negar('ESTADO_NO_ADMITE', 'Cada paso de una conciliación dice quién lo dio.');
  end if;
  -- The one right before: somebody asked for it, and somebody else does it.
  if ultimo.paso = 'reabrir' and not exists (
    select from paso_de_conciliacion p where p.conciliacion = actual.id and p.paso = 'pedir-reapertura' and p.por <> ultimo.por
      and p.n = (select max(x.n) from paso_de_conciliacion x where x.conciliacion = actual.id and x.n < ultimo.n)
  ) then
    perform libro_negar('REAPERTURA_DE_DOS', 'La reabre una persona distinta de quien lo pidió.');
  end if;
  return null;
end
$$;
comment on function conciliacion_firmada is
  'At the end of the transaction: the last step of a conciliación is the one of its state, of whoever its state says.';
create constraint trigger conciliacion_firmada after insert or update on conciliacion deferrable initially deferred
  for each row execute function conciliacion_firmada();
-- And no step is told of what did not happen.
create constraint trigger conciliacion_firmada after insert on paso_de_conciliacion deferrable initially deferred
  for each row execute function conciliacion_firmada();

-- No month closes while an account in use is not signed: taking one out of use is no way around.
create function cuenta_bancaria_dejar_de_usar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Nothing moves in it meanwhile.
  perform from avance_de_banco a where a.cuenta_bancaria = new.id for update;
  if saldo_de_banco(new.id, 'infinity') <> 0 or saldo_de_libros_de_banco(new.id, 'infinity') <> 0
    or exists (select from linea_de_banco l where l.cuenta_bancaria = new.id and l.pendiente <> 0)
    or exists (select from movimiento_de_banco m where m.cuenta_bancaria = new.id and m.pendiente <> 0)
    or exists (select from conciliacion c where c.cuenta_bancaria = new.id and c.estado = 'en_revision') then
    perform libro_negar('CUENTA_BANCARIA_EN_USO', 'La cuenta bancaria todavía tiene saldo, algo sin cruzar o una conciliación en revisión.');
  end if;
  return new;
end
$$;
comment on function cuenta_bancaria_dejar_de_usar is 'A bank account goes out of use once it holds nothing and nothing is outstanding.';
create trigger cuenta_bancaria_dejar_de_usar before update of activa on cuenta_bancaria
  for each row when (old.activa and not new.activa) execute function cuenta_bancaria_dejar_de_usar();
