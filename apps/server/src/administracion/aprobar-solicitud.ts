import type { Rol } from '@cuadra/contract/acceso/permisos';
import { cartaDeCuentaAprobada } from '../acceso/credenciales/cartas.ts';
import type { ContextoConActor } from '../platform/contexto.ts';
import { avisar, type Tx } from '../platform/database/escribir.ts';
import type { Cartero } from '../platform/mail/cartero.ts';
import { incorporarUsuario } from './poderes/incorporar-usuario.ts';
import { tomarSolicitud } from './tomar-solicitud.ts';

/** The new user's id: with the password they chose when asking, and the roles and agencias given now. */
export async function aprobarSolicitud(
  tx: Tx,
  contexto: ContextoConActor,
  cartero: Cartero,
  id: string,
  asignado: { readonly roles: readonly Rol[]; readonly agencias: readonly string[] },
): Promise<string> {
  const { nombre, correo, contrasena } = await tomarSolicitud(tx, id);
  const usuario = await incorporarUsuario(tx, { cartero }, contexto, {
    nombre,
    correo,
    contrasena,
    ...asignado,
  });
  await tx
    .updateTable('solicitudCuenta')
    .set({ estado: 'aprobada', resueltaEn: contexto.ahora.toString(), resueltaPor: contexto.actor.id })
    .where('id', '=', id)
    .execute();
  await cartero.enviar(tx, cartaDeCuentaAprobada({ nombre, correo }, contexto.origen));
  await avisar(tx, { permiso: 'usuarios:administrar' }, { tipo: 'solicitudes-cambio' });
  return usuario;
}
