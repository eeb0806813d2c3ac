// The books after a drill: what was acknowledged is there, once, the numbers have no gap, and everything adds up.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import type { Acknowledged } from './load.ts';

export interface Books {
  readonly lost: number;
  readonly twice: number;
  readonly gaps: number;
  readonly clean: boolean;
  /** What `verificar` said when they are not. */
  readonly said: string;
}

/** The key is in the concepto of each. */
const POSTED = `select p.id, substr(p.concepto, length('Caída ') + 1) as key from partida p where p.concepto like 'Caída %'`;
const GAPS = `select coalesce(sum(e.ultimo_numero - (select count(*) from partida p where p.ejercicio = e.anio
  and p.numero between 1 and e.ultimo_numero)), 0)::int as gaps from ejercicio e`;

export async function checkBooks(cluster: Cluster, acknowledged: readonly Acknowledged[]): Promise<Books> {
  const client = new pg.Client({ connectionString: (await cluster.primary()).url('cuadra') });
  await client.connect();
  try {
    const { rows: posted } = await client.query<Acknowledged>(POSTED);
    const { rows: gaps } = await client.query<{ gaps: number }>(GAPS);
    const keyOf = new Map(posted.map(({ id, key }) => [id, key]));
    return {
      lost: acknowledged.filter(({ id, key }) => keyOf.get(id) !== key).length,
      twice: posted.length - new Set(posted.map(({ key }) => key)).size,
      gaps: gaps[0]?.gaps ?? 0,
      ...(await verify(cluster)),
    };
  } finally {
    await client.end();
  }
}

async function verify(cluster: Cluster): Promise<Pick<Books, 'clean' | 'said'>> {
  const program = join(cluster.tree, 'apps', 'server', 'src', 'verificar.ts');
  const env = { PATH: process.env.PATH, ...(await cluster.cuadras[0]?.settings()) };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, '--completa'], { env });
    return { clean: true, said: stdout };
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return { clean: false, said: `${stdout ?? ''}${stderr ?? ''}${error}` };
  }
}
