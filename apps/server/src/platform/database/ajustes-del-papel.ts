// Behind a pooler nothing can be asked of a session on entering: what every session needs is then a default of the
// application's papel, which whoever opens the real sessions gets without asking. A papel may say its own defaults.
import pg from 'pg';
import { AgrupadorError } from './exigir-sesion.ts';
import { AJUSTES } from './pool.ts';

export async function fijarAjustesDelPapel(directa: string): Promise<void> {
  const client = new pg.Client({ connectionString: directa, application_name: 'cuadra ajustes' });
  await client.connect();
  try {
    const { rows } = await client.query<{ base: string; dichos: readonly string[] | null }>(
      `select quote_ident(current_database()) as base, (select setconfig from pg_db_role_setting s
        where s.setrole = session_user::regrole and s.setdatabase = (select oid from pg_database where datname = current_database()))
        as dichos`,
    );
    const [{ base, dichos } = { base: '', dichos: null }] = rows;
    for (const [nombre, valor] of Object.entries(AJUSTES)) {
      if (dichos?.some((dicho) => dicho.toLowerCase() === `${nombre}=${valor}`.toLowerCase())) continue;
      await client.query(`alter role current_user in database ${base} set ${nombre} = '${valor}'`);
    }
  } finally {
    await client.end();
  }
}

/** The pooler leads to the same books, and what it lends has what is needed. */
export async function exigirAgrupador(pool: pg.Pool, directa: string): Promise<void> {
  const client = new pg.Client({ connectionString: directa, application_name: 'cuadra ajustes' });
  await client.connect();
  try {
    const [porEl, derecho] = await Promise.all([loQueSeVe(pool), loQueSeVe(client)]);
    if (porEl.donde !== derecho.donde)
      throw new AgrupadorError('DATABASE_DIRECT_URL: no lleva a la misma base de datos que DATABASE_URL.');
    const otros = Object.entries(AJUSTES).filter(([nombre, valor]) => porEl.ajustes[nombre] !== valor);
    if (otros.length > 0)
      throw new AgrupadorError(
        `DATABASE_URL: las sesiones del agrupador no tienen ${otros.map(([nombre, valor]) => `${nombre}=${valor}`).join(', ')}. Reconéctelo (RECONNECT en PgBouncer) y quite de su configuración lo que las cambie.`,
      );
  } finally {
    await client.end();
  }
}

interface Vista {
  readonly donde: string;
  readonly ajustes: Readonly<Record<string, string>>;
}

async function loQueSeVe(donde: pg.Pool | pg.Client): Promise<Vista> {
  const { rows } = await donde.query<Vista>(
    `select (select system_identifier::text from pg_control_system()) || ' ' || current_database() || ' ' || session_user as donde,
      (select jsonb_object_agg(n, current_setting(n)) from unnest($1::text[]) n) as ajustes`,
    [Object.keys(AJUSTES)],
  );
  return rows[0] ?? { donde: '', ajustes: {} };
}
