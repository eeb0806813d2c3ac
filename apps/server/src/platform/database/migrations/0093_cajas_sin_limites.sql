-- no convive: the version before reads the limits, the tolerance and the authorisations of each caja, which are gone
-- The counter stands on the one policy and the one authorisation. One contador changed the limits of a caja alone, and a kind without a limit
-- had none; now a role's policy limits each kind, each and a day, at the ledger's door (0090_control_juicio.sql), and the tolerance of a
-- difference is the policy of whoever reviews it.

select set_config('cuadra.accion', 'migracion', true);

-- What an institution had narrowed in all of its drawers stays narrowed.
update politica p set cada = least(p.cada, l.maximo)
from (
  select l.clase, max(l.maximo) as maximo from caja c join limite_de_caja l on l.caja = c.id
  where c.activa and c.clase = 'caja' group by l.clase
  having count(*) = (select count(*) from caja c where c.activa and c.clase = 'caja')
) l where p.operacion = 'caja-' || l.clase and p.rol = 'cajero';

-- One person settles Q 5.00, or less where no caja admitted as much.
update politica p set cada = least(500, (select max(c.tolerancia) from caja c where c.activa and c.tolerancia > 0))
where p.operacion = 'caja-diferencia' and p.rol in ('jefe_agencia', 'contador') and p.cada is null;

drop table limite_de_caja;

-- What was authorised is kept with the rest. What nobody used yet is bound to no lines and can no longer be: it is asked for again.
insert into autorizacion (id, operacion, clase, agencia, monto, huellas, cuentas, resumen, razon, orden, pedido, estado, pedida_por, pedida_en,
  vence_en, resuelta_por, resuelta_en, motivo, usada_en)
select a.id, o.operacion, case when o.clase <> 'lineas' then o.clase when a.sentido = 'entrada' then 'ingresa' else 'paga' end,
  c.agencia, a.monto, array[decode(repeat('00', 32), 'hex')],
  array_remove(array[(a.orden -> 'movimiento' ->> 'cuentaAhorro')::bigint], null),
  btrim(left(a.concepto, 500)), 'Pasaba del límite de la caja, o deshacía un movimiento.', a.orden, decode(repeat('00', 32), 'hex'),
  e.estado, a.pedida_por, a.pedida_en, a.pedida_en + interval '24 hours', a.resuelta_por,
  coalesce(a.resuelta_en, now()), case when e.estado = 'retirada' and a.estado <> 'retirada'
    then 'Las autorizaciones de caja pasaron a Autorizaciones: pídala de nuevo.' else a.motivo end,
  case when e.estado = 'usada' then m.registrado_en end
from autorizacion_de_caja a
join jornada j on j.id = a.jornada
join caja c on c.id = j.caja
left join movimiento_de_caja m on m.autorizacion = a.id
join operacion o on o.operacion = case
  when a.revierte is not null then 'caja-reversion'
  when a.clase in ('dotacion', 'entrega', 'traslado') then 'caja-traslado'
  else 'caja-' || a.clase end
cross join lateral (select case when m.id is not null then 'usada' when a.estado = 'negada' then 'negada' else 'retirada' end as estado) e;

alter table movimiento_de_caja drop constraint movimiento_de_caja_autorizacion_fkey;

-- As in 0038_cajas_movimientos.sql, without limits of its own: its partida says which operación it is and who consented to it, and was
-- judged before. Here, that the operación is the movement's: nothing is undone, nor taken out, by a lighter name.
create or replace function movimiento_de_caja_admitir() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  suya     jornada;
  original movimiento_de_caja;
  lado     record;
  posteada record;
begin
  -- Held until the end: whoever counts waits for the movements on their way, and they for who counts.
  select j.* into suya from jornada j where j.id = new.jornada for share;
  new.caja := suya.caja;
  new.fecha := suya.fecha;
  select c.sentido, c.de_revision into lado from clase_de_movimiento c where c.clase = new.clase;
  if lado.de_revision then
    if suya.estado not in ('cerrada', 'observada') or new.hecho_por = suya.cajero then
      perform libro_negar('JORNADA_CERRADA', 'La diferencia de una jornada la contabiliza quien la revisa.');
    end if;
  elsif suya.estado <> 'abierta' then
    perform libro_negar('JORNADA_CERRADA', 'La jornada ya se contó o se cerró: no admite movimientos.');
  elsif suya.congelada_por is not null then
    perform libro_negar('CAJA_CONGELADA', 'La caja está en arqueo sorpresivo: espere a que termine.');
  elsif new.hecho_por <> suya.cajero then
    perform libro_negar('CAJA_AJENA', 'Los movimientos de una jornada los hace su cajero.');
  end if;
  if lado.sentido is not null and (lado.sentido = new.sentido) = (new.revierte is not null) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'El efectivo de ese movimiento va en el otro sentido.');
  end if;
  select m.* into original from movimiento_de_caja m where m.id = new.revierte;
  if new.revierte is not null and (
    original.id is null or original.revierte is not null or original.sentido = new.sentido
    or (original.caja, original.clase, original.monto, original.medio, original.traslado)
       is distinct from (new.caja, new.clase, new.monto, new.medio, new.traslado)
  ) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'Un movimiento se deshace entero, en la caja que lo hizo y una sola vez.');
  end if;

  select p.operacion, p.autorizacion, p.autor, p.aprobador into posteada from partida p where p.id = new.partida;
  new.autorizacion := posteada.autorizacion;
  if posteada.operacion <> 'demostracion' and (
    new.hecho_por not in (posteada.autor, coalesce(posteada.aprobador, posteada.autor))
    or posteada.operacion <> case
      when lado.de_revision then 'caja-diferencia'
      -- A traslado comes back only once it was refused, which two saw (traslado_con_sus_movimientos).
      when new.traslado is not null then case when new.revierte is null and new.sentido = 'entrada' then 'caja-recepcion' else 'caja-traslado' end
      when new.revierte is not null then 'caja-reversion'
      else 'caja-' || new.clase end
  ) then
    perform libro_negar('OPERACION_DESCONOCIDA', 'La partida de un movimiento es de la misma operación y de quien lo hace.');
  end if;

  update saldo_de_caja s
  set saldo = s.saldo + case new.sentido when 'entrada' then new.monto else -new.monto end, ultimo_recibo = s.ultimo_recibo + 1
  where s.caja = new.caja returning s.ultimo_recibo into new.recibo;
  return new;
end
$$;
comment on function movimiento_de_caja_admitir is
  'A movement is of an open jornada of its cajero, and its partida was judged as what it is; here it gets its receipt and changes the balance.';

drop trigger autorizacion_de_caja_admitir on autorizacion_de_caja;
drop function autorizacion_de_caja_admitir;
drop table autorizacion_de_caja;

alter table movimiento_de_caja add constraint movimiento_de_caja_autorizacion_fkey foreign key (autorizacion) references autorizacion;
comment on column movimiento_de_caja.autorizacion is 'The consent that its partida was posted with.';
revoke insert (autorizacion) on movimiento_de_caja from cuadra_app;

-- As in 0052_ahorros_ventanilla.sql; that it is the account that was consented to is asked of every movement of savings
-- (0092_ahorros_actos.sql). And whoever watches is told when somebody else takes a member's money.
create or replace function movimiento_de_caja_en_ahorro() returns trigger language plpgsql security definer
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
  elsif new.clase = 'retiro-ahorro' and new.persona_documento is not null and not exists (
    -- However they were typed: letters and digits are what a document is.
    select from titular t join asociado s on s.id = t.asociado
    where t.cuenta = suyo.cuenta and upper(regexp_replace(new.persona_documento, '[\s.\-/]', '', 'g')) in (
      upper(regexp_replace(s.dpi, '[\s.\-/]', '', 'g')), upper(regexp_replace(s.documento, '[\s.\-/]', '', 'g')))
  ) then
    insert into senal (clase, operacion, agencia, monto, persona, otra, partida, autorizacion, cuenta, en)
    select 'a-otro', 'caja-retiro-ahorro', k.agencia, new.monto, new.hecho_por,
      (select a.resuelta_por from autorizacion a where a.id = new.autorizacion), new.partida, new.autorizacion, suyo.cuenta, new.registrado_en
    from caja k where k.id = new.caja;
  end if;
  return null;
end
$$;
comment on function movimiento_de_caja_en_ahorro is
  'At the end of the transaction: cash of a saver moved one savings account of the agencia by as much, or back the one it undoes; to somebody else, it is told.';

create function tolerancia_de_diferencia(de_la_jornada bigint, roles text[], neta bigint) returns bigint language sql stable as $$
  select least(de_la_jornada, case when count(*) = 0 then 0 when bool_and(p.cada is not null) then max(p.cada) end)
  from politica p
  where p.operacion = 'caja-diferencia' and p.rol = any(roles)
    and p.clase = case sign(neta) when 1 then 'ingresa' when -1 then 'paga' else 'mueve' end
$$;
comment on function tolerancia_de_diferencia is
  'How large a difference somebody with those roles settles alone: as the policy says, and never more than it said when the jornada was opened.';

-- As in 0037_cajas_jornadas.sql; the tolerance comes from the policy.
create or replace function jornada_admitir() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    if new.estado <> 'abierta' or new.congelada_por is not null then
      perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada empieza abierta.');
    end if;
    perform from caja c where c.id = new.caja and c.activa for share;
    if not found then perform libro_negar('CAJA_INACTIVA', 'La caja no está activa.'); end if;
    select case when bool_and(p.cada is not null) then max(p.cada) when count(*) = 0 then 0 else 1000000000000 end into new.tolerancia
    from politica p where p.operacion = 'caja-diferencia';
    if not exists (
      select from asignacion_de_caja a
      where a.caja = new.caja and a.cajero = new.cajero and new.fecha >= a.desde and (a.hasta is null or new.fecha <= a.hasta)
    ) then
      perform libro_negar('CAJA_AJENA', 'La caja no está asignada a ese cajero en ese día.');
    end if;
    if exists (select from jornada j where j.caja = new.caja and j.fecha > new.fecha) then
      perform libro_negar('ESTADO_NO_ADMITE', 'La caja ya tiene una jornada de un día posterior.');
    end if;
    -- Which one comes after which is never in doubt, whatever a clock says.
    new.abierta_en := greatest(new.abierta_en,
      (select max(j.abierta_en) + interval '1 microsecond' from jornada j where j.caja = new.caja));
    return new;
  end if;
  if (new.id, new.caja, new.cajero, new.fecha, new.tolerancia, new.abierta_en)
     is distinct from (old.id, old.caja, old.cajero, old.fecha, old.tolerancia, old.abierta_en)
     or (old.cerrada_en is not null and new.cerrada_en is distinct from old.cerrada_en)
     or (old.cerrada_en is not null and new.explicacion is distinct from old.explicacion) then
    raise exception 'Lo que pasó en una caja no se cambia ni se borra.' using errcode = 'CU003';
  end if;
  if new.estado <> old.estado and (old.estado, new.estado) not in (
    ('abierta', 'contada'), ('contada', 'cerrada'), ('cerrada', 'revisada'), ('cerrada', 'observada'), ('observada', 'revisada')
  ) then
    perform libro_negar('ESTADO_NO_ADMITE', format('Una jornada %s no pasa a %s.', old.estado, new.estado));
  end if;
  if new.estado = 'contada' and not exists (select from arqueo a where a.jornada = new.id and a.clase = 'cierre') then
    perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada se da por contada con su arqueo.');
  end if;
  if new.estado = 'cerrada' and new.explicacion is null and exists (
    select from diferencia_de_jornada(new.id) d where d.descuadre <> 0
  ) then
    perform libro_negar('DIFERENCIA_SIN_EXPLICAR', 'Una jornada con diferencia se cierra con su explicación.');
  end if;
  if new.estado = 'observada' and old.estado = 'cerrada' and not exists (
    select from paso_de_revision r where r.jornada = new.id and r.paso = 'observar' and r.por <> new.cajero
  ) then
    perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada se observa con un comentario de otra persona.');
  end if;
  return new;
end
$$;
comment on column jornada.tolerancia is 'As the policy had it when the jornada was opened: raised later, it settles nothing of the past.';

alter table caja drop column tolerancia;

-- As in 0039_cajas_cuadre.sql; the tolerance is that of whoever reviews.
create or replace function jornada_entera() returns trigger language plpgsql security definer set search_path = public as $$
declare
  hallada record;
  puesto  bigint;
  quien   paso_de_revision;
begin
  if not exists (select from arqueo a where a.jornada = new.id and a.clase = 'apertura') then
    perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada se abre con su conteo.');
  end if;
  if new.estado <> 'revisada' then return null; end if;
  select d.* into hallada from diferencia_de_jornada(new.id) d;
  select coalesce(sum(case m.sentido when 'entrada' then m.monto else -m.monto end), 0) into puesto
  from movimiento_de_caja m join clase_de_movimiento c on c.clase = m.clase and c.de_revision where m.jornada = new.id;
  if puesto <> hallada.de_apertura + hallada.de_cierre then
    perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada se revisa con toda su diferencia contabilizada.');
  end if;
  select r.* into quien from paso_de_revision r where r.jornada = new.id and r.paso = 'revisar' order by r.en desc limit 1;
  if quien.id is null or quien.por = new.cajero then
    perform libro_negar('REVISION_PROPIA', 'Una jornada la revisa otra persona.');
  end if;
  if hallada.descuadre > tolerancia_de_diferencia(
    new.tolerancia, array(select r.rol from usuario_rol r where r.usuario = quien.por), hallada.de_apertura + hallada.de_cierre
  ) and not exists (
    select from paso_de_revision p where p.id = quien.propuesta and p.jornada = new.id and p.paso = 'proponer'
      and p.por not in (quien.por, new.cajero) and p.destino is not distinct from quien.destino
      and not exists (select from paso_de_revision r where r.propuesta = p.id and r.paso = 'negar')
  ) then
    perform libro_negar('DIFERENCIA_DE_DOS', 'Una diferencia mayor que la tolerancia la aprueba una segunda persona.');
  end if;
  return null;
end
$$;
