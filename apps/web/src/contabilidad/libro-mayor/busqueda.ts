// What the address of the screen says: the mayor, the inventory, the book of statements or the folios of one of them; of
// which days, agencia, level and account.
import type { verIndiceDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import { type AgrupacionDeMayor, agrupacionesDeMayor } from '@cuadra/contract/contabilidad/opciones';
import type { CallOf } from '@cuadra/contract/endpoint';
import { z } from 'zod';
import { deUnAnio, rangoDe } from '#contabilidad/libros-legales/rango-de-libro.ts';
import { agencia, cuenta, fecha, integer, lenient, papel, uuid } from '#platform/address/fields.ts';

export const vistas = ['mayor', 'inventarios', 'estados', 'folios'] as const;

export const librosDeEstaPantalla = ['mayor', 'inventarios', 'estados_financieros'] as const;

const campos = z.object({
  /** Absent: mayor. */
  vista: lenient(z.enum(vistas).exclude(['mayor'])),
  /** Whose folios; absent: those of the mayor. */
  libro: lenient(z.enum(librosDeEstaPantalla).exclude(['mayor'])),
  /** The piece of those folios to be handed over. */
  pieza: uuid,
  /** Absent: this month. */
  desde: fecha,
  hasta: fecha,
  agencia,
  /** Absent: by day. */
  agrupacion: lenient(z.enum(agrupacionesDeMayor).exclude(['dia'])),
  nivel: integer(1, 6),
  cuenta,
  /** The inventory's; absent: today. */
  fecha,
  papel,
});

export type Busqueda = z.infer<typeof campos>;

export const direccionDelMayor = campos.transform((leida): Busqueda => ({ ...leida, ...deUnAnio(leida) }));

export type Filtros = CallOf<typeof verIndiceDeMayor>['query'] & { readonly agrupacion: AgrupacionDeMayor };

/** As the server understands them. */
export function filtrosDeApi(busqueda: Busqueda): Filtros {
  const { agrupacion = 'dia', nivel } = busqueda;
  return {
    ...rangoDe(busqueda),
    agrupacion,
    ...(busqueda.agencia === undefined ? {} : { agencia: busqueda.agencia }),
    ...(nivel === undefined ? {} : { nivel }),
    ...(busqueda.cuenta === undefined ? {} : { cuenta: busqueda.cuenta }),
  };
}
