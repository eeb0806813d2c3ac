import type { datosUsuario } from '@cuadra/contract/administracion/usuarios';
import type { z } from 'zod';
import { cartaDeInvitacion } from '../acceso/credenciales/cartas.ts';
import { cifrarContrasena } from '../acceso/credenciales/contrasena.ts';
import { crearEnlace } from '../acceso/credenciales/crear-enlace.ts';
import { exigirContrasenaFuerte } from '../acceso/credenciales/exigir-contrasena-fuerte.ts';
import type { ContextoConActor } from '../platform/contexto.ts';
import { escribir } from '../platform/database/escribir.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { incorporarUsuario } from './poderes/incorporar-usuario.ts';
import { leerInstitucion } from './queries.ts';

export type DatosUsuario = z.output<typeof datosUsuario>;

/** The new user's id. Without a password they receive a link to choose one. */
export async function crearUsuario(
  { db, cartero }: Pick<Plataforma, 'db' | 'cartero'>,
  contexto: ContextoConActor,
  { contrasena, ...datos }: DatosUsuario & { readonly contrasena?: string | undefined },
): Promise<string> {
  if (contrasena !== undefined) exigirContrasenaFuerte(contrasena, datos, 'contrasena');
  const huella = contrasena === undefined ? null : await cifrarContrasena(contrasena);
  return escribir(db, contexto, 'usuarios:crear', async (tx) => {
    const id = await incorporarUsuario(tx, { cartero }, contexto, { ...datos, contrasena: huella });
    if (huella === null) {
      const { enlace } = await crearEnlace(tx, contexto, id, 'invitacion');
      const { nombre } = await leerInstitucion(tx);
      await cartero.enviar(tx, cartaDeInvitacion(datos, nombre, enlace));
    }
    return id;
  });
}
