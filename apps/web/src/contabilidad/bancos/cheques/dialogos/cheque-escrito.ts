// What is written to make out a cheque, and how it is sent.
import { fechaContable, renglon } from '@cuadra/contract/campos';
import { type emitirCheque, LINEAS_DE_CHEQUE_MAX } from '@cuadra/contract/contabilidad/bancos/cheques';
import type { CallOf } from '@cuadra/contract/endpoint';
import { CERO, type Centavos, centavos, MONTO_MAX, sumar } from '@cuadra/core/dinero';
import { z } from 'zod';
import { ApiError } from '#platform/api-error.ts';

export const numeroEscrito = z
  .string()
  .trim()
  .regex(/^0*[1-9]\d{0,11}$/, 'Escriba el número del cheque, solo cifras.');

export const beneficiarioEscrito = renglon(120).min(3, 'Escriba el beneficiario.');
export const conceptoEscrito = renglon(200).min(3, 'Escriba el concepto.');

const lineaEscrita = z.object({
  idCuenta: z.string(),
  /** Null: nothing is written. */
  monto: z.number().nullable(),
  concepto: renglon(200),
});
export type LineaEscrita = z.output<typeof lineaEscrita>;

export const LINEA_EN_BLANCO: LineaEscrita = { idCuenta: '', monto: null, concepto: '' };

export const chequeEscrito = z
  .object({
    numero: numeroEscrito,
    fecha: fechaContable,
    beneficiario: beneficiarioEscrito,
    concepto: conceptoEscrito,
    lineas: z.array(lineaEscrita).max(LINEAS_DE_CHEQUE_MAX),
  })
  .superRefine(({ lineas }, { addIssue }) => {
    const nada = lineas.every(enBlanco);
    for (const [lugar, linea] of lineas.entries()) {
      // Lines left blank are not sent; the first one is asked for when there is no other.
      if (enBlanco(linea) && !(nada && lugar === 0)) continue;
      const falta = (campo: string, message: string) =>
        addIssue({ code: 'custom', path: ['lineas', lugar, campo], message });
      if (linea.idCuenta === '') falta('idCuenta', 'Elija la cuenta.');
      if (linea.monto === null || linea.monto <= 0) falta('monto', 'Escriba el monto.');
      else if (linea.monto > MONTO_MAX) falta('monto', 'El monto es demasiado grande.');
    }
  });
export type ChequeEscrito = z.output<typeof chequeEscrito>;

const enBlanco = ({ idCuenta, monto, concepto }: LineaEscrita): boolean =>
  idCuenta === '' && monto === null && concepto === '';

export const totalDe = (lineas: readonly Pick<LineaEscrita, 'monto'>[]): Centavos =>
  sumar(lineas.map(({ monto }) => (monto === null ? CERO : centavos(monto))));

interface PorEnviar {
  readonly cuerpo: Omit<CallOf<typeof emitirCheque>['body'], 'motivo'>;
  /** The place in the form of each line that is sent. */
  readonly lugares: readonly number[];
}

export function porEnviar({ numero, lineas, ...escrito }: ChequeEscrito): PorEnviar {
  const enviadas = [...lineas.entries()].filter(([, linea]) => !enBlanco(linea));
  return {
    cuerpo: {
      ...escrito,
      numero: Number(numero),
      lineas: enviadas.map(([, { idCuenta, monto, concepto }]) => ({
        ...{ idCuenta, monto: centavos(monto ?? 0), concepto: concepto === '' ? null : concepto },
      })),
    },
    lugares: enviadas.map(([lugar]) => lugar),
  };
}

/** The refusal, with what is wrong of each line at its place in the form; what is of the side of the bank, of none. */
export function enSuLugar(error: unknown, lugares: readonly number[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const errores = error.errores.map((uno) => {
    const [, lugar = '', campo = ''] = /^lineas\.(\d+)\.(\w+)$/.exec(uno.campo) ?? [];
    if (lugar === '') return uno;
    const suyo = lugares[Number(lugar)];
    return {
      ...uno,
      campo: suyo === undefined ? '' : `lineas.${suyo}.${campo === 'debe' ? 'monto' : campo}`,
    };
  });
  const { status, codigo } = error;
  return new ApiError(error.message, { status, codigo, errores });
}
