// What the address of the screen says: which rows are looked at, and which one is open.
import { resultados } from '@cuadra/contract/administracion/bitacora/bitacora';
import { z } from 'zod';
import { agencia, fecha, formed, integer, oneOf, text, uuid } from '#platform/address/fields.ts';

export const direccionDeBitacora = z.object({
  desde: fecha,
  hasta: fecha,
  quien: uuid,
  accion: formed(/^[a-z][a-z-]*:[a-z][a-z-]*$/),
  entidad: formed(/^[a-z][a-z0-9_-]*$/),
  idEntidad: text(200),
  agencia,
  resultado: oneOf(resultados),
  entrada: integer(1, Number.MAX_SAFE_INTEGER),
});
export type DireccionDeBitacora = z.output<typeof direccionDeBitacora>;
