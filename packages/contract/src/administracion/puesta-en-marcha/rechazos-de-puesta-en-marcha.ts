// The refusals of an institution that moves in; problema.ts puts them with the rest.
import type { Rechazos } from '../../rechazos.ts';

export const dePuestaEnMarcha = {
  PUESTA_EN_MARCHA_FIRMADA: [
    409,
    'La puesta en marcha ya está firmada: no se traen más saldos iniciales ni historia. Registre un ajuste con una partida.',
  ],
  EJERCICIO_NO_SE_ABRE: [
    409,
    'Ese ejercicio no se puede abrir así.',
    'Revise en Ejercicios desde qué año se llevan los libros aquí y desde cuál se trae historia.',
  ],
  EJERCICIO_CON_TRABAJO: [
    409,
    'En ese ejercicio ya se trabajó: no se quita.',
    'Déjelo abierto; si no le sirve, ciérrelo cuando toque.',
  ],
  APERTURA_NO_ES_PRIMERA: [
    409,
    'La agencia ya tiene partidas de antes de esa fecha: sus saldos iniciales son lo primero de sus libros.',
    'Cambie la fecha de los saldos iniciales, o deshaga lo que se trajo de antes.',
  ],
  ANTES_DE_LA_APERTURA: [
    409,
    'La fecha es de antes de los saldos iniciales de la agencia: eso ya está en ellos.',
    'Use una fecha posterior o, si los saldos iniciales son de otro día, deshágalos primero.',
  ],
  APERTURA_CON_DEPENDENCIAS: [
    409,
    'Ya hay trabajo que depende de esos saldos iniciales: no se deshacen.',
    'Deshaga primero lo que depende de ellos.',
  ],
  APERTURA_EN_CURSO: [
    409,
    'Esa agencia ya tiene saldos iniciales.',
    'Siga con ellos, o deshágalos antes de empezar otros.',
  ],
  INSTITUCION_SIN_DATOS: [
    409,
    'Todavía no están los datos de la institución. Pida a un administrador que los escriba primero.',
  ],
  PASO_NO_SE_OMITE: [409, 'Este paso no se deja sin hacer: ábralo y complete lo que falta.'],
  PUESTA_EN_MARCHA_INCOMPLETA: [
    409,
    'Todavía no se puede firmar: faltan pasos de la puesta en marcha. Complételos y vuelva a la comprobación.',
  ],
  COMPROBACION_CON_DIFERENCIAS: [
    409,
    'El balance de los libros no es el del sistema anterior: corrija las diferencias antes de firmar.',
  ],
  COMPROBACION_CAMBIO: [409, 'Algo cambió desde que usted abrió la comprobación. Revísela de nuevo y firme.'],
  FIRMA_DE_OTRA_PERSONA: [
    409,
    'Quien trajo la historia o escribió el balance del sistema anterior no firma la puesta en marcha.',
    'Pida la firma a otro contador.',
  ],
  CIFRAS_POR_CORREGIR: [422, 'Hay renglones que corregir. Corrija los señalados y guarde otra vez.'],
} as const satisfies Rechazos;
