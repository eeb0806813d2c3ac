// Undoing a whole import in one order: every partida of it that still stands is reversed, all of them or none. It is looked at
// first; beyond the limits of who asks for it, another person decides.
import { z } from 'zod';
import { fechaContable, monto, motivo, persona, porId, uuid } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

/** What keeps it from being undone, or what somebody should look at, by kind. */
const impedimento = z.object({
  codigo: z.string(),
  cuantas: z.int(),
  mensaje: z.string(),
  /** The first ones. */
  partidas: z.array(z.object({ id: z.uuid(), numero: z.int(), ejercicio: z.int() })),
});
export type ImpedimentoDeDeshacer = z.infer<typeof impedimento>;

const pedidoDeDeshacer = z.object({
  id: z.uuid(),
  por: persona,
  en: z.iso.datetime(),
  motivo: z.string(),
  /** Null: each on the day of what it reverts. */
  fecha: fechaContable.nullable(),
});

const deshacer = z.object({
  /** How many would be reversed, and what they add up to. */
  partidas: z.int(),
  total: monto,
  /** Left as they are: reversed before, and not in the books yet. */
  yaRevertidas: z.int(),
  sinContabilizar: z.int(),
  impedimentos: z.array(impedimento),
  /** Those of its reversals, as by hand: the reason for which it is undone accepts them. */
  advertencias: z.array(impedimento),
  /** Why it takes another person; null: who asks undoes it alone. */
  aprobacion: z.string().nullable(),
  aprueban: z.array(persona),
  /** The one that waits for another person, if there is one. */
  pedido: pedidoDeDeshacer.nullable(),
  /** Whether who looks may decide on it. */
  puedeDecidir: z.boolean(),
});
export type EnsayoDeDeshacer = z.infer<typeof deshacer>;

const resultado = z.object({
  /** `pedido`: it waits for another person. */
  resultado: z.enum(['hecho', 'pedido']),
  partidas: z.int(),
});
export type ResultadoDeDeshacer = z.infer<typeof resultado>;

const avance = z.object({ etapa: z.enum(['revisar', 'revertir']), hechas: z.int(), total: z.int() });
export type AvanceDeDeshacer = z.infer<typeof avance>;

const base = '/api/contabilidad/importaciones/:id/deshacer';
const deUna = ['NO_ENCONTRADO', 'SIN_AGENCIA'] as const;
const alHacer = [
  ...deUna,
  'NADA_QUE_DESHACER',
  'IMPORTACION_NO_SE_DESHACE',
  'YA_REVERTIDA',
  'REVERSION_EN_REVISION',
  'PERIODO_CERRADO',
  'REVERSION_ANTES_DE_LA_ORIGINAL',
  'PUESTA_EN_MARCHA_FIRMADA',
] as const;

export const verDeshacer = endpoint({
  method: 'GET',
  path: base,
  permission: 'partidas:ver',
  summary: 'Qué pasaría al deshacer una importación: cuántas partidas, qué lo impide y quién lo aprobaría',
  params: porId,
  query: z.strictObject({ fecha: fechaContable.optional() }),
  response: deshacer,
  errors: [...deUna],
});

export const deshacerImportacion = endpoint({
  method: 'POST',
  path: base,
  permission: 'partidas:revertir',
  summary:
    'Revierte todas las partidas de una importación o ninguna; más allá de los límites de quien lo pide espera a otra persona',
  params: porId,
  body: z.strictObject({
    motivo,
    /** Absent: each on the day of what it reverts. */
    fecha: fechaContable.optional(),
  }),
  response: resultado,
  progress: avance,
  errors: [...alHacer, 'DESHACER_EN_REVISION', 'REQUIERE_APROBACION'],
});

export const aprobarDeshacer = endpoint({
  method: 'POST',
  path: `${base}/aprobar`,
  permission: 'partidas:aprobar',
  summary: 'Aprueba y hace lo que otra persona pidió deshacer',
  params: porId,
  body: z.strictObject({ pedido: uuid }),
  response: resultado,
  progress: avance,
  errors: [...alHacer, 'APROBACION_PROPIA', 'ESTADO_NO_ADMITE'],
});

export const rechazarDeshacer = endpoint({
  method: 'POST',
  path: `${base}/rechazar`,
  permission: 'partidas:aprobar',
  summary: 'No aprueba lo que otra persona pidió deshacer, y dice por qué',
  params: porId,
  body: z.strictObject({ pedido: uuid, motivo }),
  response: z.literal(true),
  errors: [...deUna, 'APROBACION_PROPIA', 'ESTADO_NO_ADMITE'],
});

export const retirarDeshacer = endpoint({
  method: 'POST',
  path: `${base}/retirar`,
  permission: 'partidas:revertir',
  summary: 'Retira lo que uno mismo pidió deshacer',
  params: porId,
  body: z.strictObject({ pedido: uuid }),
  response: z.literal(true),
  errors: [...deUna, 'SIN_PERMISO', 'ESTADO_NO_ADMITE'],
});
