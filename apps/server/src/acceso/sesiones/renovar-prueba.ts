import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { estaAbierta } from './sesion-vigente.ts';

/**
 * The session counts as proved from now. Only if it is still open and the password, where one was given, still the one that
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
    .set({ autenticadaEn: ahora.toString() })
    .where('sesion.id', '=', actor.sesion)
    .where(estaAbierta(ahora))
    .whereRef('usuario.id', '=', 'sesion.usuario')
    .where('usuario.activo', '=', true)
    .$if(contrasena !== undefined, (consulta) => consulta.where('usuario.contrasena', '=', contrasena ?? ''))
    .returning('sesion.id')
    .executeTakeFirst();
  if (renovada === undefined) throw new ProblemaError('SESION_VENCIDA');
}
