-- What is brought of before keeps the number it had there, to be found by it; and history, which may move control accounts, is
-- still subject to the limits of who brings it and to the eyes of two.

alter table lote add column originales bytea check (length(originales) = 32);
comment on column lote.originales is
  'SHA-256 of the old numbers it brought (numero_original), so that the chain of the bitácora holds them. Null: it brought none.';

create table numero_original (
  -- No reference: it may be a draft still, which has this same id when it is posted.
  partida uuid primary key,
  lote    uuid not null references lote deferrable initially deferred,
  numero  text not null check (numero = btrim(numero) and numero <> '' and length(numero) <= 100)
);
comment on table numero_original is 'Which number each partida that an import brought had where it comes from. Insert only, before its lote.';
create index numero_original_por_lote on numero_original (lote);
create index numero_original_por_numero on numero_original (lower(numero) text_pattern_ops);

grant select, insert on numero_original to cuadra_app;

-- They come before their lote, which tells their digest: to one that is there already nothing is added.
create function numero_original_antes_de_su_lote() returns trigger language plpgsql as $$
begin
  if exists (select from lote l where l.primera in (select distinct v.lote from nuevos v)) then
    raise exception 'Los números de antes se guardan con su importación y no después.' using errcode = 'CU002';
  end if;
  return null;
end
$$;
comment on function numero_original_antes_de_su_lote is 'Old numbers come with their import, never afterwards.';
create trigger numero_original_antes_de_su_lote after insert on numero_original
  referencing new table as nuevos for each statement execute function numero_original_antes_de_su_lote();

create function numeros_originales_de(pedido uuid) returns bytea language sql stable as $$
  select sha256(convert_to(string_agg(o.partida::text || chr(9) || o.numero || chr(10), '' order by o.partida), 'UTF8'))
  from numero_original o where o.lote = pedido
$$;
comment on function numeros_originales_de is 'The digest of the old numbers of an import, by the id of each partida; null when it has none.';

create function lote_dice_sus_originales() returns trigger language plpgsql as $$
begin
  if new.originales is distinct from numeros_originales_de(new.primera) then
    raise exception 'La importación no dice la huella de sus números de antes.' using errcode = 'CU002';
  end if;
  return null;
end
$$;
comment on function lote_dice_sus_originales is 'An import tells the digest of the old numbers that it brought, no other.';
create trigger lote_dice_sus_originales after insert on lote
  for each row execute function lote_dice_sus_originales();

-- As in 0019_libro_limites.sql; and history counts, although it may move what nobody moves by hand.
create or replace function partida_limitar() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  suya record;
begin
  -- What nobody in particular does (the demo institution's story) is nobody's to limit.
  if coalesce(nullif(current_setting('cuadra.contextos', true), ''), '{}') = '{}'
    and nullif(current_setting('cuadra.actor', true), '') is null
  then
    return null;
  end if;
  for suya in
    with sola as materialized (
      select v.autor, coalesce((select o.tipo from partida o where o.id = v.revierte), v.tipo) as tipo,
        (v.registrada_en at time zone 'America/Guatemala')::date as dia, sum(v.total) as monto, max(v.total) as mayor
      from nuevas v
      where v.autor is not null and v.aprobador is null and (v.es_manual or v.origen = 'historia')
      group by 1, 2, 3
    ), contada as (
      insert into contabilizado_por_dia as c (persona, tipo, dia, monto)
      select s.autor, s.tipo, s.dia, s.monto from sola s order by s.autor, s.dia, s.tipo
      on conflict (persona, dia, tipo) do update set monto = c.monto + excluded.monto
      returning c.persona, c.tipo, c.dia, c.monto
    )
    select s.monto, s.mayor, c.monto as del_dia, l.cuantos, l.maximo, l.diario
    from sola s
    join contada c on (c.persona, c.dia, c.tipo) = (s.autor, s.dia, s.tipo)
    -- The widest of a person's roles holds; one without limit is the widest.
    cross join lateral (
      select count(*) as cuantos,
        case when bool_and(x.monto_max is not null) then max(x.monto_max) end as maximo,
        case when bool_and(x.monto_diario is not null) then max(x.monto_diario) end as diario
      from usuario_rol r join limite_contabilizacion x on x.rol = r.rol and x.tipo = s.tipo
      where r.usuario = s.autor
    ) l
  loop
    if suya.cuantos = 0 then
      perform libro_negar('REQUIERE_APROBACION', 'Ese tipo de partida necesita aprobación: envíela a revisión.');
    elsif suya.mayor > suya.maximo then
      perform libro_negar('REQUIERE_APROBACION',
        'El monto pasa de lo que usted puede contabilizar sin aprobación: envíela a revisión.');
    elsif suya.del_dia > suya.diario then
      perform libro_negar('REQUIERE_APROBACION', format(
        'Con esta pasaría de %s, lo que usted contabiliza de ese tipo en un día sin aprobación; hoy le quedan %s. Envíela a revisión.',
        en_quetzales(suya.diario), en_quetzales(greatest(suya.diario - (suya.del_dia - suya.monto), 0)::bigint)));
    end if;
  end loop;
  return null;
end
$$;

-- What 0061_libro_cadena.sql asks of what is made by hand.
create function historia_de_dos() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.revierte is null and not exists (
    select from borrador b where b.id = new.id and b.autor = new.autor and not new.aprobador = any(b.escritores)
  ) then
    perform libro_negar('APROBACION_PROPIA', 'Quien escribió en una partida no la aprueba.');
  end if;
  return null;
end
$$;
comment on function historia_de_dos is 'History that somebody approved was the draft of somebody else.';
create trigger historia_de_dos after insert on partida
  for each row when (new.origen = 'historia' and new.aprobador is not null) execute function historia_de_dos();
