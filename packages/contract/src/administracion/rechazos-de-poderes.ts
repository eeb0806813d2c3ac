// The refusals of powers apart; problema.ts puts them with the rest.
import type { Rechazos } from '../rechazos.ts';

export const dePoderes = {
  PODERES_PROPIOS: [
    403,
    'Nadie cambia sus propios roles, agencias ni límites: debe hacerlo otro administrador.',
    'Pídalo a otro administrador.',
  ],
  NOMBRE_AJENO: [403, 'Su nombre lo cambia un administrador. Pídaselo.'],
  ROLES_INCOMPATIBLES: [
    422,
    'Una misma persona no puede tener esos roles a la vez.',
    'Quite uno de los dos roles.',
  ],
  CAMBIO_EN_ESPERA: [
    409,
    'Ese cambio no lo hace una sola persona: pídalo y espere a que otro administrador lo apruebe.',
  ],
  CAMBIO_YA_PEDIDO: [
    409,
    'Ya hay un cambio como este que espera aprobación.',
    'Apruébelo, rechácelo o retírelo antes de pedir otro.',
  ],
  CAMBIO_PROPIO: [
    403,
    'Nadie aprueba el cambio que pidió ni el que le favorece: debe hacerlo otro administrador.',
    'Pídalo a otro administrador.',
  ],
  CAMBIO_SIN_SUSTENTO: [
    409,
    'Quien pidió el cambio, o a quien favorece, ya no tiene acceso.',
    'Rechácelo y pídalo de nuevo si todavía hace falta.',
  ],
  ACEPTACION_SIN_PARES: [
    409,
    'Esa persona ya no tiene roles que se excluyan: no hay nada que aceptar.',
    'Vuelva a cargar las reglas.',
  ],
  ACEPTACION_FUERA_DE_PLAZO: [422, 'Elija hasta qué día se acepta: desde hoy y a lo sumo dentro de un año.'],
  SEGUNDO_FACTOR_SIN_MOTIVO: [
    422,
    'Escriba por qué se dejaría de exigir el segundo factor: lo lee quien debe aprobarlo.',
  ],
  CAMBIO_RESUELTO: [409, 'Ese cambio ya se resolvió.', 'Vuelva a cargar la lista.'],
} as const satisfies Rechazos;
