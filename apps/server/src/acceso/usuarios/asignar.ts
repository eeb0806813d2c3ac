// A user's roles and agencias. Only what changes is written, so that the bitácora tells exactly that.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';
import { exigirRolesCompatibles } from './exigir-roles-compatibles.ts';

/** True when something changed; ROLES_INCOMPATIBLES when one of the new ones excludes another. */
export async function asignarRoles(tx: Tx, usuario: string, roles: readonly Rol[]): Promise<boolean> {
  const filas = await tx.selectFrom('usuarioRol').select('rol').where('usuario', '=', usuario).execute();
  const { sobran, faltan } = comparar(
    filas.map(({ rol }) => rol),
    roles,
  );
  await exigirRolesCompatibles(tx, roles, faltan);
  if (sobran.length > 0) {
    await tx.deleteFrom('usuarioRol').where('usuario', '=', usuario).where('rol', 'in', sobran).execute();
  }
  if (faltan.length > 0) {
    await tx
      .insertInto('usuarioRol')
      .values(faltan.map((rol) => ({ usuario, rol })))
      .execute()
      .catch(explicarRechazo);
  }
  return sobran.length + faltan.length > 0;
}

/** True when something changed; AGENCIA_NO_EXISTE when one of them does not exist. */
export async function asignarAgencias(
  tx: Tx,
  usuario: string,
  agencias: readonly string[],
): Promise<boolean> {
  await exigirAgencias(tx, agencias);
  const filas = await tx
    .selectFrom('usuarioAgencia')
    .select('agencia')
    .where('usuario', '=', usuario)
    .execute();
  const { sobran, faltan } = comparar(
    filas.map(({ agencia }) => agencia),
    agencias,
  );
  if (sobran.length > 0) {
    await tx
      .deleteFrom('usuarioAgencia')
      .where('usuario', '=', usuario)
      .where('agencia', 'in', sobran)
      .execute();
  }
  if (faltan.length > 0) {
    await tx
      .insertInto('usuarioAgencia')
      .values(faltan.map((agencia) => ({ usuario, agencia })))
      .execute();
  }
  return sobran.length + faltan.length > 0;
}

async function exigirAgencias(tx: Tx, pedidas: readonly string[]): Promise<void> {
  const filas = await tx
    .selectFrom('agencia')
    .select('idAgencia')
    .where('idAgencia', 'in', pedidas)
    .execute();
  const existen = new Set(filas.map(({ idAgencia }) => idAgencia));
  const desconocida = pedidas.find((agencia) => !existen.has(agencia));
  if (desconocida === undefined) return;
  const mensaje = `La agencia ${desconocida} no existe.`;
  throw new ProblemaError('AGENCIA_NO_EXISTE', {
    detalle: mensaje,
    errores: [{ campo: 'agencias', codigo: 'AGENCIA_NO_EXISTE', mensaje }],
  });
}

function comparar<T>(tiene: readonly T[], debeTener: readonly T[]): { sobran: T[]; faltan: T[] } {
  const antes = new Set(tiene);
  const despues = new Set(debeTener);
  return { sobran: [...antes.difference(despues)], faltan: [...despues.difference(antes)] };
}
