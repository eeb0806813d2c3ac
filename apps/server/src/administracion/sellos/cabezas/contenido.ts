// What a head says, as the one text that is signed, and as the file that is delivered.
import { createHash } from 'node:crypto';
import { motivosDeSello } from '@cuadra/contract/administracion/sellos';
import { z } from 'zod';

const HEX = /^[0-9a-f]{64}$/;
const huella = z.string().regex(HEX);

const contenidoDeCabeza = z.object({
  version: z.literal(1),
  institucion: z.object({ nombre: z.string(), nit: z.string() }),
  n: z.int().positive(),
  sellada: z.string(),
  motivo: z.enum(motivosDeSello),
  llave: z.string(),
  /** The digest of the head before; null in the first. */
  anterior: huella.nullable(),
  /** The last partida of each year that has any. */
  ejercicios: z.array(z.object({ anio: z.int(), numero: z.int().positive(), huella })),
  /** The last block of the bitácora; null when nothing was sealed yet. */
  bitacora: z.object({ bloque: z.int().positive(), huella }).nullable(),
  /** How many closes there had been: of months, of years. */
  cierres: z.object({ meses: z.int(), ejercicios: z.int() }),
  cuantos: z.object({ usuarios: z.int(), cuentas: z.int() }),
  /** The key that signs from the next head on. */
  llaveNueva: z.object({ id: z.string(), publica: z.string() }).optional(),
});
export type ContenidoDeCabeza = z.infer<typeof contenidoDeCabeza>;

/** In the order of the schema, without a space: the same content is always the same text. */
export const escribirContenido = (contenido: ContenidoDeCabeza): string =>
  JSON.stringify(contenidoDeCabeza.parse(contenido));

/** Absent: it is not a head. */
export function leerContenido(texto: string): ContenidoDeCabeza | undefined {
  const leido = contenidoDeCabeza.safeParse(leerJson(texto));
  return leido.success ? leido.data : undefined;
}

export const huellaDeContenido = (texto: string): string => createHash('sha256').update(texto).digest('hex');

/** Sixteen figures of its digest, to print and to read aloud: 1A2B-3C4D-5E6F-7A8B. */
export const codigoCorto = (huellaEnHex: string): string =>
  (huellaEnHex.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join('-');

const archivoDeSello = z.object({
  cuadra: z.literal('sello'),
  contenido: z.string(),
  /** In base64. */
  firma: z.string(),
  publica: z.string(),
});
export type ArchivoDeSello = z.infer<typeof archivoDeSello>;

export const escribirArchivo = (archivo: Omit<ArchivoDeSello, 'cuadra'>): string =>
  `${JSON.stringify({ cuadra: 'sello', ...archivo }, null, 2)}\n`;

/** Absent: it is not the file of a head. */
export function leerArchivo(
  texto: string,
): (ArchivoDeSello & { readonly dice: ContenidoDeCabeza }) | undefined {
  const leido = archivoDeSello.safeParse(leerJson(texto.replace(/^\uFEFF/, '').trim()));
  if (!leido.success) return undefined;
  const dice = leerContenido(leido.data.contenido);
  return dice === undefined ? undefined : { ...leido.data, dice };
}

export const nombreDeArchivo = (n: number, sellada: string): string =>
  `sello-${String(n).padStart(6, '0')}-${sellada.replaceAll(/[-:]|\.\d+/g, '')}.json`;

function leerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
