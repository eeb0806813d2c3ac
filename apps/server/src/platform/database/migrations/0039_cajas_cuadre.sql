-- What agrees with what in the cajas: what the partidas moved of their accounts and what the movements say, in both directions;
-- what is counted and the books; what a state says and what was done. Most of it is compared at the end of every transaction.
-- As in the file before, no plan may read a whole table.

create function caja_cuadra_con_libro(partida_vista uuid) returns void language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  -- Its movements first, by themselves: a join may begin with every caja and read all that each one ever moved.
  if exists (
    with suyos as materialized (
      select m.caja, m.monto, m.sentido from movimiento_de_caja m where m.partida = partida_vista
    )
    select from (
      select l.id_cuenta, l.agencia, l.debe, l.haber from linea_de_caja l where l.partida = partida_vista
      union all
      select c.id_cuenta, c.agencia, -m.monto * (m.sentido = 'entrada')::int, -m.monto * (m.sentido = 'salida')::int
      from suyos m join caja c on c.id = m.caja
    ) lado group by lado.id_cuenta, lado.agencia having sum(lado.debe) <> 0 or sum(lado.haber) <> 0
  ) then
    perform libro_negar('CUENTA_DE_CAJA', 'Esa cuenta es de las cajas de la agencia: solo la mueven los movimientos de una caja.');
  end if;
  if exists (
    select from movimiento_de_caja m
    where m.partida = partida_vista and m.fecha <> (select p.fecha from partida p where p.id = partida_vista)
  ) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'La partida de un movimiento es del día de su jornada.');
  end if;
end
$$;
comment on function caja_cuadra_con_libro is
  'What a partida moved of accounts of cajas is what its movements say, account by account and side by side, on the same day.';

create function linea_de_caja_explicada() returns trigger language plpgsql as $$
begin
  perform caja_cuadra_con_libro(new.partida);
  return null;
end
$$;
comment on function linea_de_caja_explicada is 'At the end of the transaction: lines on accounts of cajas and movements explain each other.';

create constraint trigger linea_de_caja_explicada after insert on linea_de_caja deferrable initially deferred
  for each row execute function linea_de_caja_explicada();
create constraint trigger movimiento_contabilizado after insert on movimiento_de_caja deferrable initially deferred
  for each row execute function linea_de_caja_explicada();

create function arqueo_admitir() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  suya     jornada;
  anterior arqueo;
  base     arqueo;
begin
  select j.* into suya from jornada j where j.id = new.jornada for update;
  select coalesce(max(a.n), 0) + 1 into new.n from arqueo a where a.jornada = new.jornada and a.clase = new.clase;

  if new.clase = 'apertura' then
    -- The last count of the jornada before: the cash goes from hand to hand as it was counted.
    select a.* into anterior from arqueo a
    where a.clase = 'cierre' and a.jornada = (
      select j.id from jornada j where j.caja = suya.caja and j.id <> suya.id and j.cerrada_en is not null
      order by j.abierta_en desc limit 1)
    order by a.n desc limit 1;
    if suya.estado <> 'abierta' or new.n > 1 or new.contado_por <> suya.cajero then
      perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada tiene un solo conteo de apertura, de su cajero.');
    end if;
    new.libro_efectivo := coalesce(anterior.efectivo, (select s.saldo from saldo_de_caja s where s.caja = suya.caja));
    new.libro_cheque := coalesce(anterior.cheque, 0);
    new.libro_vale := coalesce(anterior.vale, 0);
    if new.explicacion is null and (
      (anterior.conteo <> new.conteo and piezas_de_conteo(anterior.conteo) <> piezas_de_conteo(new.conteo))
      or (new.efectivo, new.cheque, new.vale) is distinct from (new.libro_efectivo, new.libro_cheque, new.libro_vale)
    ) then
      perform libro_negar('DIFERENCIA_SIN_EXPLICAR', 'Lo contado no es lo que quedó en el último cierre: explique por qué.');
    end if;
    return new;
  end if;

  if new.clase = 'cierre' and (suya.estado not in ('abierta', 'contada') or new.contado_por <> suya.cajero) then
    perform libro_negar('JORNADA_CERRADA', 'La jornada ya se cerró: su arqueo no cambia.');
  elsif new.clase = 'cierre' and suya.congelada_por is not null then
    perform libro_negar('CAJA_CONGELADA', 'La caja está en arqueo sorpresivo: espere a que termine.');
  elsif new.clase = 'sorpresa' and (suya.congelada_por is distinct from new.contado_por or new.firmado_con <> suya.cajero) then
    perform libro_negar('ESTADO_NO_ADMITE', 'Un arqueo sorpresivo lo hace quien congeló la caja y lo firma su cajero.');
  end if;
  select a.* into base from arqueo a where a.jornada = new.jornada and a.clase = 'apertura';
  select base.efectivo + coalesce(sum(x.monto) filter (where x.medio = 'efectivo'), 0),
         base.cheque + coalesce(sum(x.monto) filter (where x.medio = 'cheque'), 0), base.vale
  into new.libro_efectivo, new.libro_cheque, new.libro_vale
  from (
    select m.medio, case m.sentido when 'entrada' then m.monto else -m.monto end as monto
    from movimiento_de_caja m join clase_de_movimiento c on c.clase = m.clase
    where m.jornada = new.jornada and not c.de_revision
  ) x;
  return new;
end
$$;
comment on function arqueo_admitir is
  'Who may count and when, and what the books say at that moment: the opening count and the movements since.';

create trigger arqueo_admitir before insert on arqueo for each row execute function arqueo_admitir();

create function arqueo_da_por_contada() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update jornada set estado = 'contada', version = version + 1 where id = new.jornada;
  return null;
end
$$;
comment on function arqueo_da_por_contada is 'Once counted, a jornada is counted: no movement comes between the count and its state.';

create trigger arqueo_da_por_contada after insert on arqueo
  for each row when (new.clase = 'cierre') execute function arqueo_da_por_contada();

create function jornada_entera() returns trigger language plpgsql security definer set search_path = public as $$
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
  if hallada.descuadre > new.tolerancia and not exists (
    select from paso_de_revision p where p.id = quien.propuesta and p.jornada = new.id and p.paso = 'proponer'
      and p.por not in (quien.por, new.cajero) and p.destino is not distinct from quien.destino
      and not exists (select from paso_de_revision r where r.propuesta = p.id and r.paso = 'negar')
  ) then
    perform libro_negar('DIFERENCIA_DE_DOS', 'Una diferencia mayor que la tolerancia la aprueba una segunda persona.');
  end if;
  return null;
end
$$;
comment on function jornada_entera is
  'At the end of the transaction: opened on a count; reviewed by another person, by two beyond the tolerance, with the difference posted.';

create constraint trigger jornada_entera after insert or update on jornada deferrable initially deferred
  for each row when (new.estado in ('abierta', 'revisada')) execute function jornada_entera();

create function diferencia_con_su_revision() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (
    select from clase_de_movimiento c join jornada j on j.id = new.jornada
    where c.clase = new.clase and c.de_revision and j.estado <> 'revisada'
  ) then
    perform libro_negar('ESTADO_NO_ADMITE', 'La diferencia de una jornada se contabiliza al revisarla.');
  end if;
  return null;
end
$$;
comment on function diferencia_con_su_revision is
  'At the end of the transaction: a difference is posted by the review itself, never without it.';

create constraint trigger diferencia_con_su_revision after insert on movimiento_de_caja deferrable initially deferred
  for each row execute function diferencia_con_su_revision();

create function traslado_con_sus_movimientos() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  pedido   record := new;
  salidas  integer;
  entradas integer;
  vueltas  integer;
  otros    integer;
begin
  if tg_table_name = 'movimiento_de_caja' then
    select t.* into pedido from traslado_de_caja t where t.id = new.traslado;
  end if;
  select count(*) filter (where m.sentido = 'salida' and m.caja = pedido.origen and m.revierte is null),
         count(*) filter (where m.sentido = 'entrada' and m.caja = pedido.destino and m.revierte is null),
         count(*) filter (where m.sentido = 'entrada' and m.caja = pedido.origen and m.revierte is not null),
         count(*) filter (where (m.monto, m.medio, m.clase) is distinct from (pedido.monto, pedido.medio, pedido.clase))
  into salidas, entradas, vueltas, otros
  from movimiento_de_caja m where m.traslado = pedido.id;
  if otros > 0 or array[salidas, entradas, vueltas] <> (case pedido.estado
    when 'pedido' then array[0, 0, 0] when 'anulado' then array[0, 0, 0] when 'recibido' then array[1, 1, 0]
    when 'devuelto' then array[1, 0, 1] else array[1, 0, 0] end) then
    perform libro_negar('MOVIMIENTO_INVALIDO', 'Un traslado tiene los movimientos de su estado, por su monto.');
  end if;
  return null;
end
$$;
comment on function traslado_con_sus_movimientos is
  'At the end of the transaction: what left one caja and entered the other is what the state of the traslado says.';

create constraint trigger traslado_con_sus_movimientos after insert or update on traslado_de_caja deferrable initially deferred
  for each row execute function traslado_con_sus_movimientos();
create constraint trigger traslado_con_sus_movimientos after insert on movimiento_de_caja deferrable initially deferred
  for each row when (new.traslado is not null) execute function traslado_con_sus_movimientos();

-- In the order of the books, which no clock decides: of two at once, the second is judged with the first. Planned each time: over
-- an empty table, the index of the day seems as good as that of the person.
create function efectivo_de_persona(movimiento_pedido uuid) returns bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_custom_plan
as $$
declare
  este movimiento_de_caja;
  suyo integer;
begin
  select m.* into este from movimiento_de_caja m where m.id = movimiento_pedido;
  select p.numero into suyo from partida p where p.id = este.partida;
  return (
    select sum(m.monto)::bigint from movimiento_de_caja m
    where m.persona_documento = este.persona_documento and m.fecha = este.fecha and m.sentido = este.sentido
      and m.medio = 'efectivo' and m.revierte is null
      and (select p.numero from partida p where p.id = m.partida) <= suyo
      and not exists (select from movimiento_de_caja r where r.revierte = m.id)
  );
end
$$;
comment on function efectivo_de_persona is
  'The cash that a person moved on the day of a movement, the same way, up to it; what was undone does not count.';

create function efectivo_del_dia(documento_pedido text, dia date, lado text) returns bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_custom_plan
as $$
begin
  return (
    select coalesce(sum(m.monto), 0)::bigint from movimiento_de_caja m
    where m.persona_documento = documento_pedido and m.fecha = dia and m.sentido = lado and m.medio = 'efectivo'
      and m.revierte is null and not exists (select from movimiento_de_caja r where r.revierte = m.id)
  );
end
$$;
comment on function efectivo_del_dia is
  'The cash that a person moved on a day, one way, in whatever caja; what was undone does not count.';

create function movimiento_identificado() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  reglas    configuracion_de_cajas;
  acumulado numeric;
begin
  if not exists (select from clase_de_movimiento c where c.clase = new.clase and c.pide_persona) then return null; end if;
  select g.* into reglas from configuracion_de_cajas g;
  if new.persona_documento is null then
    if new.monto >= reglas.identificar_desde then
      perform libro_negar('PERSONA_REQUERIDA', 'Por su monto, el movimiento dice quién trae o recibe el efectivo.');
    end if;
    return null;
  end if;
  acumulado := efectivo_de_persona(new.id);
  if acumulado * 1000000 >= reglas.umbral_ive::numeric * reglas.tasa_dolar
     and not exists (select from formulario_ive f where f.movimiento = new.id) then
    perform libro_negar('ORIGEN_DE_FONDOS_REQUERIDO', 'Por su monto, en uno o varios movimientos del día, se pide el origen de los fondos.');
  end if;
  return null;
end
$$;
comment on function movimiento_identificado is
  'At the end of the transaction: cash of a person that reaches the threshold in a day says where it comes from.';

create constraint trigger movimiento_identificado after insert on movimiento_de_caja deferrable initially deferred
  for each row when (new.medio = 'efectivo' and new.revierte is null) execute function movimiento_identificado();
