-- An institution that moves in: from which year its books are kept here, which years were brought from before, and the two kinds of
-- partida that only exist until its set-up is signed: its opening balances and its history. Also what each account was called where it
-- comes from, said once and used by every import.

alter table institucion add column primer_ejercicio integer check (primer_ejercicio between 2000 and 2100);
comment on column institucion.primer_ejercicio is 'From which year its books are kept here; what is earlier is history. Null: nobody said yet.';

alter table ejercicio add column procedencia text not null default 'propia' check (procedencia in ('propia', 'traida'));
comment on column ejercicio.procedencia is 'traida: its books were kept elsewhere and brought here.';
grant insert (procedencia) on ejercicio to cuadra_app;

alter table partida drop constraint partida_origen_check,
  add constraint partida_origen_check check (origen in
    ('manual', 'importacion', 'caja', 'banco', 'interes', 'ahorro', 'cierre', 'sistema', 'saldos_iniciales', 'historia'));

-- They move control accounts and nobody's hands made them: only while the set-up is open.
create function partida_de_puesta_en_marcha() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from institucion where firmada_en is not null) then
    perform libro_negar('PUESTA_EN_MARCHA_FIRMADA', 'La puesta en marcha ya está firmada: no se traen más saldos iniciales ni historia.');
  end if;
  if new.origen = 'saldos_iniciales' and new.tipo not in ('apertura', 'reversion') then
    perform libro_negar('LINEA_INVALIDA', 'Los saldos iniciales son una partida de apertura.');
  end if;
  return null;
end
$$;
comment on function partida_de_puesta_en_marcha is 'Opening balances and history come only while the set-up is open.';

create trigger partida_de_puesta_en_marcha after insert on partida
  for each row when (new.origen in ('saldos_iniciales', 'historia')) execute function partida_de_puesta_en_marcha();

create table equivalencia (
  id         uuid primary key default gen_random_uuid(),
  nombre     text not null unique check (nombre = btrim(nombre) and nombre <> ''),
  creada_por uuid not null references usuario,
  creada_en  timestamptz not null
);
comment on table equivalencia is 'What the accounts of another program are here: a table with a name, that every import may use.';

create table equivalencia_de_cuenta (
  equivalencia uuid not null references equivalencia on delete cascade,
  -- As it is compared (without accents, case or spaces around), and as it was written.
  clave        text not null check (clave <> ''),
  antes        text not null check (antes = btrim(antes) and antes <> ''),
  id_cuenta    text not null references cuenta on update cascade on delete cascade,
  primary key (equivalencia, clave)
);
comment on table equivalencia_de_cuenta is 'One account of the other program, by its code or its name, and which one of ours it is.';
create index equivalencia_de_cuenta_por_cuenta on equivalencia_de_cuenta (id_cuenta);

create trigger bitacora after insert or update or delete on equivalencia
  for each row execute function bitacora_anotar('id');
create trigger bitacora after insert or update or delete on equivalencia_de_cuenta
  for each row execute function bitacora_anotar('equivalencia,clave');

grant select, insert, update (nombre), delete on equivalencia to cuadra_app;
grant select, insert, update (antes, id_cuenta), delete on equivalencia_de_cuenta to cuadra_app;
