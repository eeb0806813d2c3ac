// What is asked of the database, as it is sent: for tests that look at PostgreSQL's plan of it.
import type { KyselyPlugin } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export interface Pregunta {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The same database; every question is also written down in `preguntas`. */
export function escuchando(db: Database, preguntas: Pregunta[]): Database {
  const oido: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      preguntas.push(db.getExecutor().compileQuery(db.getExecutor().transformQuery(node, queryId), queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(oido);
}
