import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface Invitado {
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
  readonly tieneContrasena: boolean;
  /** Somebody else changed it since its owner was last seen. */
  readonly correoSinProbar: boolean;
}

/** The person, held until the end of the transaction: one invitation at a time. */
export async function tomarInvitado(tx: Tx, id: string): Promise<Invitado> {
  const fila = await tx
    .selectFrom('usuario')
    .select(['id', 'nombre', 'correo', 'activo', 'contrasena', 'correoSinProbar'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const { activo, contrasena, ...invitado } = fila;
  if (!activo) {
    throw new ProblemaError('NO_ENCONTRADO', {
      detalle: 'El usuario está deshabilitado. Habilítelo antes de reponer su contraseña.',
    });
  }
  return { ...invitado, tieneContrasena: contrasena !== null };
}
