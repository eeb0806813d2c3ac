-- The accounts that separating a tax from a line proposes. Which they are is the institution's, so they are kept with its
-- other decisions about its books; null, and none is proposed.
alter table configuracion_contable
  add column cuenta_iva_credito text,
  add column cuenta_iva_debito text,
  add column cuenta_isr_retenido text;
comment on table configuracion_contable is
  'One row: the two accounts through which the result of a year is carried forward, those of the taxes, and whether every gate must be signed.';
