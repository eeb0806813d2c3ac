-- A whole import is undone in one order: every partida of it that still stands is reversed, all of them or none. Beyond the limits
-- of who asks for it, another person decides: it is one request, not one for each of a hundred thousand.

create table lote_deshecho (
  id           uuid primary key default gen_random_uuid(),
  lote         uuid not null references lote,
  motivo       text not null check (motivo = btrim(motivo) and motivo <> ''),
  -- Null: each on the day of what it reverts.
  fecha        date,
  pedido_por   uuid not null references usuario,
  pedido_en    timestamptz not null,
  resolucion   text check (resolucion in ('hecho', 'rechazado', 'retirado')),
  resuelto_por uuid references usuario,
  resuelto_en  timestamptz,
  -- Why it was not approved.
  nota         text check (nota = btrim(nota) and nota <> ''),
  -- How many were reversed.
  partidas     integer check (partidas > 0),
  constraint lote_deshecho_resuelto check ((resolucion is null) = (resuelto_por is null) and (resolucion is null) = (resuelto_en is null)),
  constraint lote_deshecho_hecho check ((resolucion is not distinct from 'hecho') = (partidas is not null)),
  constraint lote_deshecho_rechazado check (resolucion is distinct from 'rechazado' or (nota is not null and resuelto_por <> pedido_por)),
  constraint lote_deshecho_retirado check (resolucion is distinct from 'retirado' or resuelto_por = pedido_por)
);
comment on table lote_deshecho is 'Each time somebody asked to undo an import: why, dated when, who decided and what came of it.';
create unique index lote_deshecho_pendiente on lote_deshecho (lote) where resolucion is null;
create index lote_deshecho_por_lote on lote_deshecho (lote, pedido_en);

create trigger bitacora after insert or update or delete on lote_deshecho
  for each row execute function bitacora_anotar('id');

grant select, insert, update (resolucion, resuelto_por, resuelto_en, nota, partidas) on lote_deshecho to cuadra_app;

create function lote_deshecho_no_cambia() returns trigger language plpgsql as $$
begin
  if old.resolucion is not null then
    perform libro_negar('ESTADO_NO_ADMITE', 'Ese pedido ya está resuelto.');
  end if;
  return new;
end
$$;
comment on function lote_deshecho_no_cambia is 'What was decided of a request stays.';
create trigger lote_deshecho_no_cambia before update on lote_deshecho
  for each row execute function lote_deshecho_no_cambia();

-- Two people: one asked, another one undid it.
create function es_de_importacion_deshecha(original uuid, pidio uuid, aprobo uuid) returns boolean
  language sql stable security definer set search_path = public as $$
  select exists (
    select from lote_deshecho d
    where d.resolucion = 'hecho' and d.pedido_por = pidio and d.resuelto_por = aprobo and pidio <> aprobo and (
      exists (select from lote_borrador b where b.lote = d.lote and b.borrador = original)
      or exists (
        select from partida p join lote_serie s on s.lote = d.lote and s.ejercicio = p.ejercicio
          and p.numero between s.primer_numero and s.ultimo_numero
        where p.id = original))
  )
$$;
comment on function es_de_importacion_deshecha is
  'Whether a partida is of an import that one person asked to undo and another one undid.';

-- What is approved is a draft of somebody else (0061_libro_cadena.sql), or the reversal of what two people undo. Only that condition
-- changes, whatever else the function says by now.
do $$
declare
  antes   text := pg_get_functiondef('partida_contabilizar()'::regprocedure);
  despues text := replace(antes, 'where v.aprobador is not null and v.es_manual',
    'where v.aprobador is not null and v.es_manual
      and not (v.revierte is not null and es_de_importacion_deshecha(v.revierte, v.autor, v.aprobador))');
begin
  if despues = antes then
    raise exception 'partida_contabilizar ya no dice a quién pide dos personas.';
  end if;
  execute despues;
end
$$;

-- As in 0072_importaciones_historia.sql, and what is reverted by two is of an import that they undo.
create or replace function historia_de_dos() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if not (case when new.revierte is null
    then exists (select from borrador b where b.id = new.id and b.autor = new.autor and not new.aprobador = any(b.escritores))
    else es_de_importacion_deshecha(new.revierte, new.autor, new.aprobador)
  end) then
    perform libro_negar('APROBACION_PROPIA', 'Quien escribió en una partida no la aprueba.');
  end if;
  return null;
end
$$;
