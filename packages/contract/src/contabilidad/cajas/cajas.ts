// The cajas of the institution: which there are, who works at each, and what was decided about all of them.
import { clasesDeCaja, clasesDeMovimiento } from '@cuadra/core/cajas/movimiento';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import {
  codigoDeAgencia,
  codigoDeCuenta,
  enCentavos,
  entero,
  fechaContable,
  fechaDeLibros,
  nombre,
  persona,
  porId,
  renglon,
  textoExacto,
  uuid,
  version,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

export const BASE_DE_CAJAS = '/api/contabilidad/cajas';
const base = BASE_DE_CAJAS;

const asignacion = z.object({
  id: z.uuid(),
  cajero: persona,
  desde: fechaContable,
  hasta: fechaContable.nullable(),
});
export type AsignacionDeCaja = z.infer<typeof asignacion>;

/** As it was set up: no figure of the books is in it. */
export const caja = z.object({
  id: z.uuid(),
  codigo: z.string(),
  nombre: z.string(),
  agencia: z.string(),
  nombreAgencia: z.string(),
  clase: z.enum(clasesDeCaja),
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  activa: z.boolean(),
  /** Those of today and of later. */
  asignaciones: z.array(asignacion),
  version: z.int(),
});
export type Caja = z.infer<typeof caja>;

export const listarCajas = endpoint({
  method: 'GET',
  path: base,
  permission: 'cajas:ver',
  summary: 'Las cajas de las agencias propias; un cajero, solo la suya',
  response: z.array(caja),
  errors: [],
});

const codigo = textoExacto(6).regex(/^[A-Z0-9]{1,6}$/, 'Use hasta seis letras mayúsculas o números.');

export const cajaNueva = z.strictObject({
  codigo,
  nombre: nombre(60),
  agencia: codigoDeAgencia,
  clase: z.enum(clasesDeCaja),
  idCuenta: codigoDeCuenta,
});
export type CajaNueva = z.infer<typeof cajaNueva>;

export const crearCaja = endpoint({
  method: 'POST',
  path: base,
  permission: 'cajas:administrar',
  summary:
    'Crea una caja o bóveda. La primera de una cuenta en su agencia recibe el saldo que la cuenta tiene; desde entonces solo las cajas la mueven',
  body: cajaNueva,
  response: caja,
  status: 201,
  errors: [
    'SIN_AGENCIA',
    'CUENTA_NO_EXISTE',
    'CUENTA_NO_DETALLE',
    'CUENTA_BLOQUEADA',
    'CUENTA_DE_CAJA',
    'CAJA_REPETIDA',
    'CAJA_NO_EXPLICA_SALDO',
  ],
});

export const editarCaja = endpoint({
  method: 'PATCH',
  path: `${base}/:id`,
  permission: 'cajas:administrar',
  summary: 'Cambia el nombre o si la caja está activa',
  params: porId,
  body: z.strictObject({ version, nombre: nombre(60), activa: z.boolean() }),
  response: caja,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'CAJA_REPETIDA', 'CAJA_EN_USO'],
});

export const asignarCajero = endpoint({
  method: 'POST',
  path: `${base}/:id/asignaciones`,
  permission: 'cajas:administrar',
  summary: 'Asigna la caja a un cajero de su agencia desde hoy o un día que viene, y hasta otro si se dice',
  params: porId,
  body: z
    .strictObject({ cajero: uuid, desde: fechaDeLibros, hasta: fechaDeLibros.nullable() })
    .refine(({ desde, hasta }) => hasta === null || hasta >= desde, {
      path: ['hasta'],
      error: 'El último día no puede ser anterior al primero.',
    }),
  response: caja,
  status: 201,
  errors: ['NO_ENCONTRADO', 'PERSONA_NO_ADMITIDA', 'ASIGNACION_REPETIDA', 'PETICION_INVALIDA'],
});

export const terminarAsignacion = endpoint({
  method: 'PATCH',
  path: `${base}/asignaciones/:id`,
  permission: 'cajas:administrar',
  summary: 'Dice el último día de una asignación; antes de su primer día, la quita',
  params: porId,
  body: z.strictObject({ hasta: fechaDeLibros }),
  response: caja,
  errors: ['NO_ENCONTRADO', 'ASIGNACION_REPETIDA', 'CAJA_EN_USO'],
});

export const listarCajeros = endpoint({
  method: 'GET',
  path: `${base}/cajeros`,
  permission: 'cajas:administrar',
  summary: 'Las personas que pueden trabajar en una caja, con sus agencias',
  response: z.array(persona.extend({ agencias: z.array(z.string()) })),
  errors: [],
});

/** What a cajero chooses from: codes and names, nothing of what is in them. */
export const cuentasParaCajas = endpoint({
  method: 'GET',
  path: `${base}/cuentas`,
  permission: 'cajas:ver',
  summary:
    'Las cuentas que puede llevar un movimiento de caja, sin saldos; de banco son las de efectivo que no son de cajas',
  response: z.array(z.object({ idCuenta: z.string(), nombreCuenta: z.string(), esBanco: z.boolean() })),
  errors: [],
});

export const configuracionDeCajas = z.strictObject({
  cuentaSobrante: codigoDeCuenta.nullable(),
  cuentaFaltante: codigoDeCuenta.nullable(),
  cuentaEmpleado: codigoDeCuenta.nullable(),
  cuentaTransito: codigoDeCuenta.nullable(),
  /** Quetzales for a dollar, in parts per million. */
  tasaDolar: entero(1_000_000, 100_000_000),
  /** Cents of a dollar: from there on, the origin of funds is asked for. */
  umbralIve: entero(1, MONTO_MAX),
  /** Centavos: from there on, whoever brings or takes the cash is identified. */
  identificarDesde: enCentavos(entero(1, MONTO_MAX)),
});
export type ConfiguracionDeCajas = z.infer<typeof configuracionDeCajas>;

export const verConfiguracionDeCajas = endpoint({
  method: 'GET',
  path: `${base}/configuracion`,
  permission: 'cajas:ver',
  summary:
    'Las cuentas de sobrantes, faltantes y efectivo en tránsito, la tasa del dólar y los montos de identificación',
  response: z.object(configuracionDeCajas.shape),
  errors: [],
});

export const guardarConfiguracionDeCajas = endpoint({
  method: 'PUT',
  path: `${base}/configuracion`,
  permission: 'cajas:administrar',
  summary: 'Cambia las cuentas, la tasa y los montos de las cajas',
  body: configuracionDeCajas,
  response: z.object(configuracionDeCajas.shape),
  errors: ['CUENTA_NO_EXISTE', 'CUENTA_NO_DETALLE', 'CUENTA_DE_CAJA', 'CAJA_EN_USO'],
});

const favorito = z.object({
  id: z.uuid(),
  nombre: z.string(),
  clase: z.enum(clasesDeMovimiento),
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  concepto: z.string(),
});
export type FavoritoDeCaja = z.infer<typeof favorito>;

const FAVORITOS_MAX = 30;

export const listarFavoritos = endpoint({
  method: 'GET',
  path: `${base}/favoritos`,
  permission: 'cajas:operar',
  summary: 'Los movimientos frecuentes propios, en su orden',
  response: z.array(favorito),
  errors: [],
});

export const guardarFavoritos = endpoint({
  method: 'PUT',
  path: `${base}/favoritos`,
  permission: 'cajas:operar',
  summary: 'Deja los movimientos frecuentes propios como se envían, en ese orden',
  body: z.strictObject({
    favoritos: z
      .array(
        z.strictObject({
          nombre: nombre(40),
          clase: z.enum(['ingreso', 'egreso', 'pago-menor', 'remesa']),
          idCuenta: codigoDeCuenta,
          concepto: renglon(200).min(1, 'Escriba el concepto.'),
        }),
      )
      .max(FAVORITOS_MAX)
      .refine((lista) => new Set(lista.map((uno) => uno.nombre)).size === lista.length, {
        error: 'Hay dos favoritos con el mismo nombre.',
      }),
  }),
  response: z.array(favorito),
  errors: [
    'CUENTA_NO_EXISTE',
    'CUENTA_NO_DETALLE',
    'CUENTA_DE_CAJA',
    'CUENTA_BLOQUEADA',
    'CUENTA_SOLO_SISTEMA',
    'MOVIMIENTO_INVALIDO',
  ],
});
