// A partida with everything that is printed of it.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { Database } from '../../platform/database/pool.ts';
import { type DatosDeImpresion, type LineaImpresa, leerDatosDeImpresion, leerLineasDe } from './queries.ts';

type DelResumen = Omit<ResumenDePartida, 'revierte' | 'revertidaPor' | 'soportes' | 'version'>;

export interface Comprobante extends DelResumen, DatosDeImpresion {
  readonly lineas: LineaImpresa[];
}

/** In the order given. */
export async function completarComprobantes(
  db: Database,
  resumenes: readonly ResumenDePartida[],
): Promise<Comprobante[]> {
  const ids = resumenes.map(({ id }) => id);
  const lineas = await leerLineasDe(db, ids);
  const datos = await leerDatosDeImpresion(db, ids);
  return resumenes.flatMap(({ revierte: _, revertidaPor: __, soportes: ___, version: ____, ...resumen }) => {
    const suyos = datos.get(resumen.id);
    // One discarded this very moment is simply not there any more.
    return suyos === undefined ? [] : [{ ...resumen, ...suyos, lineas: lineas.get(resumen.id) ?? [] }];
  });
}
