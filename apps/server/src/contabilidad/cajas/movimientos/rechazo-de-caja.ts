// What the ledger and PostgreSQL refuse about a movement, as an answer to whoever stands at the counter.
import type { Codigo } from '@cuadra/contract/problema';
import { comoRechazoDelLibro } from '#contabilidad/libro/rechazo.ts';
import { restriccionRota } from '#platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';

export function comoProblemaDeCaja(error: unknown): unknown {
  const deUnicos = POR_RESTRICCION[restriccionRota(error) ?? ''];
  if (deUnicos !== undefined) return new ProblemaError(deUnicos);
  const problema = comoRechazoDelLibro(error);
  if (!(problema instanceof ProblemaError)) return problema;
  const { codigo } = problema;
  if (codigo === 'YA_REVERTIDA') return new ProblemaError('MOVIMIENTO_YA_DESHECHO');
  if (codigo === 'CUENTA_SIN_SALDO') return sinEfectivo(codigo);
  const campo = CAMPOS[codigo];
  return campo === undefined ? problema : problemaDeCampo(codigo, campo);
}

/** Whoever counts without being told what there should be is not told it here either. */
function sinEfectivo(codigo: Codigo): ProblemaError {
  const mensaje = 'En las cajas de la agencia no hay efectivo para tanto. Avise a quien las revisa.';
  return new ProblemaError(codigo, { detalle: mensaje, errores: [{ campo: 'monto', codigo, mensaje }] });
}

/** An authorisation is used once, and a movement is undone once: whoever comes second is told so. */
const POR_RESTRICCION: Readonly<Record<string, Codigo>> = {
  movimiento_de_caja_autorizacion_key: 'AUTORIZACION_NO_CORRESPONDE',
  movimiento_de_caja_revierte_key: 'MOVIMIENTO_YA_DESHECHO',
};

/** The field of the movement that each refusal is about. */
const CAMPOS: Partial<Record<Codigo, string>> = {
  PERSONA_REQUERIDA: 'persona',
  ORIGEN_DE_FONDOS_REQUERIDO: 'formulario',
  CUENTA_DE_CAJA: 'idCuenta',
  CUENTA_NO_EXISTE: 'idCuenta',
  CUENTA_NO_DETALLE: 'idCuenta',
  CUENTA_BLOQUEADA: 'idCuenta',
  CUENTA_SOLO_SISTEMA: 'idCuenta',
};
