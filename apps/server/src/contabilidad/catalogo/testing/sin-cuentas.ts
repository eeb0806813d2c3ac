// An institution whose chart is empty, and with it everything that says an account.
import type { AplicacionDePrueba } from '#testing/application.ts';
import { consultar } from '#testing/databases.ts';

export async function sinCuentas({ url }: AplicacionDePrueba): Promise<void> {
  await consultar(url, 'set session_replication_role = replica; truncate cuenta cascade');
}
