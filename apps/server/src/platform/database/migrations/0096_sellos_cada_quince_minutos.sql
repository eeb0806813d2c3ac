-- no convive: the version before cannot read a head of this kind
-- A head every fifteen minutes while there is posting: what was posted today and is rewritten the same day is held too.

alter table cabeza_sellada drop constraint cabeza_sellada_motivo_check;
alter table cabeza_sellada add constraint cabeza_sellada_motivo_check check (motivo in
  ('diario', 'cada-quince-minutos', 'cierre-de-mes', 'cierre-de-ejercicio', 'a-pedido', 'cambio-de-llave'));
