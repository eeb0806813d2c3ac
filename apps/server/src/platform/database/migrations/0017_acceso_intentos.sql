-- Proving who one is. What does the most harm in somebody else's hands asks whoever holds the session to have proved it
-- lately, so a session keeps when that was.

alter table sesion add column autenticada_en timestamptz;
update sesion set autenticada_en = abierta_en;
alter table sesion
  alter column autenticada_en set not null,
  add constraint sesion_autenticada_en_check check (autenticada_en >= abierta_en);
