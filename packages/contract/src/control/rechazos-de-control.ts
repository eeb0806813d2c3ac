import type { Rechazos } from '../rechazos.ts';

/** What is told to whoever does, or asks for, an act that takes another person. */
export const deControl = {
  OPERACION_DESCONOCIDA: [
    422,
    'Esa operación no es de una partida así.',
    'Hágalo desde la pantalla que le corresponde.',
  ],
  OPERACION_SIN_POLITICA: [
    403,
    'Nadie de su rol hace esto en la institución: lo decide un administrador en Operaciones y límites.',
  ],
  AUTORIZACION_REQUERIDA: [409, 'Esto lo autoriza antes otra persona.', 'Pida la autorización.'],
  AUTORIZACION_PEDIDA: [
    409,
    'Se pidió la autorización: todavía no se ha hecho nada.',
    'Espere la respuesta y hágalo entonces.',
  ],
  DE_UNO_EN_UNO: [409, 'Esto lleva la autorización de otra persona más de una vez.', 'Hágalo de uno en uno.'],
  NADIE_AUTORIZA: [
    409,
    'Nadie más de esa agencia puede autorizar esto.',
    'Pida que se dé a otra persona un rol que lo autorice.',
  ],
  AUTORIZACION_INNECESARIA: [409, 'Esto no necesita autorización: hágalo sin pedirla.'],
  AUTORIZACION_NO_CORRESPONDE: [
    409,
    'La autorización no es de esto, ya se usó o venció.',
    'Pídala de nuevo.',
  ],
  SIN_PODER_DE_AUTORIZAR: [403, 'Su rol no autoriza esto: debe hacerlo otra persona.'],
  FALTA_OTRA_FIRMA: [
    409,
    'Pasa de lo que usted autoriza solo: falta la firma de otra persona que también autorice.',
  ],
  SOPORTE_REQUERIDO: [422, 'Por su monto lleva un documento: adjúntelo o escriba su número.'],
} as const satisfies Rechazos;

/** What any endpoint that does an operación may answer with. */
export const deOperacion = [
  'OPERACION_SIN_POLITICA',
  'AUTORIZACION_REQUERIDA',
  'AUTORIZACION_PEDIDA',
  'DE_UNO_EN_UNO',
  'NADIE_AUTORIZA',
  'AUTORIZACION_INNECESARIA',
  'AUTORIZACION_NO_CORRESPONDE',
  'SOPORTE_REQUERIDO',
  'REAUTENTICACION_REQUERIDA',
] as const;
