// What the documents of the banks are asked by.
import { estadosDeCheque } from '@cuadra/core/bancos/cheque';
import { z } from 'zod';
import { anioEscrito, fechaDeLibros, mesEscrito, renglon, uuid } from '../../campos.ts';

/** One month of one account. */
export const filtrosDeConciliacion = z.strictObject({ cuenta: uuid, anio: anioEscrito, mes: mesEscrito });

export const filtrosDeCheque = z.strictObject({ cheque: uuid });

/** Those of the list on the screen, of one account. */
export const filtrosDeRegistroDeCheques = z.strictObject({
  cuenta: uuid,
  estado: z.enum(estadosDeCheque).optional(),
  vencidos: z.enum(['si']).optional(),
  desde: fechaDeLibros.optional(),
  hasta: fechaDeLibros.optional(),
  q: renglon(80).optional(),
});
