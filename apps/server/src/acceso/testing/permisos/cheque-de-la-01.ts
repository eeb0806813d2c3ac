// A cheque of the bank account of agencia 01, for whoever works in another one to end.
import { emitirCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import type { InjectOptions } from 'fastify';
import type { Libreria } from '#contabilidad/folios/testing/libreria.ts';
import type { BancoDeLa01 } from './banco-de-la-01.ts';

export interface ChequeDeLa01 {
  readonly cuenta: string;
  readonly cheque: string;
}

const HOY = '2026-11-16';
const PAGO = {
  ...{ fecha: HOY, beneficiario: 'Ferretería El Centro', concepto: 'Pintura' },
  motivo: 'Se revisó que no está repetido',
  lineas: [{ idCuenta: '706105', monto: 100_00, concepto: null }],
};

export async function emitirEnLa01(
  { llamar, contador }: Libreria,
  { cuenta }: BancoDeLa01,
): Promise<ChequeDeLa01> {
  const { status, cuerpo, problema } = await llamar(
    emitirCheque,
    { params: { id: cuenta }, body: { numero: 1, ...PAGO } as never },
    { token: contador },
  );
  if (status !== 201) throw new Error(problema.detail);
  return { cuenta, cheque: cuerpo.id };
}

type Peticion = Pick<InjectOptions, 'headers' | 'payload' | 'query'> & {
  readonly params?: Readonly<Record<string, string>>;
};

const bancos = '/api/contabilidad/bancos';

export function peticionesDeCheques({ cuenta, cheque }: ChequeDeLa01): [string, Peticion][] {
  const final = { version: 0, fecha: HOY, motivo: 'No se usará' };
  return [
    [`POST ${bancos}/cuentas/:id/cheques`, { params: { id: cuenta }, payload: { numero: 2, ...PAGO } }],
    [`POST ${bancos}/cheques/:id/anular`, { params: { id: cheque }, payload: final }],
    [
      `POST ${bancos}/cheques/:id/caducar`,
      { params: { id: cheque }, payload: { ...final, idCuenta: '706105' } },
    ],
  ];
}
