// What the documents and lists of the cajas are asked by.
import { z } from 'zod';
import { anioEscrito, codigoDeAgencia, fechaDeLibros, mesEscrito, uuid } from '../../campos.ts';

/** A letter sheet with the original and its copy, or the roll of a receipt printer, of 80 mm. */
const papelesDeRecibo = ['carta', 'rollo'] as const;
export type PapelDeRecibo = (typeof papelesDeRecibo)[number];

export const filtrosDeRecibo = z.strictObject({
  movimiento: uuid,
  papel: z.enum(papelesDeRecibo).default('carta'),
});

export const filtrosDeJornada = z.strictObject({ jornada: uuid });

export const filtrosDeResumenDeCajas = z.strictObject({
  fecha: fechaDeLibros,
  /** Absent: all the person's agencias. */
  agencia: codigoDeAgencia.optional(),
});

export const filtrosDeActa = z.strictObject({ arqueo: uuid });

export const filtrosDeFormularioIve = z.strictObject({ movimiento: uuid });

export const filtrosDeEfectivoReportado = z.strictObject({ anio: anioEscrito, mes: mesEscrito });
