// What may be changed of a directory, wherever it is kept: an institution as it was validated, in the place of the one before.
import { InstitucionError } from '#platform/institucion-error.ts';
import type { Directorio, Institucion } from './directorio.ts';
import { leerInstitucion } from './validar.ts';

/** Given what there is, says what to put in. */
type Cambio = (antes: readonly Institucion[]) => Institucion;

export function cambiosEn(
  donde: string,
  cambiar: (cambio: Cambio) => Promise<void>,
): Pick<Directorio, 'guardar' | 'cambiarEstado'> {
  return {
    async guardar(dada) {
      const una = leerInstitucion(donde, dada);
      await cambiar(() => una);
    },
    async cambiarEstado(nombre, estado) {
      await cambiar((antes) => {
        const una = antes.find((otra) => otra.nombre === nombre);
        if (una === undefined) throw new InstitucionError(`${donde}: no hay una institución ${nombre}.`);
        return { ...una, estado };
      });
    },
  };
}
