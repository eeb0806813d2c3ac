// Somebody new, with the roles one person may give; what takes a second one is asked for in the same breath.

import { darDeAlta, type UsuarioNuevo } from '#acceso/usuarios/dar-de-alta.ts';
import { exigirRolesCompatibles } from '#acceso/usuarios/exigir-roles-compatibles.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { cambioDeRoles } from './clases/cambio-de-roles.ts';
import { pedirCambio } from './pedir-cambio.ts';
import { rolesQueAprueban } from './queries.ts';
import { repartirRoles } from './repartir-roles.ts';
import { tomarTurnoDePoderes } from './turno-de-poderes.ts';

/** The new user's id. */
export async function incorporarUsuario(
  tx: Tx,
  plataforma: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  nuevo: UsuarioNuevo,
): Promise<string> {
  await tomarTurnoDePoderes(tx);
  await exigirRolesCompatibles(tx, nuevo.roles, nuevo.roles);
  const { desdeYa, otorga } = repartirRoles([], nuevo.roles, await rolesQueAprueban(tx));
  const id = await darDeAlta(tx, contexto, { ...nuevo, roles: desdeYa });
  if (otorga.length > 0) {
    const datos = { otorga: [...otorga], quita: [] };
    await pedirCambio(tx, plataforma, contexto, cambioDeRoles, { sujeto: id, datos });
  }
  return id;
}
