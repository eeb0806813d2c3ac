// What the documents of the savings are asked by.
import { z } from 'zod';
import { anioEscrito, codigoDeAgencia, enteroEscrito, fechaDeLibros, mesEscrito, uuid } from '../campos.ts';
import { filtroDeLineas } from './lineas.ts';

const cuenta = enteroEscrito(1, Number.MAX_SAFE_INTEGER);

/** Accounting dates, both included. */
export const filtrosDeEstadoDeCuenta = z
  .strictObject({ cuenta, desde: fechaDeLibros, hasta: fechaDeLibros })
  .refine(({ desde, hasta }) => desde <= hasta, {
    path: ['hasta'],
    message: 'Elija una fecha igual o posterior a la primera.',
  });

export const filtrosDeCertificado = z.strictObject({ cuenta });

/** As the lines of a run are filtered on its screen; always by product, agencia and account. */
export const filtrosDeLineasDeCorrida = filtroDeLineas
  .omit({ orden: true })
  .extend({ corrida: enteroEscrito(1, 2_147_483_647) });

export const filtrosDeResumenDeIsr = z.strictObject({
  anio: anioEscrito,
  mes: mesEscrito,
  agencia: codigoDeAgencia.optional(),
});

/** As many as a page of the list has. */
export const CONSTANCIAS_MAX = 50;

export const filtrosDeConstancia = z.strictObject({
  anio: anioEscrito,
  /** Printed in this order, each on its own. */
  asociados: z.array(uuid).min(1).max(CONSTANCIAS_MAX),
});
