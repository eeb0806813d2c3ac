-- What came of each backup and of each drill, so that the institution's screen can tell, and somebody is told when one is late. The
-- copies themselves are elsewhere, and say of themselves what they are: these rows are not needed to restore anything.

create table respaldo (
  id           uuid primary key default gen_random_uuid(),
  copia        text check (copia ~ '^[0-9]{8}-[0-9]{6}-[0-9a-f]{6}$'),
  origen       text not null check (origen in ('reloj', 'persona', 'terminal', 'inicio')),
  pedido_por   uuid references usuario,
  iniciado_en  timestamptz not null,
  terminado_en timestamptz not null,
  resultado    text not null check (resultado in ('hecho', 'fallido')),
  bytes        bigint check (bytes > 0),
  destino      text not null check (destino in ('carpeta', 'comando', 'carpeta-y-comando')),
  motivo       text check (motivo <> ''),
  eliminado_en timestamptz,
  check (terminado_en >= iniciado_en),
  check ((origen = 'persona') = (pedido_por is not null)),
  check (case resultado when 'hecho' then copia is not null and bytes is not null and motivo is null
    else copia is null and bytes is null and motivo is not null and eliminado_en is null end)
);
comment on table respaldo is 'A backup that was tried: when, how large, where it went, and why not if it failed. Its copy may have been let go of since.';

create index respaldo_por_fecha on respaldo (terminado_en desc);
create unique index respaldo_de_una_copia on respaldo (copia);

create trigger bitacora after insert or update on respaldo for each row execute function bitacora_anotar('id');

create table simulacro (
  id           uuid primary key default gen_random_uuid(),
  copia        text,
  origen       text not null check (origen in ('reloj', 'terminal')),
  iniciado_en  timestamptz not null,
  terminado_en timestamptz not null,
  resultado    text not null check (resultado in ('limpio', 'fallido')),
  alcance      timestamptz,
  partidas     integer check (partidas >= 0),
  motivo       text check (motivo <> ''),
  check (terminado_en >= iniciado_en),
  check (case resultado when 'limpio' then copia is not null and partidas is not null and motivo is null else motivo is not null end)
);
comment on table simulacro is 'A drill: a copy brought back to life aside, its books verified, and removed again. `alcance` is its last transaction.';

create index simulacro_por_fecha on simulacro (terminado_en desc);

create trigger bitacora after insert on simulacro for each row execute function bitacora_anotar('id');

alter table trabajo_pesado drop constraint trabajo_pesado_clase_check,
  add constraint trabajo_pesado_clase_check check (clase in ('verificacion', 'reconstruccion', 'hoja', 'cruce', 'respaldo'));

grant select, insert, update (eliminado_en) on respaldo to cuadra_app;
grant select, insert on simulacro to cuadra_app;
