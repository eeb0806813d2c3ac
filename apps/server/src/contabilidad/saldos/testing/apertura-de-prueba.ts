// Opening balances as they are in the books, without the two people who approve them: for tests of what stands on them.
import { comoDueno } from './libro-de-prueba.ts';

export const DE_APERTURA = { origen: 'saldos_iniciales', operacion: 'apertura', tipo: 'apertura' } as const;

/** The rest of the guards stay awake. */
export async function sinAprobacion(url: string): Promise<void> {
  await comoDueno(url, 'alter table partida disable trigger saldos_iniciales_cuadran');
}
