// For races: the one who must wait is seen waiting, however fast or slow the machine is.
import { expect, vi } from 'vitest';
import { consultar } from './databases.ts';

const ESPERA = { timeout: 30_000, interval: 10 };

/** Until some connection of that database waits for what another one holds. */
export async function hastaQueAlguienEspere(url: string): Promise<void> {
  await vi.waitFor(async () => {
    const esperan = await consultar(
      url,
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(esperan).not.toEqual([]);
  }, ESPERA);
}
