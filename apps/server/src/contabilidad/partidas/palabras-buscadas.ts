// Words in the conceptos and documentos, found in whichever way costs less. A rare one is asked of its index. One that very
// many partidas have would take long to gather and longer to sort: the list is walked in its own order instead, and is
// soon at the end of the page. With n partidas of which m have the word, the one looks at m and the other at n × page / m:
// the same for both when m is the square root of n × page.
import { sql } from 'kysely';
import { contiene } from '#platform/database/contiene.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Condicion } from './filtro.ts';

export interface PalabrasBuscadas {
  readonly texto: string;
  /** How many partidas the book has, more or less. */
  readonly partidas: number;
  readonly enConcepto: Busca;
  readonly enDocumento: Busca;
}

export interface Busca {
  /** The one of its words that fewest have: the index is asked for that one. */
  readonly rara: string;
  /** How many have it, as PostgreSQL last looked; 0 when they are too few to tell. */
  readonly cuantas: number;
}

/** A shorter word begins too many others to ask the index for it. */
const LETRAS_MIN = 3;

interface Fila {
  readonly palabra: string;
  readonly enConcepto: number;
  readonly enDocumento: number;
  readonly partidas: number;
}

export async function leerPalabras(db: Database, texto: string): Promise<PalabrasBuscadas | undefined> {
  const { rows } = await sql<Fila>`
    select w.palabra, conceptos.cuantas * frecuencia_de_palabra('partida_por_palabras', w.palabra) as en_concepto,
      documentos.cuantas * frecuencia_de_palabra('linea_por_palabras', w.palabra) as en_documento,
      conceptos.cuantas as partidas
    from unnest(tsvector_to_array(palabras_de(${texto}))) w (palabra),
      (select greatest(c.reltuples, 0)::float8 from pg_class c where c.oid = 'partida_por_palabras'::regclass) conceptos (cuantas),
      (select greatest(c.reltuples, 0)::float8 from pg_class c where c.oid = 'linea_por_palabras'::regclass) documentos (cuantas)
    where length(w.palabra) >= ${LETRAS_MIN}`.execute(db);
  const [primera] = rows;
  if (primera === undefined) return undefined;
  return {
    texto,
    partidas: primera.partidas,
    enConcepto: masRara(rows, 'enConcepto'),
    enDocumento: masRara(rows, 'enDocumento'),
  };
}

/** When several are equally rare, the longest begins fewest others. */
function masRara(filas: readonly Fila[], donde: 'enConcepto' | 'enDocumento'): Busca {
  const [fila] = filas.toSorted(
    (una, otra) => una[donde] - otra[donde] || otra.palabra.length - una.palabra.length,
  );
  return { rara: fila?.palabra ?? '', cuantas: fila?.[donde] ?? 0 };
}

export function esComun({ partidas }: PalabrasBuscadas, { cuantas }: Busca, porPagina: number): boolean {
  return cuantas > Math.sqrt(partidas * porPagina);
}

/** A column that has its index of words. */
export function porSuIndice(columna: Condicion, texto: string, { rara }: Busca): Condicion {
  return sql`palabras_de(${columna}) @@ palabras_buscadas(${rara}) and ${unaPorUna(columna, texto, rara)}`;
}

/** Row by row, as no index answers it; the letters are compared first, which is quick. */
export function unaPorUna(columna: Condicion, texto: string, rara: string): Condicion {
  return sql`(${contiene(columna, rara)} and (palabras_de(${columna}) @@ palabras_buscadas(${texto})) is true)`;
}
