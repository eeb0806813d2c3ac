-- The powers that one administrador still gave alone. A jefe de agencia authorises cash above the limit, ahorros moves members'
-- accounts, a cajero pays out, an auxiliar posts below a limit without anybody: each of them, and the pairs of them that let
-- one person move money and cover it, is held as contador and administrador are (0015_acceso_poderes.sql). Not to ask a role
-- for its second factor any more opens every account of that role: it is a change of powers too. Only an auditor is still
-- given by one person: it reads, and changes nothing.

-- small table: cambio_de_poder, a few rows a month

insert into rol_que_aprueba (rol, razon) values
  ('ahorros', 'Mueve las cuentas de los asociados y programa sus intereses.'),
  ('auxiliar', 'Contabiliza partidas, cheques y movimientos de banco sin otra persona, hasta su límite.'),
  ('cajero', 'Recibe y paga el efectivo de los asociados.'),
  ('jefe_agencia', 'Autoriza en caja lo que pasa del límite y revisa los arqueos.')
on conflict (rol) do nothing;

-- Neither contador and jefe de agencia nor contador and auxiliar: a contador may already do all that the other role does, so
-- that the pair gives nobody anything.
insert into rol_incompatible (rol_a, rol_b, razon) values
  ('ahorros', 'cajero', 'Quien mueve las cuentas de los asociados no paga su efectivo.'),
  ('ahorros', 'jefe_agencia', 'Quien mueve las cuentas de los asociados no autoriza sus retiros.'),
  ('ahorros', 'auxiliar', 'Quien mueve las cuentas de los asociados no registra partidas ni cheques que lo oculten.'),
  ('auxiliar', 'jefe_agencia', 'Quien autoriza el efectivo y revisa los arqueos no registra partidas que cubran una diferencia.')
on conflict (rol_a, rol_b) do nothing;

alter table cambio_de_poder
  drop constraint cambio_de_poder_clase_check,
  add constraint cambio_de_poder_clase_check check (clase in
    ('roles', 'limites', 'correo', 'habilitar', 'segundo-factor', 'segundo-factor-roles', 'par-aceptado')),
  -- That somebody goes on holding roles that exclude each other: which pairs, why, and until when, for a year at most.
  add constraint cambio_de_poder_par_con_plazo check (clase <> 'par-aceptado' or coalesce(
    sujeto is not null
    and jsonb_typeof(datos -> 'pares') = 'array' and jsonb_array_length(datos -> 'pares') > 0
    and btrim(datos ->> 'motivo') <> ''
    and (datos ->> 'hasta')::date between (pedido_en at time zone 'America/Guatemala')::date
      and ((pedido_en at time zone 'America/Guatemala') + interval '1 year')::date, false)),
  add constraint cambio_de_poder_exime_con_motivo check (clase <> 'segundo-factor-roles' or coalesce(
    sujeto is null and jsonb_typeof(datos -> 'exime') = 'array' and btrim(datos ->> 'motivo') <> '', false));

create function segundo_factor_con_poder() returns trigger language plpgsql as $$
begin
  if es_del_dueno(tg_relid)
     or exists (select from cambio_en_curso('segundo-factor-roles', null) datos where datos -> 'exime' ? old.rol) then
    return old;
  end if;
  perform libro_negar('CAMBIO_EN_ESPERA',
    'El segundo factor de un rol no lo deja de exigir una sola persona: pida el cambio y espere a que se apruebe.');
end
$$;
comment on function segundo_factor_con_poder is
  'A role leaves the list of those that must have a second factor by a change of powers that takes effect now.';

create trigger con_poder before delete on rol_con_segundo_factor
  for each row execute function segundo_factor_con_poder();

-- Whoever moves members' money shows a second factor, as whoever approves does. Not where people practise: they brought none.
select set_config('cuadra.accion', 'migracion', true);
insert into rol_con_segundo_factor (rol)
select 'ahorros' where not exists (select from pg_trigger t where t.tgname = 'institucion_de_practica')
on conflict (rol) do nothing;
