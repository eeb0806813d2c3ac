-- What the welcome screen tells in the morning, at a cost that does not grow with the years: which accounts make up each
-- indicator (what an institution calls its disponibilidad is its own decision, so it is data and not a code in the
-- program), when a person was here before, and what people changed since a day.

create table cuenta_de_indicador (
  indicador text not null check (indicador in ('disponibilidad', 'depositos', 'cartera', 'mora', 'capital')),
  id_cuenta text not null references cuenta on update cascade on delete cascade,
  -- Whether its balance is added or taken away, in the account's own nature.
  signo     smallint not null check (signo in (1, -1)),
  primary key (indicador, id_cuenta)
);
comment on table cuenta_de_indicador is
  'Which accounts make up each indicator of the welcome screen, and whether they add to it or are taken away.';

create index cuenta_de_indicador_por_cuenta on cuenta_de_indicador (id_cuenta);

create trigger bitacora after insert or update or delete on cuenta_de_indicador
  for each row execute function bitacora_anotar('indicador,id_cuenta');

grant select, insert, update, delete on cuenta_de_indicador to cuadra_app;

-- The session before this one tells when its person was last here.
create index sesion_por_usuario on sesion (usuario, abierta_en);

-- What people changed since a day, apart from what is posted and written all day long, which is not looked for here: a
-- posting does not touch this index.
create index bitacora_de_cambios on bitacora (instante)
  where actor is not null and entidad in (
    'cuenta', 'configuracion_contable', 'cuenta_puente', 'cuenta_de_indicador', 'limite_contabilizacion',
    'usuario', 'usuario_rol', 'usuario_agencia');
