-- The set-up takes two people. Whoever brought history or wrote the balance that it is compared with does not sign that the books begin
-- right; and of all the envelopes that are printed meanwhile one alone works without a second person: that of the first who can confirm
-- the others. Until now one contador could bring, compare and sign, and one administrador could print the envelopes of both contadores.

create function trajo_historia(persona uuid) returns boolean language sql stable as $$
  select exists (
    select from partida p
    where p.autor = persona and p.origen = 'historia' and p.revierte is null
      and not exists (select from partida r where r.revierte = p.id))
$$;
comment on function trajo_historia is 'Whether some of the history that stands was brought by that person; what was undone does not count.';

-- Who brought it is who may not sign: it is not brought in somebody else's name.
create function historia_de_quien_la_trae() returns trigger language plpgsql as $$
declare
  quien uuid := (select q.actor from bitacora_quien(bitacora_contextos(), new.id::text) q);
begin
  if quien is not null and quien is distinct from new.autor and quien is distinct from new.aprobador then
    perform libro_negar('SIN_PERMISO', 'La historia la trae cada quien en su propio nombre.');
  end if;
  return null;
end
$$;
comment on function historia_de_quien_la_trae is 'History is of whoever brings it, or of whom they approve.';
create trigger historia_de_quien_la_trae after insert on partida
  for each row when (new.origen = 'historia') execute function historia_de_quien_la_trae();

create function comprobacion_de_quien_la_escribe() returns trigger language plpgsql as $$
begin
  if new.escrita_por is distinct from actor_de_la_transaccion() and not es_del_dueno(tg_relid) then
    perform libro_negar('SIN_PERMISO', 'El balance del sistema anterior lo guarda cada quien en su propio nombre.');
  end if;
  return new;
end
$$;
comment on function comprobacion_de_quien_la_escribe is 'The trial balance of the old system is of whoever kept it last.';
create trigger de_quien_la_escribe before insert or update on comprobacion
  for each row execute function comprobacion_de_quien_la_escribe();

create function cifra_con_su_comprobacion() returns trigger language plpgsql as $$
begin
  if not es_del_dueno(tg_relid) and not exists (
    select from comprobacion c where c.escrita_por = actor_de_la_transaccion() and c.xmin = pg_current_xact_id()::xid
  ) then
    perform libro_negar('SIN_PERMISO', 'Las cifras del sistema anterior se guardan con su balance, que dice quién las escribió.');
  end if;
  return null;
end
$$;
comment on function cifra_con_su_comprobacion is 'The figures change only together with the row that tells who wrote them.';
-- After each row was asked whether the set-up is open.
create trigger con_su_comprobacion after insert or update or delete on cifra_anterior
  for each statement execute function cifra_con_su_comprobacion();

-- As in 0069_puesta_en_marcha_firma.sql; and whoever signs brought nothing of what they sign.
create or replace function acta_de_puesta_en_marcha_juzgar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' then
    perform libro_negar('PUESTA_EN_MARCHA_FIRMADA', 'El acta de la puesta en marcha no se cambia ni se borra.');
  end if;
  if new.firmada_por is distinct from actor_de_la_transaccion() or not tiene_rol_activo(new.firmada_por, 'contador') then
    perform libro_negar('SIN_PERMISO', 'La puesta en marcha la firma un contador, y en su propio nombre.');
  end if;
  if exists (select from institucion where firmada_en is not null) then
    perform libro_negar('PUESTA_EN_MARCHA_FIRMADA', 'La puesta en marcha ya está firmada.');
  end if;
  perform puesta_en_marcha_detener();
  if not exists (select from comprobacion c where c.fecha = new.fecha) then
    perform libro_negar('PUESTA_EN_MARCHA_INCOMPLETA', 'Falta el balance con que terminó el sistema anterior.');
  end if;
  if trajo_historia(new.firmada_por) then
    perform libro_negar('FIRMA_DE_OTRA_PERSONA', 'Quien trajo la historia no firma que los libros empiezan bien: firma otro contador.');
  end if;
  if exists (select from comprobacion c where c.escrita_por = new.firmada_por) then
    perform libro_negar('FIRMA_DE_OTRA_PERSONA', 'Quien escribió el balance del sistema anterior no firma que es el de los libros: firma otro contador.');
  end if;
  if exists (
    select from (
      select s.agencia, s.id_cuenta, sum(s.debe) - sum(s.haber) as saldo from saldo_diario s where s.fecha <= new.fecha group by 1, 2
    ) l full join cifra_anterior a on a.agencia = l.agencia and a.id_cuenta = l.id_cuenta
    where coalesce(l.saldo, 0) <> coalesce(a.debe - a.haber, 0)
  ) then
    perform libro_negar('COMPROBACION_CON_DIFERENCIAS', 'El balance de los libros no es el del sistema anterior: corrija las diferencias.');
  end if;
  update institucion set firmada_en = new.firmada_en;
  if not found then
    perform libro_negar('PUESTA_EN_MARCHA_INCOMPLETA', 'Falta el nombre de la institución.');
  end if;
  return new;
end
$$;
comment on function acta_de_puesta_en_marcha_juzgar is
  'The acta is signed once, by a contador who brought nothing of it, over a trial balance without differences; with it the set-up is over.';

create function puede_confirmar_sobres(persona uuid) returns boolean language sql stable as $$
  select tiene_rol_activo(persona, 'contador') or tiene_rol_activo(persona, 'administrador')
$$;
comment on function puede_confirmar_sobres is 'Whether that person confirms the envelopes that others print: contador or administrador.';

create function sobre_sin_confirmar_de_otra(persona uuid) returns setof invitacion language sql stable as $$
  select i.* from invitacion i where i.exenta and not i.anulada and i.usuario <> persona
$$;
comment on function sobre_sin_confirmar_de_otra is
  'The envelopes of other people that work, or worked, without a second person. While there is one, no other begins.';

create function turno_de_sobres() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('sobre sin confirmar', 0))
$$;
comment on function turno_de_sobres is 'Whether an envelope needs no second person is decided by one at a time, until the transaction ends.';

-- As in 0014_acceso_invitaciones.sql; and the one that needs nobody is one, of a person who then confirms the rest.
create or replace function invitacion_es_justa() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.usada_en is not null or old.anulada) then
    raise exception 'Una invitación que terminó queda como terminó.' using errcode = 'CU003';
  end if;
  if tg_op = 'INSERT' and new.exenta then
    perform turno_de_sobres();
    if not institucion_en_preparacion() or hay_quien_confirme(new.creada_por, new.usuario) then
      raise exception 'Hay quien confirme la entrega del sobre.' using errcode = 'CU003';
    end if;
    if not puede_confirmar_sobres(new.usuario) then
      raise exception 'Sin confirmación entra primero un contador o un administrador, que confirma los demás sobres.' using errcode = 'CU003';
    end if;
    if exists (select from sobre_sin_confirmar_de_otra(new.usuario)) then
      raise exception 'Otra persona ya tiene el único sobre sin confirmación: ella confirma los demás.' using errcode = 'CU003';
    end if;
  end if;
  if new.confirmada_por is not null and not exists (
    select from usuario u join usuario_rol r on r.usuario = u.id and r.rol in ('contador', 'administrador')
    where u.id = new.confirmada_por and u.activo) then
    raise exception 'La entrega la confirma un contador o un administrador.' using errcode = 'CU003';
  end if;
  return new;
end
$$;
comment on function invitacion_es_justa is
  'Refuses an envelope confirmed by who may not, excused without need or more than once, or changed after its end.';

-- Where one hand printed several that nobody confirms and they are still unused, they are printed again under the new rule.
select set_config('cuadra.accion', 'migracion', true);
update invitacion i set anulada = true
where i.exenta and i.usada_en is null and not i.anulada and institucion_en_preparacion()
  and exists (select from sobre_sin_confirmar_de_otra(i.usuario));
