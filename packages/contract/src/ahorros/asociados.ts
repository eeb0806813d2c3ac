// The members of the institution: who saves.
import { estadosDeAsociado } from '@cuadra/core/ahorros/asociado';
import { z } from 'zod';
import {
  codigoDeAgencia,
  correo,
  cursor,
  fechaContable,
  monto,
  motivo,
  nombre,
  porId,
  porPagina,
  renglon,
  version,
} from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { cuentaEnLista } from './cuentas.ts';

const base = '/api/ahorros/asociados';

export const asociado = z.object({
  id: z.uuid(),
  numero: z.int(),
  nombre: z.string(),
  dpi: z.string().nullable(),
  nit: z.string().nullable(),
  documento: z.string().nullable(),
  nacimiento: z.iso.date().nullable(),
  telefono: z.string().nullable(),
  correo: z.string().nullable(),
  direccion: z.string().nullable(),
  agencia: z.string(),
  estado: z.enum(estadosDeAsociado),
  ingreso: z.iso.date(),
  version: z.int(),
});
export type Asociado = z.output<typeof asociado>;

/** As lists show them: no more than what tells one from another, with the end of the document only. */
const asociadoEnLista = asociado
  .pick({ id: true, numero: true, nombre: true, dpi: true, documento: true, telefono: true, agencia: true })
  .extend({
    /** It is of another agencia, found by the whole number: the rest of it is not for who asks. */
    ajeno: z.boolean(),
    /** Null of somebody of another agencia. */
    estado: asociado.shape.estado.nullable(),
    /** Open ones, in the agencias of who asks. */
    cuentas: z.int(),
    saldo: monto,
  });
export type AsociadoEnLista = z.output<typeof asociadoEnLista>;

const filtroDeAsociados = z.strictObject({
  /** By number, DPI, another document or name, those of one's agencias; by the whole number, anybody. */
  texto: renglon(80).optional(),
  agencia: codigoDeAgencia.optional(),
  estado: z.enum(estadosDeAsociado).optional(),
});

export const listarAsociados = endpoint({
  method: 'GET',
  path: base,
  permission: 'ahorros:ver',
  summary:
    'Los asociados de las agencias propias, por número, con lo que tienen ahorrado; de otra agencia, solo por su número exacto y con lo mínimo',
  query: filtroDeAsociados.extend({ cursor: cursor.optional(), porPagina: porPagina(200, 50) }),
  response: z.object({
    asociados: z.array(asociadoEnLista),
    siguiente: z.string().nullable(),
    /** How many the filter lets through; null from the second page on. */
    total: z.int().nullable(),
  }),
  errors: ['NO_ENCONTRADO'],
});

/** The accounts of one asociado are few; beyond this many, the list of accounts has them. */
export const CUENTAS_DE_ASOCIADO_MAX = 200;

const asociadoEntero = asociado.extend({
  /** Those in the agencias of who asks, open ones first. */
  cuentas: z.array(cuentaEnLista),
  totales: z.object({ abiertas: z.int(), saldo: monto }),
});
export type AsociadoEntero = z.output<typeof asociadoEntero>;

export const verAsociado = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  permission: 'ahorros:ver',
  summary: 'Un asociado de las agencias propias con sus cuentas; queda anotado quién lo vio',
  params: porId,
  response: asociadoEntero,
  errors: ['NO_ENCONTRADO'],
});

export const asociadoNuevo = z
  .strictObject({
    nombre: nombre(120),
    dpi: renglon(13)
      .regex(/^\d{13}$/, 'El DPI son trece dígitos.')
      .nullable()
      .default(null),
    nit: renglon(13)
      .regex(/^(\d{1,12}[\dK]|CF)$/, 'Escriba el NIT sin guion, o CF.')
      .nullable()
      .default(null),
    /** What identifies whoever has no DPI. */
    documento: renglon(60).min(1).nullable().default(null),
    nacimiento: fechaContable.nullable().default(null),
    telefono: renglon(20)
      .regex(/^[\d+ ()-]{8,20}$/, 'Escriba el teléfono con al menos ocho dígitos.')
      .nullable()
      .default(null),
    correo: correo.nullable().default(null),
    direccion: renglon(200).min(1).nullable().default(null),
    agencia: codigoDeAgencia,
    /** Absent: today. */
    ingreso: fechaContable.optional(),
  })
  .refine(({ dpi, documento }) => dpi !== null || documento !== null, {
    path: ['dpi'],
    message: 'Escriba el DPI u otro documento.',
  });
export type AsociadoNuevo = z.output<typeof asociadoNuevo>;

export const crearAsociado = endpoint({
  method: 'POST',
  path: base,
  permission: 'ahorros:registrar',
  summary: 'Inscribir a un asociado',
  body: asociadoNuevo,
  response: asociadoEntero,
  status: 201,
  errors: ['ASOCIADO_REPETIDO', 'NO_ENCONTRADO', 'FECHA_FUTURA', 'SIN_AGENCIA'],
});

export const editarAsociado = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  permission: 'ahorros:registrar',
  summary: 'Cambiar los datos de un asociado',
  params: porId,
  body: asociadoNuevo.safeExtend({ version }),
  response: asociadoEntero,
  errors: ['ASOCIADO_REPETIDO', 'NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'FECHA_FUTURA', 'SIN_AGENCIA'],
});

export const cambiarEstadoDeAsociado = endpoint({
  method: 'POST',
  path: `${base}/:id/estado`,
  permission: 'ahorros:registrar',
  summary: 'Retirar a un asociado, anotar que falleció o reincorporarlo',
  params: porId,
  body: z.strictObject({ estado: z.enum(estadosDeAsociado), motivo, version }),
  response: asociadoEntero,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'ASOCIADO_CON_CUENTAS'],
});
