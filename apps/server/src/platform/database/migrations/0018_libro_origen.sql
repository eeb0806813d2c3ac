-- Where each partida comes from, and who answers for it under the name they had. Only the feature that made a partida
-- reverses it, so which one it was is stored, and a reversal says the same one. A draft has everybody who wrote in it: the
-- last of them is its author, the first is told beside, and none of them approves it. A reversal that takes a second
-- person waits among the drafts.

-- Old partidas get what follows from what is there. Their seals do not change: what is added is not sealed yet.
create function nombre_de_entonces(persona uuid, hecho bigint) returns text language sql stable as $$
  select coalesce(
    (select b.antes ->> 'nombre' from bitacora b
     where b.entidad = 'usuario' and b.id_entidad = persona::text and b.n > hecho
       and b.antes ->> 'nombre' <> b.despues ->> 'nombre'
     order by b.n limit 1),
    (select u.nombre from usuario u where u.id = persona))
$$;
comment on function nombre_de_entonces is
  'The name that a person had when that row of the bitácora was written; their own of today if they were never renamed since.';

alter table partida
  add column origen text,
  add column autor_nombre text,
  add column aprobador_nombre text,
  add column iniciada_por uuid,
  add column iniciada_por_nombre text;

alter table partida disable trigger libro_es_inmutable;
update partida p set
  origen = case
    when p.es_manual and exists (
      select from lote_serie s where s.ejercicio = p.ejercicio and p.numero between s.primer_numero and s.ultimo_numero
    ) then 'importacion'
    when p.es_manual then 'manual'
    when p.tipo in ('caja', 'banco', 'interes', 'cierre') then p.tipo
    when b.accion = 'ejercicios:cerrar' then 'cierre'
    else 'sistema'
  end,
  autor_nombre = nombre_de_entonces(p.autor, b.n),
  aprobador_nombre = nombre_de_entonces(p.aprobador, b.n)
from partida q left join bitacora b on b.entidad = 'partida' and b.id_entidad = q.id::text
where q.id = p.id;
update partida r set origen = o.origen
from partida o
where o.id = r.revierte and o.es_manual = r.es_manual and o.origen <> r.origen;
alter table partida enable trigger libro_es_inmutable;

alter table partida
  alter column origen set not null,
  add constraint partida_origen_check
    check (origen in ('manual', 'importacion', 'caja', 'banco', 'interes', 'cierre', 'sistema')),
  add constraint partida_a_mano check (es_manual = (origen in ('manual', 'importacion'))),
  -- That each one has their name, and which, is asked of who posts (partida_contabilizar).
  add constraint partida_nombres_de_alguien check (
    (autor is not null or autor_nombre is null) and (aprobador is not null or aprobador_nombre is null)
    and (iniciada_por is not null or iniciada_por_nombre is null)),
  add constraint partida_iniciada_por_otra check (iniciada_por is null or iniciada_por not in (autor, aprobador));

create or replace function usuario_con_partidas() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from partida p where p.autor = old.id or p.aprobador = old.id or p.iniciada_por = old.id) then
    raise exception 'La persona % tiene partidas.', old.id
      using errcode = 'foreign_key_violation', constraint = 'usuario_con_partidas';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

select set_config('cuadra.accion', 'migracion', true);

alter table borrador
  add column iniciado_por uuid references usuario,
  add column escritores uuid[],
  add column revierte uuid references partida (id),
  add column motivo_reversion text;
-- Until now only the bitácora knew who had written in a draft.
update borrador b set iniciado_por = b.autor, escritores = array(
  select b.autor union
  select h.actor from bitacora h
  where h.entidad = 'borrador' and h.id_entidad = b.id::text and h.actor is not null
    and h.accion in ('partidas:crear', 'partidas:editar', 'partidas:duplicar'));
alter table borrador
  alter column iniciado_por set not null,
  alter column escritores set not null,
  add constraint borrador_autor_escribe check (escritores @> array[autor, iniciado_por]),
  drop constraint borrador_tipo_check,
  add constraint borrador_tipo_check check (tipo in ('diario', 'ingreso', 'egreso', 'ajuste', 'banco', 'reversion')),
  add constraint borrador_de_reversion check (
    (tipo = 'reversion' and revierte is not null and motivo_reversion <> '')
    or (tipo <> 'reversion' and revierte is null and motivo_reversion is null));
-- What is proposed to be reverted is proposed once.
create unique index borrador_revierte_key on borrador (revierte) where revierte is not null;

-- Said by whom the transaction says that acts, not by what the statement asks for.
create function borrador_escribir() returns trigger language plpgsql as $$
declare
  quien uuid := (select q.actor from bitacora_quien(bitacora_contextos(), new.id::text) q);
begin
  if tg_op = 'INSERT' then
    new.autor := coalesce(quien, new.autor);
    new.iniciado_por := new.autor;
    new.escritores := array[new.autor];
    return new;
  end if;
  new.iniciado_por := old.iniciado_por;
  new.escritores := old.escritores;
  new.autor := old.autor;
  if (new.tipo, new.fecha, new.fecha_documento, new.agencia, new.concepto, new.lineas, new.revierte, new.motivo_reversion)
    is not distinct from
     (old.tipo, old.fecha, old.fecha_documento, old.agencia, old.concepto, old.lineas, old.revierte, old.motivo_reversion)
  then
    return new;
  end if;
  if old.revierte is not null or new.revierte is not null then
    perform libro_negar('ESTADO_NO_ADMITE', 'Una reversión propuesta no se edita: se descarta y se pide otra.');
  end if;
  if quien is not null then
    new.autor := quien;
    if quien <> all(old.escritores) then new.escritores := old.escritores || quien; end if;
  end if;
  return new;
end
$$;
comment on function borrador_escribir is
  'Whoever changes what a draft says is its author from then on and stays among those who wrote in it.';

create trigger borrador_escribir before insert or update on borrador
  for each row execute function borrador_escribir();

create function borrador_propone_reversion() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if not exists (
    select from partida p where p.id = new.revierte and p.es_manual and p.revierte is null and p.agencia = new.agencia
  ) then
    perform libro_negar('REVERSION_DE_OTRO_ORIGEN', 'Solo se propone revertir lo hecho a mano o importado.');
  end if;
  if exists (select from partida r where r.revierte = new.revierte) then
    perform libro_negar('YA_REVERTIDA', 'La partida ya fue revertida.');
  end if;
  return new;
end
$$;
comment on function borrador_propone_reversion is
  'What is proposed to be reverted was made by hand or imported, in that agencia, and nobody has reverted it.';

create trigger borrador_propone_reversion before insert on borrador
  for each row when (new.revierte is not null) execute function borrador_propone_reversion();

-- As in 0007_libro_contabilizar.sql, with names, origen, and that what is approved was not written by who approves.
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
    select e.anio, e.estado, e.ultimo_numero, e.ultima_huella into mala from ejercicio e where e.anio = serie.ejercicio for update;
    if not found or mala.estado <> 'abierto' then
      perform libro_negar('PERIODO_CERRADO', format('El ejercicio %s no está abierto.', serie.ejercicio));
    end if;
    if serie.primero <> mala.ultimo_numero + 1 or serie.ultimo <> mala.ultimo_numero + serie.cuantas then
      perform libro_negar('NUMERO_SALTADO', format('El ejercicio %s sigue en %s.', serie.ejercicio, mala.ultimo_numero + 1));
    end if;
    if exists (
      select from (
        select v.huella_anterior, coalesce(lag(v.huella) over (order by v.numero), mala.ultima_huella) as anterior
        from nuevas v where v.ejercicio = serie.ejercicio
      ) eslabon where eslabon.huella_anterior <> eslabon.anterior
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

  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, despues)
  select q.actor, q.sesion, q.direccion, q.peticion, q.accion, 'partida', v.id::text,
    jsonb_build_object('ejercicio', v.ejercicio, 'numero', v.numero, 'tipo', v.tipo, 'fecha', v.fecha,
      'agencia', v.agencia, 'total', v.total, 'autor', v.autor, 'aprobador', v.aprobador, 'revierte', v.revierte,
      'origen', v.origen)
  from nuevas v, bitacora_quien(contextos, v.id::text) q;

  -- Whoever looks at a list is told, once for all that is committed together (see events/canal-de-eventos.ts). Said from here it
  -- costs nobody another trip.
  perform pg_notify('cuadra_eventos', '{"para":{"permiso":"partidas:ver"},"evento":{"tipo":"partidas-contabilizadas"}}');
  return null;
end
$$;
comment on function partida_contabilizar is
  'Judges the partidas that come: numbers without gaps, chain, open period, people. Writes the bitácora and tells the lists.';

-- As in 0007_libro_contabilizar.sql, and a reversal is made by the feature that made what it reverts.
create or replace function partidas_completas() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  mala record;
begin
  -- How many lines and how much, see linea_contabilizar. A reversal mirrors lines of the one it reverts, each at most once.
  -- Each is looked up by itself (a value, under an or): as joins, plans made over an empty book read all of it.
  select suya.primera, p.origen, (select o.origen from partida o where o.id = p.revierte) as del_original into mala
  from partida p
  cross join lateral (
    select (select l.n from linea l where (l.ejercicio, l.numero, l.n) = (p.ejercicio, p.numero, 1)) as primera
  ) suya
  where p.ejercicio = new.anio and p.numero > old.ultimo_numero and p.numero <= new.ultimo_numero
    and (suya.primera is null or (p.revierte is not null and not exists (
      select from partida original
      where original.id = p.revierte and original.revierte is null and original.agencia = p.agencia
        and original.origen = p.origen and not exists (
        select l.id_cuenta, l.debe, l.haber from linea l where (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
        except all
        select o.id_cuenta, o.haber, o.debe from linea o where (o.ejercicio, o.numero) = (original.ejercicio, original.numero)
      )
    )))
  limit 1;
  if found and mala.primera is null then
    perform libro_negar('LINEA_INVALIDA', 'Una partida se contabiliza junto con sus líneas.');
  elsif found and mala.del_original <> mala.origen then
    perform libro_negar('REVERSION_DE_OTRO_ORIGEN', 'Una partida la revierte quien la hizo, y nadie más.');
  elsif found then
    perform libro_negar('REVERSION_INVALIDA', 'Una reversión lleva las líneas inversas de la partida que revierte.');
  end if;
  return null;
end
$$;
