import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { leerRolesObligados } from './queries.ts';

/** How the list was left, to administradores and contadores, whoever changed it. */
export async function avisarRolesObligados(tx: Tx, contexto: Contexto): Promise<void> {
  const nombres = (await leerRolesObligados(tx)).map((rol) => nombresDeRol[rol]).join(', ');
  const { actor } = contexto;
  const contenido = {
    icono: 'heroicons_outline:shield-exclamation',
    titulo: 'Cambió quiénes deben usar segundo factor',
    descripcion: `${actor === undefined ? 'El sistema' : textoSeguro(actor.nombre)} lo dejó obligatorio para: ${nombres || 'ningún rol'}.`,
    enlace: '/administracion/institucion',
  };
  const excepto = actor === undefined ? [] : [actor.id];
  await notificar(tx, contexto, { permiso: 'usuarios:administrar', excepto }, contenido);
  // Contadores have no such screen.
  await notificar(tx, contexto, { permiso: 'periodos:cerrar' }, { ...contenido, enlace: '/perfil' });
}
