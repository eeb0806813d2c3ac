-- The chain runs across years and holds everything a document says. The first partida of a year links to the last one of
-- the latest year that has any, as it is when the order of the new one is first taken; what is posted later in the older year stays
-- in its own chain. Besides what it held (core/huella.ts, version 2), a link holds the names of people and of accounts.

alter table ejercicio
  add column huella_inicial bytea check (length(huella_inicial) = 32),
  add column sigue_ejercicio integer,
  add column sigue_numero integer,
  add constraint ejercicio_sigue_a_otro check (sigue_ejercicio < anio and sigue_numero > 0),
  add constraint ejercicio_sigue_entero check ((sigue_ejercicio is null) = (sigue_numero is null));
comment on column ejercicio.huella_inicial is
  'What its first partida links to: the link of sigue_numero in sigue_ejercicio or, without one, zeros. Null: nobody took its order yet.';
-- Years that already have partidas begin as they began.
update ejercicio set huella_inicial = decode(repeat('00', 32), 'hex') where ultimo_numero > 0;
alter table ejercicio add constraint ejercicio_con_inicio check (huella_inicial is not null or ultimo_numero = 0);

create function ejercicio_enlazar(cual integer) returns bytea language plpgsql security definer set search_path = public as $$
declare
  enlace bytea;
begin
  update ejercicio e set
    huella_inicial = coalesce(a.ultima_huella, e.ultima_huella), ultima_huella = coalesce(a.ultima_huella, e.ultima_huella),
    sigue_ejercicio = a.anio, sigue_numero = a.ultimo_numero
  from (values (1)) uno
  left join (
    select x.anio, x.ultimo_numero, x.ultima_huella from ejercicio x
    where x.anio < cual and x.ultimo_numero > 0 order by x.anio desc limit 1
  ) a on true
  where e.anio = cual and e.ultimo_numero = 0 and e.huella_inicial is null
  returning e.huella_inicial into enlace;
  return enlace;
end
$$;
comment on function ejercicio_enlazar is 'Ties a year without partidas to the last one of the latest year that has any; once.';

-- As in 0007_libro_contabilizar.sql, and a year whose order is taken for the first time is tied to the one before it.
create or replace function libro_tomar(anios integer[], instante timestamptz)
returns table (anio integer, ultimo_numero integer, ultima_huella bytea) language plpgsql as $$
declare
  actual integer := extract(year from instante at time zone 'America/Guatemala');
  suyo   record;
begin
  -- The current year opens by itself with its first posting; any other is opened by closing the one before it.
  if actual = any(anios) and not exists (select from ejercicio e where e.anio = actual) then
    insert into ejercicio (anio) values (actual) on conflict do nothing;
  end if;
  for suyo in
    select e.anio, e.ultimo_numero, e.ultima_huella, e.huella_inicial
    from ejercicio e where e.anio = any(anios) order by e.anio for update
  loop
    anio := suyo.anio;
    ultimo_numero := suyo.ultimo_numero;
    ultima_huella := case when suyo.huella_inicial is null then ejercicio_enlazar(suyo.anio) else suyo.ultima_huella end;
    return next;
  end loop;
end
$$;

-- As hexadecimal of its UTF-8: PostgreSQL and the program that verifies cannot differ.
create function nombre_sellado(nombre text) returns text language sql immutable parallel safe as $$
  select coalesce('"' || encode(convert_to(nombre, 'UTF8'), 'hex') || '"', 'null')
$$;
comment on function nombre_sellado is 'The name of a person as a link holds it.';

-- As in 0035_libro_juicio.sql, and each link holds the names: of its people, which it gives back, and of all accounts, by the link of
-- the version that they have now.
drop function libro_sellar(integer[], text[], text[], timestamptz, text[], date[], bigint[], text[], boolean[], integer[], text[], text[], bigint[]);

create function libro_sellar(
  ejercicios integer[], antes text[], despues text[], autores uuid[], aprobadores uuid[], iniciadores uuid[], instante timestamptz,
  agencias text[], fechas date[], totales bigint[], conceptos text[], juzgadas boolean[],
  lugares integer[], de_agencias text[], cuentas text[], netos bigint[],
  out numeros integer[], out anteriores bytea[], out huellas bytea[], out nombres integer,
  out nombres_de_autores text[], out nombres_de_aprobadores text[], out nombres_de_iniciadores text[]
) language plpgsql as $$
declare
  ultima    record;
  apartadas boolean[] := array_fill(false, array[cardinality(ejercicios)]);
  faltante  integer;
  autor     uuid;
  aprobador uuid;
  iniciador uuid;
  nombre_de_autor     text;
  nombre_de_aprobador text;
  nombre_de_iniciador text;
  de_cuentas text;
  final      text;
begin
  numeros := array_fill(null::integer, array[cardinality(ejercicios)]);
  anteriores := array_fill(null::bytea, array[cardinality(ejercicios)]);
  huellas := anteriores;
  perform from libro_tomar(ejercicios, instante);
  if true = any(juzgadas) then
    apartadas := libro_sospechosas(agencias, fechas, totales, conceptos, juzgadas, lugares, de_agencias, cuentas, netos);
  end if;
  nombres_de_autores := array_fill(null::text, array[cardinality(ejercicios)]);
  nombres_de_aprobadores := nombres_de_autores;
  nombres_de_iniciadores := nombres_de_autores;
  select v.version, format(',%s,"%s",', v.version, encode(v.huella, 'hex')) into nombres, de_cuentas
  from version_de_nombres v order by v.version desc limit 1;
  final := de_cuentas || 'null,null,null]';
  for ultima in
    select e.anio, e.ultimo_numero, e.ultima_huella from ejercicio e where e.anio = any(ejercicios) order by e.anio
  loop
    for i in 1..cardinality(ejercicios) loop
      continue when ejercicios[i] <> ultima.anio or apartadas[i];
      -- Those that travel together are mostly of the same people: they are asked again when they are others.
      if (autores[i], aprobadores[i], iniciadores[i]) is distinct from (autor, aprobador, iniciador) then
        autor := autores[i];
        aprobador := aprobadores[i];
        iniciador := iniciadores[i];
        nombre_de_autor := (select u.nombre from usuario u where u.id = autor);
        nombre_de_aprobador := (select u.nombre from usuario u where u.id = aprobador);
        nombre_de_iniciador := (select u.nombre from usuario u where u.id = iniciador);
        final := concat(de_cuentas, nombre_sellado(nombre_de_autor), ',', nombre_sellado(nombre_de_aprobador), ',',
          nombre_sellado(nombre_de_iniciador), ']');
      end if;
      nombres_de_autores[i] := nombre_de_autor;
      nombres_de_aprobadores[i] := nombre_de_aprobador;
      nombres_de_iniciadores[i] := nombre_de_iniciador;
      ultima.ultimo_numero := ultima.ultimo_numero + 1;
      numeros[i] := ultima.ultimo_numero;
      anteriores[i] := ultima.ultima_huella;
      ultima.ultima_huella := sha256(convert_to(
        encode(ultima.ultima_huella, 'hex') || antes[i] || ultima.ultimo_numero || despues[i] || final, 'UTF8'));
      huellas[i] := ultima.ultima_huella;
    end loop;
  end loop;
  select i into faltante from generate_subscripts(ejercicios, 1) i where numeros[i] is null and not apartadas[i] order by i limit 1;
  if found then
    perform libro_negar('PERIODO_CERRADO', format('El ejercicio %s no está abierto.', ejercicios[faltante]));
  end if;
end
$$;
comment on function libro_sellar is
  'Numbers and links the partidas of one statement, holding the order of the books; what may have something to be accepted gets no number.';

-- As in 0018_libro_origen.sql; and the bitácora tells the link of each partida, so that its own chain holds it, and its agencia.
create or replace function partida_contabilizar() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  mala      record;
  serie     record;
  personas  uuid[];
  nombres   text[];
  halladas  integer;
  contextos jsonb := bitacora_contextos();
begin
  -- Numbers and chain: the row of the ejercicio gives the order.
  for serie in
    select v.ejercicio, count(*)::int as cuantas, min(v.numero) as primero, max(v.numero) as ultimo
    from nuevas v group by v.ejercicio order by v.ejercicio
  loop
    select e.anio, e.estado, e.ultimo_numero, e.ultima_huella, e.huella_inicial into mala from ejercicio e where e.anio = serie.ejercicio for update;
    if not found or mala.estado <> 'abierto' then
      perform libro_negar('PERIODO_CERRADO', format('El ejercicio %s no está abierto.', serie.ejercicio));
    end if;
    if serie.primero <> mala.ultimo_numero + 1 or serie.ultimo <> mala.ultimo_numero + serie.cuantas then
      perform libro_negar('NUMERO_SALTADO', format('El ejercicio %s sigue en %s.', serie.ejercicio, mala.ultimo_numero + 1));
    end if;
    -- Nor does a year begin without its tie to the one before, nor a partida come without the names it was sealed with.
    if mala.huella_inicial is null or exists (
      select from (
        select v.huella_anterior, v.nombres, coalesce(lag(v.huella) over (order by v.numero), mala.ultima_huella) as anterior
        from nuevas v where v.ejercicio = serie.ejercicio
      ) eslabon where eslabon.huella_anterior <> eslabon.anterior or eslabon.nombres is null
    ) then
      perform libro_negar('CADENA_ROTA', 'La partida no sigue a la última de su ejercicio.');
    end if;
    update ejercicio e set ultimo_numero = serie.ultimo, ultima_huella = v.huella
    from nuevas v where e.anio = serie.ejercicio and v.ejercicio = serie.ejercicio and v.numero = serie.ultimo;
  end loop;

  -- Open period: shared until commit, so that closing waits for us and we wait for closing.
  perform from periodo p
  where (p.anio, p.mes, p.agencia) in (
    select distinct v.ejercicio, extract(month from v.fecha)::int, v.agencia from nuevas v)
  order by p.anio, p.mes, p.agencia for share;
  select v.agencia, to_char(v.fecha, 'MM/YYYY') as periodo, p.estado, p.abierto_hasta <= v.registrada_en as vencida into mala
  from (select distinct n.ejercicio, n.fecha, n.agencia, n.autor, n.registrada_en from nuevas n) v
  left join periodo p on (p.anio, p.mes, p.agencia) = (v.ejercicio, extract(month from v.fecha)::int, v.agencia)
  where p.estado is distinct from 'abierto' or p.abierto_hasta <= v.registrada_en
    or (p.abierto_para is not null and not coalesce(v.autor = any(p.abierto_para), false))
  limit 1;
  if found then
    perform libro_negar('PERIODO_CERRADO', format(
      case
        when mala.estado is distinct from 'abierto' then 'El periodo %s no está abierto en la agencia %s.'
        when mala.vencida then 'La reapertura del periodo %s en la agencia %s ya venció.'
        else 'El periodo %s está reabierto en la agencia %s solo para algunas personas, y el autor no está entre ellas.'
      end, mala.periodo, mala.agencia));
  end if;

  -- People: held (key share) so that none is deleted or renumbered meanwhile, and with the name they have now.
  select coalesce(array_agg(q.id), '{}'), array_agg(q.nombre) into personas, nombres
  from (
    select distinct p.id, p.nombre
    from nuevas v, lateral (values
      (v.autor, v.autor_nombre), (v.aprobador, v.aprobador_nombre), (v.iniciada_por, v.iniciada_por_nombre)) p (id, nombre)
    where p.id is not null
  ) q;
  perform from usuario u where u.id = any(personas) order by u.id for key share;
  get diagnostics halladas = row_count;
  if halladas < cardinality(personas) and exists (
    select from unnest(personas) q (id) where not exists (select from usuario u where u.id = q.id)
  ) then
    raise exception 'No existe la persona que escribió o aprobó la partida.' using errcode = 'foreign_key_violation',
      constraint = case when exists (
        select from nuevas v where v.autor is not null and not exists (select from usuario u where u.id = v.autor)
      ) then 'partida_autor_fkey' else 'partida_aprobador_fkey' end;
  end if;
  if exists (select from unnest(personas, nombres) q (id, nombre) join usuario u on u.id = q.id where u.nombre is distinct from q.nombre) then
    perform libro_negar('CONFLICTO_DE_EDICION', 'El nombre de quien la escribió o aprobó cambió en este momento.');
  end if;

  -- Two people are two: what is approved is a draft of somebody else. What nobody in particular does (the demo
  -- institution's story) brings no drafts.
  if nullif(contextos, '{}') is not null or nullif(current_setting('cuadra.actor', true), '') is not null then
    perform from nuevas v left join borrador b on b.id = v.id
    where v.aprobador is not null and v.es_manual
      and (b.id is null or v.autor <> b.autor or v.aprobador = any(b.escritores))
    limit 1;
    if found then
      perform libro_negar('APROBACION_PROPIA', 'Quien escribió en una partida no la aprueba.');
    end if;
  end if;
  perform from nuevas v join borrador b on b.revierte = v.revierte
  where v.revierte is not null and b.id <> v.id
  limit 1;
  if found then
    perform libro_negar('REVERSION_EN_REVISION', 'La partida tiene una reversión que espera aprobación.');
  end if;

  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, agencia, despues)
  select q.actor, q.sesion, q.direccion, q.peticion, q.accion, 'partida', v.id::text, v.agencia,
    jsonb_build_object('ejercicio', v.ejercicio, 'numero', v.numero, 'tipo', v.tipo, 'fecha', v.fecha,
      'agencia', v.agencia, 'total', v.total, 'autor', v.autor, 'aprobador', v.aprobador, 'revierte', v.revierte,
      'origen', v.origen, 'huella', encode(v.huella, 'hex'))
  from nuevas v, bitacora_quien(contextos, v.id::text) q;

  -- Whoever looks at a list is told, once for all that is committed together (see events/canal-de-eventos.ts). Said from here it
  -- costs nobody another trip.
  perform pg_notify('cuadra_eventos', '{"para":{"permiso":"partidas:ver"},"evento":{"tipo":"partidas-contabilizadas"}}');
  return null;
end
$$;

-- As in 0038_cajas_movimientos.sql, with the agencia of the caja.
create or replace function movimiento_de_caja_anotar() returns trigger language plpgsql as $$
declare
  contextos jsonb := bitacora_contextos();
begin
  if nullif(current_setting('cuadra.accion', true), '') is null then
    raise exception 'Cambio en % sin acción: todo cambio pasa por escribir().', tg_table_name using errcode = 'CU002';
  end if;
  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, agencia, despues)
  select q.actor, q.sesion, q.direccion, q.peticion, q.accion, tg_table_name, v.id::text,
    (select c.agencia from jornada j join caja c on c.id = j.caja where j.id = v.jornada), to_jsonb(v)
  from nuevos v, bitacora_quien(contextos, v.id::text) q;
  return null;
end
$$;
