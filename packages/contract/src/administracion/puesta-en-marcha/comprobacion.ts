// The last step of the set-up: the trial balance of the old system beside that of the books, everything that was granted meanwhile, and
// the signature of a contador who brought nothing of it, which ends it.
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import {
  codigoDeAgencia,
  codigoDeCuenta,
  enCentavos,
  entero,
  fechaDeLibros,
  monto,
  textoExacto,
  version,
} from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { RUTA_DE_LA_PUESTA } from './guia.ts';
import { estadosDePaso, nombresDePaso } from './pasos.ts';

const CIFRAS_MAX = 20_000;
const centavos = enCentavos(entero(0, MONTO_MAX));

const cifraAnterior = z.strictObject({
  agencia: codigoDeAgencia,
  idCuenta: codigoDeCuenta,
  /** Its debtor balance, or its creditor one. */
  debe: centavos,
  haber: centavos,
});
export type CifraAnterior = z.infer<typeof cifraAnterior>;

/** Balances are debe − haber: positive is debtor. */
const lineaComparada = z.object({
  agencia: z.string(),
  idCuenta: z.string(),
  nombreCuenta: z.string(),
  anterior: monto,
  libros: monto,
  diferencia: monto,
});
export type LineaComparada = z.infer<typeof lineaComparada>;

const totales = z.object({ deudor: monto, acreedor: monto });

const otorgado = z.object({
  descripcion: z.string(),
  sujeto: z.string().nullable(),
  por: z.string(),
  en: z.iso.datetime(),
});
const personaConPoderes = z.object({
  nombre: z.string(),
  correo: z.string(),
  roles: z.array(z.string()),
  agencias: z.array(z.string()),
});
const limite = z.object({ rol: z.string(), tipo: z.string(), hasta: z.string() });
const pasoFirmado = z.object({
  paso: z.enum(nombresDePaso),
  estado: z.enum(estadosDePaso),
  resumen: z.string(),
  omision: z.object({ por: z.string(), en: z.iso.datetime(), motivo: z.string() }).nullable(),
});

/** Something of the set-up that somebody did: history, opening balances, the old balance, an envelope. */
const hechoPor = z.object({
  que: z.string(),
  detalle: z.string(),
  por: z.string(),
  /** Who else was needed, and for what; or that there was nobody. Empty: it takes one person. */
  conQuien: z.string(),
});

/** What is signed besides the figures. */
const otorgadoEnLaPuesta = z.object({
  pasos: z.array(pasoFirmado),
  otorgados: z.array(otorgado),
  personas: z.array(personaConPoderes),
  limites: z.array(limite),
  hechoPor: z.array(hechoPor),
});
export type OtorgadoEnLaPuesta = z.infer<typeof otorgadoEnLaPuesta>;

const comprobacion = otorgadoEnLaPuesta.extend({
  /** Whether there is still something to write and to sign. */
  estaAbierta: z.boolean(),
  /** Null: nobody wrote the figures yet. */
  fecha: fechaDeLibros.nullable(),
  version: z.int(),
  /** The last day with partidas: where the old system surely ended. */
  fechaPropuesta: fechaDeLibros,
  lineas: z.array(lineaComparada),
  diferencias: z.int(),
  anterior: totales,
  libros: totales,
  /** Why it cannot be signed yet, a sentence each. */
  falta: z.array(z.string()),
  /** Why whoever asks does not sign, and who does; null: they may. */
  noFirmaPorque: z.string().nullable(),
  /** Of all that is shown: what is signed is what was looked at. */
  huella: z.string(),
  firma: z.object({ por: z.string(), en: z.iso.datetime() }).nullable(),
});
export type Comprobacion = z.infer<typeof comprobacion>;

const path = `${RUTA_DE_LA_PUESTA}/comprobacion` as const;
const permission = 'puesta-en-marcha:firmar';

export const verComprobacion = endpoint({
  method: 'GET',
  path,
  permission,
  summary:
    'El balance del sistema anterior junto al de los libros, y todo lo otorgado en la puesta en marcha',
  response: comprobacion,
  errors: [],
});

export const guardarCifras = endpoint({
  method: 'PUT',
  path,
  permission,
  summary: 'Guarda el balance con que terminó el sistema anterior, en lugar del que hubiera',
  body: z.strictObject({ fecha: fechaDeLibros, version, cifras: z.array(cifraAnterior).max(CIFRAS_MAX) }),
  bytesMax: 4 * 1024 * 1024,
  response: comprobacion,
  errors: ['CIFRAS_POR_CORREGIR', 'CONFLICTO_DE_EDICION', 'PUESTA_EN_MARCHA_FIRMADA'],
});

export const firmarPuestaEnMarcha = endpoint({
  method: 'POST',
  path: `${path}/firma`,
  permission,
  reautenticacion: true,
  summary:
    'Firma la puesta en marcha: el balance es el del sistema anterior. Lo hace quien no trajo la historia ni escribió ese balance. No se deshace',
  body: z.strictObject({ huella: textoExacto(64).min(1) }),
  response: comprobacion,
  errors: [
    'PUESTA_EN_MARCHA_FIRMADA',
    'PUESTA_EN_MARCHA_INCOMPLETA',
    'COMPROBACION_CON_DIFERENCIAS',
    'COMPROBACION_CAMBIO',
    'FIRMA_DE_OTRA_PERSONA',
    'SIN_PERMISO',
  ],
});
