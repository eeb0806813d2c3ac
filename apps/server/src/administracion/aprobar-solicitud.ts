import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { crearUsuario } from './crear-usuario.ts';
import { tomarSolicitud } from './tomar-solicitud.ts';

/** The new user's id, with the roles and agencias given now. The invitation goes to the address, whoever asked with it. */
export async function aprobarSolicitud(
  tx: Tx,
  contexto: ContextoConActor,
  cartero: Cartero,
  id: string,
  asignado: { readonly roles: Rol[]; readonly agencias: string[] },
): Promise<string> {
  const { nombre, correo } = await tomarSolicitud(tx, id);
  const usuario = await crearUsuario(tx, contexto, cartero, { nombre, correo, ...asignado });
  await tx
    .updateTable('solicitudCuenta')
    .set({ estado: 'aprobada', resueltaEn: contexto.ahora.toString(), resueltaPor: contexto.actor.id })
    .where('id', '=', id)
    .execute();
  await avisar(tx, { permiso: 'usuarios:administrar' }, { tipo: 'solicitudes-cambio' });
  return usuario;
}
