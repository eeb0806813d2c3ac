-- Up to how much a person posts alone in one day, by type, beside how much in one partida. What each one has posted alone
-- is kept added up by day, so that asking costs the same however long the history; the sum is moved and compared in the
-- statement that posts, so it is exact however many come at once. With it PostgreSQL holds both limits by itself, on every path.

alter table limite_contabilizacion
  add column monto_diario bigint check (monto_diario > 0),
  add constraint limite_diario_alcanza check (monto_diario >= monto_max);
comment on table limite_contabilizacion is
  'Up to how much a role posts without a second person, in one partida and in one day. Absent: never that type by itself. NULL: without limit.';

-- Where an institution starts: five times what one partida may be.
select set_config('cuadra.accion', 'migracion', true);
update limite_contabilizacion set monto_diario = 5 * monto_max where monto_max is not null;

-- Whoever was judged by remembered limits is judged again by the books themselves: nothing is left to compare.
drop function exigir_limites(text);
drop function limites_vigentes();

create table contabilizado_por_dia (
  persona uuid not null references usuario,
  tipo    text not null,
  dia     date not null,
  monto   bigint not null check (monto > 0),
  primary key (persona, dia, tipo)
) with (fillfactor = 50); -- today's rows change all day: leave them room to do it in place
comment on table contabilizado_por_dia is
  'What each person posted without anybody else on each day of Guatemala, by type; a reversal, by that of what it reverts.';

grant select on contabilizado_por_dia to cuadra_app;

insert into contabilizado_por_dia (persona, tipo, dia, monto)
select p.autor, coalesce(o.tipo, p.tipo), (p.registrada_en at time zone 'America/Guatemala')::date, sum(p.total)
from partida p left join partida o on o.id = p.revierte
where p.autor is not null and p.aprobador is null and p.es_manual
  and p.registrada_en >= date_trunc('day', now() at time zone 'America/Guatemala') at time zone 'America/Guatemala'
group by 1, 2, 3;

create function partida_limitar() returns trigger language plpgsql security definer
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
      where v.autor is not null and v.aprobador is null and v.es_manual
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
comment on function partida_limitar is
  'Adds up what each person posts alone, and refuses what passes their limit of one partida or of one day.';

create trigger partida_limitar after insert on partida
  referencing new table as nuevas for each statement execute function partida_limitar();

create function en_quetzales(centavos bigint) returns text language sql immutable as $$
  select 'Q ' || to_char(centavos / 100.0, 'FM999,999,999,999,990.00')
$$;
comment on function en_quetzales is 'An amount of centavos as a person reads it.';
