-- Tags: names that gather accounts which the codes keep apart. An account of mayor may carry one, and then it stands for
-- everything under it; what stands under it is never written down, so that it cannot disagree with the chart. A tag is
-- known by its name, as an account is by its code: renaming it renames it in every account.

create table etiqueta (
  nombre_etiqueta text primary key check (
    nombre_etiqueta = btrim(nombre_etiqueta) and length(nombre_etiqueta) between 1 and 40
    and nombre_etiqueta !~ '[;[:cntrl:]]'
  ),
  version         integer not null default 1
);

-- Two names that differ only in case or accents would be one to whoever reads them.
create unique index etiqueta_nombre on etiqueta (texto_de_busqueda(nombre_etiqueta));

create table cuenta_etiqueta (
  id_cuenta       text not null references cuenta on update cascade on delete cascade,
  nombre_etiqueta text not null references etiqueta on update cascade on delete cascade,
  primary key (id_cuenta, nombre_etiqueta)
);

create index cuenta_etiqueta_por_nombre on cuenta_etiqueta (nombre_etiqueta);

create trigger bitacora after insert or update or delete on etiqueta
  for each row execute function bitacora_anotar('nombre_etiqueta');

create trigger bitacora after insert or update or delete on cuenta_etiqueta
  for each row execute function bitacora_anotar('id_cuenta,nombre_etiqueta');

grant select, insert, update, delete on etiqueta to cuadra_app;
grant select, insert, delete on cuenta_etiqueta to cuadra_app;
