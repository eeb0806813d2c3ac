// What the address of the screen says: of which days and agencia, how the book is shown, or its folios.
import type { verIndiceDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import { modosDeDiario } from '@cuadra/contract/contabilidad/opciones';
import type { CallOf } from '@cuadra/contract/endpoint';
import { z } from 'zod';
import { deUnAnio, rangoDe } from '#contabilidad/libros-legales/rango-de-libro.ts';
import { agencia, fecha, lenient, papel, uuid } from '#platform/address/fields.ts';

const campos = z.object({
  vista: lenient(z.literal('folios')),
  /** The piece of its folios to be handed over. */
  pieza: uuid,
  /** Absent: this month. */
  desde: fecha,
  hasta: fecha,
  agencia,
  /** Absent: detallado. */
  modo: lenient(z.enum(modosDeDiario).exclude(['detallado'])),
  papel,
});

export type Busqueda = z.infer<typeof campos>;

export const direccionDelDiario = campos.transform((leida): Busqueda => ({ ...leida, ...deUnAnio(leida) }));

export type Filtros = CallOf<typeof verIndiceDeDiario>['query'];

/** As the server understands them. */
export function filtrosDeApi(busqueda: Busqueda): Filtros {
  const { agencia, modo = 'detallado' } = busqueda;
  return { ...rangoDe(busqueda), modo, ...(agencia === undefined ? {} : { agencia }) };
}
