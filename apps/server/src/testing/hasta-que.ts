// What happens by itself a moment later is waited for, not slept for: seen as soon as it is there, and given as long as the
// busiest machine may need.
import { expect, vi } from 'vitest';
import { consultar } from './databases.ts';

const ESPERA = { timeout: 240_000, interval: 20 };

/** Until looking does not throw; what it answers then. */
export function hastaQue<T>(mirar: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(mirar, ESPERA);
}

/** For races: until so many connections of that database, and of no other, wait for what another one holds. */
export async function hastaQueAlguienEspere(url: string, cuantas = 1): Promise<void> {
  await hastaQue(async () => {
    const esperan = await consultar(
      url,
      `select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    );
    expect(esperan.length).toBeGreaterThanOrEqual(cuantas);
  });
}
