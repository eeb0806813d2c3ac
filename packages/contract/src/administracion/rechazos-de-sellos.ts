// The refusals of signed heads; problema.ts puts them with the rest.
import type { Rechazos } from '../rechazos.ts';

export const deSellos = {
  SELLO_RECIENTE: [409, 'Se selló hace menos de un minuto. Espere un momento antes de sellar de nuevo.'],
  SELLO_SIN_LLAVE: [
    503,
    'No se puede firmar: la llave de los sellos no está o no responde. Dé aviso a quien administra el servidor.',
  ],
  SELLO_ILEGIBLE: [422, 'El archivo no es un sello. Elija el archivo tal como lo recibió, sin cambiarlo.'],
} as const satisfies Rechazos;
