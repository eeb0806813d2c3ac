// What the address of the screen says: what is open of the counter or of the review, of which day, agencia, jornada,
// caja or month.
import { estadosDeJornada } from '@cuadra/core/cajas/jornada';
import { z } from 'zod';
import { agencia, fecha, integer, oneOf, uuid } from '#platform/address/fields.ts';

/** Absent: the counter for a cajero, the cajas of a day for whoever answers for them. */
const vistas = ['contar', 'jornadas', 'tendencia', 'cajas', 'configuracion', 'ive'] as const;

export const direccionDeCajas = z.object({
  vista: oneOf(vistas),
  fecha,
  agencia,
  jornada: uuid,
  caja: uuid,
  cajero: uuid,
  /** Which jornadas the list shows. */
  estado: oneOf([...estadosDeJornada, 'sin_revisar']),
  desde: fecha,
  hasta: fecha,
  /** A receipt that the search found. */
  movimiento: uuid,
  /** The partida of a movement, from the list of partidas. */
  partida: uuid,
  anio: integer(2000, 2100),
  mes: integer(1, 12),
});
