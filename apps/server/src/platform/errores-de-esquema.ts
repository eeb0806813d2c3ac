// What a schema finds wrong, as the fields at fault: the same wherever something that comes in is judged.
import type { ErrorDeCampo } from '@cuadra/contract/problema-en-json';

interface Hallazgo {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Those that an object does not know. */
  readonly keys?: readonly string[];
}

interface OpcionesDeErrores {
  readonly dentroDe?: readonly PropertyKey[];
  readonly maximo?: number;
}

/** Who corrects one corrects them all; who sends a million gets no million answers. */
const ERRORES_MAX = 100;
const LLAVE_VISIBLE_MAX = 60;

export function erroresDeEsquema(
  hallazgos: readonly Hallazgo[],
  { dentroDe = [], maximo = ERRORES_MAX }: OpcionesDeErrores = {},
): ErrorDeCampo[] {
  const errores: ErrorDeCampo[] = [];
  for (const { path, message, keys = [undefined] } of hallazgos) {
    for (const llave of keys.slice(0, maximo - errores.length)) {
      const desconocida = llave?.slice(0, LLAVE_VISIBLE_MAX);
      errores.push({
        campo: [...dentroDe, ...path, ...(desconocida === undefined ? [] : [desconocida])]
          .map(String)
          .join('.'),
        codigo: 'PETICION_INVALIDA',
        mensaje: desconocida === undefined ? message : `No se conoce el campo «${desconocida}».`,
      });
    }
  }
  return errores;
}
