// A partida with everything that is printed of it.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { Database } from '#platform/database/pool.ts';
import { type DatosDeImpresion, type LineaImpresa, leerDatosDeImpresion, leerLineasDe } from './queries.ts';

type DelResumen = Omit<
  ResumenDePartida,
  | 'revierte'
  | 'revertidaPor'
  | 'reversionPropuesta'
  | 'soportes'
  | 'version'
  | 'origen'
  | 'escritores'
  | 'iniciadaPor'
  | 'numeroOriginal'
>;

/** What a code printed long ago was made of must still come out the same: what is new is there only if it says something. */
export interface Comprobante extends DelResumen, DatosDeImpresion {
  readonly iniciadaPor?: NonNullable<ResumenDePartida['iniciadaPor']>;
  readonly numeroOriginal?: string;
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
  return resumenes.flatMap((resumen) => {
    const suyos = datos.get(resumen.id);
    // One discarded this very moment is simply not there any more.
    if (suyos === undefined) return [];
    return [{ ...delResumen(resumen), ...suyos, lineas: lineas.get(resumen.id) ?? [] }];
  });
}

function delResumen(resumen: ResumenDePartida) {
  const {
    revierte: _r,
    revertidaPor: _p,
    reversionPropuesta: _q,
    soportes: _s,
    version: _v,
    ...resto
  } = resumen;
  const { origen: _o, escritores: _e, iniciadaPor, numeroOriginal, ...impreso } = resto;
  return {
    ...impreso,
    ...(iniciadaPor === null ? {} : { iniciadaPor }),
    ...(numeroOriginal === null ? {} : { numeroOriginal }),
  };
}
