// What an export says of itself: what is in it, whole and by its digest, and of which version of the schema it is. It is the last entry
// of the ZIP, because it tells of all the others.
import { z } from 'zod';

export const FORMATO = 'cuadra-exportacion';
export const VERSION_DE_FORMATO = 1;
export const MANIFIESTO = 'manifiesto.json';

const cuenta = z.int().nonnegative();

export const manifiesto = z.strictObject({
  formato: z.literal(FORMATO),
  version: z.literal(VERSION_DE_FORMATO),
  institucion: z.string(),
  exportadaEn: z.iso.datetime(),
  /** The migrations of the schema, each with the digest of its text. */
  migraciones: z.array(z.strictObject({ nombre: z.string(), huella: z.string() })).min(1),
  tablas: z.array(
    z.strictObject({
      nombre: z.string().regex(/^[a-z_][a-z0-9_]*$/),
      filas: cuenta,
      columnas: z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)).min(1),
      /** The column whose bytes are files, if there is one. */
      enArchivos: z.string().nullable(),
    }),
  ),
  /** What the books add up to, to be compared with what was brought in. */
  libros: z.strictObject({
    partidas: cuenta,
    lineas: cuenta,
    debe: z.string().regex(/^\d+$/),
    haber: z.string().regex(/^\d+$/),
  }),
  noSale: z.array(z.strictObject({ que: z.string(), razon: z.string() })),
  archivos: z.array(
    z.strictObject({ nombre: z.string(), bytes: cuenta, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});
export type Manifiesto = z.infer<typeof manifiesto>;
