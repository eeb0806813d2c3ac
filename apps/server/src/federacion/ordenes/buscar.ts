import { InstitucionError } from '../../platform/institucion-error.ts';
import type { Directorio, Institucion } from '../directorio/directorio.ts';

export async function buscarInstitucion(directorio: Directorio, pedida: string): Promise<Institucion> {
  const una = (await directorio.listar()).find(({ nombre }) => nombre === pedida);
  if (una === undefined)
    throw new InstitucionError(
      `No hay una institución ${pedida}. Vea las que hay con «npm run instituciones -- listar».`,
    );
  return una;
}
