-- Who signs the statements and the books, in the order they are printed. The posts are those that were printed until now;
-- the names are the institution's to write, and what is already printed does not change with them.

create table firmante (
  n      smallint primary key check (n between 1 and 3),
  cargo  text not null default '' check (cargo = btrim(cargo) and length(cargo) <= 60),
  nombre text not null default '' check (nombre = btrim(nombre) and length(nombre) <= 80),
  constraint firmante_con_cargo check (cargo <> '' or nombre = '')
);

insert into firmante (n, cargo) values (1, 'Contador general'), (2, 'Representante legal'), (3, 'Comisión de vigilancia');

create trigger bitacora after insert or update or delete on firmante
  for each row execute function bitacora_anotar('n');

grant select, update on firmante to cuadra_app;
