-- What whoever approves has before them, and what stays of it. A support may come at any time, also when the partida is
-- posted and its month is closed (it moves no money), and says by itself that it came later; none that was there when
-- somebody decided goes away. And a notice that asks for something knows what it is about, so that it can be withdrawn from
-- everybody once one of them has done it.

alter table soporte add column tras_contabilizar boolean not null default false;
comment on column soporte.tras_contabilizar is
  'Whether its partida was already posted when it was added; said by the database, whatever whoever adds it says.';

select set_config('cuadra.accion', 'migracion', true);
update soporte s set tras_contabilizar = true
from partida p where p.id = s.partida and s.subido_en > p.registrada_en;

create function soporte_agregar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.tras_contabilizar := exists (select from partida p where p.id = new.partida);
  if not new.tras_contabilizar and not exists (select from borrador b where b.id = new.partida) then
    raise exception 'El soporte es de una partida que no está.' using errcode = 'CU003';
  end if;
  return new;
end
$$;
comment on function soporte_agregar is
  'A support is of a draft or of a partida, and says which of the two it was when it came.';

create trigger soporte_agregar before insert on soporte
  for each row execute function soporte_agregar();

create or replace function soporte_de_contabilizada() returns trigger language plpgsql security definer
  set search_path = public as $$
begin
  if exists (select from partida p where p.id = old.partida) then
    raise exception 'El soporte de una partida contabilizada no se quita ni se cambia.' using errcode = 'CU003';
  end if;
  if exists (select from borrador b where b.id = old.partida and b.estado = 'en_revision') then
    raise exception 'El soporte de una partida en revisión no se quita ni se cambia.' using errcode = 'CU003';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function soporte_de_contabilizada is
  'The support of a partida that is posted, or that somebody is reviewing, stays with it as it is.';

drop trigger soporte_de_contabilizada on soporte;
create trigger soporte_de_contabilizada before update or delete on soporte
  for each row execute function soporte_de_contabilizada();

alter table aviso add column asunto text check (length(asunto) between 1 and 100);
comment on column aviso.asunto is
  'What it asks somebody to do, when it does: once one person has done it, it is withdrawn from all. NULL: it only tells.';
create index aviso_por_asunto on aviso (asunto) where asunto is not null;

-- Those that already ask: of what still waits they can be withdrawn, of what was decided they are.
update aviso set asunto = 'revision ' || substring(enlace from 'partida=([0-9a-f-]{36})')
where clase = 'notificacion' and titulo = 'Partida por aprobar';
delete from aviso a where a.asunto is not null
  and not exists (select from borrador b where b.estado = 'en_revision' and 'revision ' || b.id = a.asunto);
