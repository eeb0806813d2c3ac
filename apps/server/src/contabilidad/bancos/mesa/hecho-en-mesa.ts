// What is answered to whoever changes something on the desk: what they did, and what changed on it since they last saw it, whoever did.
import type { HechoEnMesa } from '@cuadra/contract/contabilidad/bancos/cruces';
import type { Database } from '#platform/database/pool.ts';
import { verMesa } from './ver-mesa.ts';

/** Which desk is open, and the revision it shows. */
export interface MesaAbierta {
  readonly anio: number;
  readonly mes: number;
  readonly revision: number;
}

export async function hechoEnMesa(
  db: Database,
  cuenta: string,
  { anio, mes, revision }: MesaAbierta,
  cruces: readonly string[],
): Promise<HechoEnMesa> {
  return { cruces: [...cruces], mesa: await verMesa(db, { cuenta, anio, mes, desde: revision }) };
}
