// The number that a partida had where it was brought from, looked for by how it begins.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

type Condicion = RawBuilder<unknown>;

const empieza = (escrito: string): Condicion =>
  sql`lower(o.numero) like ${`${escrito.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;

export const conOriginal = (id: Condicion, escrito: string): Condicion =>
  sql`exists (select from numero_original o where o.partida = ${id} and ${empieza(escrito)})`;

/** The posted ones (p) that have it. */
export const porOriginal = (escrito: string): Condicion =>
  sql`(select o.partida from numero_original o where ${empieza(escrito)}) k join partida p on p.id = k.partida`;

/** Most institutions never brought any, and most texts are no number of before: then it is not looked for. */
export async function buscarOriginal(db: Database, texto: string): Promise<string | undefined> {
  const { rows } = await sql<{ hay: boolean }>`
    select exists (select from numero_original o where ${empieza(texto)}) as hay`.execute(db);
  return rows[0]?.hay === true ? texto : undefined;
}
