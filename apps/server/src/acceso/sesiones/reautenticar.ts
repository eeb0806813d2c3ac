// Whoever holds the session proves again who they are. The session stays the one it was: nothing is opened, and no token
// is given. What asks for it is said in the contract, and mount.ts sees to it.
import type { Prueba } from '@cuadra/contract/acceso/reautenticacion';
import type { ContextoConActor } from '../../platform/contexto.ts';
import { anotar, escribir, type Tx } from '../../platform/database/escribir.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { comprobarContrasenaPropia } from '../credenciales/comprobar-contrasena-propia.ts';
import { estaAbierta } from './sesion-vigente.ts';

export async function reautenticar(
  plataforma: Pick<Plataforma, 'db'>,
  contexto: ContextoConActor,
  { metodo, password }: Prueba,
): Promise<void> {
  const { contrasena } = await comprobarContrasenaPropia(plataforma, contexto, password, 'password');
  await escribir(plataforma.db, contexto, 'sesion:reautenticar', async (tx) => {
    await renovarPrueba(tx, contexto, contrasena);
    const { sesion } = contexto.actor;
    await anotar(tx, contexto, {
      accion: 'sesion:reautenticar',
      entidad: 'sesion',
      idEntidad: sesion,
      detalle: { metodo },
    });
  });
}

/**
 * The session counts as proved from now. Only if it is still open and the password still the one that was compared:
 * whoever changed it meanwhile closed this session too, or was somebody else.
 */
export async function renovarPrueba(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  contrasena: string,
): Promise<void> {
  const renovada = await tx
    .updateTable('sesion')
    .from('usuario')
    .set({ autenticadaEn: ahora.toString() })
    .where('sesion.id', '=', actor.sesion)
    .where(estaAbierta(ahora))
    .whereRef('usuario.id', '=', 'sesion.usuario')
    .where('usuario.activo', '=', true)
    .where('usuario.contrasena', '=', contrasena)
    .returning('sesion.id')
    .executeTakeFirst();
  if (renovada === undefined) throw new ProblemaError('SESION_VENCIDA');
}
