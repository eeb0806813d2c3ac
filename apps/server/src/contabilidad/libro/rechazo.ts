// The ledger's own refusals as answers to a person; anything else stays what it is.
import type { Codigo } from '@cuadra/contract/problema';
import pg from 'pg';
import { codigoDelRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';

export function comoRechazoDelLibro(error: unknown): unknown {
  const codigo = codigoDelRechazo(error);
  if (codigo === undefined) return error;
  const campo = EN_PALABRAS[codigo];
  if (campo === undefined || !(error instanceof Error)) return new ProblemaError(codigo);
  const { message } = error;
  return new ProblemaError(codigo, { detalle: message, errores: [{ campo, codigo, mensaje: message }] });
}

/** Why a period is not open or a limit is passed depends on who asks; the ledger says it in words for them. */
const EN_PALABRAS: Partial<Record<Codigo, string>> = {
  PERIODO_CERRADO: 'fecha',
  REQUIERE_APROBACION: 'lineas',
  AUTORIZACION_REQUERIDA: 'monto',
  AUTORIZACION_NO_CORRESPONDE: 'autorizacion',
  OPERACION_SIN_POLITICA: 'operacion',
  OPERACION_DESCONOCIDA: 'operacion',
  SIN_PODER_DE_AUTORIZAR: 'aprobador',
  FALTA_OTRA_FIRMA: 'aprobador',
  SOPORTE_REQUERIDO: 'documento',
  ANTES_DE_LA_APERTURA: 'fecha',
  REVERSION_ANTES_DE_LA_ORIGINAL: 'fecha',
  CUENTA_SIN_SALDO: 'lineas',
  APERTURA_NO_ES_PRIMERA: 'fecha',
  APERTURA_CON_DEPENDENCIAS: 'dependencias',
};

/** Because of what some partida carries; a database that is gone or busy is the same for all of them. */
export function esPorLoQueTrae(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(22|23|CU)/.test(error.code ?? '');
  return error instanceof ProblemaError || error instanceof TypeError || error instanceof RangeError;
}
