// The first person of an institution, with a password that is said once. Only where there is nobody yet: it is no way in.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { nombrarPrimerAdministrador } from '#acceso/usuarios/crear-primer-administrador.ts';
import { esDeLaDemo } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { abrirDatabase, abrirPool } from '#platform/database/pool.ts';
import { InstitucionError } from '#platform/institucion-error.ts';
import type { Reloj } from '#platform/reloj.ts';

export function exigirCorreo(escrito: string): string {
  const correo = z.email().safeParse(escrito.trim().toLowerCase());
  if (!correo.success) throw new InstitucionError(`«${escrito}» no es un correo, como persona@ejemplo.gt.`);
  return correo.data;
}

/** Answers the password. */
export async function nombrarAdministrador(
  direccion: string,
  escrito: string,
  reloj: Reloj,
): Promise<string> {
  const correo = exigirCorreo(escrito);
  const contrasena = randomBytes(18).toString('base64url');
  const pool = abrirPool(direccion);
  pool.on('error', () => undefined);
  const db = abrirDatabase(pool);
  try {
    const contexto = contextoDelSistema(reloj.ahora(), 'instituciones');
    const persona = { nombre: 'Administrador', correo, contrasena };
    const hecho = await nombrarPrimerAdministrador({ db }, contexto, persona, esDeLaDemo);
    if (hecho === 'no-hacia-falta')
      throw new InstitucionError('Esa institución ya tiene usuarios: que uno de ellos invite a quien falte.');
    return contrasena;
  } finally {
    await db.destroy();
  }
}
