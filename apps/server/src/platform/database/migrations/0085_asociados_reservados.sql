-- Members' personal data are for the people of their agencias. Whoever opens a whole record, or looks up by its number a member of
-- another agencia, is noted in the bitácora: once for each person, member and day, or reading would fill it. The day of the last
-- note is kept here, so that a list that reads itself again costs one look by key; the table holds one row for each pair, however
-- many days go by.

create table consulta_de_asociado (
  usuario  uuid not null references usuario,
  asociado uuid not null references asociado,
  -- The record, whole; or the number and the name of somebody of another agencia.
  clase    text not null check (clase in ('ficha', 'de-otra-agencia')),
  dia      date not null,
  primary key (usuario, asociado, clase)
);
comment on table consulta_de_asociado is
  'The last day on which it was noted that a person looked at a member: the bitácora has one note a day of it, and this table has no history.';

grant select, insert, update (dia) on consulta_de_asociado to cuadra_app;
