// What the legal books and their folios refuse.
import type { Rechazos } from '../../rechazos.ts';

export const deLibrosLegales = {
  AUTORIZACION_INVALIDA: [
    422,
    'Los folios autorizados siguen a los anteriores, en números y en fecha.',
    'Revise los números y la fecha de la resolución.',
  ],
  AUTORIZACION_EN_USO: [
    409,
    'Ya se usaron folios de esa autorización: no puede quitarse.',
    'Regístrela como está.',
  ],
  NADA_POR_IMPRIMIR: [422, 'No hay nada nuevo que imprimir en ese rango.', 'Elija otro rango.'],
  LIBRO_FUERA_DE_ORDEN: [
    409,
    'El libro se imprime en orden y sin saltos.',
    'Imprima desde donde quedó el libro.',
  ],
  PERIODO_SIN_CERRAR: [409, 'Cierre primero el mes en todas las agencias.'],
  FOLIOS_INSUFICIENTES: [
    409,
    'No quedan suficientes folios autorizados en el libro.',
    'Registre otra autorización o acorte el rango.',
  ],
  ANTERIOR_A_LA_AUTORIZACION: [
    422,
    'En un folio no puede ir nada anterior a su autorización.',
    'Use folios autorizados antes de esa fecha.',
  ],
  FOLIO_FUERA_DE_ORDEN: [
    409,
    'Otra persona usó esos folios mientras tanto. Revise el siguiente e intente de nuevo.',
  ],
  IMPRESION_EN_CURSO: [409, 'Ya se está imprimiendo este libro. Espere a que termine o deténgala.'],
  IMPRESION_CAMBIADA: [
    409,
    'Lo que se imprimiría ya no ocupa los folios que se le dijeron. Revíselo e intente de nuevo.',
  ],
  IMPRESION_TERMINADA: [409, 'Esa impresión ya terminó.', 'Vea sus piezas en el libro.'],
  FOLIO_NO_ANULABLE: [409, 'Ese folio no puede anularse.', 'Revise cuál es el último folio usado.'],
  REIMPRESION_SIN_MOTIVO: [422, 'El original ya se entregó: escriba por qué necesita la reimpresión.'],
  ENTREGA_VENCIDA: [409, 'Esa entrega ya venció. Pida una reimpresión.'],
} as const satisfies Rechazos;
