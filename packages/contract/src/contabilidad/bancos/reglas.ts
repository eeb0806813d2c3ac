// Rules: which partida a line of the bank becomes. They propose; people accept.
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import {
  codigoDeCuenta,
  enCentavos,
  entero,
  fechaContable,
  monto,
  nombre,
  porId,
  renglon,
  uuid,
  version,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { BASE_DE_BANCOS } from './cuentas.ts';

const base = `${BASE_DE_BANCOS}/reglas` as const;

const signos = ['entrada', 'salida'] as const;

export const reglaDeBanco = z.object({
  id: z.uuid(),
  nombre: z.string(),
  /** Null: of any account. */
  cuentaBancaria: z.object({ id: z.uuid(), nombre: z.string() }).nullable(),
  texto: z.string(),
  signo: z.enum(signos).nullable(),
  montoMinimo: monto.nullable(),
  montoMaximo: monto.nullable(),
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  concepto: z.string(),
  orden: z.int(),
  activa: z.boolean(),
  version: z.int(),
  /** Partidas made by it, and the last day. */
  aciertos: z.int(),
  ultimoAcierto: z.iso.datetime().nullable(),
});
export type ReglaDeBanco = z.infer<typeof reglaDeBanco>;

export const listarReglas = endpoint({
  method: 'GET',
  path: base,
  permission: 'bancos:ver',
  summary: 'Las reglas en el orden en que se prueban, con cuántas partidas se hicieron por cada una',
  response: z.array(reglaDeBanco),
  errors: [],
});

const tope = enCentavos(entero(1, MONTO_MAX)).nullable();

const condiciones = {
  cuentaBancaria: uuid.nullable(),
  texto: renglon(120).min(2, 'Escriba al menos una palabra.'),
  signo: z.enum(signos).nullable(),
  montoMinimo: tope,
  montoMaximo: tope,
};

const contenido = {
  ...condiciones,
  nombre: nombre(60),
  idCuenta: codigoDeCuenta,
  concepto: renglon(200).min(3, 'Escriba el concepto.'),
  orden: entero(1, 10_000),
  activa: z.boolean(),
};

const errores = [
  'REGLA_REPETIDA',
  'REGLA_INVALIDA',
  'CUENTA_NO_EXISTE',
  'CUENTA_NO_DETALLE',
  'CUENTA_DE_BANCO',
  'CUENTA_DE_CAJA',
  'CUENTA_SOLO_SISTEMA',
  'CUENTA_BLOQUEADA',
] as const;

export const crearRegla = endpoint({
  method: 'POST',
  path: base,
  permission: 'bancos:conciliar',
  summary: 'Crea una regla',
  body: z.strictObject(contenido),
  response: reglaDeBanco,
  status: 201,
  errors: ['NO_ENCONTRADO', ...errores],
});

export const editarRegla = endpoint({
  method: 'PATCH',
  path: `${base}/:id`,
  permission: 'bancos:conciliar',
  summary: 'Cambia una regla',
  params: porId,
  body: z.strictObject({ version, ...contenido }),
  response: reglaDeBanco,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', ...errores],
});

export const quitarRegla = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  permission: 'bancos:conciliar',
  summary: 'Quita una regla; lo que se hizo por ella queda',
  params: porId,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO'],
});

export const probarRegla = endpoint({
  method: 'POST',
  path: `${base}/probar`,
  permission: 'bancos:ver',
  summary:
    'A qué líneas de los últimos meses se aplicaría una regla, y qué se hizo con ellas: no cambia nada',
  body: z.strictObject({ ...condiciones, meses: entero(1, 24).default(6) }),
  response: z.object({
    total: z.int(),
    monto,
    /** The latest. */
    lineas: z.array(
      z.object({
        id: z.uuid(),
        cuentaBancaria: z.string(),
        fecha: fechaContable,
        texto: z.string(),
        monto,
        /** Against which account it was posted; null: not from here. */
        idCuenta: z.string().nullable(),
        pendiente: z.boolean(),
      }),
    ),
  }),
  errors: ['NO_ENCONTRADO', 'REGLA_INVALIDA'],
});

export const listarReglasPropuestas = endpoint({
  method: 'GET',
  path: `${base}/propuestas`,
  permission: 'bancos:conciliar',
  summary: 'Reglas que el programa propone por lo que las personas hicieron tres veces o más',
  response: z.array(
    z.object({
      texto: z.string(),
      signo: z.enum(signos),
      montoMinimo: monto,
      montoMaximo: monto,
      idCuenta: z.string(),
      nombreCuenta: z.string(),
      concepto: z.string(),
      veces: z.int(),
      ejemplo: z.string(),
    }),
  ),
  errors: [],
});
