// Looks at each PostgreSQL by itself, past HAProxy, five times a second: who says it is the primary, and who takes a write.
// Each promotion begins a timeline with a higher number, so two primaries that accept are a write taken on a lower timeline
// after one was taken on a higher one, or two nodes on the same.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import type { PostgresNode } from './postgres-node.ts';
import { createVerdict } from './two-primaries.ts';

export interface Witness {
  stop(): Promise<Testimony>;
}

export interface Testimony {
  /** What two primaries took, and what one took and was gone afterwards. */
  readonly faults: readonly string[];
  /** Rounds in which two of them said to be the primary, whether or not they took anything. */
  readonly doubleClaims: number;
}

const EVERY_MS = 200;
/** Longer, and the connection is dropped. Never a statement_timeout: one that ends while the standby is being waited for
 * makes PostgreSQL say that it was done. */
const PATIENCE_MS = 5_000;
const DATABASE = 'testigo';
const WRITE = `insert into latido default values returning id,
  ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int as timeline`;

/** A database of its own, which nobody else enters. */
export async function prepareWitness(cluster: Cluster): Promise<void> {
  const primary = await cluster.primary();
  await ask(primary.url('postgres'), `create database ${DATABASE}`);
  await ask(primary.url('postgres'), `revoke all on database ${DATABASE} from public`);
  await ask(primary.url(DATABASE), 'create table latido (id uuid primary key default gen_random_uuid())');
}

export function startWitness(cluster: Cluster): Witness {
  const verdict = createVerdict();
  const taken: string[] = [];
  let [stopped, doubleClaims] = [false, 0];
  const watch = async (node: PostgresNode) => {
    const probe = createProbe(node);
    while (!stopped) {
      const began = performance.now();
      const row = await probe.write();
      if (row !== undefined) {
        taken.push(row.id);
        verdict.taken({ node: node.name, timeline: row.timeline, began, ended: performance.now() });
      }
      await wait(EVERY_MS);
    }
    probe.close();
  };
  const listen = async () => {
    while (!stopped) {
      const claims = await Promise.all(cluster.nodes.map((node) => node.says('/primary').catch(() => false)));
      if (claims.filter(Boolean).length > 1) doubleClaims += 1;
      await wait(EVERY_MS);
    }
  };
  const all = Promise.all([listen(), ...cluster.nodes.map(watch)]);
  return {
    async stop() {
      stopped = true;
      await all;
      const primary = await cluster.primary();
      const lost = await ask<{ id: string }>(
        primary.url(DATABASE),
        'select id from unnest($1::uuid[]) as id where id not in (select id from latido)',
        [taken],
      );
      return { faults: [...verdict.faults, ...lost.map(({ id }) => `latido perdido ${id}`)], doubleClaims };
    },
  };
}

/** One connection, opened again whenever it is lost. */
function createProbe(node: PostgresNode) {
  let client: pg.Client | undefined;
  const close = () => {
    const lost = client;
    client = undefined;
    lost?.end().catch(() => undefined);
  };
  const open = async () => {
    const fresh = new pg.Client({
      connectionString: node.url(DATABASE),
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    fresh.on('error', close);
    await fresh.connect();
    return fresh;
  };
  return {
    close,
    async write(): Promise<{ id: string; timeline: number } | undefined> {
      try {
        client ??= await open();
        const { rows: said } = await client.query<{ standby: boolean }>(
          'select pg_is_in_recovery() as standby',
        );
        if (said[0]?.standby !== false) return undefined;
        const { rows } = await client.query<{ id: string; timeline: number }>(WRITE);
        return rows[0];
      } catch {
        close();
        return undefined;
      }
    },
  };
}

async function ask<Row extends pg.QueryResultRow>(
  connectionString: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
