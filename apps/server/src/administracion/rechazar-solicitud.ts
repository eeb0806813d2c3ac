import { cartaDeCuentaRechazada } from '#acceso/credenciales/cartas.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { tomarSolicitud } from './tomar-solicitud.ts';

export async function rechazarSolicitud(
  tx: Tx,
  contexto: ContextoConActor,
  cartero: Cartero,
  id: string,
  motivo: string,
): Promise<void> {
  const solicitud = await tomarSolicitud(tx, id);
  await tx
    .updateTable('solicitudCuenta')
    .set({
      estado: 'rechazada',
      resueltaEn: contexto.ahora.toString(),
      resueltaPor: contexto.actor.id,
      motivo,
    })
    .where('id', '=', id)
    .execute();
  await cartero.enviar(tx, cartaDeCuentaRechazada(solicitud, motivo));
  await avisar(tx, { permiso: 'usuarios:administrar' }, { tipo: 'solicitudes-cambio' });
}
