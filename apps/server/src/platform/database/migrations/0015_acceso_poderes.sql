-- Powers apart: no one alone. Which roles exclude each other and which ones approve is data with its reason; what gives
-- somebody more power waits for a second administrator (or a day, where there is only one) once the set-up of the
-- institution is signed off. The triggers hold it on every path of the application; the owner of the tables, who only
-- migrates, could take them off anyway.

alter table institucion add column firmada_en timestamptz;
comment on table institucion is
  'The institution, one row: the heading of every document, and since when its set-up is signed off (null: still open).';

create function institucion_queda_firmada() returns trigger language plpgsql as $$
begin
  if old.firmada_en is not null and new.firmada_en is distinct from old.firmada_en then
    raise exception 'La puesta en marcha ya se firmó y no vuelve a abrirse.' using errcode = 'CU001';
  end if;
  return new;
end
$$;
comment on function institucion_queda_firmada is 'Once signed off, the set-up is never opened again.';

create trigger queda_firmada before update on institucion
  for each row execute function institucion_queda_firmada();

create table rol_que_aprueba (
  rol   text primary key,
  razon text not null check (razon = btrim(razon) and razon <> '')
);
comment on table rol_que_aprueba is 'The roles that nobody gives alone, and why.';

insert into rol_que_aprueba (rol, razon) values
  ('administrador', 'Da y quita los poderes de los demás.'),
  ('contador', 'Aprueba partidas, cierra periodos e imprime los libros.');

create table rol_incompatible (
  rol_a text not null,
  rol_b text not null,
  razon text not null check (razon = btrim(razon) and razon <> ''),
  primary key (rol_a, rol_b),
  check (rol_a < rol_b)
);
comment on table rol_incompatible is 'The pairs of roles that no person holds at once, each with its reason.';

-- A cajero and an auxiliar too: an auxiliar posts small ingresos and egresos without anybody, which is how a shortage of
-- the drawer would be covered.
insert into rol_incompatible (rol_a, rol_b, razon) values
  ('administrador', 'contador', 'Quien da los permisos no aprueba ni cierra los libros.'),
  ('administrador', 'auxiliar', 'Quien da los permisos no registra partidas.'),
  ('administrador', 'cajero', 'Quien da los permisos no maneja efectivo.'),
  ('administrador', 'jefe_agencia', 'Quien da los permisos no revisa las cajas.'),
  ('administrador', 'ahorros', 'Quien da los permisos no programa intereses.'),
  ('administrador', 'auditor', 'Quien da los permisos no audita cómo se usan.'),
  ('cajero', 'contador', 'Quien maneja efectivo no lo contabiliza ni lo aprueba.'),
  ('auxiliar', 'cajero', 'Quien maneja efectivo no registra partidas que oculten un faltante.'),
  ('cajero', 'jefe_agencia', 'Quien maneja la caja no revisa su propio arqueo.'),
  ('ahorros', 'contador', 'Quien programa los intereses no aprueba su partida.'),
  ('auditor', 'contador', 'Quien audita no aprueba lo que revisa.'),
  ('auditor', 'auxiliar', 'Quien audita no registra lo que revisa.'),
  ('auditor', 'cajero', 'Quien audita no maneja el efectivo que revisa.'),
  ('auditor', 'jefe_agencia', 'Quien audita no dirige la agencia que revisa.'),
  ('ahorros', 'auditor', 'Quien audita no programa los intereses que revisa.');

grant select on rol_que_aprueba, rol_incompatible to cuadra_app;

create table cambio_de_poder (
  id          uuid primary key default gen_random_uuid(),
  clase       text not null check (clase in ('roles', 'limites', 'correo', 'habilitar', 'segundo-factor')),
  -- Null: of everybody who holds a role, as the limits are.
  sujeto      uuid references usuario,
  datos       jsonb not null check (jsonb_typeof(datos) = 'object'),
  descripcion text not null check (descripcion <> ''),
  pedido_por  uuid not null references usuario,
  pedido_en   timestamptz not null,
  -- When it takes effect by itself, where nobody else can approve it. Null: it waits for a second administrator.
  efectivo_en timestamptz,
  estado      text not null default 'pendiente' check (estado in
    ('pendiente', 'aplicado', 'inmediato', 'rechazado', 'detenido', 'retirado', 'caduco')),
  -- Null where time, or the program, resolved it.
  resuelto_por uuid references usuario,
  resuelto_en  timestamptz,
  motivo       text,
  -- The transaction in which it took effect: what it allows is allowed there and nowhere else.
  transaccion  bigint,
  constraint cambio_de_poder_ajeno check (clase = 'correo' or sujeto is distinct from pedido_por),
  constraint cambio_de_poder_espera_un_dia check (efectivo_en >= pedido_en + interval '1 day'),
  constraint cambio_de_poder_resuelto check ((estado = 'pendiente') = (resuelto_en is null)),
  constraint cambio_de_poder_de_dos check (estado <> 'aplicado' or
    case when resuelto_por is null then coalesce(resuelto_en >= efectivo_en, false)
         else resuelto_por <> pedido_por and resuelto_por is distinct from sujeto end),
  constraint cambio_de_poder_lo_niega_otro check (estado not in ('rechazado', 'detenido') or
    coalesce(resuelto_por <> pedido_por, false)),
  constraint cambio_de_poder_lo_retira_quien_pide check (estado not in ('retirado', 'inmediato') or
    coalesce(resuelto_por = pedido_por, false)),
  constraint cambio_de_poder_caduca_con_motivo check (estado <> 'caduco' or (resuelto_por is null and motivo is not null)),
  constraint cambio_de_poder_con_efecto check ((transaccion is not null) = (estado in ('aplicado', 'inmediato')))
);
comment on table cambio_de_poder is
  'What gives somebody more power: who asked for it, who else allowed it or how long it waited, and what became of it.';

-- One of each kind waits for each person: asking twice changes nothing.
create unique index cambio_de_poder_pendiente on cambio_de_poder (clase, sujeto) nulls not distinct
  where estado = 'pendiente';
create index cambio_de_poder_por_fecha on cambio_de_poder (pedido_en desc, id);

create trigger bitacora after insert or update or delete on cambio_de_poder
  for each row execute function bitacora_anotar('id');

grant select, insert on cambio_de_poder to cuadra_app;
grant update (efectivo_en, estado, resuelto_por, resuelto_en, motivo) on cambio_de_poder to cuadra_app;

create function actor_de_la_transaccion() returns uuid language sql stable as $$
  select nullif(current_setting('cuadra.actor', true), '')::uuid
$$;
comment on function actor_de_la_transaccion is 'Who acts in this transaction; null: the system itself.';

create function es_del_dueno(tabla regclass) returns boolean language sql stable as $$
  select pg_has_role(current_user, c.relowner, 'usage') from pg_class c where c.oid = tabla
$$;
comment on function es_del_dueno is 'Whether whoever runs this owns the table, as migrations do and the application does not.';

create function tiene_rol_activo(persona uuid, buscado text) returns boolean language sql stable as $$
  select exists (select from usuario u join usuario_rol r on r.usuario = u.id
                 where u.id = persona and u.activo and r.rol = buscado)
$$;
comment on function tiene_rol_activo is 'Whether that person may enter and holds that role.';

create function cambio_en_curso(de_clase text, de_sujeto uuid) returns setof jsonb language sql stable as $$
  select c.datos from cambio_de_poder c
  where c.transaccion = pg_current_xact_id_if_assigned()::text::bigint
    and c.clase = de_clase and c.sujeto is not distinct from de_sujeto
$$;
comment on function cambio_en_curso is 'What the changes of powers that take effect in this very transaction allow.';

create function cambio_de_poder_juzgar() returns trigger language plpgsql as $$
declare
  actor uuid := actor_de_la_transaccion();
begin
  new.transaccion := case when new.estado in ('aplicado', 'inmediato') then pg_current_xact_id()::text::bigint end;
  if es_del_dueno(tg_relid) then return new; end if;
  if tg_op = 'INSERT' then
    if new.estado not in ('pendiente', 'inmediato') then
      perform libro_negar('CAMBIO_RESUELTO', 'Un cambio de poder nace pendiente.');
    end if;
    if new.estado = 'inmediato' and exists (select from institucion where firmada_en is not null) then
      perform libro_negar('CAMBIO_EN_ESPERA', 'La puesta en marcha ya se firmó: el cambio espera a otra persona.');
    end if;
    if new.pedido_por is distinct from actor or not tiene_rol_activo(new.pedido_por, 'administrador') then
      perform libro_negar('SIN_PERMISO', 'Solo un administrador pide un cambio de poder, y en su propio nombre.');
    end if;
    return new;
  end if;
  if old.estado <> 'pendiente' then
    perform libro_negar('CAMBIO_RESUELTO', 'Este cambio ya se resolvió.');
  end if;
  if new.estado = 'inmediato' or new.efectivo_en is distinct from old.efectivo_en
     and (new.estado <> 'pendiente' or old.efectivo_en is not null) then
    perform libro_negar('CAMBIO_EN_ESPERA', 'La espera de un cambio de poder no se acorta.');
  end if;
  if new.resuelto_por is distinct from (case when new.estado in ('pendiente', 'caduco') then null else actor end) then
    perform libro_negar('SIN_PERMISO', 'Cada quien resuelve en su propio nombre.');
  end if;
  if new.resuelto_por is not null and not tiene_rol_activo(new.resuelto_por,
       case when new.estado = 'detenido' then 'contador' else 'administrador' end) then
    perform libro_negar('SIN_PERMISO', 'Su usuario no puede resolver un cambio de poder de esta manera.');
  end if;
  return new;
end
$$;
comment on function cambio_de_poder_juzgar is
  'The states of a change of powers: asked by an administrador, resolved once, by who may and in their own name.';

create trigger juzgar before insert or update on cambio_de_poder
  for each row execute function cambio_de_poder_juzgar();

create function poderes_ajenos() returns trigger language plpgsql as $$
declare
  fila record := case tg_op when 'DELETE' then old else new end;
begin
  if fila.usuario = actor_de_la_transaccion() and not es_del_dueno(tg_relid) then
    perform libro_negar('PODERES_PROPIOS', 'Nadie cambia sus propios roles, agencias ni límites: debe hacerlo otro administrador.');
  end if;
  return fila;
end
$$;
comment on function poderes_ajenos is 'Nobody changes their own roles or agencias.';

create trigger ajenos before insert or update or delete on usuario_rol
  for each row execute function poderes_ajenos();
create trigger ajenos before insert or update or delete on usuario_agencia
  for each row execute function poderes_ajenos();

create function usuario_rol_con_poder() returns trigger language plpgsql as $$
begin
  if es_del_dueno(tg_relid)
     or not exists (select from rol_que_aprueba a where a.rol = new.rol)
     or exists (select from cambio_en_curso('roles', new.usuario) datos where datos -> 'otorga' ? new.rol) then
    return new;
  end if;
  -- The system itself, where nobody else could: the first administrador, and what comes before the sign-off.
  if actor_de_la_transaccion() is null and (
       not exists (select from institucion where firmada_en is not null)
       or not exists (select from usuario u where tiene_rol_activo(u.id, 'administrador'))) then
    return new;
  end if;
  perform libro_negar('CAMBIO_EN_ESPERA', 'Ese rol no lo da una sola persona: pida el cambio y espere a que se apruebe.');
end
$$;
comment on function usuario_rol_con_poder is 'A role that approves is given by a change of powers that takes effect now.';

create trigger con_poder before insert or update on usuario_rol
  for each row execute function usuario_rol_con_poder();

-- After, so that it sees the other rows of its own statement; and with the person locked, so that of two transactions that
-- give one role each the second sees the first.
create function usuario_rol_compatible() returns trigger language plpgsql as $$
declare
  par record;
begin
  perform from usuario u where u.id = new.usuario for no key update;
  select p.rol_a, p.rol_b, p.razon into par
  from rol_incompatible p
  join usuario_rol r on r.usuario = new.usuario and r.rol in (p.rol_a, p.rol_b) and r.rol <> new.rol
  where new.rol in (p.rol_a, p.rol_b)
  order by p.rol_a, p.rol_b
  limit 1;
  if found then
    perform libro_negar('ROLES_INCOMPATIBLES',
      format('Una misma persona no puede ser %s y %s. %s',
        replace(par.rol_a, '_', ' de '), replace(par.rol_b, '_', ' de '), par.razon));
  end if;
  return null;
end
$$;
comment on function usuario_rol_compatible is
  'No new pair of incompatible roles; those that were there before stay, and are listed.';

create trigger compatible after insert or update on usuario_rol
  for each row execute function usuario_rol_compatible();

create function limite_con_poder() returns trigger language plpgsql as $$
declare
  fila  record := case tg_op when 'DELETE' then old else new end;
  actor uuid := actor_de_la_transaccion();
begin
  if es_del_dueno(tg_relid) then return fila; end if;
  if exists (select from usuario_rol r where r.usuario = actor and r.rol = fila.rol) then
    perform libro_negar('PODERES_PROPIOS', 'Nadie cambia sus propios roles, agencias ni límites: debe hacerlo otro administrador.');
  end if;
  if not exists (select from cambio_en_curso('limites', null)) then
    perform libro_negar('CAMBIO_EN_ESPERA', 'Los límites no los cambia una sola persona: pida el cambio y espere a que se apruebe.');
  end if;
  return fila;
end
$$;
comment on function limite_con_poder is
  'Limits change by a change of powers that takes effect now, and never by whoever they limit.';

create trigger con_poder before insert or update or delete on limite_contabilizacion
  for each row execute function limite_con_poder();

create function usuario_con_poder() returns trigger language plpgsql as $$
begin
  if actor_de_la_transaccion() is null or es_del_dueno(tg_relid)
     or not exists (select from usuario_rol r join rol_que_aprueba a on a.rol = r.rol where r.usuario = new.id) then
    return new;
  end if;
  if new.correo <> old.correo and not exists (select from cambio_en_curso('correo', new.id)) then
    perform libro_negar('CAMBIO_EN_ESPERA',
      'El correo de quien aprueba no lo cambia una sola persona: pida el cambio y espere a que se apruebe.');
  end if;
  if new.activo and not old.activo and not exists (select from cambio_en_curso('habilitar', new.id)) then
    perform libro_negar('CAMBIO_EN_ESPERA',
      'A quien aprueba no lo habilita una sola persona: pida el cambio y espere a que se apruebe.');
  end if;
  return new;
end
$$;
comment on function usuario_con_poder is
  'The address of whoever approves, and their coming back, change by a change of powers: both are ways into their account.';

create trigger con_poder before update of correo, activo on usuario
  for each row execute function usuario_con_poder();

create function usuario_nombre_de_administracion() returns trigger language plpgsql as $$
declare
  actor uuid := actor_de_la_transaccion();
begin
  if actor is not null and not es_del_dueno(tg_relid) and not tiene_rol_activo(actor, 'administrador') then
    perform libro_negar('NOMBRE_AJENO', 'Su nombre lo cambia un administrador. Pídaselo.');
  end if;
  return new;
end
$$;
comment on function usuario_nombre_de_administracion is 'A name signs what its owner does: only administration changes it.';

create trigger nombre_de_administracion before update of nombre on usuario
  for each row when (new.nombre is distinct from old.nombre) execute function usuario_nombre_de_administracion();
