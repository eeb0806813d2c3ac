// What a bank account of an institution that moves in begins with: what the bank said on the day before the first that is compared, and
// what was outstanding then, cheque by cheque, so that the first conciliación agrees.
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import { enCentavos, entero, fechaContable, monto, porId, renglon } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { beneficiario, numeroDeCheque } from './cheques.ts';
import { BASE_DE_BANCOS, partidaInicial, saldo } from './cuentas.ts';

const inicioDeBanco = z.object({
  id: z.uuid(),
  banco: z.string(),
  numero: z.string(),
  nombre: z.string(),
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  desde: fechaContable,
  saldoBanco: monto,
  saldoLibros: monto,
  cheques: z.array(
    z.object({
      numero: z.int(),
      fecha: fechaContable,
      beneficiario: z.string().nullable(),
      monto: monto.nullable(),
    }),
  ),
  /** The rest that was outstanding: what entered the account is positive. */
  otras: z.array(
    z.object({
      lado: z.enum(['banco', 'libros']),
      fecha: fechaContable,
      monto,
      texto: z.string(),
      documento: z.string().nullable(),
    }),
  ),
  /** What none of it explains of how far the books and the bank are apart. */
  sinExplicar: monto,
  /** It may still be said again. */
  seCambia: z.boolean(),
});
export type InicioDeBanco = z.infer<typeof inicioDeBanco>;

const base = `${BASE_DE_BANCOS}/cuentas/:id/inicio` as const;

export const verInicioDeBanco = endpoint({
  method: 'GET',
  path: base,
  permission: 'bancos:ver',
  summary: 'Con qué empezó una cuenta bancaria: el banco, los libros y lo que estaba en circulación',
  params: porId,
  response: inicioDeBanco,
  errors: ['NO_ENCONTRADO'],
});

const CHEQUES_MAX = 2_000;
const OTRAS_MAX = 2_000;

const chequeDeAntes = z.strictObject({
  numero: numeroDeCheque,
  fecha: fechaContable,
  beneficiario,
  monto: enCentavos(
    entero(1, MONTO_MAX, { siNoEs: 'Escriba el monto.', siEsPoco: 'Escriba un monto mayor que cero.' }),
  ),
  concepto: renglon(200).min(3, 'Escriba el concepto.').default('En circulación al empezar'),
});

export const decirInicioDeBanco = endpoint({
  method: 'PUT',
  path: base,
  permission: 'bancos:administrar',
  summary:
    'Dice otra vez con qué empezó una cuenta bancaria, antes de firmar la puesta en marcha: saldo del banco, cheques en circulación y lo demás pendiente',
  params: porId,
  body: z.strictObject({
    saldoBanco: saldo,
    cheques: z
      .array(chequeDeAntes)
      .max(CHEQUES_MAX)
      .refine((lista) => new Set(lista.map(({ numero }) => numero)).size === lista.length, {
        error: 'Hay dos cheques con el mismo número.',
      }),
    otras: z.array(partidaInicial).max(OTRAS_MAX).default([]),
  }),
  response: inicioDeBanco,
  errors: [
    'NO_ENCONTRADO',
    'SIN_AGENCIA',
    'PUESTA_EN_MARCHA_FIRMADA',
    'CUENTA_CONCILIADA',
    'LINEA_YA_CRUZADA',
    'BANCO_NO_EXPLICA_INICIO',
    'CHEQUE_REPETIDO',
  ],
});
