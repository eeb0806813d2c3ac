-- The guide of an institution that moves in: what it leaves out on purpose, the figures that its old system ended with, and the acta with
-- which a contador signs that they are those of the books here. From the acta on the set-up is over, and nothing of it changes any more.

create function puesta_en_marcha_abierta() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from institucion where firmada_en is not null) then
    perform libro_negar('PUESTA_EN_MARCHA_FIRMADA', 'La puesta en marcha ya está firmada: no cambia más.');
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function puesta_en_marcha_abierta is 'What belongs to the set-up changes only until it is signed.';

create table paso_omitido (
  paso        text primary key check (paso in ('saldos-iniciales', 'historia', 'folios')),
  motivo      text not null check (motivo = btrim(motivo) and motivo <> ''),
  omitido_por uuid not null references usuario,
  omitido_en  timestamptz not null
);
comment on table paso_omitido is 'Steps of the set-up that this institution does not take, who said so and why.';

create trigger abierta before insert or update or delete on paso_omitido
  for each row execute function puesta_en_marcha_abierta();
create trigger bitacora after insert or update or delete on paso_omitido
  for each row execute function bitacora_anotar('paso');
grant select, insert, update, delete on paso_omitido to cuadra_app;

create table comprobacion (
  id          boolean primary key default true check (id),
  fecha       date not null,
  cuantas     integer not null check (cuantas >= 0),
  -- The figures as they were written, which are many and are told by it.
  huella      text not null check (huella ~ '^[0-9a-f]{64}$'),
  escrita_por uuid not null references usuario,
  escrita_en  timestamptz not null,
  version     integer not null default 1
);
comment on table comprobacion is 'The trial balance of the old system, one row: at the end of which day, who brought it, and the digest of its figures.';

create table cifra_anterior (
  agencia       text not null references agencia,
  id_cuenta     text not null references cuenta on update cascade,
  nombre_cuenta text not null check (nombre_cuenta <> ''),
  debe          bigint not null check (debe >= 0),
  haber         bigint not null check (haber >= 0),
  primary key (agencia, id_cuenta)
);
comment on table cifra_anterior is 'With how much the old system ended in each account and agencia, in centavos: its debtor or its creditor balance.';
create index cifra_anterior_por_cuenta on cifra_anterior (id_cuenta);

create trigger abierta before insert or update or delete on comprobacion
  for each row execute function puesta_en_marcha_abierta();
create trigger bitacora after insert or update or delete on comprobacion
  for each row execute function bitacora_anotar('id');
-- The figures themselves come and go with their comprobacion, whose row the bitácora tells with their digest.
create trigger abierta before insert or update or delete on cifra_anterior
  for each row execute function puesta_en_marcha_abierta();
grant select, insert on comprobacion to cuadra_app;
grant update (fecha, cuantas, huella, escrita_por, escrita_en, version) on comprobacion to cuadra_app;
grant select, insert, delete on cifra_anterior to cuadra_app;

create table acta_de_puesta_en_marcha (
  id          boolean primary key default true check (id),
  fecha       date not null,
  firmada_por uuid not null references usuario,
  firmada_en  timestamptz not null,
  -- As they were called when they signed.
  firmante    text not null check (firmante <> ''),
  contenido   jsonb not null check (jsonb_typeof(contenido) = 'object'),
  huella      text not null check (huella ~ '^[0-9a-f]{64}$')
);
comment on table acta_de_puesta_en_marcha is
  'With what the set-up was signed: the steps, every grant made meanwhile and the digest of the trial balance. One row, for ever.';

create function puesta_en_marcha_detener() returns void language plpgsql security definer set search_path = public as $$
begin
  lock table linea in share mode;
  lock table cifra_anterior in share row exclusive mode;
end
$$;
comment on function puesta_en_marcha_detener is 'Nobody posts, nor changes what is compared, until this transaction ends: what is looked at is what is signed.';

create function acta_de_puesta_en_marcha_juzgar() returns trigger language plpgsql security definer set search_path = public as $$
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
  'The acta is signed once, by a contador, over a trial balance without differences; with it the set-up is over.';

create trigger juzgar before insert or update or delete on acta_de_puesta_en_marcha
  for each row execute function acta_de_puesta_en_marcha_juzgar();
create trigger bitacora after insert or update or delete on acta_de_puesta_en_marcha
  for each row execute function bitacora_anotar('id');
grant select, insert on acta_de_puesta_en_marcha to cuadra_app;

-- Only the acta ends the set-up. The system itself may too, where nobody acts: the invented institution begins signed.
create function institucion_se_firma_con_acta() returns trigger language plpgsql as $$
begin
  if actor_de_la_transaccion() is not null and not es_del_dueno(tg_relid) then
    perform libro_negar('PUESTA_EN_MARCHA_INCOMPLETA', 'La puesta en marcha termina con su acta, firmada por el contador.');
  end if;
  return new;
end
$$;
comment on function institucion_se_firma_con_acta is 'Nobody ends the set-up but with its acta.';

create trigger se_firma_con_acta before update on institucion
  for each row when (old.firmada_en is null and new.firmada_en is not null) execute function institucion_se_firma_con_acta();
create trigger nace_sin_firma before insert on institucion
  for each row when (new.firmada_en is not null) execute function institucion_se_firma_con_acta();
