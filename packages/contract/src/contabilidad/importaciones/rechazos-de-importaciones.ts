// The refusals of undoing an import; problema.ts puts them with the rest.
import type { Rechazos } from '../../rechazos.ts';

export const deImportaciones = {
  NADA_QUE_DESHACER: [
    409,
    'No queda nada por deshacer de esta importación: sus partidas ya están revertidas o no llegaron a los libros.',
  ],
  IMPORTACION_NO_SE_DESHACE: [
    409,
    'Alguna de sus partidas no se puede revertir, y se deshacen todas o ninguna. Lea qué lo impide y corríjalo primero.',
  ],
  DESHACER_EN_REVISION: [409, 'Ya hay un pedido de deshacer esta importación que espera a otra persona.'],
} as const satisfies Rechazos;
