// A partida before it is posted: writing it, sending it to review, approving or returning it, and posting it. Amounts are
// integer centavos.
import { CERO } from '@cuadra/core/dinero';
import { LINEAS_MAX, tiposManuales } from '@cuadra/core/partida';
import { z } from 'zod';
import {
  codigoDeAgencia,
  enCentavos,
  entero,
  fechaContable,
  motivo,
  porId,
  textoGuardable,
  version,
  versionEscrita,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { deAdvertencias, deContabilizar } from '../libro.ts';
import { resumenDePartida, rutaDePartidas } from '../partidas.ts';
import { aceptaciones } from './advertencias.ts';

/** What adds up exactly over all the lines of a partida; whether a line may carry it is for the ledger to say. */
const SUMABLE_MAX = Math.floor(Number.MAX_SAFE_INTEGER / LINEAS_MAX);
const montoDeLinea = enCentavos(entero(-SUMABLE_MAX, SUMABLE_MAX)).default(CERO);

/** 5,000 lines with their concepts and documents. */
export const PARTIDA_BYTES_MAX = 4 * 1024 * 1024;

const lineaNueva = z.strictObject({
  idCuenta: textoGuardable(10).default(''),
  debe: montoDeLinea,
  haber: montoDeLinea,
  concepto: textoGuardable(500).nullish(),
  documento: textoGuardable(60).nullish(),
});

const camposDePartida = z.strictObject({
  fecha: fechaContable,
  fechaDocumento: fechaContable.nullish(),
  tipo: z.enum(tiposManuales),
  agencia: codigoDeAgencia,
  concepto: textoGuardable(500),
  lineas: z.array(lineaNueva).max(LINEAS_MAX),
});

/** A draft may be incomplete; what it lacks is said when it is posted, not while it is being written. */
export const partidaNueva = camposDePartida.extend({ concepto: textoGuardable(500).default('') });
export type PartidaNueva = z.infer<typeof partidaNueva>;

/** Only what changes: a field that is not sent stays as it was. */
const cambiosDePartida = camposDePartida.partial().extend({ version });
export type CambiosDePartida = z.infer<typeof cambiosDePartida>;

/** The version the person looked at: what they decide on is that one and no later one. */
const decidida = z.strictObject({ version: versionEscrita.optional() });

export const crearPartida = endpoint({
  method: 'POST',
  path: rutaDePartidas,
  permission: 'partidas:registrar',
  summary: 'Crea un borrador o, con contabilizar, una partida contabilizada. Admite Idempotency-Key',
  // Its warnings are told by its effect; to be posted, each is accepted with a reason.
  body: partidaNueva.extend({ contabilizar: z.boolean().default(false), aceptadas: aceptaciones }),
  bytesMax: PARTIDA_BYTES_MAX,
  idempotent: true,
  response: resumenDePartida,
  status: 201,
  errors: ['SIN_AGENCIA', 'LLAVE_REUTILIZADA', ...deAdvertencias, ...deContabilizar],
});

export const editarPartida = endpoint({
  method: 'PATCH',
  path: `${rutaDePartidas}/:id`,
  permission: 'partidas:registrar',
  summary: 'Guarda un borrador; con la versión que se leyó, para no pisar a otra persona',
  params: porId,
  body: cambiosDePartida,
  bytesMax: PARTIDA_BYTES_MAX,
  response: resumenDePartida,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'ESTADO_NO_ADMITE', 'SIN_AGENCIA'],
});

export const descartarPartida = endpoint({
  method: 'DELETE',
  path: `${rutaDePartidas}/:id`,
  permission: 'partidas:registrar',
  summary: 'Descarta un borrador; lo contabilizado no se borra, se revierte',
  params: porId,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE'],
});

export const enviarPartida = endpoint({
  method: 'POST',
  path: `${rutaDePartidas}/:id/enviar`,
  permission: 'partidas:registrar',
  summary: 'Envía un borrador a revisión de otra persona',
  params: porId,
  query: decidida,
  response: resumenDePartida,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'ESTADO_NO_ADMITE',
    'ADVERTENCIA_SIN_ACEPTAR',
    ...deContabilizar,
  ],
});

export const contabilizarPartida = endpoint({
  method: 'POST',
  path: `${rutaDePartidas}/:id/contabilizar`,
  permission: 'partidas:registrar',
  summary: 'Contabiliza un borrador: recibe número y ya no cambia',
  params: porId,
  query: decidida,
  response: resumenDePartida,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'ESTADO_NO_ADMITE',
    'ADVERTENCIA_SIN_ACEPTAR',
    ...deContabilizar,
  ],
});

export const aprobarPartida = endpoint({
  method: 'POST',
  path: `${rutaDePartidas}/:id/aprobar`,
  permission: 'partidas:aprobar',
  summary: 'Aprueba y contabiliza una partida en revisión; nadie aprueba la propia',
  params: porId,
  query: decidida,
  response: resumenDePartida,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'ESTADO_NO_ADMITE',
    'APROBACION_PROPIA',
    ...deContabilizar,
  ],
});

export const rechazarPartida = endpoint({
  method: 'POST',
  path: `${rutaDePartidas}/:id/rechazar`,
  permission: 'partidas:aprobar',
  summary: 'Devuelve a su autor una partida en revisión, con el motivo',
  params: porId,
  body: z.strictObject({ motivo }),
  response: resumenDePartida,
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE'],
});

export const duplicarPartida = endpoint({
  method: 'POST',
  path: `${rutaDePartidas}/:id/duplicar`,
  permission: 'partidas:registrar',
  summary: 'Un borrador nuevo con las mismas líneas y la fecha de hoy',
  params: porId,
  response: resumenDePartida,
  status: 201,
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE'],
});
