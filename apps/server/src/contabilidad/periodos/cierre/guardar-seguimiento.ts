import type { Tx } from '#platform/database/escribir.ts';
import { avisarPeriodos } from '../queries.ts';
import type { ClaveDeCompuerta } from './tomar-compuerta.ts';

interface Cambios {
  readonly responsable?: string | null;
  readonly nota?: string;
  readonly partidas?: string[];
  readonly firmadaPor?: string | null;
  readonly firmadaEn?: string | null;
  readonly firma?: string | null;
}

/** Only what is given changes; the first one to touch a gate of a month makes its row. */
export async function guardarSeguimiento(
  tx: Tx,
  { anio, mes, agencia, compuerta }: ClaveDeCompuerta,
  cambios: Cambios,
): Promise<void> {
  await tx
    .insertInto('seguimientoDeCompuerta')
    .values({ anio, mes, agencia, compuerta, ...cambios })
    .onConflict((choque) => choque.columns(['anio', 'mes', 'agencia', 'compuerta']).doUpdateSet(cambios))
    .execute();
  await avisarPeriodos(tx);
}
