// What people do on the desk: match, undo, accept, reject, explain.
import { clasesDeExplicacion } from '@cuadra/core/bancos/conciliacion-textos';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import {
  codigoDeCuenta,
  enCentavos,
  entero,
  fechaContable,
  monto,
  motivo,
  persona,
  porId,
  renglon,
  uuid,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { deAdvertencias, deContabilizar } from '../libro.ts';
import { alcanceDeReversion, deRevertirPorDia } from '../reversion.ts';
import { BASE_DE_BANCOS } from './cuentas.ts';
import { mesa, razon } from './mesa.ts';

const base = BASE_DE_BANCOS;

/** In one go. */
export const POR_CRUZAR_MAX = 1_000;

/** What came of it, as verMesa with the revision that whoever asks has. */
const hecho = z.object({ cruces: z.array(z.uuid()), mesa });
export type HechoEnMesa = z.infer<typeof hecho>;

/** Which desk is open, so that the answer brings what changed on it. */
const enMesa = {
  anio: entero(2000, 2100),
  mes: entero(1, 12),
  revision: entero(0, Number.MAX_SAFE_INTEGER),
};

const parte = z.strictObject({
  id: uuid,
  /** Absent: all that is pending of it. */
  monto: enCentavos(entero(-MONTO_MAX, MONTO_MAX)).optional(),
});

/** Why the warnings of what is posted are accepted, whichever they are: without it, they are told and nothing is done. */
const conMotivo = { motivo: motivo.optional() };

/** Another account takes what does not match: a small difference, a fee inside of a payment. */
export const ajusteDeCruce = z.strictObject({
  idCuenta: codigoDeCuenta,
  concepto: renglon(200).min(3, 'Escriba el concepto.'),
});

export const crearCruce = endpoint({
  method: 'POST',
  path: `${base}/cuentas/:id/cruces`,
  permission: 'bancos:conciliar',
  autorizable: true,
  summary:
    'Cruza líneas del banco con movimientos de los libros, enteros o en parte; con `ajuste`, contabiliza la diferencia y la cruza también',
  idempotent: true,
  params: porId,
  body: z.strictObject({
    ...enMesa,
    lineas: z.array(parte).max(POR_CRUZAR_MAX),
    movimientos: z.array(parte).max(POR_CRUZAR_MAX),
    ajuste: ajusteDeCruce.optional(),
    ...conMotivo,
  }),
  response: hecho,
  status: 201,
  errors: [
    'NO_ENCONTRADO',
    'CUENTA_BANCARIA_INACTIVA',
    'LINEA_YA_CRUZADA',
    'CRUCE_DESCUADRADO',
    'CUENTA_DE_BANCO',
    'SIN_AGENCIA',
    'LLAVE_REUTILIZADA',
    ...deAdvertencias,
    ...deContabilizar,
  ],
});

export const deshacerCruces = endpoint({
  method: 'POST',
  path: `${base}/cuentas/:id/cruces/deshacer`,
  permission: 'bancos:conciliar',
  summary: 'Deshace cruces: sus líneas vuelven a estar pendientes; las partidas contabilizadas quedan',
  params: porId,
  body: z.strictObject({ ...enMesa, cruces: z.array(uuid).min(1).max(POR_CRUZAR_MAX) }),
  response: hecho,
  errors: ['NO_ENCONTRADO', 'CUENTA_CONCILIADA'],
});

const parteDeCruce = z.object({
  id: z.uuid(),
  fecha: fechaContable,
  texto: z.string(),
  documento: z.string().nullable(),
  /** What the cruce takes of it, and all of it. */
  monto,
  total: monto,
  partida: z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int() }).nullable(),
});

export const cruce = z.object({
  id: z.uuid(),
  cuentaBancaria: z.object({ id: z.uuid(), nombre: z.string() }),
  clase: z.enum(['automatico', 'sugerido', 'manual', 'partida', 'traslado']),
  puntaje: z.int().nullable(),
  razones: z.array(razon),
  fecha: fechaContable,
  traslado: z.uuid().nullable(),
  /** Null: the program. */
  hechoPor: persona.nullable(),
  hechoEn: z.iso.datetime(),
  lineas: z.array(parteDeCruce),
  movimientos: z.array(parteDeCruce),
  /** Its month was sent or approved: it stays. */
  firmado: z.boolean(),
});
export type Cruce = z.infer<typeof cruce>;

export const verCruces = endpoint({
  method: 'GET',
  path: `${base}/cruces`,
  permission: 'bancos:ver',
  summary: 'Los cruces de una línea del banco, de un movimiento o de una partida: con qué, quién y por qué',
  query: z
    .strictObject({ linea: uuid.optional(), movimiento: uuid.optional(), partida: uuid.optional() })
    .refine((pedido) => Object.values(pedido).filter((uno) => uno !== undefined).length === 1, {
      error: 'Diga una línea, un movimiento o una partida.',
    }),
  response: z.array(cruce),
  errors: ['NO_ENCONTRADO'],
});

export const aceptarSugerencias = endpoint({
  method: 'POST',
  path: `${base}/cuentas/:id/sugerencias/aceptar`,
  permission: 'bancos:conciliar',
  autorizable: true,
  summary:
    'Acepta sugerencias: cruza lo que va junto, contabiliza la partida que una regla llena, o el traslado entre dos cuentas propias. Cada una por sí sola: las que no se pudieron dicen por qué',
  idempotent: true,
  params: porId,
  body: z.strictObject({ ...enMesa, sugerencias: z.array(uuid).min(1).max(POR_CRUZAR_MAX), ...conMotivo }),
  response: hecho.extend({
    negadas: z.array(z.object({ sugerencia: z.uuid(), codigo: z.string(), mensaje: z.string() })),
  }),
  errors: ['NO_ENCONTRADO', 'CUENTA_BANCARIA_INACTIVA', 'LLAVE_REUTILIZADA'],
});

export const rechazarSugerencias = endpoint({
  method: 'POST',
  path: `${base}/cuentas/:id/sugerencias/rechazar`,
  permission: 'bancos:conciliar',
  summary: 'Dice que lo sugerido no va junto: no se sugiere de nuevo',
  params: porId,
  body: z.strictObject({ ...enMesa, sugerencias: z.array(uuid).min(1).max(POR_CRUZAR_MAX) }),
  response: hecho,
  errors: ['NO_ENCONTRADO'],
});

export const buscarCombinacion = endpoint({
  method: 'POST',
  path: `${base}/cuentas/:id/combinacion`,
  permission: 'bancos:ver',
  summary:
    'Busca la única combinación de lo pendiente del otro lado que suma lo elegido, dentro de unos días y de un tiempo',
  params: porId,
  body: z.strictObject({
    lineas: z.array(uuid).max(POR_CRUZAR_MAX),
    movimientos: z.array(uuid).max(POR_CRUZAR_MAX),
    dias: entero(0, 366).default(60),
  }),
  response: z.object({
    resultado: z.enum(['unica', 'ninguna', 'varias', 'sin-tiempo']),
    lineas: z.array(z.uuid()),
    movimientos: z.array(z.uuid()),
  }),
  errors: ['NO_ENCONTRADO', 'LINEA_YA_CRUZADA', 'CRUCE_DESCUADRADO'],
});

export const explicar = endpoint({
  method: 'POST',
  path: `${base}/cuentas/:id/explicaciones`,
  permission: 'bancos:conciliar',
  summary:
    'Dice qué es lo que no tiene nada del otro lado: en tránsito, nota no operada, error, o excluida con su motivo',
  params: porId,
  body: z.strictObject({
    ...enMesa,
    lineas: z.array(uuid).max(POR_CRUZAR_MAX),
    movimientos: z.array(uuid).max(POR_CRUZAR_MAX),
    /** Null: by its side and sign. */
    clase: z.enum(clasesDeExplicacion).nullable(),
    motivo: motivo.nullable().default(null),
  }),
  response: hecho,
  errors: ['NO_ENCONTRADO', 'LINEA_YA_CRUZADA', 'CUENTA_CONCILIADA', 'EXPLICACION_INVALIDA'],
});

export const quitarExplicaciones = endpoint({
  method: 'POST',
  path: `${base}/cuentas/:id/explicaciones/quitar`,
  permission: 'bancos:conciliar',
  summary: 'Quita explicaciones: lo que explicaban vuelve a estar por explicar',
  params: porId,
  body: z.strictObject({
    ...enMesa,
    lineas: z.array(uuid).max(POR_CRUZAR_MAX),
    movimientos: z.array(uuid).max(POR_CRUZAR_MAX),
  }),
  response: hecho,
  errors: ['NO_ENCONTRADO', 'CUENTA_CONCILIADA'],
});

export const registrarDesdeLineas = endpoint({
  method: 'POST',
  path: `${base}/cuentas/:id/partidas`,
  permission: 'bancos:conciliar',
  autorizable: true,
  summary:
    'Contabiliza una partida por cada línea del banco contra una cuenta (comisión, interés, nota) y las cruza',
  idempotent: true,
  params: porId,
  body: z.strictObject({
    ...enMesa,
    lineas: z.array(uuid).min(1).max(100),
    idCuenta: codigoDeCuenta,
    /** May carry {texto}, {referencia}, {fecha} and {mes}. */
    concepto: renglon(200).min(3, 'Escriba el concepto.'),
    /** Absent: the day of the line. */
    fecha: fechaContable.optional(),
    regla: uuid.optional(),
    ...conMotivo,
  }),
  response: hecho.extend({
    partidas: z.array(z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int() })),
  }),
  status: 201,
  errors: [
    'NO_ENCONTRADO',
    'CUENTA_BANCARIA_INACTIVA',
    'LINEA_YA_CRUZADA',
    'CUENTA_DE_BANCO',
    'SIN_AGENCIA',
    'LLAVE_REUTILIZADA',
    ...deAdvertencias,
    ...deContabilizar,
  ],
});

export const deshacerPartidaDeBanco = endpoint({
  method: 'POST',
  path: `${base}/partidas/:id/deshacer`,
  permission: 'bancos:conciliar',
  autorizable: true,
  summary:
    'Revierte una partida que se hizo desde el banco: deshace sus cruces, si no están firmados, y la cruza con su reversión',
  params: porId,
  body: alcanceDeReversion.omit({ lineas: true }).extend({ motivo }),
  response: z.object({ reversion: z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int() }) }),
  status: 201,
  errors: [
    ...['NO_ENCONTRADO', 'YA_REVERTIDA', 'REVERSION_DE_OTRO_ORIGEN', 'CHEQUE_INVALIDO'],
    ...deRevertirPorDia,
    ...deContabilizar,
  ] as const,
});
