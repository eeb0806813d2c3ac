// A cheque as whoever changes it saw it, until the end of the transaction.
import type { EstadoDeCheque } from '@cuadra/core/bancos/cheque';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

/** Those that the bank may still pay. */
export const sinCobrar: readonly EstadoDeCheque[] = ['emitido', 'entregado'];

export async function exigirCheque(
  db: Database,
  id: string,
  version: number,
  estados: readonly EstadoDeCheque[],
) {
  const cheque = await db
    .selectFrom('cheque')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (cheque === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (cheque.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  if (!estados.includes(cheque.estado)) throw new ProblemaError('ESTADO_NO_ADMITE');
  return cheque;
}

export type ChequeGuardado = Awaited<ReturnType<typeof exigirCheque>>;
