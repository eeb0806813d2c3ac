// Begins with the chart that ships with the product. Only where there is none: over another it would be half of each, and whoever
// wants some of its accounts imports them.
import type { FilaImportada } from '@cuadra/core/catalogo-importacion';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { importarCatalogo } from '../importar-catalogo.ts';
import { reservarCatalogo } from '../queries.ts';
import { decirQueRechazan } from './que-rechazan.ts';

/** How many accounts it has. */
export async function adoptarCatalogo(tx: Tx, filas: readonly FilaImportada[]): Promise<number> {
  await reservarCatalogo(tx);
  const alguna = await tx.selectFrom('cuenta').select('idCuenta').limit(1).executeTakeFirst();
  if (alguna !== undefined) throw new ProblemaError('CATALOGO_NO_VACIO');
  const { nuevas } = await importarCatalogo(tx, filas, { ensayo: false });
  await decirQueRechazan(tx);
  return nuevas;
}
