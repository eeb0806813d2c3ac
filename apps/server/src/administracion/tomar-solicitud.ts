import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface SolicitudPendiente {
  readonly nombre: string;
  readonly correo: string;
}

/** Locked while it is answered, so that two administrators cannot answer it in two ways. */
export async function tomarSolicitud(tx: Tx, id: string): Promise<SolicitudPendiente> {
  const solicitud = await tx
    .selectFrom('solicitudCuenta')
    .select(['nombre', 'correo', 'estado'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (solicitud === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (solicitud.estado !== 'pendiente') throw new ProblemaError('SOLICITUD_RESUELTA');
  return solicitud;
}
