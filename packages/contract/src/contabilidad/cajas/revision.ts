// What whoever answers for the cajas of an agencia looks at and decides: the day of all of them, one jornada, a surprise count.
import { estadosDeJornada } from '@cuadra/core/cajas/jornada';
import { clasesDeCaja, destinosDeDiferencia } from '@cuadra/core/cajas/movimiento';
import { z } from 'zod';
import { contrasenaEscrita } from '../../acceso/sesion.ts';
import {
  codigoDeAgencia,
  fechaContable,
  fechaDeLibros,
  monto,
  motivo,
  persona,
  porId,
  textoGuardable,
  uuid,
  version,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { deContabilizar } from '../libro.ts';
import { BASE_DE_CAJAS } from './cajas.ts';
import { loContado } from './conteo.ts';
import { jornada } from './jornadas.ts';

const base = BASE_DE_CAJAS;

/** A caja on a day: its last jornada of that day, or none. */
const cajaDelDia = z.object({
  id: z.uuid(),
  codigo: z.string(),
  nombre: z.string(),
  clase: z.enum(clasesDeCaja),
  agencia: z.string(),
  nombreAgencia: z.string(),
  cajero: persona.nullable(),
  jornada: z.uuid().nullable(),
  estado: z.enum(estadosDeJornada).nullable(),
  congelada: z.boolean(),
  /** A second person must still approve where its difference goes. */
  esperaSegundaPersona: z.boolean(),
  movimientos: z.int(),
  entradas: monto,
  salidas: monto,
  /** What it should hold: the count it opened on and its movements. Null: no jornada that day. */
  libro: monto.nullable(),
  contado: monto.nullable(),
  diferencia: monto.nullable(),
  /** What is out of place, medium by medium; not zero where a vale stands for cash that is missing. */
  descuadre: monto.nullable(),
  excedeTolerancia: z.boolean(),
  /** Sent and not yet received. */
  enTransito: monto,
});
export type CajaDelDia = z.infer<typeof cajaDelDia>;

export const verDia = endpoint({
  method: 'GET',
  path: `${base}/dia`,
  permission: 'arqueos:ver',
  summary: 'Todas las cajas de un día, de las agencias propias: estado, libros, contado, diferencia',
  query: z.strictObject({ fecha: fechaDeLibros.optional(), agencia: codigoDeAgencia.optional() }),
  response: z.object({
    fecha: fechaContable,
    hoy: fechaContable,
    cajas: z.array(cajaDelDia),
    /** What is left behind: other days, still without review. */
    atrasadas: z.array(
      z.object({
        jornada: z.uuid(),
        caja: z.string(),
        fecha: fechaContable,
        estado: z.enum(estadosDeJornada),
      }),
    ),
  }),
  errors: ['SIN_AGENCIA'],
});

export const tendenciaDeCajero = endpoint({
  method: 'GET',
  path: `${base}/cajeros/:id/tendencia`,
  permission: 'arqueos:ver',
  summary: 'Las diferencias de un cajero, jornada por jornada, con sus límites de control',
  params: porId,
  response: z.object({
    cajero: persona,
    puntos: z.array(
      z.object({
        jornada: z.uuid(),
        fecha: fechaContable,
        caja: z.string(),
        diferencia: monto,
        fuera: z.boolean(),
      }),
    ),
    media: monto,
    superior: monto,
    inferior: monto,
    /** Whether there are enough of them for the limits to mean something. */
    suficientes: z.boolean(),
    racha: z.int(),
  }),
  errors: ['NO_ENCONTRADO'],
});

export const posiblesCausas = endpoint({
  method: 'GET',
  path: `${base}/jornadas/:id/causas`,
  permission: 'cajas:ver',
  summary: 'Qué pudo causar la diferencia de una jornada ya contada; un cajero, de las suyas',
  params: porId,
  response: z.array(z.object({ causa: z.string(), texto: z.string(), movimientos: z.array(z.uuid()) })),
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE'],
});

const deRevisar = ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE', 'REVISION_PROPIA', 'CONFLICTO_DE_EDICION'] as const;

export const revisarJornada = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/revisar`,
  permission: 'cajas:revisar',
  reautenticacion: true,
  summary:
    'Da por revisada una jornada cerrada u observada y contabiliza su diferencia; si pasa de la tolerancia, queda propuesta para que otra persona la apruebe',
  params: porId,
  body: z.strictObject({
    version,
    /** Null when nothing is posted: no difference, or one medium more by what another is less. */
    destino: z.enum(destinosDeDiferencia).nullable(),
    motivo: textoGuardable(400).nullable().default(null),
  }),
  response: jornada,
  errors: [
    ...deRevisar,
    'DIFERENCIA_SIN_EXPLICAR',
    'CAJAS_SIN_CONFIGURAR',
    'MOVIMIENTO_INVALIDO',
    ...deContabilizar,
  ],
});

export const resolverPropuesta = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/propuesta`,
  permission: 'cajas:revisar',
  reautenticacion: true,
  summary: 'Aprueba o niega lo que otra persona propuso para una diferencia mayor que la tolerancia',
  params: porId,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('aprobar'), version, propuesta: uuid }),
    z.strictObject({ decision: z.literal('negar'), version, propuesta: uuid, motivo }),
  ]),
  response: jornada,
  errors: [
    ...deRevisar,
    'DIFERENCIA_DE_DOS',
    'CAJAS_SIN_CONFIGURAR',
    'SIN_PODER_DE_AUTORIZAR',
    'FALTA_OTRA_FIRMA',
    ...deContabilizar,
  ],
});

export const observarJornada = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/observar`,
  permission: 'cajas:revisar',
  summary: 'Devuelve una jornada cerrada a su cajero con un comentario; sobre una observada, agrega otro',
  params: porId,
  body: z.strictObject({ version, comentario: motivo }),
  response: jornada,
  errors: deRevisar,
});

export const responderObservacion = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/responder`,
  permission: 'cajas:operar',
  summary: 'El cajero responde lo que le observaron',
  params: porId,
  body: z.strictObject({ version, respuesta: motivo }),
  response: jornada,
  errors: ['NO_ENCONTRADO', 'CAJA_AJENA', 'ESTADO_NO_ADMITE', 'CONFLICTO_DE_EDICION'],
});

export const congelarCaja = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/congelar`,
  permission: 'cajas:revisar',
  summary: 'Empieza un arqueo sorpresivo: la jornada no admite movimientos hasta que termine',
  params: porId,
  body: z.strictObject({ version }),
  response: jornada,
  errors: deRevisar,
});

export const descongelarCaja = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/descongelar`,
  permission: 'cajas:revisar',
  summary: 'Deja sin hacer un arqueo sorpresivo, con su motivo',
  params: porId,
  body: z.strictObject({ version, motivo }),
  response: jornada,
  errors: deRevisar,
});

export const arqueoSorpresivo = endpoint({
  method: 'POST',
  path: `${base}/jornadas/:id/arqueo-sorpresivo`,
  permission: 'cajas:revisar',
  summary: 'El conteo de una caja congelada: lo firman con su contraseña quien la congeló y su cajero',
  params: porId,
  body: loContado.extend({
    version,
    /** Theirs who froze it, and its cajero's. */
    contrasenaPropia: contrasenaEscrita,
    contrasenaDelCajero: contrasenaEscrita,
    observaciones: textoGuardable(400).nullable().default(null),
  }),
  response: jornada,
  status: 201,
  errors: [...deRevisar, 'FIRMA_INCORRECTA', 'DEMASIADOS_INTENTOS', 'REAUTENTICACION_REQUERIDA'],
});
