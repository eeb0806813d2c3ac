// Suspended, an institution answers nobody and loses nothing. One that is moving is left to its move.
import { InstitucionError } from '#platform/institucion-error.ts';
import type { DirectorioAbierto } from '../directorio/directorio.ts';
import { buscarInstitucion } from './buscar.ts';

/** false: it was so already. */
export async function cambiarServicio(
  directorio: DirectorioAbierto,
  nombre: string,
  estado: 'activa' | 'suspendida',
): Promise<boolean> {
  const antes = await buscarInstitucion(directorio, nombre);
  if (antes.estado === 'mudanza')
    throw new InstitucionError(
      `${nombre} está en medio de una mudanza. Repita «mover» para terminarla, o déjela donde estaba con «mover ${nombre} --deshacer».`,
    );
  if (antes.estado === estado) return false;
  await directorio.cambiarEstado(nombre, estado);
  return true;
}
