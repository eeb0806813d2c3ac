// Which accounts a movement may carry on its other side.
import type { Codigo } from '@cuadra/contract/problema';

export interface CuentaElegida {
  readonly nombreCuenta: string;
  readonly tipoCuenta: 'D' | 'M';
  readonly estado: 'activa' | 'solo_sistema' | 'bloqueada';
  /** Where a remesa may go. */
  readonly esDeBanco: boolean;
  /** Tied to cajas in some agencia, or where their cash stands while it is in transit. */
  readonly esDeCajas: boolean;
  /** Where the review posts what is left over or, of what goes out, what is missing: nobody settles their own difference. */
  readonly esDeDiferencias: boolean;
  /** The control account of a savings product. */
  readonly esDeAhorro: boolean;
}

export interface Objecion {
  readonly codigo: Codigo;
  readonly detalle?: string;
}

/** Any that people post to. What moves cash between cajas is a traslado, which both sides see. */
export function noEsDePersonas(cuenta: CuentaElegida): Objecion | undefined {
  const { tipoCuenta, estado, esDeCajas, esDeDiferencias, esDeAhorro } = cuenta;
  if (tipoCuenta !== 'D') return { codigo: 'CUENTA_NO_DETALLE' };
  if (esDeAhorro) return { codigo: 'CUENTA_DE_AHORROS' };
  if (esDeCajas) return { codigo: 'CUENTA_DE_CAJA' };
  if (esDeDiferencias)
    return {
      codigo: 'MOVIMIENTO_INVALIDO',
      detalle: 'Lo que sobra o falta se registra al revisar la jornada: elija otra cuenta.',
    };
  if (estado === 'bloqueada') return { codigo: 'CUENTA_BLOQUEADA' };
  return estado === 'solo_sistema' ? { codigo: 'CUENTA_SOLO_SISTEMA' } : undefined;
}

/** Where the institution keeps cash outside of its cajas. */
export function noEsDeBanco(cuenta: CuentaElegida): Objecion | undefined {
  const objecion = noEsDePersonas(cuenta);
  if (objecion !== undefined || cuenta.esDeBanco) return objecion;
  return {
    codigo: 'MOVIMIENTO_INVALIDO',
    detalle: 'Una remesa va a una cuenta de banco en uso: elija otra cuenta.',
  };
}
