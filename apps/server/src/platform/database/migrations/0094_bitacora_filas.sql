-- no convive: the version before notes what it says without marking it as said, and the bitácora no longer takes that
-- Every row that the bitácora audits can be held against its last note there, whole: what is secret or large enters as a digest, what
-- changes without a note is said by the trigger itself, and a view reads both from the catalogue, so that nobody keeps a list. What a
-- trigger noted is told from what the program said: only triggers write notes of rows, and the application's role cannot feign one.

alter table bitacora add column dicha boolean not null default false;
comment on column bitacora.dicha is
  'Said by the program, about something that changed no row of its own. Not said: noted by a trigger, or of before 0094_bitacora_filas.sql.';

alter table bloque_de_bitacora drop constraint bloque_de_bitacora_version_check,
  add constraint bloque_de_bitacora_version_check check (version in (1, 2));

-- The instant, the number and the transaction are PostgreSQL's to give.
revoke insert on bitacora from cuadra_app;
grant insert (actor, sesion, direccion, peticion, accion, entidad, id_entidad, despues, agencia, dicha) on bitacora to cuadra_app;

alter table bitacora enable row level security;
create policy bitacora_se_lee on bitacora for select using (true);
create policy bitacora_se_dice on bitacora for insert with check (dicha);

create function bitacora_fila(fila jsonb, sin_notar text[], resumidas text[]) returns jsonb language sql immutable as $$
  select case when cardinality(resumidas) = 0 then fila - sin_notar else (fila - sin_notar) || coalesce((
    select jsonb_object_agg(c.columna, 'sha256:' || encode(sha256(convert_to(fila ->> c.columna, 'UTF8')), 'hex'))
    from unnest(resumidas) c (columna) where fila ->> c.columna is not null), '{}') end
$$;
comment on function bitacora_fila is 'A row as the bitácora notes it: without what changes by itself, and with a digest of what it may not tell.';

-- As in 0064_bitacora_lectura.sql; the third argument names what enters as a digest. With the rights of the owner: nobody else writes notes of rows.
create or replace function bitacora_anotar() returns trigger language plpgsql security definer set search_path = public as $$
declare
  sin_notar text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  resumidas text[] := string_to_array(coalesce(tg_argv[2], ''), ',');
  antes     jsonb;
  despues   jsonb;
  fila      jsonb;
  clave     text;
  quien     record;
begin
  if tg_op <> 'INSERT' then antes := bitacora_fila(to_jsonb(old), sin_notar, resumidas); end if;
  if tg_op <> 'DELETE' then despues := bitacora_fila(to_jsonb(new), sin_notar, resumidas); end if;
  fila := coalesce(despues, antes);
  clave := (select string_agg(fila ->> columna, '/') from unnest(string_to_array(tg_argv[0], ',')) columna);
  select q.actor, q.sesion, q.direccion, q.peticion, q.accion into quien
  from bitacora_quien(bitacora_contextos(), clave) q;
  if quien.accion is null then
    raise exception 'Cambio en % sin acción: todo cambio pasa por escribir().', tg_table_name using errcode = 'CU002';
  end if;
  if tg_table_name = 'sesion' and tg_op = 'INSERT' and quien.actor is null then
    quien.actor := (fila ->> 'usuario')::uuid;
    quien.sesion := (fila ->> 'id')::uuid;
  end if;
  insert into bitacora (actor, sesion, direccion, peticion, accion, entidad, id_entidad, antes, despues, agencia)
  values (quien.actor, quien.sesion, quien.direccion, quien.peticion, quien.accion, tg_table_name, clave, antes, despues,
    bitacora_agencia(tg_table_name, fila));
  return null;
end
$$;
alter function cruce_anotar() security definer set search_path = public;
alter function movimiento_de_caja_anotar() security definer set search_path = public;

-- What each table keeps to itself and what it tells as a digest. A column in the second argument may change without a note; any other may not.
drop trigger bitacora_alta_baja on usuario;
drop trigger bitacora_cambio on usuario;
create trigger bitacora after insert or delete or update of nombre, correo, contrasena, avatar, activo, correo_sin_probar on usuario
  for each row execute function bitacora_anotar('id', 'ultimo_ingreso,version', 'contrasena,avatar');

drop trigger bitacora_alta_baja on passkey;
drop trigger bitacora_cambio on passkey;
create trigger bitacora after insert or delete or update of nombre, usuario, credencial, clave_publica, transportes on passkey
  for each row execute function bitacora_anotar('id', 'contador,ultimo_uso', 'credencial,clave_publica');

drop trigger bitacora on totp;
create trigger bitacora after insert or delete or update of usuario, secreto, confirmado_en on totp
  for each row execute function bitacora_anotar('usuario', 'ultimo_paso', 'secreto');

drop trigger bitacora on recuperacion;
create trigger bitacora after insert or update or delete on recuperacion
  for each row execute function bitacora_anotar('usuario', '', 'huellas');

drop trigger bitacora on dispositivo_recordado;
create trigger bitacora after insert or delete or update of usuario, huella, vence_en on dispositivo_recordado
  for each row execute function bitacora_anotar('id', 'ultimo_uso', 'huella');

drop trigger bitacora on invitacion;
create trigger bitacora after insert or update or delete on invitacion
  for each row execute function bitacora_anotar('id', '', 'huella,huella_de_entrega');

drop trigger bitacora on sesion;
create trigger bitacora after insert or update of usuario, cerrada_en or delete on sesion
  for each row execute function bitacora_anotar('id',
    'ultimo_uso,vence_en,estado,inactiva_en,segundo_factor,autenticada_en,generacion,presente_hasta');

-- What ties a year to the one before is of the chain of the partidas, which holds it.
drop trigger bitacora on ejercicio;
create trigger bitacora after insert or update of estado, procedencia or delete on ejercicio
  for each row execute function bitacora_anotar('anio', 'ultimo_numero,ultima_huella,huella_inicial,sigue_ejercicio,sigue_numero');

drop trigger bitacora on periodo;
create trigger bitacora after insert or update or delete on periodo
  for each row execute function bitacora_anotar('anio,mes,agencia');

drop trigger bitacora on configuracion_de_cajas;
create trigger bitacora after insert or update or delete on configuracion_de_cajas
  for each row execute function bitacora_anotar('id');

drop trigger bitacora on libro_legal;
drop trigger bitacora_de_usados_antes on libro_legal;
create trigger bitacora after insert or update of existencia_minima, usados_antes or delete on libro_legal
  for each row execute function bitacora_anotar('libro', 'ultimo_folio,ultima_pieza');

drop trigger bitacora_al_entrar on folio;
drop trigger bitacora_al_anular on folio;
create trigger bitacora after insert or update or delete on folio
  for each row execute function bitacora_anotar('libro,numero', '', 'contenido');

drop trigger bitacora on pieza_legal;
create trigger bitacora after insert or update or delete on pieza_legal
  for each row execute function bitacora_anotar('id', '', 'contenido,pliego');

drop trigger bitacora_al_pedir on impresion_de_libro;
drop trigger bitacora_al_cambiar on impresion_de_libro;
create trigger bitacora after insert or update of estado or delete on impresion_de_libro
  for each row execute function bitacora_anotar('id', 'hechas');

drop trigger bitacora on seguimiento_de_compuerta;
create trigger bitacora after insert or update or delete on seguimiento_de_compuerta
  for each row execute function bitacora_anotar('anio,mes,agencia,compuerta', '', 'firma');

drop trigger bitacora on reapertura;
create trigger bitacora after insert or update or delete on reapertura
  for each row execute function bitacora_anotar('anio,mes,agencia');

drop trigger bitacora on corrida;
create trigger bitacora after insert or update or delete on corrida
  for each row execute function bitacora_anotar('id', '', 'reglas,resumen');

drop trigger bitacora on senal;
create trigger bitacora after insert or update or delete on senal
  for each row execute function bitacora_anotar('id');

-- These note all the rows of a statement at once, and say as much of them. From when a cruce counts follows from its parts.
drop trigger bitacora on cruce;
create trigger bitacora after insert on cruce referencing new table as tocados
  for each statement execute function cruce_anotar('id', 'fecha');
drop trigger bitacora on cruce_linea;
create trigger bitacora after insert on cruce_linea referencing new table as tocados
  for each statement execute function cruce_anotar('cruce');
drop trigger bitacora on cruce_movimiento;
create trigger bitacora after insert on cruce_movimiento referencing new table as tocados
  for each statement execute function cruce_anotar('cruce');
drop trigger bitacora on movimiento_de_caja;
create trigger bitacora after insert on movimiento_de_caja referencing new table as nuevos
  for each statement execute function movimiento_de_caja_anotar('id');

-- What is being done comes and goes; that it was asked for is what is told.
drop trigger bitacora on trabajo_pesado;
create trigger bitacora_al_pedir after insert on trabajo_pesado
  for each row when (new.clase <> 'hoja') execute function bitacora_anotar('id', 'latido,hechas,total,resultado');

create view tabla_auditada as
select c.relname::text as tabla,
  (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
   from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
   where i.indrelid = c.oid and i.indisprimary) as llave,
  string_to_array(g.argumentos[1], ',') as identidad,
  string_to_array(coalesce(g.argumentos[2], ''), ',') as sin_notar,
  string_to_array(coalesce(g.argumentos[3], ''), ',') as resumidas
from pg_trigger t
join pg_class c on c.oid = t.tgrelid
-- Each argument ends with a zero byte.
cross join lateral (select string_to_array(encode(t.tgargs, 'escape'), '\000') as argumentos) g
where not t.tgisinternal and t.tgname = 'bitacora' and c.relnamespace = 'public'::regnamespace;
comment on view tabla_auditada is
  'The tables of which every row is noted in the bitácora (those with a trigger of that name), as the triggers say it: what tells a row apart, what its notes are filed under, what changes without a note, what is noted as a digest.';
grant select on tabla_auditada to cuadra_app;

create function bitacora_clave(fila jsonb, llave text[]) returns text language sql immutable as $$
  select string_agg(fila ->> c.columna, '/' order by c.lugar) from unnest(llave) with ordinality c (columna, lugar)
$$;
comment on function bitacora_clave is 'What tells a noted row apart from the others of its table.';

-- The last note of each row of a table. What got another key is the same row under its new one, and gone under the old.
create function bitacora_ultimas(de_tabla text, llave text[]) returns table (clave text, n bigint, accion text, instante timestamptz, nota jsonb)
language sql stable as $$
  select distinct on (x.clave) x.clave, x.n, x.accion, x.instante, x.nota
  from (
    select bitacora_clave(coalesce(b.despues, b.antes), llave) as clave, b.n, b.accion, b.instante, b.despues as nota
    from bitacora b where b.entidad = de_tabla and not b.dicha and coalesce(b.despues, b.antes) ?& llave
    union all
    select bitacora_clave(b.antes, llave), b.n, b.accion, b.instante, null
    from bitacora b where b.entidad = de_tabla and not b.dicha and b.antes ?& llave and b.despues ?& llave
      and bitacora_clave(b.antes, llave) <> bitacora_clave(b.despues, llave)
  ) x
  order by x.clave, x.n desc
$$;
comment on function bitacora_ultimas is 'What the bitácora last told of each row of a table; no note: that it is no longer there.';

create function bitacora_asentar(de_tabla text, columnas text[], con_altas boolean) returns bigint language plpgsql set search_path = public as $$
declare
  suya     tabla_auditada;
  cuantas  bigint;
begin
  select a.* into strict suya from tabla_auditada a where a.tabla = de_tabla;
  execute format($consulta$
    insert into bitacora (peticion, accion, entidad, id_entidad, antes, despues, agencia)
    select 'linea-base', 'bitacora:asentar', $1, bitacora_clave(f.fila, $7), u.nota, v.nota, bitacora_agencia($1, f.fila)
    from (
      select bitacora_clave(x.fila, $2) as clave, x.fila
      from (select bitacora_fila(to_jsonb(y), $3, $4) as fila from %I y) x
    ) f
    left join bitacora_ultimas($1, $2) u on u.clave = f.clave
    cross join lateral (
      select case when u.nota is null then f.fila else (u.nota - $3) || coalesce((
        select jsonb_object_agg(c.key, c.value) from jsonb_each(f.fila) c
        where c.key = any($5) or ($5 is null and not u.nota ? c.key)), '{}') end as nota
    ) v
    where (u.nota is not null or $6) and (u.nota is null or v.nota <> u.nota - $3)
    order by f.clave$consulta$, de_tabla)
  using de_tabla, suya.llave, suya.sin_notar, suya.resumidas, columnas, con_altas, suya.identidad;
  get diagnostics cuantas = row_count;
  return cuantas;
end
$$;
comment on function bitacora_asentar is
  'Notes, of each row of a table, the columns named, or else those that its last note does not tell; what that note does tell stays as it was. With con_altas, also rows that have no note.';
revoke execute on function bitacora_asentar(text, text[], boolean) from public;

create function bitacora_olvidar(de_tabla text) returns bigint language plpgsql set search_path = public as $$
declare
  suya    tabla_auditada;
  cuantas bigint;
begin
  select a.* into strict suya from tabla_auditada a where a.tabla = de_tabla;
  execute format($consulta$
    insert into bitacora (peticion, accion, entidad, id_entidad, antes, agencia)
    select 'linea-base', 'bitacora:asentar', $1, bitacora_clave(u.nota, $3), u.nota, bitacora_agencia($1, u.nota)
    from bitacora_ultimas($1, $2) u
    where u.nota is not null and not exists (select from %I y where bitacora_clave(to_jsonb(y), $2) = u.clave)
    order by u.clave$consulta$, de_tabla)
  using de_tabla, suya.llave, suya.identidad;
  get diagnostics cuantas = row_count;
  return cuantas;
end
$$;
comment on function bitacora_olvidar is 'Notes as gone the rows of a table that its notes tell of and that are not there: those that stayed where the books came from.';
revoke execute on function bitacora_olvidar(text) from public;

-- Where everything begins to be held against its note: what had none, and what was kept out of it.
do $$
declare
  cual text;
begin
  perform set_config('timezone', 'UTC', true);
  for cual in select a.tabla from tabla_auditada a order by a.tabla loop
    perform bitacora_asentar(cual, null, true);
  end loop;
end
$$;
