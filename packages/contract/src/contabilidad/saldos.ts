// Balances of any account, level and range, from the stored ones. Amounts are integer centavos; a balance is in the
// account's own nature: positive is what is normal for it.
import { naturalezas, tiposDeCuenta } from '@cuadra/core/catalogo';
import { z } from 'zod';
import { codigoDeAgencia, fechaContable, fechaDeLibros, monto, nivelEscrito } from '../campos.ts';
import { datosAl } from '../datos-al.ts';
import { endpoint } from '../endpoint.ts';
import { trabajoPesado } from '../trabajo-pesado.ts';

const filtros = z.strictObject({
  /** Absent: all the person's agencias. */
  agencia: codigoDeAgencia.optional(),
  /** Accounts of that level and above it; absent: all. */
  nivel: nivelEscrito.optional(),
  conCero: z.enum(['true', 'false']).optional(),
});

const saldoDeCuenta = z.object({
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  tipoCuenta: z.enum(tiposDeCuenta),
  naturaleza: z.enum(naturalezas),
  nivel: z.int(),
  saldoInicial: monto,
  debe: monto,
  haber: monto,
  saldoFinal: monto,
});

/** Sums of the detail accounts, whatever the level shown; the two of each pair are equal. */
const totalesDeSaldos = z.object({
  inicialDeudor: monto,
  inicialAcreedor: monto,
  debe: monto,
  haber: monto,
  finalDeudor: monto,
  finalAcreedor: monto,
});

export const balanceDeComprobacion = z.object({
  desde: fechaContable,
  hasta: fechaContable,
  agencias: z.array(z.string()),
  cuentas: z.array(saldoDeCuenta),
  totales: totalesDeSaldos,
});
export type BalanceDeComprobacion = z.infer<typeof balanceDeComprobacion>;

export const verSaldos = endpoint({
  method: 'GET',
  path: '/api/contabilidad/saldos',
  permission: 'reportes:ver',
  summary:
    'El saldo de cada cuenta al final de un día, con lo que traía al empezar su año y lo movido desde entonces',
  query: filtros.extend({ fecha: fechaDeLibros }),
  response: balanceDeComprobacion,
  errors: ['SIN_AGENCIA'],
});

export const verBalanceDeComprobacion = endpoint({
  method: 'GET',
  path: '/api/contabilidad/balance-comprobacion',
  permission: 'reportes:ver',
  summary:
    'Saldo inicial, debe, haber y saldo final de cada cuenta entre dos fechas, con totales que cuadran',
  query: filtros
    .extend({ desde: fechaDeLibros, hasta: fechaDeLibros })
    .refine(({ desde, hasta }) => desde <= hasta, {
      path: ['hasta'],
      error: 'La fecha final no puede ser anterior a la inicial.',
    }),
  response: balanceDeComprobacion.extend({ datosAl }),
  errors: ['SIN_AGENCIA'],
});

const montos = z.object({ debe: monto, haber: monto });

const resultadoDeReconstruir = z.object({
  /** How many were wrong; the list may be shorter. */
  corregidos: z.int(),
  /** What was wrong in the counts of partidas per agencia, day and type. */
  conteosCorregidos: z.int(),
  /** What was wrong in what the statements keep added up by day and month. */
  contrapartidasCorregidas: z.int(),
  diferencias: z.array(
    z.object({
      /** A day's balance, a month's or a year's; for these, `fecha` is its first day. */
      tramo: z.enum(['dia', 'mes', 'anio']),
      idCuenta: z.string(),
      agencia: z.string(),
      fecha: fechaContable,
      guardado: montos,
      real: montos,
    }),
  ),
});
export type ResultadoDeReconstruir = z.infer<typeof resultadoDeReconstruir>;

/** One time that the stored balances were rebuilt; `hechas` are accounts. */
const reconstruccion = trabajoPesado.extend({ resultado: resultadoDeReconstruir.nullable() });
export type Reconstruccion = z.infer<typeof reconstruccion>;

export const reconstruirSaldos = endpoint({
  method: 'POST',
  path: '/api/contabilidad/saldos/reconstruir',
  permission: 'saldos:reconstruir',
  summary:
    'Empieza a sumar de nuevo los saldos guardados desde las líneas y a corregir los distintos; sigue aunque quien lo pidió se vaya',
  response: reconstruccion,
  status: 201,
  errors: ['TRABAJO_EN_CURSO'],
});

export const listarReconstrucciones = endpoint({
  method: 'GET',
  path: '/api/contabilidad/saldos/reconstrucciones',
  permission: 'periodos:ver',
  summary:
    'Las últimas reconstrucciones de saldos, la más nueva primero; la que está en curso, con su avance',
  response: z.array(reconstruccion),
  errors: [],
});
