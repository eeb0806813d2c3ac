// Changes of a user. What gives more power waits for a second person (see poderes/); what takes it away does not. Whatever
// happens, and however many administrators change each other at the same instant, somebody active must remain who can
// administer.
import { nombresDeRol, type Rol } from '@cuadra/contract/acceso/permisos';
import { cerrarSesiones } from '#acceso/sesiones/cerrar-sesiones.ts';
import { asignarAgencias, asignarRoles } from '#acceso/usuarios/asignar.ts';
import { explicarCorreoEnUso } from '#acceso/usuarios/dar-de-alta.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarPerdida } from './poderes/avisar-cambio.ts';
import { conRolActivo, rolesQueAprueban } from './poderes/queries.ts';
import { pedirLoSeparado, separarCambios } from './poderes/separar-cambios.ts';
import { tomarTurnoDePoderes } from './poderes/turno-de-poderes.ts';
import { tomarUsuario, type UsuarioTomado } from './tomar-usuario.ts';

export interface CambiosDeUsuario {
  readonly version: number;
  readonly nombre?: string | undefined;
  readonly correo?: string | undefined;
  readonly roles?: readonly Rol[] | undefined;
  readonly agencias?: readonly string[] | undefined;
  readonly activo?: boolean | undefined;
}

export async function editarUsuario(
  tx: Tx,
  plataforma: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  id: string,
  cambios: CambiosDeUsuario,
): Promise<void> {
  await tomarTurnoDePoderes(tx);
  const antes = await tomarUsuario(tx, id);
  if (antes.version !== cambios.version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  const esMio = id === contexto.actor.id;
  if (esMio) exigirSusMismosPoderes(antes, cambios);
  const aprueban = await rolesQueAprueban(tx);
  const { yaMismo, enEspera } = await separarCambios(tx, aprueban, antes, cambios);
  // Before anything is saved: it goes to the address the person had.
  await avisarSiPierde(tx, plataforma, contexto, antes, yaMismo, aprueban);
  await guardar(tx, antes, yaMismo);
  const quita = cambios.activo === false || cambios.roles?.includes('administrador') === false;
  const pierde = antes.activo && antes.roles.includes('administrador') && quita;
  if (pierde && (await conRolActivo(tx, 'administrador')).length === 0) {
    throw new ProblemaError('ULTIMO_ADMINISTRADOR');
  }
  if (cambios.activo === false) {
    if (esMio) throw new ProblemaError('NO_A_SI_MISMO');
    await cerrarSesiones(tx, contexto, { usuario: id }, 'usuario deshabilitado');
  }
  await pedirLoSeparado(tx, plataforma, contexto, id, enEspera);
}

function exigirSusMismosPoderes(antes: UsuarioTomado, { roles, agencias }: CambiosDeUsuario): void {
  const iguales = (unos: readonly string[], otros: readonly string[]) =>
    new Set(unos).symmetricDifference(new Set(otros)).size === 0;
  const cambian =
    !iguales(roles ?? antes.roles, antes.roles) || !iguales(agencias ?? antes.agencias, antes.agencias);
  if (cambian) throw new ProblemaError('PODERES_PROPIOS');
}

async function avisarSiPierde(
  tx: Tx,
  plataforma: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  antes: UsuarioTomado,
  { roles = antes.roles, activo }: CambiosDeUsuario,
  aprueban: ReadonlySet<Rol>,
): Promise<void> {
  const suyos = antes.activo ? antes.roles.filter((rol) => aprueban.has(rol)) : [];
  const pierde = activo === false ? suyos : suyos.filter((rol) => !roles.includes(rol));
  if (pierde.length === 0) return;
  const nombres = pierde.map((rol) => nombresDeRol[rol]).join(' y ');
  const descripcion = `${antes.nombre} ya no ${activo === false ? 'tiene acceso; era' : 'es'} ${nombres}.`;
  await avisarPerdida(tx, plataforma, contexto, { usuario: antes.id, descripcion });
}

/** Only what is different, so that the bitácora tells what changed and saving without changes changes nothing. */
async function guardar(tx: Tx, antes: UsuarioTomado, cambios: CambiosDeUsuario): Promise<void> {
  const { id } = antes;
  const { nombre, correo, activo, roles, agencias } = cambios;
  // Roles first: whether the rest may change at once depends on the ones that remain.
  const cambianRoles = roles !== undefined && (await asignarRoles(tx, id, roles));
  const cambianAgencias = agencias !== undefined && (await asignarAgencias(tx, id, agencias));
  const datos = {
    ...(nombre === undefined || nombre === antes.nombre ? {} : { nombre }),
    ...(correo === undefined || correo === antes.correo ? {} : { correo }),
    ...(activo === undefined || activo === antes.activo ? {} : { activo }),
  };
  const cambiaDatos = Object.keys(datos).length > 0;
  if (cambiaDatos) {
    await tx.updateTable('usuario').set(datos).where('id', '=', id).execute().catch(explicarCorreoEnUso);
  }
  if (!cambiaDatos && !cambianRoles && !cambianAgencias) return;
  await tx
    .updateTable('usuario')
    .set({ version: antes.version + 1 })
    .where('id', '=', id)
    .execute();
}
