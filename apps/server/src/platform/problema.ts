// A refusal on its way out. Thrown so that the transaction it happens in rolls back; answered as problem+json.

import type { SegundoFactorRequerido } from '@cuadra/contract/acceso/segundo-factor-requerido';
import { type Codigo, problemas } from '@cuadra/contract/problema';
import type { ErrorDeCampo } from '@cuadra/contract/problema-en-json';

export interface DetalleDeProblema {
  /** Replaces the code's own sentence when the case can be told better. */
  readonly detalle?: string;
  readonly errores?: readonly ErrorDeCampo[];
  readonly esperaSegundos?: number;
  readonly segundoFactor?: SegundoFactorRequerido;
  /** The id of the one that was asked for. */
  readonly autorizacion?: string;
}

export class ProblemaError extends Error {
  readonly codigo: Codigo;
  readonly status: number;
  readonly errores: readonly ErrorDeCampo[] | undefined;
  readonly esperaSegundos: number | undefined;
  readonly segundoFactor: SegundoFactorRequerido | undefined;
  readonly autorizacion: string | undefined;

  constructor(codigo: Codigo, detalles: DetalleDeProblema = {}) {
    const { detalle, errores, esperaSegundos, segundoFactor, autorizacion } = detalles;
    super(detalle ?? problemas[codigo][1]);
    this.codigo = codigo;
    this.status = problemas[codigo][0];
    this.errores = errores;
    this.esperaSegundos = esperaSegundos;
    this.segundoFactor = segundoFactor;
    this.autorizacion = autorizacion;
  }
}

/** The refusal of one field, with the code's own sentence beside it. */
export function problemaDeCampo(codigo: Codigo, campo: string): ProblemaError {
  const mensaje = problemas[codigo][1];
  return new ProblemaError(codigo, { errores: [{ campo, codigo, mensaje }] });
}
