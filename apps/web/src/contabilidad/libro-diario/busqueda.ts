// What the address of the screen says: of which days and agencia, how the book is shown, or its folios. Whatever does not
// make sense is left out, so that an old or mistyped link still opens the book.
import {
  type ModoDeDiario,
  modosDeDiario,
  type verIndiceDeDiario,
} from '@cuadra/contract/contabilidad/libro-diario';
import type { CallOf } from '@cuadra/contract/endpoint';
import { conForma, leerRango, type RangoEscrito, rangoDe, UNA_PIEZA } from '../folios/rango-de-libro.ts';

export interface Busqueda extends RangoEscrito {
  readonly vista?: 'folios' | undefined;
  /** Of its folios, the piece to be handed over. */
  readonly pieza?: string | undefined;
  readonly agencia?: string | undefined;
  /** Absent: detallado. */
  readonly modo?: Exclude<ModoDeDiario, 'detallado'> | undefined;
  /** Absent: carta. */
  readonly papel?: 'oficio' | undefined;
}

export function leerDireccion(crudo: { readonly [campo in keyof Busqueda]?: unknown }): Busqueda {
  const modo = modosDeDiario.find((uno) => uno === crudo.modo);
  return {
    vista: crudo.vista === 'folios' ? 'folios' : undefined,
    pieza: conForma(crudo.pieza, UNA_PIEZA),
    ...leerRango(crudo.desde, crudo.hasta),
    agencia: conForma(crudo.agencia, /^\d{2}$/),
    modo: modo === 'detallado' ? undefined : modo,
    papel: crudo.papel === 'oficio' ? 'oficio' : undefined,
  };
}

export type Filtros = CallOf<typeof verIndiceDeDiario>['query'];

/** As the server understands them. */
export function filtrosDeApi(busqueda: Busqueda): Filtros {
  const { agencia, modo = 'detallado' } = busqueda;
  return { ...rangoDe(busqueda), modo, ...(agencia === undefined ? {} : { agencia }) };
}
