import { InstitucionError } from '#platform/institucion-error.ts';
import type { DirectorioAbierto, Institucion } from '../directorio/directorio.ts';

/** As the directory says it now. */
export async function buscarInstitucion(directorio: DirectorioAbierto, pedida: string): Promise<Institucion> {
  await directorio.releer();
  const una = (await directorio.listar()).find(({ nombre }) => nombre === pedida);
  if (una === undefined)
    throw new InstitucionError(
      `No hay una institución ${pedida}. Vea las que hay con «npm run instituciones -- listar».`,
    );
  return una;
}
