// What an account was called when a partida was posted, as its seal holds it: a document says it so for ever.
import { type RawBuilder, sql } from 'kysely';

/** What was posted before names were sealed: by the first names that were written down. */
export const versionDeNombres = (partida: string): RawBuilder<number> =>
  sql<number>`coalesce(${sql.ref(`${partida}.nombres`)}, 1)`;

/** For what is not posted yet: the names of now. */
export const NOMBRES_DE_AHORA = sql<number>`2147483646`;

/** Joins `n`, with the name that the account of a row had in a version of the names. */
export const conNombreSellado = (fila: string, version: RawBuilder<number>): RawBuilder<unknown> =>
  sql`left join nombre_vigente n on n.id_cuenta = ${sql.ref(`${fila}.id_cuenta`)} and n.desde <= ${version} and n.hasta > ${version}`;
