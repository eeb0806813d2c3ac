// The institution's accounts at banks.
import { perfilesDeEstado } from '@cuadra/core/bancos/estado-de-cuenta';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import {
  codigoDeAgencia,
  codigoDeCuenta,
  enCentavos,
  entero,
  fechaContable,
  fechaDeLibros,
  monto,
  nombre,
  persona,
  porId,
  renglon,
  textoExacto,
  uuid,
  version,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

export const BASE_DE_BANCOS = '/api/contabilidad/bancos';
const base = BASE_DE_BANCOS;

export const cuentaBancaria = z.object({
  id: z.uuid(),
  banco: z.string(),
  numero: z.string(),
  nombre: z.string(),
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  agencia: z.string(),
  perfil: z.enum(perfilesDeEstado).nullable(),
  tieneMapeo: z.boolean(),
  responsable: persona,
  /** The first day that is compared. */
  desde: fechaContable,
  ventanaDias: z.int(),
  caducidadDias: z.int(),
  activa: z.boolean(),
  version: z.int(),
  /** Up to which day its conciliaciones were sent or approved. */
  conciliadaHasta: fechaContable,
  /** Up to which day its bank has said something. */
  estadosHasta: fechaContable.nullable(),
  /** Both at the end of the last day that its bank has told; without any, today. */
  saldoBanco: monto,
  saldoLibros: monto,
  /** How many lines of each side have nothing on the other, and nobody explained. */
  sinExplicar: z.object({ banco: z.int(), libros: z.int() }),
});
export type CuentaBancaria = z.infer<typeof cuentaBancaria>;

export const listarCuentasBancarias = endpoint({
  method: 'GET',
  path: `${base}/cuentas`,
  permission: 'bancos:ver',
  summary: 'Las cuentas bancarias, con sus saldos según el banco y según los libros y lo que falta explicar',
  response: z.array(cuentaBancaria),
  errors: [],
});

const numeroDeCuentaBancaria = textoExacto(34).regex(
  /^[0-9A-Z][0-9A-Z-]{2,33}$/,
  'Escriba el número de la cuenta: dígitos, letras mayúsculas y guiones.',
);

export const saldo = enCentavos(entero(-MONTO_MAX * 1_000, MONTO_MAX * 1_000));
const montoConSigno = enCentavos(entero(-MONTO_MAX, MONTO_MAX)).refine((valor) => valor !== 0, {
  error: 'Escriba un monto distinto de cero.',
});

const PARTIDAS_INICIALES_MAX = 2_000;

/** What had nothing on the other side when the first month began; what entered the account is positive. */
export const partidaInicial = z.strictObject({
  lado: z.enum(['banco', 'libros']),
  fecha: fechaContable,
  monto: montoConSigno,
  texto: renglon(200).min(1, 'Escriba qué es.'),
  documento: renglon(60).nullable().default(null),
});

const comunes = {
  banco: nombre(60, 'Escriba el banco.'),
  numero: numeroDeCuentaBancaria,
  nombre: nombre(80),
  agencia: codigoDeAgencia,
  perfil: z.enum(perfilesDeEstado).nullable(),
  responsable: uuid,
  ventanaDias: entero(0, 60),
  caducidadDias: entero(30, 3_650),
};

export const cuentaBancariaNueva = z.strictObject({
  ...comunes,
  idCuenta: codigoDeCuenta,
  /** The first day of the first month that is compared. */
  desde: fechaDeLibros.refine((dia) => dia.endsWith('-01'), { error: 'Elija el primer día de un mes.' }),
  saldoBancoInicial: saldo,
  iniciales: z.array(partidaInicial).max(PARTIDAS_INICIALES_MAX).default([]),
});
export type CuentaBancariaNueva = z.infer<typeof cuentaBancariaNueva>;

export const crearCuentaBancaria = endpoint({
  method: 'POST',
  path: `${base}/cuentas`,
  permission: 'bancos:administrar',
  summary:
    'Crea una cuenta bancaria con su propia cuenta del catálogo, el saldo del banco al empezar y lo que había en circulación',
  body: cuentaBancariaNueva,
  response: cuentaBancaria,
  status: 201,
  errors: [
    'SIN_AGENCIA',
    'CUENTA_NO_EXISTE',
    'CUENTA_NO_DETALLE',
    'CUENTA_DE_CAJA',
    'CUENTA_BANCARIA_REPETIDA',
    'BANCO_NO_EXPLICA_INICIO',
    'RESPONSABLE_NO_CONCILIA',
  ],
});

/** What the books said the day before, for whoever is about to create one. */
export const saldoAlEmpezar = endpoint({
  method: 'GET',
  path: `${base}/saldo-al-empezar`,
  permission: 'bancos:administrar',
  summary: 'El saldo en libros de una cuenta el día antes de empezar a compararla',
  query: z.strictObject({ idCuenta: codigoDeCuenta, desde: fechaDeLibros }),
  response: z.object({ saldo: monto }),
  errors: ['CUENTA_NO_EXISTE'],
});

/** Who may answer for one. */
export const listarResponsables = endpoint({
  method: 'GET',
  path: `${base}/responsables`,
  permission: 'bancos:administrar',
  summary: 'Las personas que pueden ser responsables de una cuenta bancaria',
  response: z.array(persona),
  errors: [],
});

export const editarCuentaBancaria = endpoint({
  method: 'PATCH',
  path: `${base}/cuentas/:id`,
  permission: 'bancos:administrar',
  summary: 'Cambia los datos de una cuenta bancaria, su responsable o si está activa',
  params: porId,
  body: z.strictObject({ version, ...comunes, activa: z.boolean() }),
  response: cuentaBancaria,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'SIN_AGENCIA',
    'CUENTA_BANCARIA_REPETIDA',
    'CUENTA_BANCARIA_EN_USO',
    'RESPONSABLE_NO_CONCILIA',
  ],
});
