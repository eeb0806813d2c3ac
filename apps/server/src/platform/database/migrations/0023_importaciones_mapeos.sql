-- Sheets of other things than partidas are read by chosen columns too: what was chosen is remembered for each kind of sheet.

alter table mapeo_importacion
  add column clase text not null default 'partidas' check (clase ~ '^[a-z][a-z-]*$'),
  drop constraint mapeo_importacion_pkey,
  add primary key (usuario, clase, encabezado);
alter table mapeo_importacion alter column clase drop default;
