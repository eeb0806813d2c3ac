// A ledger that answers "guardado" must have it on disk. PostgreSQL promises that only with these settings on, so a
// server that lost one of them does not start.
import pg from 'pg';

const OBLIGATORIAS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** The server given could lose what was acknowledged; the message says which setting. */
export class DurabilidadError extends Error {}

export async function exigirDurabilidad(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [OBLIGATORIAS],
    );
    const apagadas = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name);
    if (apagadas.length > 0) {
      throw new DurabilidadError(
        `PostgreSQL tiene apagado ${apagadas.join(', ')}: podría perder lo ya confirmado. Enciéndalo antes de usar Cuadra.`,
      );
    }
  } finally {
    await client.end();
  }
}
