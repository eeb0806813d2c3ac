import { nombresDeRol, type Rol } from '@cuadra/contract/acceso/permisos';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

/** ROLES_INCOMPATIBLES, with the pair and its reason, when one of the new roles excludes another of the whole. */
export async function exigirRolesCompatibles(
  tx: Tx,
  roles: readonly Rol[],
  nuevos: readonly Rol[],
): Promise<void> {
  if (roles.length < 2 || nuevos.length === 0) return;
  const par = await tx
    .selectFrom('rolIncompatible')
    .select(['rolA', 'rolB', 'razon'])
    .where('rolA', 'in', roles)
    .where('rolB', 'in', roles)
    // Pairs that were there before they were forbidden stay; no new one is made.
    .where(({ eb, or }) => or([eb('rolA', 'in', nuevos), eb('rolB', 'in', nuevos)]))
    .orderBy('rolA')
    .orderBy('rolB')
    .limit(1)
    .executeTakeFirst();
  if (par === undefined) return;
  const [uno, otro] = [nombresDeRol[par.rolA], nombresDeRol[par.rolB]];
  const mensaje = `Una misma persona no puede ser ${uno} y ${otro}. ${par.razon}`;
  throw new ProblemaError('ROLES_INCOMPATIBLES', {
    detalle: mensaje,
    errores: [{ campo: 'roles', codigo: 'ROLES_INCOMPATIBLES', mensaje }],
  });
}
