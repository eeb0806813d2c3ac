-- Since when each secret of the server signs: so that what the one before signed serves for as long as a session may last
-- and not a day more, and so that the bitácora tells of every change. Only a digest: nobody signs with it.

create table secreto_de_sesion (
  huella  text primary key check (huella ~ '^[0-9a-f]{64}$'),
  desde   timestamptz not null
);
comment on table secreto_de_sesion is 'Since when each secret that signs the tokens is in use, by its digest.';

create trigger bitacora after insert or update or delete on secreto_de_sesion
  for each row execute function bitacora_anotar('huella');

grant select, insert on secreto_de_sesion to cuadra_app;
