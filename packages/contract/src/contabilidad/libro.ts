// What the ledger answers to whoever asks it to post, whichever feature they ask from.
import { deOperacion } from '../control/rechazos-de-control.ts';

/** Why a partida is refused, in the order in which the reasons are told. */
export const deContabilizar = [
  'CONCEPTO_VACIO',
  'LINEA_INVALIDA',
  'PARTIDA_DESCUADRADA',
  'CUENTA_NO_EXISTE',
  'CUENTA_NO_DETALLE',
  'CUENTA_DE_CAJA',
  'CUENTA_CONCILIADA',
  'CUENTA_BANCARIA_INACTIVA',
  'CUENTA_BLOQUEADA',
  'CUENTA_SOLO_SISTEMA',
  'FECHA_FUTURA',
  'PERIODO_CERRADO',
  'ANTES_DE_LA_APERTURA',
  'CUENTA_SIN_SALDO',
  'REQUIERE_APROBACION',
  ...deOperacion,
] as const;

/** What is told to whoever asks for something to be posted with warnings that nobody accepted, or not as they are now. */
export const deAdvertencias = ['ADVERTENCIA_SIN_ACEPTAR', 'ADVERTENCIA_CAMBIADA'] as const;
