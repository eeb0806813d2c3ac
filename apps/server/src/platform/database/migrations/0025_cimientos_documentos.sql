-- What goes on signed paper: the institution's logo, and signatories in any number, each with the number under which the
-- profession is registered, what they certify and which documents they sign.

alter table institucion add column logo text references archivo;
comment on column institucion.logo is 'The image at the head of the documents; NULL: only the name.';
comment on table archivo is 'The bytes of supporting documents, evidence and logos, once per content.';

alter table firmante
  drop constraint firmante_n_check,
  add constraint firmante_n_check check (n between 1 and 12),
  add column registro text not null default '' check (registro = btrim(registro) and length(registro) <= 60),
  add column certificacion text not null default ''
    check (certificacion = btrim(certificacion) and length(certificacion) <= 800),
  add column documentos text[] not null default array['balance-general', 'estado-de-resultados', 'flujo-de-efectivo',
    'cambios-en-el-patrimonio', 'balance-de-comprobacion']
    check (documentos <@ array['balance-general', 'estado-de-resultados', 'flujo-de-efectivo', 'cambios-en-el-patrimonio',
      'balance-de-comprobacion', 'inventario', 'libro-diario', 'libro-mayor']);
comment on column firmante.registro is 'The number under which the profession is registered (SAT, colegio), printed under the name.';
comment on column firmante.certificacion is 'What they certify, with marks in braces that each document fills in; empty: they only sign.';
comment on column firmante.documentos is 'Which documents they sign.';

-- There may be as many as they are, and a place that nobody signs is no longer a row.
grant insert, delete on firmante to cuadra_app;

select set_config('cuadra.accion', 'migracion', true);
delete from firmante where cargo = '';
-- Where an institution starts; one that already prints its documents goes on printing them as they are.
update firmante set certificacion = 'Quien suscribe, {cargo} de {institucion}, CERTIFICA: que las cifras de este documento ({titulo}, {periodo}) son las que constan en los libros y registros contables de la institución, llevados conforme a las leyes de la República de Guatemala.'
where n = 1 and not exists (select from institucion);

-- Whether a book is preliminary is asked with every page of it: only the months that are open are looked at.
create index periodo_sin_cerrar on periodo (anio, mes) where estado <> 'cerrado';
