-- The chart of accounts. The code says where an account stands, so id_parent is derived from it and can never
-- disagree. The pair (id_parent, 'M') must exist: a parent exists, is of mayor, and cannot become detalle while
-- it has children. An account with movements keeps its code and its type (see cuenta_con_movimientos). Tags gather
-- accounts which the codes keep apart.

create table cuenta (
  id_cuenta     text primary key check (
    id_cuenta ~ '^[1-9][0-9]*$' and length(id_cuenta) in (1, 3, 4, 6, 8, 10)
  ),
  nombre_cuenta text not null check (nombre_cuenta = btrim(nombre_cuenta) and nombre_cuenta <> ''),
  tipo_cuenta   text not null check (tipo_cuenta in ('D', 'M')),
  id_parent     text generated always as (
    case length(id_cuenta)
      when 3 then left(id_cuenta, 1)
      when 4 then left(id_cuenta, 3)
      when 6 then left(id_cuenta, 4)
      when 8 then left(id_cuenta, 6)
      when 10 then left(id_cuenta, 8)
    end
  ) stored,
  tipo_parent   text generated always as (case when length(id_cuenta) > 1 then 'M' end) stored,
  naturaleza    text not null check (naturaleza in ('deudora', 'acreedora')),
  estado        text not null default 'activa' check (estado in ('activa', 'solo_sistema', 'bloqueada')),
  version       integer not null default 1,
  unique (id_cuenta, tipo_cuenta),
  constraint cuenta_depende_de_mayor foreign key (id_parent, tipo_parent)
    references cuenta (id_cuenta, tipo_cuenta) deferrable initially immediate,
  constraint cuenta_naturaleza_de_clase check (
    left(id_cuenta, 1) in ('8', '9')
    or naturaleza = case when left(id_cuenta, 1) in ('1', '7') then 'deudora' else 'acreedora' end
  )
);
comment on table cuenta is 'The accounts: those of detalle (D) receive lines, those of mayor (M) add up what is under them.';

create index cuenta_por_mayor on cuenta (id_parent);

create trigger bitacora after insert or update or delete on cuenta
  for each row execute function bitacora_anotar('id_cuenta');

grant select, insert, update, delete on cuenta to cuadra_app;

-- A tag is known by its name, as an account is by its code: renaming it renames it in every account.
create table etiqueta (
  nombre_etiqueta text primary key check (
    nombre_etiqueta = btrim(nombre_etiqueta) and length(nombre_etiqueta) between 1 and 40
    and nombre_etiqueta !~ '[;[:cntrl:]]'
  ),
  version         integer not null default 1
);
comment on table etiqueta is 'Tags: names that gather accounts.';

-- Two names that differ only in case or accents would be one to whoever reads them.
create unique index etiqueta_nombre on etiqueta (texto_de_busqueda(nombre_etiqueta));

-- An account of mayor may carry one, and then it stands for everything under it; what stands under it is never written
-- down, so that it cannot disagree with the chart.
create table cuenta_etiqueta (
  id_cuenta       text not null references cuenta on update cascade on delete cascade,
  nombre_etiqueta text not null references etiqueta on update cascade on delete cascade,
  primary key (id_cuenta, nombre_etiqueta)
);
comment on table cuenta_etiqueta is 'Which accounts carry which tags.';

create index cuenta_etiqueta_por_nombre on cuenta_etiqueta (nombre_etiqueta);

create trigger bitacora after insert or update or delete on etiqueta
  for each row execute function bitacora_anotar('nombre_etiqueta');

create trigger bitacora after insert or update or delete on cuenta_etiqueta
  for each row execute function bitacora_anotar('id_cuenta,nombre_etiqueta');

grant select, insert, update, delete on etiqueta to cuadra_app;
grant select, insert, delete on cuenta_etiqueta to cuadra_app;
