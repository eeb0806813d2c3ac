// What of a user's edit one person does alone, and what of it waits for a second one: a role that approves, the return of
// whoever had one, and the address of whoever has one (or is about to), because it opens their account.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import type { CambiosDeUsuario } from '../editar-usuario.ts';
import type { UsuarioTomado } from '../tomar-usuario.ts';
import { cambioDeCorreo } from './clases/cambio-de-correo.ts';
import { cambioDeRoles } from './clases/cambio-de-roles.ts';
import { rehabilitacion } from './clases/rehabilitacion.ts';
import { pedirCambio } from './pedir-cambio.ts';
import { repartirRoles } from './repartir-roles.ts';

export interface EnEspera {
  readonly roles: { readonly otorga: readonly Rol[]; readonly quita: readonly Rol[] };
  readonly correo: string | undefined;
  readonly habilitar: boolean;
}

export async function separarCambios(
  tx: Tx,
  aprueban: ReadonlySet<Rol>,
  antes: UsuarioTomado,
  cambios: CambiosDeUsuario,
): Promise<{ yaMismo: CambiosDeUsuario; enEspera: EnEspera }> {
  const { desdeYa, otorga, quita } = repartirRoles(antes.roles, cambios.roles ?? antes.roles, aprueban);
  const aprueba = desdeYa.some((rol) => aprueban.has(rol));
  const { correo } = cambios;
  const esperaCorreo =
    correo !== undefined &&
    correo !== antes.correo &&
    (aprueba || otorga.length > 0 || (await esperaUnRol(tx, antes.id)));
  const habilitar = aprueba && cambios.activo === true && !antes.activo;
  return {
    yaMismo: {
      ...cambios,
      roles: desdeYa,
      correo: esperaCorreo ? undefined : correo,
      activo: habilitar ? undefined : cambios.activo,
    },
    enEspera: { roles: { otorga, quita }, correo: esperaCorreo ? correo : undefined, habilitar },
  };
}

export async function pedirLoSeparado(
  tx: Tx,
  plataforma: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  sujeto: string,
  { roles: { otorga, quita }, correo, habilitar }: EnEspera,
): Promise<void> {
  if (otorga.length > 0) {
    const datos = { otorga: [...otorga], quita: [...quita] };
    await pedirCambio(tx, plataforma, contexto, cambioDeRoles, { sujeto, datos });
  }
  if (correo !== undefined) {
    await pedirCambio(tx, plataforma, contexto, cambioDeCorreo, { sujeto, datos: { correo } });
  }
  if (habilitar) await pedirCambio(tx, plataforma, contexto, rehabilitacion, { sujeto, datos: {} });
}

async function esperaUnRol(tx: Tx, sujeto: string): Promise<boolean> {
  const pendiente = await tx
    .selectFrom('cambioDePoder')
    .select('id')
    .where('clase', '=', 'roles')
    .where('sujeto', '=', sujeto)
    .where('estado', '=', 'pendiente')
    .executeTakeFirst();
  return pendiente !== undefined;
}
