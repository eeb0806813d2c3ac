// What the address of the screen says: what is open of the counter or of the review, of which day, agencia, jornada,
// caja or month.
import { z } from 'zod';
import { agencia, fecha, integer, oneOf, uuid } from '../../platform/address/fields.ts';

/** Absent: the counter for a cajero, the cajas of a day for whoever answers for them. */
const vistas = [
  'contar',
  'jornadas',
  'autorizaciones',
  'tendencia',
  'cajas',
  'configuracion',
  'ive',
] as const;

export const direccionDeCajas = z.object({
  vista: oneOf(vistas),
  fecha,
  agencia,
  jornada: uuid,
  caja: uuid,
  cajero: uuid,
  /** A receipt that the search found. */
  movimiento: uuid,
  anio: integer(2000, 2100),
  mes: integer(1, 12),
});
