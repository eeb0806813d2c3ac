// What the address of the screen says: the mayor, the inventory, the book of statements or the folios of one of them; of
// which days, agencia, level and account. Whatever does not make sense is left out.
import {
  type AgrupacionDeMayor,
  agrupacionesDeMayor,
  type verIndiceDeMayor,
} from '@cuadra/contract/contabilidad/libro-mayor';
import type { CallOf } from '@cuadra/contract/endpoint';
import { conForma, leerRango, type RangoEscrito, rangoDe, UNA_PIEZA } from '../folios/rango-de-libro.ts';

export const vistas = ['mayor', 'inventarios', 'estados', 'folios'] as const;
export type Vista = (typeof vistas)[number];

export const librosDeEstaPantalla = ['mayor', 'inventarios', 'estados_financieros'] as const;
export type LibroDeEstaPantalla = (typeof librosDeEstaPantalla)[number];

export interface Busqueda extends RangoEscrito {
  /** Absent: mayor. */
  readonly vista?: Exclude<Vista, 'mayor'> | undefined;
  /** Whose folios; absent: those of the mayor. */
  readonly libro?: Exclude<LibroDeEstaPantalla, 'mayor'> | undefined;
  /** Of the folios, the piece to be handed over. */
  readonly pieza?: string | undefined;
  readonly agencia?: string | undefined;
  /** Absent: by day. */
  readonly agrupacion?: Exclude<AgrupacionDeMayor, 'dia'> | undefined;
  readonly nivel?: number | undefined;
  /** As a number, because the router puts quotes around a text made of digits. */
  readonly cuenta?: number | undefined;
  /** Of the inventory; absent: today. */
  readonly fecha?: string | undefined;
  /** Absent: carta. */
  readonly papel?: 'oficio' | undefined;
}

export function leerDireccion(crudo: { readonly [campo in keyof Busqueda]?: unknown }): Busqueda {
  const vista = vistas.find((una) => una === crudo.vista);
  const libro = librosDeEstaPantalla.find((uno) => uno === crudo.libro);
  const agrupacion = agrupacionesDeMayor.find((una) => una === crudo.agrupacion);
  const cuenta = conForma(crudo.cuenta, /^[1-9]\d{0,9}$/);
  return {
    vista: vista === 'mayor' ? undefined : vista,
    libro: libro === 'mayor' ? undefined : libro,
    pieza: conForma(crudo.pieza, UNA_PIEZA),
    ...leerRango(crudo.desde, crudo.hasta),
    agencia: conForma(crudo.agencia, /^\d{2}$/),
    agrupacion: agrupacion === 'dia' ? undefined : agrupacion,
    nivel: [1, 2, 3, 4, 5, 6].find((uno) => uno === crudo.nivel),
    cuenta: cuenta === undefined ? undefined : Number(cuenta),
    fecha: leerRango(crudo.fecha, crudo.fecha).hasta,
    papel: crudo.papel === 'oficio' ? 'oficio' : undefined,
  };
}

export type Filtros = CallOf<typeof verIndiceDeMayor>['query'] & { readonly agrupacion: AgrupacionDeMayor };

/** As the server understands them. */
export function filtrosDeApi(busqueda: Busqueda): Filtros {
  const { agencia, agrupacion = 'dia', nivel, cuenta } = busqueda;
  return {
    ...rangoDe(busqueda),
    agrupacion,
    ...(agencia === undefined ? {} : { agencia }),
    ...(nivel === undefined ? {} : { nivel }),
    ...(cuenta === undefined ? {} : { cuenta: String(cuenta) }),
  };
}
