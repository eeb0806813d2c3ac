// Cash that the law asks about: from a threshold in dollars on, in one movement or several of a person in a day, whoever
// brings it says where it comes from.
import { sentidos } from '@cuadra/core/cajas/movimiento';
import { z } from 'zod';
import {
  anioEscrito,
  fechaContable,
  mesEscrito,
  monto,
  montoEscrito,
  renglon,
  textoGuardable,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

const base = '/api/contabilidad/cajas';

export const documentosDeIdentidad = ['dpi', 'pasaporte', 'nit'] as const;
export const nombresDeDocumentoDeIdentidad: Readonly<Record<(typeof documentosDeIdentidad)[number], string>> =
  {
    dpi: 'DPI',
    pasaporte: 'Pasaporte',
    nit: 'NIT',
  };

export const formularioNuevo = z.strictObject({
  documento: z.enum(documentosDeIdentidad),
  nacionalidad: renglon(60).min(2, 'Escriba la nacionalidad.'),
  direccion: renglon(200).min(5, 'Escriba la dirección.'),
  telefono: renglon(30).default(''),
  ocupacion: renglon(120).min(2, 'Escriba la ocupación o actividad.'),
  origenDeFondos: textoGuardable(400).min(5, 'Escriba de dónde vienen los fondos.'),
  destinoDeFondos: textoGuardable(400).default(''),
  /** Null: for themselves. */
  enNombreDe: renglon(120).nullable().default(null),
});
export type FormularioNuevo = z.infer<typeof formularioNuevo>;

const filaDeIve = z.object({
  movimiento: z.uuid(),
  recibo: z.int(),
  codigoCaja: z.string(),
  agencia: z.string(),
  fecha: fechaContable,
  sentido: z.enum(sentidos),
  persona: z.object({ documento: z.string(), nombre: z.string() }),
  monto,
  /** What that person moved that day, up to it. */
  acumulado: monto,
  origenDeFondos: z.string(),
});
export type FilaDeIve = z.infer<typeof filaDeIve>;

export const listarIve = endpoint({
  method: 'GET',
  path: `${base}/ive`,
  permission: 'arqueos:ver',
  summary: 'Los movimientos de efectivo de un mes que pidieron el origen de los fondos',
  query: z.strictObject({ anio: anioEscrito, mes: mesEscrito }),
  response: z.array(filaDeIve),
  errors: [],
});

/** What is asked before a movement, so that nothing that was typed is lost: whether the form will be needed. */
export const consultarIve = endpoint({
  method: 'GET',
  path: `${base}/ive/consulta`,
  permission: 'cajas:operar',
  summary: 'Si un movimiento de esa persona pediría el origen de los fondos; no dice cuánto lleva',
  query: z.strictObject({
    documento: renglon(30).min(1),
    sentido: z.enum(sentidos),
    monto: montoEscrito,
  }),
  response: z.object({ pideFormulario: z.boolean() }),
  errors: [],
});
