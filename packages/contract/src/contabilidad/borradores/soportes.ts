// The documents behind a partida: PDF, images or XML, as their own bytes. What a file is, its content says, not its
// name nor its header.
import { z } from 'zod';
import { persona, porId, textoGuardable, uuid } from '../../campos.ts';
import { download, endpoint, upload } from '../../endpoint.ts';

export const tiposDeSoporte = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/xml',
] as const;
export type TipoDeSoporte = (typeof tiposDeSoporte)[number];

/** What browsers call those files, or nothing better. */
export const mediosDeSoporte = [...tiposDeSoporte, 'text/xml', 'application/octet-stream'];

export const SOPORTE_BYTES_MAX = 10 * 1024 * 1024;
export const SOPORTES_MAX = 50;

/** A document as it is kept, whatever it supports. */
export const documento = z.object({
  id: z.uuid(),
  nombre: z.string(),
  tipo: z.enum(tiposDeSoporte),
  bytes: z.int(),
  huella: z.string(),
  subidoEn: z.iso.datetime(),
  subidoPor: persona,
});
export type Documento = z.infer<typeof documento>;

export const soporte = documento.extend({
  /** It came when the partida was already posted. */
  trasContabilizar: z.boolean(),
});
export type Soporte = z.infer<typeof soporte>;

/** As it was received. */
const soporteAgregado = soporte.extend({
  /** The version of the partida in review, with it; null where it changed nothing that somebody may be looking at. */
  versionConEl: z.int().nullable(),
});
export type SoporteAgregado = z.infer<typeof soporteAgregado>;

const base = '/api/contabilidad/partidas/:id/soportes';
const uno = porId.extend({ idSoporte: uuid });
export const nombreDeSoporte = textoGuardable(200)
  .min(1, 'Escriba el nombre del archivo.')
  .regex(/^[^\p{Cc}/\\]+$/u, 'El nombre no lleva barras ni saltos de línea.');

export const listarSoportes = endpoint({
  method: 'GET',
  path: base,
  permission: 'partidas:ver',
  summary: 'Los soportes de una partida, en el orden en que se agregaron',
  params: porId,
  response: z.array(soporte),
  errors: ['NO_ENCONTRADO'],
});

export const agregarSoporte = endpoint({
  method: 'POST',
  path: base,
  permission: 'partidas:registrar',
  summary:
    'Agrega un soporte en cualquier momento, también a lo contabilizado: PDF, PNG, JPEG, WebP o XML, de hasta 10 MB. El mismo archivo no se repite',
  params: porId,
  query: z.strictObject({ nombre: nombreDeSoporte }),
  body: upload(SOPORTE_BYTES_MAX, ...mediosDeSoporte),
  response: soporteAgregado,
  status: 201,
  errors: ['NO_ENCONTRADO', 'SOPORTE_NO_ADMITIDO', 'TIPO_NO_ADMITIDO', 'CUERPO_DEMASIADO_GRANDE'],
});

export const verSoporte = endpoint({
  method: 'GET',
  path: `${base}/:idSoporte`,
  permission: 'partidas:ver',
  summary: 'El archivo, con el tipo que dice su contenido',
  params: uno,
  response: download(...tiposDeSoporte),
  errors: ['NO_ENCONTRADO'],
});

export const quitarSoporte = endpoint({
  method: 'DELETE',
  path: `${base}/:idSoporte`,
  permission: 'partidas:registrar',
  summary: 'Quita un soporte de un borrador; el de una partida contabilizada se queda',
  params: uno,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO', 'ESTADO_NO_ADMITE', 'SOPORTE_FIJO'],
});
