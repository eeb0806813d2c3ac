-- Printing in the legal books. A book goes on where it ended: the diario by the numbers of its partidas (which nothing
-- posted later can change), the mayor behind the diario, inventories and statements by their dates. A long printing is
-- made by a job, which whoever asked for it need not wait for. No folio is used before its end: the same transaction uses
-- them all, keeps the pieza and says that it is done, so that a job that runs again finds nothing left to do.

create function pieza_en_orden() returns trigger language plpgsql security definer set search_path = public as $$
declare
  va       integer;
  anterior record;
  anio     record;
begin
  select l.ultima_pieza into va from libro_legal l where l.libro = new.libro for update;
  if new.n <> va + 1 then
    perform libro_negar('FOLIO_FUERA_DE_ORDEN', 'Otra persona acaba de imprimir en este libro.');
  end if;
  update libro_legal l set ultima_pieza = new.n where l.libro = new.libro;
  if new.clase = 'sustitucion' then return new; end if;

  select min(e.anio) as abierto into anio from ejercicio e where e.anio < new.ejercicio and e.estado = 'abierto';
  if anio.abierto is not null then
    perform libro_negar('LIBRO_FUERA_DE_ORDEN', format(
      'Antes de imprimir el ejercicio %s se cierra el de %s: sus últimas partidas van primero.', new.ejercicio, anio.abierto));
  end if;
  select p.ejercicio, p.hasta, p.corte into anterior
  from pieza_legal p where p.libro = new.libro and p.clase = 'impresion' order by p.n desc limit 1;
  if new.corte is not null then
    if found and new.corte < anterior.corte then
      perform libro_negar('LIBRO_FUERA_DE_ORDEN', format('El libro ya tiene lo del %s.', to_char(anterior.corte, 'DD/MM/YYYY')));
    end if;
    return new;
  end if;

  if found and new.ejercicio = anterior.ejercicio and new.desde <> anterior.hasta + 1 then
    perform libro_negar('LIBRO_FUERA_DE_ORDEN', format('El libro sigue en la partida %s de %s.', anterior.hasta + 1, anterior.ejercicio));
  end if;
  if found and new.ejercicio <> anterior.ejercicio then
    -- Until the last one of every year that was begun, and from the first of the new one.
    select min(e.anio) as pendiente into anio from ejercicio e
    where e.ultimo_numero > 0 and e.anio >= anterior.ejercicio and e.anio < new.ejercicio
      and e.ultimo_numero > case when e.anio = anterior.ejercicio then anterior.hasta else 0 end;
    if new.ejercicio < anterior.ejercicio or new.desde <> 1 or anio.pendiente is not null then
      perform libro_negar('LIBRO_FUERA_DE_ORDEN', format('El libro sigue en la partida %s de %s.', anterior.hasta + 1, anterior.ejercicio));
    end if;
  end if;
  if new.hasta > (select e.ultimo_numero from ejercicio e where e.anio = new.ejercicio) then
    perform libro_negar('LIBRO_FUERA_DE_ORDEN', format('El ejercicio %s no llega a la partida %s.', new.ejercicio, new.hasta));
  end if;
  if new.libro = 'mayor' and not exists (
    select from pieza_legal p where p.libro = 'diario' and p.clase = 'impresion' and p.ejercicio = new.ejercicio
    having min(p.desde) <= new.desde and max(p.hasta) >= new.hasta
  ) then
    perform libro_negar('LIBRO_FUERA_DE_ORDEN', 'El mayor se imprime después del diario: imprima primero esas partidas en el diario.');
  end if;
  return new;
end
$$;
comment on function pieza_en_orden is
  'A book goes on where it ended, and no year begins in it while an earlier one can still change.';

create trigger pieza_en_orden before insert on pieza_legal for each row execute function pieza_en_orden();

create function pieza_con_sus_folios() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if (select count(*) from folio f where f.pieza = new.id) <> new.paginas then
    raise exception 'La pieza % no tiene un folio para cada una de sus páginas.', new.id using errcode = 'CU003';
  end if;
  return null;
end
$$;
comment on function pieza_con_sus_folios is 'Every page of a printing is on a sheet, when all is done.';

create constraint trigger pieza_con_sus_folios after insert on pieza_legal
  deferrable initially deferred for each row execute function pieza_con_sus_folios();
create trigger pieza_es_fija before update or delete or truncate on pieza_legal
  for each statement execute function libro_legal_es_fijo();
create trigger bitacora after insert on pieza_legal
  for each row execute function bitacora_anotar('id', 'contenido,pliego');

grant select, insert on pieza_legal to cuadra_app;

create table entrega_de_pieza (
  pieza  uuid not null references pieza_legal,
  n      integer not null check (n >= 1),
  por    uuid not null references usuario,
  en     timestamptz not null,
  motivo text check (length(btrim(motivo)) >= 3),
  primary key (pieza, n),
  constraint reimpresion_con_motivo check (n = 1 or motivo is not null)
);
comment on table entrega_de_pieza is
  'Each time the printed file was handed over: the first is the original, every other a reprint, with its reason.';

create function entrega_en_orden() returns trigger language plpgsql as $$
begin
  if new.n <> 1 + (select count(*) from entrega_de_pieza e where e.pieza = new.pieza) then
    perform libro_negar('FOLIO_FUERA_DE_ORDEN', 'Otra persona acaba de pedir esta pieza.');
  end if;
  return new;
end
$$;
comment on function entrega_en_orden is 'Each handing over has the number that follows.';

create trigger entrega_en_orden before insert on entrega_de_pieza for each row execute function entrega_en_orden();
create trigger entrega_es_fija before update or delete or truncate on entrega_de_pieza
  for each statement execute function libro_legal_es_fijo();
create trigger bitacora after insert on entrega_de_pieza
  for each row execute function bitacora_anotar('pieza,n');

grant select, insert on entrega_de_pieza to cuadra_app;

create table impresion_de_libro (
  id         uuid primary key default gen_random_uuid(),
  libro      text not null references libro_legal,
  pedido     jsonb not null,
  -- What the person was told it would take: from which folio, and how many.
  folio      integer not null check (folio > 0),
  paginas    integer not null check (paginas between 1 and 5000),
  hechas     integer not null default 0,
  estado     text not null check (estado in ('en_cola', 'haciendo', 'impresa', 'fallida', 'cancelada')),
  motivo     text,
  pieza      uuid unique references pieza_legal,
  pedida_por uuid not null references usuario,
  pedida_en  timestamptz not null,
  constraint impresion_con_su_pieza check ((estado = 'impresa') = (pieza is not null)),
  constraint impresion_fallida_dice_por_que check (estado <> 'fallida' or motivo is not null),
  constraint impresion_no_pasa_de_sus_paginas check (hechas between 0 and paginas)
);
comment on table impresion_de_libro is 'The printings that somebody asked for, and how far each is.';

-- One at a time in each book: two at once would be drawn on the same folios, and one of them for nothing.
create unique index impresion_en_curso on impresion_de_libro (libro) where estado in ('en_cola', 'haciendo');

create function impresion_termina_una_vez() returns trigger language plpgsql as $$
begin
  if old.estado not in ('en_cola', 'haciendo') then
    perform libro_negar('IMPRESION_TERMINADA', 'Esa impresión ya terminó.');
  end if;
  return new;
end
$$;
comment on function impresion_termina_una_vez is 'A printing that ended is as it ended.';

create trigger impresion_termina_una_vez before update on impresion_de_libro
  for each row execute function impresion_termina_una_vez();
-- How far it goes is nobody's change; how it begins and ends is.
create trigger bitacora_al_pedir after insert on impresion_de_libro
  for each row execute function bitacora_anotar('id');
create trigger bitacora_al_cambiar after update on impresion_de_libro
  for each row when (new.estado <> old.estado) execute function bitacora_anotar('id');

grant select, insert, update (hechas, estado, motivo, pieza) on impresion_de_libro to cuadra_app;
