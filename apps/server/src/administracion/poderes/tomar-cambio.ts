import type { ClaseDePoder } from '@cuadra/contract/administracion/poderes';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { tomarTurnoDePoderes } from './turno-de-poderes.ts';

export interface CambioTomado {
  readonly id: string;
  readonly clase: ClaseDePoder;
  readonly sujeto: string | null;
  readonly datos: unknown;
  readonly descripcion: string;
  readonly pedidoPor: string;
  readonly efectivoEn: string | null;
}

/** Locked while it is resolved, so that it is resolved once, whoever comes first. */
export async function tomarCambio(tx: Tx, id: string): Promise<CambioTomado> {
  await tomarTurnoDePoderes(tx);
  const cambio = await tx
    .selectFrom('cambioDePoder')
    .select(['id', 'clase', 'sujeto', 'datos', 'descripcion', 'pedidoPor', 'efectivoEn', 'estado'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (cambio === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (cambio.estado !== 'pendiente') throw new ProblemaError('CAMBIO_RESUELTO');
  return cambio;
}
