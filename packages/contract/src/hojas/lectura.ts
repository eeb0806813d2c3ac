// How a sheet is read where it does not say it by itself: which of its pages, whether the day or the month comes first, and which mark has the
// decimals. What is not sure is asked, with what each answer would read: nothing is read in silence.

import { ordenesDeFecha } from '@cuadra/core/lectura/fechas';
import { decimalesPosibles } from '@cuadra/core/lectura/montos';
import { z } from 'zod';
import { entero, monto, textoExacto } from '../campos.ts';

const HOJAS_DE_LIBRO_MAX = 100;

const esquemaDeLectura = z.strictObject({
  /** Which page of a workbook: the first is 0. */
  hoja: entero(0, HOJAS_DE_LIBRO_MAX - 1).optional(),
  fechas: z.enum(ordenesDeFecha).optional(),
  decimales: z.enum(decimalesPosibles).optional(),
});
/** What somebody said, or confirmed, of it. */
export type Lectura = z.infer<typeof esquemaDeLectura>;

/** As it travels in an address. */
export const lecturaEnConsulta = textoExacto(500)
  .transform((texto, contexto) => {
    try {
      return JSON.parse(texto) as unknown;
    } catch {
      contexto.addIssue({
        code: 'custom',
        message: 'La manera de leer la hoja no llegó completa. Elija de nuevo el archivo.',
      });
      return z.NEVER;
    }
  })
  .pipe(esquemaDeLectura);

/** For whoever only looks at the columns. */
export const consultaDeColumnas = z.strictObject({ lectura: lecturaEnConsulta.optional() });

const dudaDeFechas = z.object({
  que: z.literal('fechas'),
  /** The first is 0. */
  columna: z.int(),
  ejemplo: z.string(),
  opciones: z.array(z.object({ valor: z.enum(ordenesDeFecha), fecha: z.iso.date() })),
});

const dudaDeDecimales = z.object({
  que: z.literal('decimales'),
  columna: z.int(),
  ejemplo: z.string(),
  opciones: z.array(z.object({ valor: z.enum(decimalesPosibles), monto })),
});

/** A column that can be read in more than one way, one of its cells and what each way makes of it. */
const duda = z.discriminatedUnion('que', [dudaDeFechas, dudaDeDecimales]);
export type Duda = z.infer<typeof duda>;

/** What is told of it beside the columns. */
export const lecturaVista = {
  /** The pages of a workbook; empty in any other file. */
  hojas: z.array(z.string()),
  /** As it would be read by the proposed columns; what is in doubt is only proposed. */
  lectura: esquemaDeLectura,
  /** One list for every column: those not taken for a date or an amount do not matter. */
  dudas: z.array(duda),
};
