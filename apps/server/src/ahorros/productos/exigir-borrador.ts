import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

/** Held until the transaction ends: rules or rates of that product that nobody published yet, as whoever acts saw them. */
export async function exigirBorrador(
  tx: Tx,
  tabla: 'versionDeProducto' | 'tablaDeTasas',
  producto: number,
  regla: number,
  version: number,
): Promise<{ readonly escritaPor: string }> {
  const hallada = await tx
    .selectFrom(tabla)
    .select(['estado', 'version', 'escritaPor'])
    .where('id', '=', regla)
    .where('producto', '=', producto)
    .forUpdate()
    .executeTakeFirst();
  if (hallada === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (hallada.estado === 'publicada') throw new ProblemaError('REGLA_PUBLICADA');
  if (hallada.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  return hallada;
}
