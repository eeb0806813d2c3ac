// The rules of a line, which the server names by their code, as people read them. One that this version does not know is
// shown as it came.
import { basesDeDias, nombresDeBase } from '@cuadra/core/interes/base-de-dias';
import { modosDeRedondeo, nombresDeModo } from '@cuadra/core/interes/redondeo';
import {
  capitalizaciones,
  metodosDeInteres,
  nombresDeCapitalizacion,
  nombresDeMetodo,
} from '@cuadra/core/interes/reglas';

const nombrar =
  <C extends string>(codigos: readonly C[], nombres: Readonly<Record<C, string>>) =>
  (codigo: string): string => {
    const suyo = codigos.find((uno) => uno === codigo);
    return suyo === undefined ? codigo : nombres[suyo];
  };

export const nombreDe = {
  metodo: nombrar(metodosDeInteres, nombresDeMetodo),
  base: nombrar(basesDeDias, nombresDeBase),
  capitalizacion: nombrar(capitalizaciones, nombresDeCapitalizacion),
  redondeo: nombrar(modosDeRedondeo, nombresDeModo),
} as const;
