// The comprobante of each partida asked for, in the order asked.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { verResumenes } from '#contabilidad/partidas/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { definirReporte } from '#reportes/reporte.ts';
import { type Comprobante, completarComprobantes } from './completar-comprobantes.ts';
import type * as presentacion from './comprobantes-impresos.ts';
import { leerSoportesDe, type SoporteImpreso } from './queries.ts';

/** With the documents behind it, which may still come after it is posted. */
export interface ComprobanteConSoportes extends Comprobante {
  readonly soportes: readonly SoporteImpreso[];
}

const LOTE = 20;

export const reporteDeComprobantes = definirReporte<'comprobantes', typeof presentacion>('comprobantes', {
  modulo: new URL('./comprobantes-impresos.ts', import.meta.url),
  titulo: ({ ids }) => (ids.length === 1 ? 'Comprobante de partida' : 'Comprobantes de partida'),
  /** Their lines: one partida may have thousands. */
  async contar(db, contexto, { ids }) {
    const resumenes = await leerPropias(db, contexto, ids);
    return resumenes.reduce((suma, { cantidadLineas }) => suma + cantidadLineas, 0);
  },
  peso: ({ lineas }) => lineas.length,
  // A support that comes later does not change what the partida says: the code of what was printed before it still holds.
  deHuella: ({ soportes: _, ...dicho }) => dicho,
  async dataset(db, contexto, { ids }) {
    const resumenes = await leerPropias(db, contexto, ids);
    return {
      detalles: [],
      agencias: [...new Set(resumenes.map(({ agencia }) => agencia))].sort(),
      cabecera: null,
      lotes: recorrer(db, resumenes),
    };
  },
});

/** In the order asked. One that is not there, or not of the person's agencias, refuses them all: none is left out in silence. */
async function leerPropias(
  db: Database,
  { actor }: ContextoConActor,
  ids: readonly string[],
): Promise<ResumenDePartida[]> {
  const resumenes = await verResumenes(db, ids);
  return [...new Set(ids)].map((id) => {
    const resumen = resumenes.get(id);
    if (resumen === undefined || !actor.agencias.includes(resumen.agencia))
      throw new ProblemaError('NO_ENCONTRADO');
    return resumen;
  });
}

async function* recorrer(
  db: Database,
  resumenes: readonly ResumenDePartida[],
): AsyncGenerator<ComprobanteConSoportes[]> {
  for (let desde = 0; desde < resumenes.length; desde += LOTE) {
    const comprobantes = await completarComprobantes(db, resumenes.slice(desde, desde + LOTE));
    const soportes = await leerSoportesDe(
      db,
      comprobantes.map(({ id }) => id),
    );
    yield comprobantes.map((uno) => ({ ...uno, soportes: soportes.get(uno.id) ?? [] }));
  }
}
