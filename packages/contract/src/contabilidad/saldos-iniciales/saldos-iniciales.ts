// With how much each account of an agencia begins here: written by some, sent, approved by somebody else (which posts the partida de
// apertura) and taken back the same way. Amounts are integer centavos.
import { z } from 'zod';
import {
  codigoDeAgencia,
  enCentavos,
  entero,
  fechaDeLibros,
  monto,
  motivo,
  persona,
  porId,
  textoGuardable,
  version,
  versionEscrita,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { deContabilizar } from '../libro.ts';

export const LINEAS_DE_APERTURA_MAX = 5_000;
const APERTURA_BYTES_MAX = 2 * 1024 * 1024;

const estadosDeApertura = ['borrador', 'en_revision', 'contabilizada', 'revertida'] as const;
export type EstadoDeApertura = (typeof estadosDeApertura)[number];

const rubrica = z.object({ por: persona, en: z.iso.datetime() });

export const resumenDeSaldos = z.object({
  activo: monto,
  pasivo: monto,
  capital: monto,
  resultado: monto,
  orden: monto,
  debe: monto,
  haber: monto,
  /** Debe − haber. */
  diferencia: monto,
});

const aperturaEnLista = z.object({
  id: z.uuid(),
  fecha: z.string(),
  estado: z.enum(estadosDeApertura),
  version: z.int(),
  lineas: z.int(),
  debe: monto,
  haber: monto,
  /** Who asked for it to be taken back, while nobody has decided. */
  reversionPedida: z.boolean(),
});

const lista = z.object({
  /** Once the set-up is signed, they are a record. */
  enPuestaEnMarcha: z.boolean(),
  /** The first day of the books. */
  fechaPropuesta: z.string(),
  agencias: z.array(
    z.object({
      idAgencia: z.string(),
      nombreAgencia: z.string(),
      /** The one alive; null: nobody began. */
      apertura: aperturaEnLista.nullable(),
    }),
  ),
});
export type ListaDeAperturas = z.infer<typeof lista>;

const apertura = z.object({
  id: z.uuid(),
  agencia: z.string(),
  nombreAgencia: z.string(),
  fecha: z.string(),
  estado: z.enum(estadosDeApertura),
  version: z.int(),
  lineas: z.array(
    z.object({
      /** Its code or, while it is not understood, what came. */
      cuenta: z.string(),
      nombreCuenta: z.string().nullable(),
      debe: monto,
      haber: monto,
      /** Why it cannot be posted; null: it can. */
      error: z.string().nullable(),
    }),
  ),
  resumen: resumenDeSaldos,
  /** What keeps it from being sent or approved, besides its lines. */
  impedimentos: z.array(z.string()),
  escritores: z.array(persona),
  enviada: rubrica.nullable(),
  devueltaPorque: z.string().nullable(),
  aprobada: rubrica.nullable(),
  partida: z.object({ id: z.uuid(), ejercicio: z.int(), numero: z.int() }).nullable(),
  reversionPedida: rubrica.extend({ motivo: z.string() }).nullable(),
  revertida: rubrica.nullable(),
  /** What stands on it, a sentence each: while there is any, it is not taken back. */
  dependencias: z.array(z.string()),
  /** What whoever asks may do with it now. */
  puede: z.object({
    escribir: z.boolean(),
    aprobar: z.boolean(),
    pedirReversion: z.boolean(),
    aprobarReversion: z.boolean(),
  }),
});
export type Apertura = z.infer<typeof apertura>;

export const BASE_DE_SALDOS = '/api/contabilidad/saldos-iniciales';
const base = BASE_DE_SALDOS;
const deUna = [
  'NO_ENCONTRADO',
  'SIN_AGENCIA',
  'ESTADO_NO_ADMITE',
  'CONFLICTO_DE_EDICION',
  'PUESTA_EN_MARCHA_FIRMADA',
] as const;
const vista = z.strictObject({ version });

export const listarAperturas = endpoint({
  method: 'GET',
  path: base,
  permission: 'periodos:ver',
  summary: 'Los saldos iniciales de cada agencia de la persona y cómo van',
  response: lista,
  errors: [],
});

export const verApertura = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  permission: 'periodos:ver',
  summary:
    'Los saldos iniciales de una agencia: sus líneas, si cuadran, quiénes los hicieron y qué depende de ellos',
  params: porId,
  response: apertura,
  errors: ['NO_ENCONTRADO', 'SIN_AGENCIA'],
});

export const empezarApertura = endpoint({
  method: 'POST',
  path: base,
  permission: 'partidas:registrar',
  summary: 'Empieza a escribir los saldos iniciales de una agencia',
  body: z.strictObject({ agencia: codigoDeAgencia, fecha: fechaDeLibros }),
  response: apertura,
  status: 201,
  errors: ['SIN_AGENCIA', 'APERTURA_EN_CURSO', 'PUESTA_EN_MARCHA_FIRMADA'],
});

/** What adds up exactly over all the lines. */
const SUMABLE_MAX = Math.floor(Number.MAX_SAFE_INTEGER / LINEAS_DE_APERTURA_MAX);
const lado = enCentavos(entero(0, SUMABLE_MAX));

const lineaEscrita = z.strictObject({ cuenta: textoGuardable(300), debe: lado, haber: lado });

export const guardarApertura = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  permission: 'partidas:registrar',
  summary: 'Guarda lo escrito, sobre la versión que se leyó: nadie pisa a otra persona',
  params: porId,
  body: z.strictObject({
    version,
    fecha: fechaDeLibros,
    lineas: z.array(lineaEscrita).max(LINEAS_DE_APERTURA_MAX),
  }),
  bytesMax: APERTURA_BYTES_MAX,
  response: apertura,
  errors: [...deUna],
});

export const descartarApertura = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  permission: 'partidas:registrar',
  summary: 'Descarta unos saldos iniciales que se están escribiendo',
  params: porId,
  query: z.strictObject({ version: versionEscrita }),
  response: z.literal(true),
  errors: [...deUna],
});

export const enviarApertura = endpoint({
  method: 'POST',
  path: `${base}/:id/enviar`,
  permission: 'partidas:registrar',
  summary: 'Los envía a que otra persona los apruebe: ya cuadran y cada cuenta se entiende',
  params: porId,
  body: vista,
  response: apertura,
  errors: [...deUna, ...deContabilizar, 'APERTURA_NO_ES_PRIMERA'],
});

export const devolverApertura = endpoint({
  method: 'POST',
  path: `${base}/:id/devolver`,
  permission: 'partidas:registrar',
  summary: 'Devuelve lo enviado a quienes lo escriben, con el motivo; también lo retira quien lo envió',
  params: porId,
  body: z.strictObject({ version, motivo }),
  response: apertura,
  errors: [...deUna, 'SIN_PERMISO'],
});

export const aprobarApertura = endpoint({
  method: 'POST',
  path: `${base}/:id/aprobar`,
  permission: 'partidas:aprobar',
  reautenticacion: true,
  summary:
    'Los aprueba quien no los escribió ni los envió, y se contabiliza la partida de apertura de la agencia',
  params: porId,
  body: vista,
  response: apertura,
  errors: [...deUna, ...deContabilizar, 'APROBACION_PROPIA', 'APERTURA_NO_ES_PRIMERA'],
});

export const pedirReversionDeApertura = endpoint({
  method: 'POST',
  path: `${base}/:id/reversion`,
  permission: 'partidas:revertir',
  summary:
    'Pide deshacer unos saldos iniciales contabilizados de los que nada depende; lo aprueba otra persona',
  params: porId,
  body: z.strictObject({ motivo }),
  response: apertura,
  errors: [...deUna, 'APERTURA_CON_DEPENDENCIAS'],
});

export const negarReversionDeApertura = endpoint({
  method: 'DELETE',
  path: `${base}/:id/reversion`,
  permission: 'partidas:revertir',
  summary: 'Deja sin efecto el pedido de deshacerlos',
  params: porId,
  response: apertura,
  errors: [...deUna],
});

export const aprobarReversionDeApertura = endpoint({
  method: 'POST',
  path: `${base}/:id/reversion/aprobar`,
  permission: 'partidas:aprobar',
  reautenticacion: true,
  summary:
    'Deshace los saldos iniciales: lo aprueba quien no lo pidió, con una partida inversa del mismo día',
  params: porId,
  response: apertura,
  errors: [...deUna, ...deContabilizar, 'APROBACION_PROPIA', 'APERTURA_CON_DEPENDENCIAS', 'YA_REVERTIDA'],
});
