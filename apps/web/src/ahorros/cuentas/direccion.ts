// What the address of the screen says: which accounts are looked for, or which one is open and what is seen of it.
import { clasesDeMovimientoAhorro, estadosDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { z } from 'zod';
import { agencia, fecha, flag, integer, oneOf, text, uuid } from '#platform/address/fields.ts';

const BUSQUEDA_MAX = 80;
const ID_MAX = 2_147_483_647;

export const direccionDeCuentas = z.object({
  q: text(BUSQUEDA_MAX),
  producto: integer(1, ID_MAX),
  agencia,
  estado: oneOf(estadosDeCuentaAhorro),
  /** The one that is open; absent: the list. */
  cuenta: integer(1, Number.MAX_SAFE_INTEGER),
  /** Absent: its movements. */
  vista: oneOf(['datos']),
  desde: fecha,
  hasta: fecha,
  clase: oneOf(clasesDeMovimientoAhorro),
  /** The opening of an account, and for whom. */
  nueva: flag,
  titular: uuid,
});
export type DireccionDeCuentas = z.output<typeof direccionDeCuentas>;
