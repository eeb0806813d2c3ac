// Whoever works on a run dies in the middle of it: held at the door of the books (or of its lines), where everything else of its tanda is
// already written, its connection is ended there.
import pg from 'pg';
import { hastaQueAlguienEspere } from '../../../testing/hasta-que.ts';

/** Where a tanda waits: to be posted, or to write what it calculated. */
const PUERTAS = {
  libros: 'select from ejercicio where anio = 2026 for update',
  lineas: 'lock table corrida_linea in share mode',
} as const;

/** What `trabajo` had in hand comes to nothing; answers how it ended. */
export async function morirEn(
  url: string,
  puerta: keyof typeof PUERTAS,
  trabajo: () => Promise<unknown>,
): Promise<'murió' | 'terminó'> {
  return conLaPuertaCerrada(url, puerta, async (dueno) => {
    const fin = trabajo().then(
      () => 'terminó' as const,
      () => 'murió' as const,
    );
    await hastaQueAlguienEspere(url);
    await dueno.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    );
    return fin;
  });
}

export async function conLaPuertaCerrada<T>(
  url: string,
  puerta: keyof typeof PUERTAS,
  trabajo: (dueno: pg.Client) => Promise<T>,
): Promise<T> {
  const dueno = new pg.Client({ connectionString: url });
  await dueno.connect();
  try {
    await dueno.query('begin');
    await dueno.query(PUERTAS[puerta]);
    return await trabajo(dueno);
  } finally {
    await dueno.query('rollback');
    await dueno.end();
  }
}
