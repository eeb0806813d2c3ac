-- Proving who one is. What does the most harm in somebody else's hands asks whoever holds the session to have proved it
-- lately, so a session keeps when that was; and which of its tokens is the last, because changing the password leaves the
-- earlier ones dead. Failed attempts fade with time instead of being forgotten all at once, and
-- those made elsewhere do not stop a person where they are known.

alter table sesion add column autenticada_en timestamptz;
update sesion set autenticada_en = abierta_en;
alter table sesion
  alter column autenticada_en set not null,
  add constraint sesion_autenticada_en_check check (autenticada_en >= abierta_en);
alter table sesion add column generacion integer not null default 1 check (generacion > 0);

-- What is left of them: each half-life is worth half.
alter table intento_acceso alter column fallos type double precision;
comment on table intento_acceso is
  'Failed sign-ins that have not faded yet, by account and address, by account and by address, and letters sent to a mailbox (clave: «pareja:…», «cuenta:…», «direccion:…», «correo:…»), shared by every process.';

create table dispositivo_conocido (
  huella   text primary key check (huella ~ '^[0-9a-f]{64}$'),
  usuario  uuid not null references usuario,
  visto_en timestamptz not null
);
comment on table dispositivo_conocido is
  'From where each person has signed in during the last thirty days, as a digest of account and address: there nobody else''s failures stop them.';

create index dispositivo_conocido_por_usuario on dispositivo_conocido (usuario);

grant select, insert, update, delete on dispositivo_conocido to cuadra_app;
