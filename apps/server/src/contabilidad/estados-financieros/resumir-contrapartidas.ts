// Keeps the sums of counterparts near the end of the book: what was posted since the last time is added to them, a bounded
// number at once. Every process looks; one of them does it. Statements are exact without it, and only slower.

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';

const CADA_MS = 15_000;
const PARTIDAS_POR_VEZ = 5_000;
/** Where a long history comes all at once, the rest waits for the next time. */
const VECES_MAX = 200;

/** Every so often, while the application is open; not at its start, which has more urgent things to do. */
export function vigilarContrapartidas(
  app: FastifyInstance,
  { db, log }: Pick<Plataforma, 'db' | 'log'>,
): void {
  let enCurso = Promise.resolve();
  let cerrando = false;
  const mirar = () => {
    enCurso = enCurso
      .then(() => resumirContrapartidas(db, () => cerrando))
      .catch((error: unknown) => log.error({ err: error }, 'No se pudieron sumar las contrapartidas'));
  };
  let cada: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    cada = setInterval(mirar, CADA_MS).unref();
  });
  app.addHook('preClose', async () => {
    cerrando = true;
    clearInterval(cada);
    await enCurso;
  });
}

export async function resumirContrapartidas(db: Database, basta: () => boolean = () => false): Promise<void> {
  for (let vez = 0; vez < VECES_MAX && !basta(); vez++) {
    const { rows } = await sql<{ cuantas: number }>`
      select contrapartida_resumir(${PARTIDAS_POR_VEZ}) as cuantas`.execute(db);
    if ((rows[0]?.cuantas ?? 0) === 0) return;
  }
}
