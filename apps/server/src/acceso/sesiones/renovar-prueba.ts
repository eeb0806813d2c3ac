import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { estaAbierta } from './sesion-vigente.ts';

/**
 * The session counts as proved from now, and only for whoever proved it: its token is another one from here on, so that a copy
 * of the former is worth nothing. Only if it is still open and the password, where one was given, still the one that
 * was compared: whoever changed it meanwhile closed this session too, or was somebody else.
 */
export async function renovarPrueba(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  contrasena?: string,
): Promise<void> {
  const renovada = await tx
    .updateTable('sesion')
    .from('usuario')
    .set(({ eb }) => ({
      autenticadaEn: ahora.toString(),
      generacion: eb('sesion.generacion', '+', 1),
    }))
    .where('sesion.id', '=', actor.sesion)
    .where(estaAbierta(ahora))
    .whereRef('usuario.id', '=', 'sesion.usuario')
    .where('usuario.activo', '=', true)
    .$if(contrasena !== undefined, (consulta) => consulta.where('usuario.contrasena', '=', contrasena ?? ''))
    .returning('sesion.id')
    .executeTakeFirst();
  if (renovada === undefined) throw new ProblemaError('SESION_VENCIDA');
}
