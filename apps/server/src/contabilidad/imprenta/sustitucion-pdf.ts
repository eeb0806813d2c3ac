// In the worker: sheets that were printed once, on other folios, as they were.

import type { Senas } from './dibujar.ts';
import { imprimirHojas, type Propiedades } from './documento.ts';
import { senasDe } from './folios-pdf.ts';
import type { HojaDeLibro, Pliego } from './tipos.ts';

export interface EncargoDeSustitucion {
  readonly pliego: Pliego;
  readonly propiedades: Propiedades;
  readonly hojas: readonly {
    readonly hoja: HojaDeLibro;
    readonly folio: number;
    readonly leyenda: string;
    readonly sustituye: number;
  }[];
}

export function render({ pliego, propiedades, hojas }: EncargoDeSustitucion): AsyncIterable<Uint8Array> {
  async function* enOrden(): AsyncGenerator<readonly [HojaDeLibro, Senas]> {
    for (const { hoja, folio, leyenda, sustituye } of hojas)
      yield [hoja, senasDe(folio, leyenda, `Sustituye al folio ${sustituye}, anulado`)];
  }
  return imprimirHojas(pliego, propiedades, enOrden());
}
