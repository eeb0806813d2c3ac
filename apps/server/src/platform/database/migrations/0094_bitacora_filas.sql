-- no convive: the version before notes what it says without marking it as said, and the bitácora no longer takes that
-- Every row that the bitácora audits can be held against its last note there, whole: what is secret or large enters as a digest, what
-- changes without a note is said by the trigger itself, and whoever verifies reads both from the catalogue (database/filas-auditadas.ts), so
-- that nobody keeps a list. What a trigger noted is told from what the program said: only triggers write notes of rows.

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
create trigger bitacora after insert or update of usuario, direccion, navegador, abierta_en, cerrada_en, motivo_cierre or delete on sesion
  for each row execute function bitacora_anotar('id',
    'ultimo_uso,vence_en,estado,inactiva_en,segundo_factor,autenticada_en,generacion,presente_hasta');

-- Its balance is of its movements; its version grows with its titulares too, who are noted.
drop trigger bitacora on cuenta_ahorro;
create trigger bitacora after insert or delete or update of numero, producto, agencia, estado, isr, isr_documento, isr_vence, apertura, cierre, plazo, vence, tasa_pactada, al_vencer, destino on cuenta_ahorro
  for each row execute function bitacora_anotar('id', 'saldo,interes_hasta,movimientos,por_corregir,version');

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

-- What keeps the promises is of the schema: triggers, functions, constraints, and what each role may do. Whoever owns the database can take one
-- off and change no row. So what the migrations left is written down when they end (database/esquema-dejado.ts), noted and sealed as anything
-- else, and every verification holds the catalogue against it.
create table esquema (
  id         boolean primary key default true check (id),
  -- The last migration that it is of.
  migracion  text not null,
  contenido  jsonb not null,
  anotado_en timestamptz not null default clock_timestamp()
);
comment on table esquema is 'What the migrations left: triggers, functions, views, constraints and grants, each with what tells it from another. Written by whoever migrates.';
create trigger bitacora after insert or update or delete on esquema
  for each row execute function bitacora_anotar('id', '', 'contenido');
grant select on esquema to cuadra_app;
