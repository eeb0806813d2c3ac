// Which roles nobody exercises without a second factor. To loosen it opens a door, so that administrators and contadores
// are told whoever does it.
import { nombresDeRol, type Rol } from '@cuadra/contract/acceso/permisos';
import { notificar, textoSeguro } from '../../escritorio/notificar.ts';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import { leerRolesObligados } from './queries.ts';

export async function editarRolesObligados(
  tx: Tx,
  contexto: ContextoConActor,
  roles: readonly Rol[],
): Promise<void> {
  const antes = new Set(await leerRolesObligados(tx));
  const despues = new Set(roles);
  const sobran = [...antes.difference(despues)];
  const faltan = [...despues.difference(antes)];
  if (sobran.length + faltan.length === 0) return;
  if (sobran.length > 0) await tx.deleteFrom('rolConSegundoFactor').where('rol', 'in', sobran).execute();
  if (faltan.length > 0)
    await tx
      .insertInto('rolConSegundoFactor')
      .values(faltan.map((rol) => ({ rol })))
      .onConflict((conflicto) => conflicto.doNothing())
      .execute();
  const nombres = (await leerRolesObligados(tx)).map((rol) => nombresDeRol[rol]).join(', ');
  const contenido = {
    icono: 'heroicons_outline:shield-exclamation',
    titulo: 'Cambió quiénes deben usar segundo factor',
    descripcion: `${textoSeguro(contexto.actor.nombre)} lo dejó obligatorio para: ${nombres || 'ningún rol'}.`,
    enlace: '/administracion/institucion',
  };
  const administradores = { permiso: 'usuarios:administrar', excepto: [contexto.actor.id] } as const;
  await notificar(tx, contexto, administradores, contenido);
  // Contadores have no such screen.
  await notificar(tx, contexto, { permiso: 'periodos:cerrar' }, { ...contenido, enlace: '/perfil' });
}
