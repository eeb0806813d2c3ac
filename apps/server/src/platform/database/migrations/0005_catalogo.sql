-- The chart of accounts. The code says where an account stands, so id_parent is derived from it and can never
-- disagree. The pair (id_parent, 'M') must exist: a parent exists, is of mayor, and cannot become detalle while
-- it has children. Tables that hold movements reference cuenta (id_cuenta) with no action, which is what keeps
-- an account with movements from being deleted or given another code.

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

create index cuenta_por_mayor on cuenta (id_parent);

create trigger bitacora after insert or update or delete on cuenta
  for each row execute function bitacora_anotar('id_cuenta');

grant select, insert, update, delete on cuenta to cuadra_app;
