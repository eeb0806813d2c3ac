// Whoever works on a run dies in the middle of it: held at the door of the books (or of its lines), where everything else of its tanda is
// already written.
import pg from 'pg';
import type { Database } from '#platform/database/pool.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { abrirProceso } from '#testing/proceso-mortal.ts';

/** Where a tanda waits: to be posted, or to write what it calculated. */
const PUERTAS = {
  libros: 'select from ejercicio where anio = 2026 for update',
  lineas: 'lock table corrida_linea in share mode',
} as const;

/** What `trabajo` had in hand comes to nothing; answers how it ended. */
export async function morirEn(
  base: { readonly url: string; readonly urlDeLaAplicacion: string },
  puerta: keyof typeof PUERTAS,
  trabajo: (db: Database) => Promise<unknown>,
): Promise<'murió' | 'terminó'> {
  const proceso = abrirProceso(base);
  return conLaPuertaCerrada(base.url, puerta, async () => {
    const fin = trabajo(proceso.db).then(
      () => 'terminó' as const,
      () => 'murió' as const,
    );
    await hastaQueAlguienEspere(base.url);
    await proceso.morir();
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
