import type { datosUsuario } from '@cuadra/contract/administracion/usuarios';
import type { z } from 'zod';
import { invitarPorCorreo } from '#acceso/invitaciones/invitar-por-correo.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { incorporarUsuario } from './poderes/incorporar-usuario.ts';

export type DatosUsuario = z.output<typeof datosUsuario>;

/** The new user's id. They choose their password with the invitation they receive or, without mail, with an envelope. */
export async function crearUsuario(
  tx: Tx,
  contexto: ContextoConActor,
  cartero: Cartero,
  datos: DatosUsuario,
): Promise<string> {
  const id = await incorporarUsuario(tx, { cartero }, contexto, { ...datos, contrasena: null });
  if (cartero.hayServidor) await invitarPorCorreo(tx, contexto, cartero, id);
  return id;
}
