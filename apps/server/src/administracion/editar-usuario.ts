// Changes of a user. Whatever happens, and however many administrators change each other at the same instant, somebody
// active must remain who can administer.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import { sql } from 'kysely';
import { cerrarSesiones } from '../acceso/sesiones/cerrar-sesiones.ts';
import { asignarAgencias, asignarRoles } from '../acceso/usuarios/asignar.ts';
import { explicarCorreoEnUso } from '../acceso/usuarios/dar-de-alta.ts';
import type { ContextoConActor } from '../platform/contexto.ts';
import type { Tx } from '../platform/database/escribir.ts';
import { ProblemaError } from '../platform/problema.ts';

export interface CambiosDeUsuario {
  readonly version: number;
  readonly nombre?: string | undefined;
  readonly correo?: string | undefined;
  readonly roles?: readonly Rol[] | undefined;
  readonly agencias?: readonly string[] | undefined;
  readonly activo?: boolean | undefined;
}

const CANDADO_DE_ADMINISTRADORES = 5_140_782_234;

export async function editarUsuario(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  cambios: CambiosDeUsuario,
): Promise<void> {
  const puedeQuitar = cambios.activo === false || cambios.roles?.includes('administrador') === false;
  // Taken before any row, and by everyone who may take an administrator away: one at a time.
  if (puedeQuitar) await sql`select pg_advisory_xact_lock(${CANDADO_DE_ADMINISTRADORES})`.execute(tx);
  const antes = await tomarUsuario(tx, id);
  if (antes.version !== cambios.version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  await guardar(tx, id, antes, cambios);
  const pierde = antes.esAdministrador && antes.activo && puedeQuitar;
  if (pierde && !(await quedaAdministrador(tx))) throw new ProblemaError('ULTIMO_ADMINISTRADOR');
  if (puedeQuitar && id === contexto.actor.id) throw new ProblemaError('NO_A_SI_MISMO');
  if (cambios.activo === false) await cerrarSesiones(tx, contexto, { usuario: id }, 'usuario deshabilitado');
}

interface UsuarioTomado {
  readonly nombre: string;
  readonly correo: string;
  readonly activo: boolean;
  readonly version: number;
  readonly esAdministrador: boolean;
}

async function tomarUsuario(tx: Tx, id: string): Promise<UsuarioTomado> {
  const fila = await tx
    .selectFrom('usuario')
    .select(['nombre', 'correo', 'activo', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const rol = await tx
    .selectFrom('usuarioRol')
    .select('rol')
    .where('usuario', '=', id)
    .where('rol', '=', 'administrador')
    .executeTakeFirst();
  return { ...fila, esAdministrador: rol !== undefined };
}

/** Only what is different, so that the bitácora tells what changed and saving without changes changes nothing. */
async function guardar(tx: Tx, id: string, antes: UsuarioTomado, cambios: CambiosDeUsuario): Promise<void> {
  const { nombre, correo, activo, roles, agencias } = cambios;
  const datos = {
    ...(nombre === undefined || nombre === antes.nombre ? {} : { nombre }),
    ...(correo === undefined || correo === antes.correo ? {} : { correo }),
    ...(activo === undefined || activo === antes.activo ? {} : { activo }),
  };
  const cambiaDatos = Object.keys(datos).length > 0;
  if (cambiaDatos) {
    await tx.updateTable('usuario').set(datos).where('id', '=', id).execute().catch(explicarCorreoEnUso);
  }
  const cambianRoles = roles !== undefined && (await asignarRoles(tx, id, roles));
  const cambianAgencias = agencias !== undefined && (await asignarAgencias(tx, id, agencias));
  if (!cambiaDatos && !cambianRoles && !cambianAgencias) return;
  await tx
    .updateTable('usuario')
    .set({ version: antes.version + 1 })
    .where('id', '=', id)
    .execute();
}

async function quedaAdministrador(tx: Tx): Promise<boolean> {
  const alguno = await tx
    .selectFrom('usuario')
    .innerJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .select('usuario.id')
    .where('usuarioRol.rol', '=', 'administrador')
    .where('usuario.activo', '=', true)
    .limit(1)
    .executeTakeFirst();
  return alguno !== undefined;
}
