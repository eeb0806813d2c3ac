// Opening a closed month again: asked for by one person, with the reason, and allowed by another one.
import { z } from 'zod';
import { codigoDeAgencia, instante, persona, textoGuardable, uuid } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { BASE_DE_PERIODOS, limiteDeReapertura, periodo, porMes } from './periodos.ts';

const PERSONAS_DE_REAPERTURA_MAX = 20;
export const DIAS_DE_REAPERTURA_MAX = 90;

export const reapertura = z.strictObject({
  agencia: codigoDeAgencia,
  motivo: textoGuardable(500).min(3, 'Escriba el motivo.'),
  /** Absent: for everybody, until it is closed again. */
  limite: z
    .strictObject({
      para: z
        .array(uuid)
        .min(1, 'Elija al menos a una persona.')
        .max(PERSONAS_DE_REAPERTURA_MAX, `Elija como máximo a ${PERSONAS_DE_REAPERTURA_MAX} personas.`),
      hasta: instante,
    })
    .optional(),
});

/** What waits for a second person. */
export const solicitudDeReapertura = z.object({
  id: z.uuid(),
  motivo: z.string(),
  limite: limiteDeReapertura.nullable(),
  pedidaPor: persona,
  pedidaEn: z.iso.datetime(),
  /** Who else may allow it. */
  aprueban: z.array(persona),
});
export type SolicitudDeReapertura = z.infer<typeof solicitudDeReapertura>;

export const reabrirPeriodo = endpoint({
  method: 'POST',
  path: `${BASE_DE_PERIODOS}/:anio/:mes/reabrir`,
  permission: 'periodos:reabrir',
  reautenticacion: true,
  summary:
    'Pide reabrir el último mes cerrado de una agencia, con motivo, para todos o solo para algunos y hasta un instante; otra persona lo aprueba. Nunca uno de un ejercicio cerrado',
  params: porMes,
  body: reapertura,
  response: z.discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('por-aprobar'), solicitud: solicitudDeReapertura }),
    /** A close that was half done, or a set-up not signed off yet. */
    z.object({ resultado: z.literal('reabierto'), periodo }),
  ]),
  errors: [
    'SIN_AGENCIA',
    'PERSONA_NO_ADMITIDA',
    'LIMITE_DE_REAPERTURA_INVALIDO',
    'PERIODO_NO_EXISTE',
    'PERIODO_FUERA_DE_ORDEN',
    'EJERCICIO_CERRADO',
    'CONFLICTO_DE_EDICION',
    'REAPERTURA_PEDIDA',
    'SIN_SEGUNDA_PERSONA',
  ],
});

const base = `${BASE_DE_PERIODOS}/reaperturas/:id` as const;
const porSolicitud = z.object({ id: uuid });
const alResolver = ['NO_ENCONTRADO', 'SIN_AGENCIA', 'REAPERTURA_RESUELTA', 'CONFLICTO_DE_EDICION'] as const;

export const aprobarReapertura = endpoint({
  method: 'POST',
  path: `${base}/aprobar`,
  permission: 'periodos:reabrir',
  autorizable: true,
  reautenticacion: true,
  summary: 'Aprueba la reapertura que pidió otra persona: el mes queda abierto como la solicitud dice',
  params: porSolicitud,
  response: periodo,
  errors: [
    ...alResolver,
    'REAPERTURA_PROPIA',
    'PERSONA_NO_ADMITIDA',
    'LIMITE_DE_REAPERTURA_INVALIDO',
    'PERIODO_NO_EXISTE',
    'PERIODO_FUERA_DE_ORDEN',
    'EJERCICIO_CERRADO',
  ],
});

export const rechazarReapertura = endpoint({
  method: 'POST',
  path: `${base}/rechazar`,
  permission: 'periodos:reabrir',
  summary: 'Rechaza la reapertura que pidió otra persona, con motivo',
  params: porSolicitud,
  body: z.strictObject({ motivo: textoGuardable(500).min(3, 'Escriba el motivo.') }),
  response: z.literal(true),
  errors: [...alResolver, 'REAPERTURA_PROPIA'],
});

export const retirarReapertura = endpoint({
  method: 'POST',
  path: `${base}/retirar`,
  permission: 'periodos:reabrir',
  summary: 'Retira la reapertura que uno mismo pidió',
  params: porSolicitud,
  response: z.literal(true),
  errors: [...alResolver, 'SIN_PERMISO'],
});
