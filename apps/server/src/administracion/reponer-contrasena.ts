import { cartaDeReposicion } from '../acceso/credenciales/cartas.ts';
import { crearEnlace, type Enlace } from '../acceso/credenciales/crear-enlace.ts';
import { cerrarSesiones } from '../acceso/sesiones/cerrar-sesiones.ts';
import type { ContextoConActor } from '../platform/contexto.ts';
import type { Tx } from '../platform/database/escribir.ts';
import type { Cartero } from '../platform/mail/cartero.ts';
import { ProblemaError } from '../platform/problema.ts';

/** The link goes by mail and back to the administrator, who may hand it over in person where mail does not arrive. */
export async function reponerContrasena(
  tx: Tx,
  contexto: ContextoConActor,
  cartero: Cartero,
  id: string,
): Promise<Enlace> {
  const usuario = await tx
    .selectFrom('usuario')
    .select(['nombre', 'correo', 'activo'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (usuario === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (!usuario.activo) {
    throw new ProblemaError('NO_ENCONTRADO', {
      detalle: 'El usuario está deshabilitado. Habilítelo antes de reponer su contraseña.',
    });
  }
  const enlace = await crearEnlace(tx, contexto, id, 'reposicion');
  await cerrarSesiones(tx, contexto, { usuario: id }, 'reposición de contraseña');
  await cartero.enviar(tx, cartaDeReposicion(usuario, enlace.enlace));
  return enlace;
}
