-- no convive: whatever posts says its operación from here on, and the version before does not know how
-- The questions themselves, in one place below all paths: the ledger's door asks them of every partida (0091_libro_operacion.sql) and
-- control_exigir of every decision that posts nothing.

-- A trial in earnest, to know whether what is asked for could be done and what it takes. It ends with the transaction undone, always.
create table ensayo_de_acto (
  id bigint generated always as identity primary key,
  en timestamptz not null
);
grant select on ensayo_de_acto to cuadra_app;
comment on table ensayo_de_acto is 'Empty: whatever puts a row here cannot be committed.';
create function ensayo_no_se_guarda() returns trigger language plpgsql as $$
begin
  raise exception 'Lo que se ensaya no se guarda.' using errcode = 'CU002';
end
$$;
comment on function ensayo_no_se_guarda is 'A trial is never committed.';
create constraint trigger ensayo_no_se_guarda after insert on ensayo_de_acto deferrable initially deferred
  for each row execute function ensayo_no_se_guarda();

create type acto_por_juzgar as (
  id uuid, operacion text, clase text, monto bigint, agencia text, persona uuid, aprobador uuid, autorizacion uuid, huella bytea,
  con_documento boolean
);
comment on type acto_por_juzgar is 'What control_juzgar is asked about: an act with what it does, whose it is and who consented.';

-- The same words for whoever reads them beforehand (core) and here. As a table, so that the planner writes it into what asks.
create function control_clase(clase_de_operacion text, neto numeric, de_socios numeric, total numeric) returns table (clase text, monto bigint)
language sql immutable as $$
  select x.clase, (case x.clase
      when 'paga' then greatest(-neto, de_socios, case when clase_de_operacion = 'paga' then total end)
      when 'ingresa' then case when neto > 0 then neto else total end
      else total end)::bigint
  from (select case
      when neto < 0 or clase_de_operacion = 'paga' or (clase_de_operacion = 'lineas' and de_socios > 0) then 'paga'
      when clase_de_operacion = 'ingresa' or (clase_de_operacion = 'lineas' and neto > 0) then 'ingresa'
      else 'mueve' end as clase) x
$$;
comment on function control_clase is
  'What a partida does with money by its lines: net of cash and banks, what leaves members'' accounts, and the total.';

create function control_pide_otra(acto acto_por_juzgar, por_revision boolean, razon text) returns void language plpgsql as $$
begin
  if current_setting('cuadra.ensayo', true) = 'on' then
    perform set_config('cuadra.por_autorizar', (coalesce(nullif(current_setting('cuadra.por_autorizar', true), ''), '[]')::jsonb
      || jsonb_build_object('operacion', acto.operacion, 'clase', acto.clase, 'monto', acto.monto, 'razon', razon))::text, true);
  elsif por_revision then
    perform libro_negar('REQUIERE_APROBACION', razon || ' Envíela a revisión.');
  else
    perform libro_negar('AUTORIZACION_REQUERIDA', razon || ' Pida autorización.');
  end if;
end
$$;
comment on function control_pide_otra is 'Says that an act takes another person; of a trial, it is kept to be told.';

create function control_exigir_prueba(acto acto_por_juzgar, instante timestamptz) returns void language plpgsql security definer set search_path = public as $$
begin
  if not exists (
    select from bitacora_quien(bitacora_contextos(), acto.id::text) q join sesion s on s.id = q.sesion
    where s.autenticada_en >= instante - interval '10 minutes'
  ) then
    perform libro_negar('REAUTENTICACION_REQUERIDA', 'Confirme otra vez su identidad para hacer esto.');
  end if;
end
$$;
comment on function control_exigir_prueba is 'Whoever does it proved lately who they are.';

create function control_de_dos(acto acto_por_juzgar, hoy date, instante timestamptz) returns void language plpgsql security definer
  set search_path = public as $$
declare
  poder     record;
  llevado   bigint;
begin
  if acto.autorizacion is not null then
    -- What one act has of several partidas is used in one transaction, each of them as often as it was consented to.
    update autorizacion a set estado = 'usada', usada_en = instante, transaccion = pg_current_xact_id()::text::bigint, usadas = a.usadas || acto.huella
    where a.id = acto.autorizacion and a.operacion = acto.operacion and a.pedida_por = acto.persona
      and ((a.estado = 'autorizada' and a.vence_en > instante) or a.transaccion = pg_current_xact_id()::text::bigint)
      and cardinality(array_positions(a.huellas, acto.huella)) > cardinality(array_positions(a.usadas, acto.huella));
    if not found then
      perform libro_negar('AUTORIZACION_NO_CORRESPONDE',
        'La autorización no es de esto, ya se usó o venció: pídala de nuevo.');
    end if;
    return;
  end if;
  -- The review of what is made by hand is its authorisation.
  select count(*) as cuantas, bool_or(p.cada is null) or max(p.cada) >= acto.monto as alcanza,
    case when bool_and(p.al_dia is not null) then max(p.al_dia) end as al_dia into poder
  from usuario_rol r join politica_de_autorizacion p on p.rol = r.rol and p.operacion = acto.operacion and p.clase = acto.clase
  where r.usuario = acto.aprobador;
  if poder.cuantas = 0 then
    perform libro_negar('SIN_PODER_DE_AUTORIZAR', 'Su rol no autoriza esto: debe hacerlo otra persona.');
  end if;
  insert into autorizado_por_dia as d (persona, dia, monto) values (acto.aprobador, hoy, acto.monto)
  on conflict (persona, dia) do update set monto = d.monto + excluded.monto returning d.monto into llevado;
  if not poder.alcanza or llevado > poder.al_dia then
    perform libro_negar('FALTA_OTRA_FIRMA', format(
      'Pasa de lo que usted autoriza solo (%s): lo autoriza quien pueda más, o dos administradores lo amplían en Operaciones y límites.',
      en_quetzales(case when poder.alcanza then poder.al_dia else (
        select max(p.cada) from usuario_rol r join politica_de_autorizacion p on p.rol = r.rol and p.operacion = acto.operacion and p.clase = acto.clase
        where r.usuario = acto.aprobador) end)));
  end if;
end
$$;
comment on function control_de_dos is 'The consent that an act brings is of it, in force and enough; it is used here, once.';

create function control_solo(acto acto_por_juzgar, por_revision boolean, del_dia bigint) returns void language plpgsql security definer
  set search_path = public as $$
declare
  poder record;
begin
  -- The widest of a person's roles holds; one without limit is the widest.
  select case when bool_and(p.cada is not null) then max(p.cada) end as cada,
    case when bool_and(p.al_dia is not null) then max(p.al_dia) end as al_dia into poder
  from usuario_rol r join politica p on p.rol = r.rol and p.operacion = acto.operacion and p.clase = acto.clase
  where r.usuario = acto.persona;
  if poder.cada = 0 then
    perform control_pide_otra(acto, por_revision, 'Esto siempre lo autoriza otra persona.');
  elsif acto.monto > poder.cada then
    perform control_pide_otra(acto, por_revision, format('Pasa de %s, lo que usted hace sin otra persona.', en_quetzales(poder.cada)));
  elsif del_dia > poder.al_dia then
    perform control_pide_otra(acto, por_revision, format(
      'Con esto pasaría de %s, lo que usted hace en un día sin otra persona; hoy le quedan %s.',
      en_quetzales(poder.al_dia), en_quetzales(greatest(poder.al_dia - (del_dia - acto.monto), 0)::bigint)));
  end if;
end
$$;
comment on function control_solo is 'What a person does alone is within what they may, each and a day.';

create function control_juzgar(actos acto_por_juzgar[], instante timestamptz) returns void language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  hoy     date := (instante at time zone 'America/Guatemala')::date;
  uno     acto_por_juzgar;
  suya    record;
  llevado bigint;
begin
  if current_setting('cuadra.ensayo', true) = 'on' then
    insert into ensayo_de_acto (en) values (instante);
  end if;
  -- Those of a tanda are mostly of the same people doing the same: each group is asked for once, by its largest and its sum.
  for suya in
    select a.*, o.por_revision, o.a_otro, p.*
    from (
      select x.persona, x.operacion, x.clase, x.aprobador is null and x.autorizacion is null as sola,
        sum(x.monto)::bigint as suma, max(x.monto) as mayor, array_agg(x order by x.monto desc) as actos
      from unnest(actos) x group by 1, 2, 3, 4
    ) a
    join operacion o on o.operacion = a.operacion
    cross join lateral (
      select count(*) as filas, case when bool_and(x.cada is not null) then max(x.cada) end as cada,
        case when bool_and(x.al_dia is not null) then max(x.al_dia) end as al_dia,
        bool_and(x.reautenticar) as reautenticar,
        case when bool_and(x.soporte_desde is not null) then max(x.soporte_desde) end as soporte_desde,
        min(x.avisa_desde) as avisa_desde
      from usuario_rol r join politica x on x.rol = r.rol and x.operacion = a.operacion and x.clase = a.clase
      where r.usuario = a.persona
    ) p
    order by a.persona, a.clase, a.operacion
  loop
    if suya.filas = 0 then
      perform libro_negar('OPERACION_SIN_POLITICA', 'Nadie de su rol hace esto en la institución: lo decide un administrador en Operaciones y límites.');
    end if;
    if suya.reautenticar then perform control_exigir_prueba(suya.actos[1], instante); end if;
    if suya.mayor >= suya.soporte_desde then perform control_exigir_soporte(suya.actos, suya.soporte_desde); end if;
    if not suya.sola then
      foreach uno in array suya.actos loop
        perform control_de_dos(uno, hoy, instante);
      end loop;
    else
      llevado := suya.suma;
      if suya.clase <> 'decide' then
        insert into movido_por_dia as m (persona, dia, clase, monto) values (suya.persona, hoy, suya.clase, suya.suma)
        on conflict (persona, dia, clase) do update set monto = m.monto + excluded.monto returning m.monto into llevado;
      end if;
      if suya.mayor > suya.cada or suya.cada = 0 or llevado > suya.al_dia then
        perform control_solo(suya.actos[1], suya.por_revision, llevado);
      end if;
    end if;
    if suya.a_otro or suya.mayor >= suya.avisa_desde then
      insert into senal (clase, operacion, agencia, monto, persona, otra, partida, autorizacion, en)
      select case when suya.a_otro then 'a-otro' else 'umbral' end, a.operacion, a.agencia, a.monto, a.persona,
        coalesce(a.aprobador, (select z.resuelta_por from autorizacion z where z.id = a.autorizacion)),
        case when a.clase <> 'decide' then a.id end, a.autorizacion, instante
      from unnest(suya.actos) a where suya.a_otro or a.monto >= suya.avisa_desde;
    end if;
  end loop;
end
$$;
comment on function control_juzgar is
  'What every act is asked, wherever it comes from: a policy, within the limits or with another''s consent, proof, support; and who is told.';

create function control_exigir_soporte(actos acto_por_juzgar[], desde bigint) returns void language plpgsql security definer set search_path = public as $$
begin
  if exists (
    select from unnest(actos) a
    where a.monto >= desde and not coalesce(a.con_documento, false) and not exists (select from soporte s where s.partida = a.id)
  ) then
    perform libro_negar('SOPORTE_REQUERIDO', format('Desde %s esto lleva un documento: adjúntelo o escriba su número.', en_quetzales(desde)));
  end if;
end
$$;
comment on function control_exigir_soporte is 'From an amount on, an act brings a document.';

-- For acts that post nothing.
create function control_exigir(
  operacion_pedida text, agencia_pedida text, monto_pedido bigint, entidad_pedida text, id_pedido text, huella_pedida bytea,
  documentado boolean, autorizacion_dada uuid, instante timestamptz
) returns void language plpgsql security definer set search_path = public as $$
declare
  actor uuid := actor_de_la_transaccion();
begin
  if actor is null then
    perform libro_negar('SIN_PERMISO', 'Una decisión es de una persona.');
  end if;
  if not exists (select from operacion o where o.operacion = operacion_pedida and o.clase = 'decide') then
    raise exception 'La operación % no es una decisión.', operacion_pedida using errcode = 'CU002';
  end if;
  perform control_juzgar(array[row(gen_random_uuid(), operacion_pedida, 'decide', monto_pedido, agencia_pedida, actor, null, autorizacion_dada,
    huella_pedida, documentado)::acto_por_juzgar], instante);
  insert into acto (operacion, agencia, monto, entidad, id_entidad, persona, autorizacion, en, transaccion)
  values (operacion_pedida, agencia_pedida, monto_pedido, entidad_pedida, id_pedido, actor, autorizacion_dada, instante,
    pg_current_xact_id()::text::bigint);
end
$$;
comment on function control_exigir is 'A decision over money is judged as what moves it is, and kept; what it allows is allowed in this transaction.';

create function hay_acto(operacion_pedida text, id_pedido text) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from acto a where a.transaccion = pg_current_xact_id_if_assigned()::text::bigint
    and a.operacion = operacion_pedida and a.id_entidad = id_pedido)
$$;
comment on function hay_acto is 'Whether that decision over that was admitted in this very transaction.';
