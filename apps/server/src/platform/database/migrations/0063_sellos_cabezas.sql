-- Signed heads: how far the books and the bitácora went, signed by a key that is not in the database and delivered where its
-- owner has no hand. Whoever rewrites the past would have to rewrite also what others already have.

create table llave_de_sellos (
  id             text primary key check (id ~ '^[0-9a-f]{16}$'),
  -- The public half, as base64 of its DER; the private one is never here.
  publica        text not null unique,
  conocida_desde timestamptz not null,
  -- The head, signed by the key before, that tells of it. The first one and one that takes the place of a lost one have none.
  presentada_por bigint unique,
  por_perdida    boolean not null default false,
  check (not por_perdida or presentada_por is null)
);
comment on table llave_de_sellos is 'The keys that have signed heads, in their public half.';

create table cabeza_sellada (
  n          bigint primary key check (n > 0),
  -- Exactly what was signed.
  contenido  text not null check (length(contenido) between 2 and 100000),
  huella     bytea not null unique check (huella = sha256(convert_to(contenido, 'UTF8'))),
  llave      text not null references llave_de_sellos,
  firma      bytea not null check (length(firma) = 64),
  motivo     text not null check (motivo in ('diario', 'cierre-de-mes', 'cierre-de-ejercicio', 'a-pedido', 'cambio-de-llave')),
  sellada_en timestamptz not null,
  -- Null: by the clock.
  pedida_por uuid references usuario
);
comment on table cabeza_sellada is
  'Signed heads, each with the digest of the one before: the last partida of each year and the last block of the bitácora.';

alter table llave_de_sellos add foreign key (presentada_por) references cabeza_sellada;

create table entrega_de_sello (
  cabeza       bigint not null references cabeza_sellada,
  medio        text not null check (medio in ('correo', 'carpeta', 'comando')),
  -- Whose mailbox; empty for the others, of which there is one.
  destino      text not null default '' check ((medio = 'correo') = (destino <> '')),
  entregada_en timestamptz,
  intentos     integer not null default 0 check (intentos >= 0),
  siguiente_en timestamptz not null,
  falla        text,
  primary key (cabeza, medio, destino)
);
comment on table entrega_de_sello is 'Where each head goes, and whether it arrived: tried again until it does.';

create index entrega_de_sello_pendiente on entrega_de_sello (siguiente_en) where entregada_en is null;

create trigger bitacora after insert or update or delete on llave_de_sellos
  for each row execute function bitacora_anotar('id');
create trigger bitacora after insert or update or delete on cabeza_sellada
  for each row execute function bitacora_anotar('n');

create trigger sello_es_inmutable before update or delete or truncate on llave_de_sellos
  for each statement execute function sello_es_inmutable();
create trigger sello_es_inmutable before update or delete or truncate on cabeza_sellada
  for each statement execute function sello_es_inmutable();

grant select, insert on llave_de_sellos, cabeza_sellada to cuadra_app;
grant select, insert, update (entregada_en, intentos, siguiente_en, falla) on entrega_de_sello to cuadra_app;
