import { invitarPorCorreo } from '#acceso/invitaciones/invitar-por-correo.ts';
import { cerrarSesiones } from '#acceso/sesiones/cerrar-sesiones.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';

/** The link goes to the person's mailbox and to nobody else, the administrator included. */
export async function reponerContrasena(
  tx: Tx,
  contexto: ContextoConActor,
  cartero: Cartero,
  id: string,
): Promise<void> {
  await invitarPorCorreo(tx, contexto, cartero, id);
  await cerrarSesiones(tx, contexto, { usuario: id }, 'reposición de contraseña');
}
