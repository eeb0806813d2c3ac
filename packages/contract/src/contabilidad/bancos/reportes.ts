// What the documents of the banks are asked by.
import { estadosDeCheque } from '@cuadra/core/bancos/cheque';
import { z } from 'zod';
import { anioEscrito, fechaDeLibros, mesEscrito, uuid } from '../../campos.ts';

/** One month of one account. */
export const filtrosDeConciliacion = z.strictObject({ cuenta: uuid, anio: anioEscrito, mes: mesEscrito });

export const filtrosDeCheque = z.strictObject({ cheque: uuid });

export const filtrosDeRegistroDeCheques = z.strictObject({
  cuenta: uuid,
  desde: fechaDeLibros,
  hasta: fechaDeLibros,
  estado: z.enum(estadosDeCheque).optional(),
});
