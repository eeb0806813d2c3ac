-- Finding partidas among millions: by agencia and date (everything a list filters by is in the index, so that counting
-- reads nothing else), by words in the concepto and by document, ignoring case and accents.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent depends on a dictionary that could change, so PostgreSQL does not let an index use it; ours does not change.
create function texto_de_busqueda(texto text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, texto));

create index partida_por_agencia on partida (agencia, fecha, ejercicio, numero)
  include (tipo, total, autor, registrada_en);

create index partida_por_concepto on partida using gin (texto_de_busqueda(concepto) gin_trgm_ops);
create index linea_por_documento on linea using gin (texto_de_busqueda(documento) gin_trgm_ops)
  where documento is not null;

-- A partida's history also tells of its supports, those that were removed too.
create index bitacora_de_soportes on bitacora ((coalesce(despues, antes) ->> 'partida'), n) where entidad = 'soporte';
