// The one way a user comes to exist, whoever decides it: an administrator, an approved request, the first start, the demo.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { Contexto } from '#platform/contexto.ts';
import { restriccionRota, type Tx } from '#platform/database/escribir.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { asignarAgencias, asignarRoles } from './asignar.ts';

export interface UsuarioNuevo {
  /** Only where it must always be the same; otherwise the database gives one. */
  readonly id?: string;
  readonly nombre: string;
  readonly correo: string;
  /** The digest; null: cannot sign in until they choose one through a link. */
  readonly contrasena: string | null;
  readonly roles: readonly Rol[];
  readonly agencias: readonly string[];
}

/** The new user's id. */
export async function darDeAlta(
  tx: Tx,
  { ahora }: Contexto,
  { id: elegido, nombre, correo, contrasena, roles, agencias }: UsuarioNuevo,
): Promise<string> {
  const { id } = await tx
    .insertInto('usuario')
    .values({
      ...(elegido === undefined ? {} : { id: elegido }),
      nombre,
      correo,
      contrasena,
      avatar: null,
      creadoEn: ahora.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(explicarCorreoEnUso);
  await asignarRoles(tx, id, roles);
  await asignarAgencias(tx, id, agencias);
  return id;
}

export function explicarCorreoEnUso(error: unknown): never {
  throw restriccionRota(error) === 'usuario_correo_key' ? problemaDeCampo('CORREO_EN_USO', 'correo') : error;
}
