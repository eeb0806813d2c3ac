// A sheet of balances, only understood: nothing is written. The set-up compares with it the trial balance of the old system.
import { MONTO_MAX } from '@cuadra/core/dinero';
import { signosDeSaldo } from '@cuadra/core/saldos-iniciales';
import { z } from 'zod';
import { codigoDeAgencia, codigoDeCuenta, enCentavos, entero, uuid } from '../../campos.ts';
import { endpoint, upload } from '../../endpoint.ts';
import { lecturaEnConsulta } from '../../hojas/lectura.ts';
import { CSV, XLSX } from '../../medios.ts';
import { mapeoDeSaldosEnConsulta, SALDOS_BYTES_MAX } from './columnas.ts';
import { BASE_DE_SALDOS } from './saldos-iniciales.ts';

const centavos = enCentavos(entero(0, MONTO_MAX));

const saldosDeHoja = z.object({
  /** How a single column of balances was read; null: the sheet says debe and haber. */
  signo: z.enum(signosDeSaldo).nullable(),
  /** Rows without an amount, which say nothing. */
  sinSaldo: z.int(),
  /** Accounts that only add others up, which are left out. */
  deMayor: z.int(),
  /** Each account of each agencia once, on the side that is left. */
  saldos: z.array(
    z.object({ agencia: codigoDeAgencia, idCuenta: codigoDeCuenta, debe: centavos, haber: centavos }),
  ),
  /** The first ones, a sentence each. */
  problemas: z.array(z.string()),
  totalDeProblemas: z.int(),
});
export type SaldosDeHoja = z.infer<typeof saldosDeHoja>;

export const leerHojaDeSaldos = endpoint({
  method: 'POST',
  path: `${BASE_DE_SALDOS}/leer-hoja`,
  permission: 'partidas:registrar',
  summary: 'Lee una hoja de saldos y dice qué cuentas y montos trae, sin escribir nada',
  query: z.strictObject({
    mapeo: mapeoDeSaldosEnConsulta.optional(),
    lectura: lecturaEnConsulta.optional(),
    signo: z.enum(signosDeSaldo).optional(),
    /** By which accounts are known. */
    equivalencia: uuid.optional(),
  }),
  body: upload(SALDOS_BYTES_MAX, CSV, XLSX),
  response: saldosDeHoja,
  errors: [
    'NO_ENCONTRADO',
    'ARCHIVO_ILEGIBLE',
    'TIPO_NO_ADMITIDO',
    'CUERPO_DEMASIADO_GRANDE',
    'TRABAJO_EN_CURSO',
  ],
});
