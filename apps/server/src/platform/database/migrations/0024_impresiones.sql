-- Printings of the legal books that somebody asked for. A long one is made by a job, which whoever asked for it need not
-- wait for; here is how it goes. No folio is used before its end: the same transaction uses them all, keeps the pieza and
-- says here that it is done, so that a job that runs again finds nothing left to do.

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

-- Of each book, one at a time: two at once would be drawn on the same folios, and one of them for nothing.
create unique index impresion_en_curso on impresion_de_libro (libro) where estado in ('en_cola', 'haciendo');

-- What ended is as it ended.
create function impresion_termina_una_vez() returns trigger language plpgsql as $$
begin
  if old.estado not in ('en_cola', 'haciendo') then
    perform libro_negar('IMPRESION_TERMINADA', 'Esa impresión ya terminó.');
  end if;
  return new;
end
$$;

create trigger impresion_termina_una_vez before update on impresion_de_libro
  for each row execute function impresion_termina_una_vez();
-- How far it goes is nobody's change; how it begins and ends is.
create trigger bitacora_al_pedir after insert on impresion_de_libro
  for each row execute function bitacora_anotar('id');
create trigger bitacora_al_cambiar after update on impresion_de_libro
  for each row when (new.estado <> old.estado) execute function bitacora_anotar('id');

grant select, insert, update (hechas, estado, motivo, pieza) on impresion_de_libro to cuadra_app;
