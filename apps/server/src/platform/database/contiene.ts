// Looking for what somebody typed inside a text, ignoring case and accents (texto_de_busqueda, see
// 0001_cimientos.sql). What they typed is looked for as it is: no sign in it means anything else.
import { type RawBuilder, sql } from 'kysely';

export function contiene(columna: RawBuilder<unknown>, texto: string): RawBuilder<boolean> {
  const literal = texto.replaceAll(/[\\%_]/g, '\\$&');
  return sql<boolean>`texto_de_busqueda(${columna}) like '%' || texto_de_busqueda(${literal}) || '%'`;
}

/** Every word of it, in any order. */
export function contieneTodas(columna: RawBuilder<unknown>, texto: string): RawBuilder<boolean> {
  const palabras = texto.split(/\s+/).map((palabra) => contiene(columna, palabra));
  return sql<boolean>`(${sql.join(palabras, sql` and `)})`;
}
