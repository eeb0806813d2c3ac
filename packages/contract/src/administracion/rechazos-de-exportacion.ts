// The refusals of exports and of the institution to rehearse on; problema.ts puts them with the rest.
import type { Rechazos } from '../rechazos.ts';

export const deExportacion = {
  EXPORTACION_AJENA: [
    403,
    'Solo quien pidió la exportación puede bajar su archivo.',
    'Si lo necesita, haga usted otra.',
  ],
  EXPORTACION_VENCIDA: [
    409,
    'El archivo ya no está: se guarda un día y después se borra.',
    'Haga una exportación nueva.',
  ],
  PRACTICA_DENTRO: [
    409,
    'Esta es la institución de práctica: de ella no se hace otra.',
    'Ingrese a la institución de verdad.',
  ],
  PRACTICA_NO_EXISTE: [409, 'Todavía no hay una institución de práctica.', 'Hágala primero.'],
  PRACTICA_SIN_INICIAR: [
    409,
    'La institución de práctica no pudo iniciar.',
    'Hágala de nuevo, o pida a quien instaló Cuadra que revise el registro del servidor.',
  ],
} as const satisfies Rechazos;
