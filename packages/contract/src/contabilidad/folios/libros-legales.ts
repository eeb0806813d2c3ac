// The four books that the law asks for, and what was printed of them: a pieza is one printing, kept for ever. Its original
// is handed over once; every other copy is a reprint: the same bytes, with a certificate of its own that says so.
import { z } from 'zod';
import { fechaContable, persona } from '../../campos.ts';

export const librosLegales = ['diario', 'mayor', 'inventarios', 'estados_financieros'] as const;
export type LibroLegal = (typeof librosLegales)[number];

export const nombresDeLibro: Readonly<Record<LibroLegal, string>> = {
  diario: 'Libro Diario',
  mayor: 'Libro Mayor',
  inventarios: 'Libro de Inventarios',
  estados_financieros: 'Libro de Estados Financieros',
};

/** A range of folios or of partidas, from one to another. */
export const tramo = z.object({ desde: z.int(), hasta: z.int() });

/** The first is the original; the others, reprints. */
export const entrega = z.object({
  n: z.int(),
  por: persona,
  en: z.iso.datetime(),
  motivo: z.string().nullable(),
});
export type Entrega = z.infer<typeof entrega>;

export const pieza = z.object({
  id: z.uuid(),
  libro: z.enum(librosLegales),
  n: z.int(),
  clase: z.enum(['impresion', 'sustitucion']),
  titulo: z.string(),
  ejercicio: z.int(),
  /** The numbers of the diario, in the books of partidas. */
  partidas: tramo.nullable(),
  /** The day, in the others. */
  corte: fechaContable.nullable(),
  folios: z.array(tramo),
  anulados: z.array(z.int()),
  paginas: z.int(),
  bytes: z.int(),
  /** SHA-256 of the file, in hexadecimal. */
  huella: z.string(),
  impresaPor: persona,
  impresaEn: z.iso.datetime(),
  entregas: z.array(entrega),
});
export type Pieza = z.infer<typeof pieza>;
