-- no convive: whatever posts says its operación from here on, and the version before does not know how
-- What is asked of an act, where all paths end. Operaciones are a closed list (core/control/operaciones.ts says the same); the policy says
-- for each role up to how much alone, each and a day, and who authorises above that; without a policy it is refused. An authorisation is
-- of one person to another, bound to one act, for one use. control_juzgar judges all of it, for partidas and for acts without one.

create table operacion (
  operacion   text primary key,
  -- `lineas`: read from the lines of its partida.
  clase       text not null check (clase in ('lineas', 'paga', 'ingresa', 'mueve', 'decide')),
  -- The origins of a partida that may say it.
  origenes    text[] not null,
  -- False: outside of everybody's sums, because it stands on people of its own.
  se_juzga    boolean not null,
  a_otro      boolean not null,
  -- What a person is told to do when they may not do it alone: made by hand, it is sent to review; anything else is asked for.
  por_revision boolean not null
);
comment on table operacion is 'Every act that moves money or decides over it: what it does, and whether the policy judges it.';
grant select on operacion to cuadra_app;

insert into operacion (operacion, clase, origenes, se_juzga, a_otro, por_revision) values
  ('partida', 'lineas', '{manual}', true, false, true),
  ('reversion', 'lineas', '{manual,importacion}', true, false, true),
  ('importacion', 'lineas', '{importacion}', true, false, true),
  ('deshacer-importacion', 'lineas', '{importacion,historia}', true, false, true),
  ('historia', 'lineas', '{historia}', false, false, false),
  ('apertura', 'lineas', '{saldos_iniciales}', false, false, false),
  ('cierre', 'mueve', '{cierre}', false, false, false),
  ('sistema', 'lineas', '{sistema}', false, false, false),
  ('demostracion', 'lineas', '{manual,caja,banco,ahorro,interes}', false, false, false),
  ('cheque', 'paga', '{banco}', true, false, false),
  ('cheque-caduco', 'lineas', '{banco}', true, false, false),
  ('banco', 'lineas', '{banco}', true, false, false),
  ('banco-regla', 'lineas', '{banco}', true, false, false),
  ('banco-traslado', 'mueve', '{banco}', true, false, false),
  ('banco-reversion', 'lineas', '{banco}', true, false, false),
  ('caja-ingreso', 'ingresa', '{caja}', true, false, false),
  ('caja-egreso', 'paga', '{caja}', true, false, false),
  ('caja-pago-menor', 'paga', '{caja}', true, false, false),
  ('caja-remesa', 'mueve', '{caja}', true, false, false),
  ('caja-deposito-ahorro', 'ingresa', '{caja}', true, false, false),
  ('caja-retiro-ahorro', 'paga', '{caja}', true, false, false),
  ('caja-traslado', 'mueve', '{caja}', true, false, false),
  ('caja-recepcion', 'mueve', '{caja}', true, false, false),
  ('caja-diferencia', 'lineas', '{caja}', true, false, false),
  ('caja-reversion', 'lineas', '{caja}', true, false, false),
  ('transferencia-propia', 'mueve', '{ahorro}', true, false, false),
  ('transferencia-ajena', 'paga', '{ahorro}', true, true, false),
  ('apertura-de-cuenta', 'mueve', '{ahorro}', true, false, false),
  ('apertura-de-otro', 'paga', '{ahorro}', true, true, false),
  ('cierre-de-cuenta', 'mueve', '{ahorro}', true, false, false),
  ('cierre-a-otro', 'paga', '{ahorro}', true, true, false),
  ('ajuste-de-ahorro', 'paga', '{ahorro}', true, false, false),
  ('deshacer-ahorro', 'paga', '{ahorro}', true, false, false),
  ('transferencia-recibida', 'ingresa', '{ahorro}', false, false, false),
  ('vencimiento', 'mueve', '{ahorro}', false, false, false),
  ('interes', 'lineas', '{interes}', false, false, false),
  ('titulares', 'decide', '{}', true, true, false),
  ('isr-de-cuenta', 'decide', '{}', true, false, false),
  ('destino-de-intereses', 'decide', '{}', true, false, false),
  ('bloqueo', 'decide', '{}', true, false, false),
  ('liberacion', 'decide', '{}', true, false, false),
  ('reactivacion', 'decide', '{}', true, false, false),
  ('cuenta-por-retirar', 'decide', '{}', true, false, false),
  ('tasas', 'decide', '{}', true, false, false),
  ('productos', 'decide', '{}', true, false, false),
  ('aprobar-corrida', 'decide', '{}', true, false, false),
  ('deshacer-corrida', 'decide', '{}', true, false, false),
  ('cierre-de-periodo', 'decide', '{}', true, false, false),
  ('reapertura', 'decide', '{}', true, false, false),
  ('folios', 'decide', '{}', true, false, false),
  ('politica', 'decide', '{}', false, false, false);

create table politica (
  rol           text not null,
  operacion     text not null references operacion,
  clase         text not null check (clase in ('paga', 'ingresa', 'mueve', 'decide')),
  -- Alone, each: null, whatever it is; zero, always two.
  cada          bigint check (cada between 0 and 1000000000000),
  -- Alone, in one day, over everything of its class that the person does, wherever it comes from.
  al_dia        bigint check (al_dia between 0 and 100000000000000),
  -- Whoever does it proves again who they are.
  reautenticar  boolean not null default false,
  -- From which amount a document is asked for; null: never.
  soporte_desde bigint check (soporte_desde >= 0),
  -- From which amount contador and jefe of the agencia are told; null: never.
  avisa_desde   bigint check (avisa_desde >= 0),
  primary key (rol, operacion, clase),
  constraint politica_diaria_alcanza check (al_dia >= cada)
);
comment on table politica is
  'Up to how much a role does each operación alone, and what is asked of it. Absent: refused, alone or with anybody.';

create table politica_de_autorizacion (
  rol       text not null,
  operacion text not null references operacion,
  clase     text not null check (clase in ('paga', 'ingresa', 'mueve', 'decide')),
  -- By one signature, each and a day over all that the person authorises: null, whatever it is. Above that, a second one signs too.
  cada      bigint check (cada between 0 and 1000000000000),
  al_dia    bigint check (al_dia between 0 and 100000000000000),
  primary key (rol, operacion, clase),
  constraint autorizacion_diaria_alcanza check (al_dia >= cada)
);
comment on table politica_de_autorizacion is 'Which roles authorise each operación, and up to how much by one signature. Absent: they do not.';

select set_config('cuadra.accion', 'migracion', true);

-- Where an institution starts, as a prudent cooperative would: a row for every role and operación in use.
insert into politica (rol, operacion, clase, cada, al_dia, avisa_desde)
select v.rol, v.operacion, v.clase, v.cada, v.al_dia, case when v.clase = 'paga' then v.avisa end
from (
  select 'contador', o, c, t.cada, t.al_dia, 10000000
  from unnest(array['partida', 'reversion', 'importacion', 'deshacer-importacion', 'banco', 'banco-regla', 'banco-reversion', 'cheque-caduco']) o,
    (values ('paga', 10000000, 50000000), ('ingresa', 50000000, 250000000), ('mueve', 50000000, 250000000)) t (c, cada, al_dia)
  union all
  select 'auxiliar', o, c, 1000000, 5000000, 1000000
  from unnest(array['partida', 'importacion', 'banco', 'banco-regla', 'banco-reversion', 'cheque-caduco']) o, unnest(array['paga', 'ingresa', 'mueve']) c
  union all
  values
    ('contador', 'cheque', 'paga', 10000000, 50000000, 10000000),
    ('contador', 'banco-traslado', 'mueve', 100000000, 500000000, null),
    ('auxiliar', 'cheque', 'paga', 1000000, 5000000, 1000000),
    ('auxiliar', 'banco-traslado', 'mueve', 1000000, 5000000, null),
    ('contador', 'ajuste-de-ahorro', 'paga', 1000000, 5000000, 1000000),
    ('contador', 'deshacer-ahorro', 'paga', 1000000, 5000000, 1000000),
    ('ahorros', 'deshacer-ahorro', 'paga', 1000000, 5000000, 1000000),
    ('cajero', 'caja-ingreso', 'ingresa', null, null, null),
    ('cajero', 'caja-deposito-ahorro', 'ingresa', null, null, null),
    ('cajero', 'caja-egreso', 'paga', 1000000, 10000000, 5000000),
    ('cajero', 'caja-pago-menor', 'paga', 100000, 10000000, 100000),
    ('cajero', 'caja-retiro-ahorro', 'paga', 1000000, 10000000, 5000000),
    ('cajero', 'caja-remesa', 'mueve', 50000000, null, null),
    ('cajero', 'caja-traslado', 'mueve', 50000000, null, null),
    ('cajero', 'caja-recepcion', 'mueve', null, null, null),
    ('cajero', 'caja-reversion', 'paga', 0, 0, 0),
    ('cajero', 'caja-reversion', 'ingresa', 0, 0, 0),
    ('cajero', 'caja-reversion', 'mueve', 0, 0, 0),
    ('jefe_agencia', 'caja-diferencia', 'paga', null, null, 10000),
    ('jefe_agencia', 'caja-diferencia', 'ingresa', null, null, null),
    ('jefe_agencia', 'caja-diferencia', 'mueve', null, null, null),
    ('contador', 'caja-diferencia', 'paga', null, null, 10000),
    ('contador', 'caja-diferencia', 'ingresa', null, null, null),
    ('contador', 'caja-diferencia', 'mueve', null, null, null),
    ('ahorros', 'transferencia-propia', 'mueve', 5000000, 25000000, null),
    ('ahorros', 'apertura-de-cuenta', 'mueve', 5000000, 25000000, null),
    ('ahorros', 'cierre-de-cuenta', 'mueve', 5000000, 25000000, null),
    ('ahorros', 'transferencia-ajena', 'paga', 0, 0, 0),
    ('ahorros', 'apertura-de-otro', 'paga', 0, 0, 0),
    ('ahorros', 'cierre-a-otro', 'paga', 0, 0, 0),
    ('ahorros', 'titulares', 'decide', 0, null, null),
    ('ahorros', 'isr-de-cuenta', 'decide', 0, null, null),
    ('ahorros', 'destino-de-intereses', 'decide', 0, null, null),
    ('ahorros', 'reactivacion', 'decide', 0, null, null),
    ('ahorros', 'liberacion', 'decide', 0, null, null),
    ('ahorros', 'bloqueo', 'decide', null, null, null),
    ('ahorros', 'cuenta-por-retirar', 'decide', null, null, null),
    ('ahorros', 'tasas', 'decide', null, null, null),
    ('ahorros', 'productos', 'decide', null, null, null),
    ('contador', 'tasas', 'decide', null, null, null),
    ('contador', 'productos', 'decide', null, null, null),
    ('contador', 'aprobar-corrida', 'decide', null, null, null),
    ('contador', 'deshacer-corrida', 'decide', null, null, null),
    ('ahorros', 'deshacer-corrida', 'decide', null, null, null),
    ('contador', 'cierre-de-periodo', 'decide', null, null, null),
    ('contador', 'reapertura', 'decide', null, null, null),
    ('contador', 'folios', 'decide', null, null, null)
) v (rol, operacion, clase, cada, al_dia, avisa);

-- What an institution had narrowed stays narrowed.
update politica p set cada = least(p.cada, l.cada), al_dia = least(p.al_dia, l.al_dia)
from (select x.rol, max(x.monto_max) as cada, max(x.monto_diario) as al_dia from limite_contabilizacion x
      group by x.rol having bool_and(x.monto_max is not null and x.monto_diario is not null)) l
where p.rol = l.rol and p.operacion in ('partida', 'importacion', 'reversion', 'deshacer-importacion', 'banco', 'banco-regla', 'banco-reversion', 'cheque');

insert into politica_de_autorizacion (rol, operacion, clase, cada, al_dia)
select v.rol, o.operacion, c.clase, v.cada, v.al_dia
from operacion o
cross join lateral unnest(case o.clase when 'lineas' then array['paga', 'ingresa', 'mueve'] else array[o.clase] end) c (clase)
join (values
  ('contador', 'partidas', 500000000, 2000000000), ('contador', 'bancos', 500000000, 2000000000),
  ('contador', 'cajas', 50000000, 200000000), ('contador', 'ahorros', 50000000, 200000000),
  ('jefe_agencia', 'cajas', 10000000, 50000000), ('jefe_agencia', 'ahorros', 10000000, 50000000)
) v (rol, area, cada, al_dia) on v.area = case
  when o.por_revision then 'partidas'
  when 'banco' = any(o.origenes) then 'bancos'
  when 'caja' = any(o.origenes) then 'cajas'
  when 'ahorro' = any(o.origenes) or o.operacion in
    ('titulares', 'isr-de-cuenta', 'destino-de-intereses', 'bloqueo', 'liberacion', 'reactivacion', 'cuenta-por-retirar') then 'ahorros'
  else 'partidas' end
where o.se_juzga;

create trigger bitacora after insert or update or delete on politica
  for each row execute function bitacora_anotar('rol,operacion,clase');
create trigger bitacora after insert or update or delete on politica_de_autorizacion
  for each row execute function bitacora_anotar('rol,operacion,clase');

-- By a change of powers that takes effect now, and never by whoever they limit (0015_acceso_poderes.sql).
create trigger con_poder before insert or update or delete on politica
  for each row execute function limite_con_poder();
create trigger con_poder before insert or update or delete on politica_de_autorizacion
  for each row execute function limite_con_poder();

grant select, insert, update, delete on politica, politica_de_autorizacion to cuadra_app;

-- What waits in the old words can no longer be done.
update cambio_de_poder set estado = 'caduco', resuelto_en = now(), motivo = 'Los límites pasaron a la política de operaciones: pídalo de nuevo.'
where clase = 'limites' and estado = 'pendiente';

-- As in 0028_escritorio_inicio.sql, with the policy in the place of the limits.
drop index bitacora_de_cambios;
create index bitacora_de_cambios on bitacora (instante)
  where actor is not null and entidad in (
    'cuenta', 'configuracion_contable', 'cuenta_puente', 'cuenta_de_indicador', 'politica', 'politica_de_autorizacion',
    'usuario', 'usuario_rol', 'usuario_agencia');

create table movido_por_dia (
  persona uuid not null references usuario,
  dia     date not null,
  clase   text not null check (clase in ('paga', 'ingresa', 'mueve')),
  monto   bigint not null check (monto > 0),
  primary key (persona, dia, clase)
) with (fillfactor = 50); -- today's rows change all day: leave them room to do it in place
comment on table movido_por_dia is
  'What each person did alone on each day of Guatemala, over all origins, by what it does with money. What another authorised is not here.';
grant select on movido_por_dia to cuadra_app;

create table autorizado_por_dia (
  persona uuid not null references usuario,
  dia     date not null,
  monto   bigint not null check (monto >= 0),
  primary key (persona, dia)
);
comment on table autorizado_por_dia is 'What each person authorised by themselves on each day of Guatemala.';
grant select on autorizado_por_dia to cuadra_app;
