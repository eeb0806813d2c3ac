// The arithmetic of editing a user: what changed, and how two people's changes come together.
import { nombresDeRol, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import { datosUsuario, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { z } from 'zod';
import { estadoDe, nombresDeEstado } from './filtros.ts';

/** Whoever only waits for a role has none yet; that whoever had one keeps some is judged by the server. */
export const datosEditables = datosUsuario.extend({
  activo: z.boolean(),
  roles: z.array(z.enum(roles)),
});
export type DatosEditables = z.output<typeof datosEditables>;
export type CambiosDeUsuario = Partial<DatosEditables>;

/** In the order in which the form offers them, so that equal choices are equal lists. */
export function datosDe({ nombre, correo, roles: suyos, agencias, activo }: Usuario): DatosEditables {
  return { nombre, correo, roles: enOrden(suyos), agencias: agencias.toSorted(), activo };
}

/** Only what is different. */
export function cambiosDe(antes: DatosEditables, despues: DatosEditables): CambiosDeUsuario {
  return {
    ...(antes.nombre === despues.nombre ? {} : { nombre: despues.nombre }),
    ...(antes.correo === despues.correo ? {} : { correo: despues.correo }),
    ...(sonIguales(antes.roles, despues.roles) ? {} : { roles: despues.roles }),
    ...(sonIguales(antes.agencias, despues.agencias) ? {} : { agencias: despues.agencias }),
    ...(antes.activo === despues.activo ? {} : { activo: despues.activo }),
  };
}

/** What this person changed, over what the other one saved: neither undoes the other by carelessness. */
export function fusionar(
  base: DatosEditables,
  propios: DatosEditables,
  vigentes: DatosEditables,
): DatosEditables {
  return { ...vigentes, ...cambiosDe(base, propios) };
}

/** What somebody else changed, one sentence each. */
export function describirCambios({
  nombre,
  correo,
  roles: nuevos,
  agencias,
  activo,
}: CambiosDeUsuario): string[] {
  return [
    ...(nombre === undefined ? [] : [`Nombre: ${nombre}`]),
    ...(correo === undefined ? [] : [`Correo: ${correo}`]),
    ...(nuevos === undefined ? [] : [`Roles: ${nombresDeRoles(nuevos)}`]),
    ...(agencias === undefined ? [] : [`Agencias: ${agencias.join(', ')}`]),
    ...(activo === undefined ? [] : [`Estado: ${nombresDeEstado[estadoDe({ activo })]}`]),
  ];
}

export const nombresDeRoles = (suyos: readonly Rol[]): string =>
  enOrden(suyos)
    .map((rol) => nombresDeRol[rol])
    .join(', ');

/** Where the refusal was caused, when it is of those that protect the administration itself. */
export function campoDelRechazo(
  codigo: string,
  { activo }: CambiosDeUsuario,
): 'activo' | 'roles' | undefined {
  if (codigo !== 'ULTIMO_ADMINISTRADOR' && codigo !== 'NO_A_SI_MISMO') return undefined;
  return activo === false ? 'activo' : 'roles';
}

function enOrden(suyos: readonly Rol[]): Rol[] {
  return roles.filter((rol) => suyos.includes(rol));
}

function sonIguales(unos: readonly string[], otros: readonly string[]): boolean {
  return new Set(unos).symmetricDifference(new Set(otros)).size === 0;
}
