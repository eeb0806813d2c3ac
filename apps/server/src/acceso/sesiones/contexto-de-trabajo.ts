// Who asked for a job, looked up again when it is done: what they may no longer do or see is not done for them.
import { permisosDe } from '@cuadra/contract/acceso/permisos';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { agenciasDelUsuario, rolesDelUsuario } from '../queries.ts';

/** What is queued of them. */
export interface QuienPidio {
  readonly usuario: string;
  readonly sesion: string;
}

/** Undefined when that person is no longer active. */
export async function contextoDeTrabajo(
  { db, reloj }: Plataforma,
  peticion: string,
  { usuario, sesion }: QuienPidio,
): Promise<ContextoConActor | undefined> {
  const fila = await db
    .selectFrom('usuario')
    .select(['usuario.id', 'usuario.nombre', 'usuario.correo'])
    .select([rolesDelUsuario.as('roles'), agenciasDelUsuario.as('agencias')])
    .where('usuario.id', '=', usuario)
    .where('usuario.activo', '=', true)
    .executeTakeFirst();
  if (fila === undefined) return undefined;
  const actor = { ...fila, sesion, permisos: permisosDe(fila.roles) };
  return { actor, direccion: '', navegador: '', peticion, origen: '', ahora: reloj.ahora() };
}
