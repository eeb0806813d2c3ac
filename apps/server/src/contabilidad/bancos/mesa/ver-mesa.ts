// The desk of a month: what the bank and the books say in it and what was outstanding when it began, whole or only what changed since a
// revision. Everything is read as of one instant: whoever changes an account takes its revision and holds it until the end, so
// what is there at a revision is all that belongs to it.
import type { Mesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { leerEnUnInstante } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { leerCifras } from './cifras.ts';
import { type AvanceDeMesa, leerAvance, listarSugerencias } from './queries.ts';
import { leerCambiados, leerEnteros } from './renglones.ts';

export interface MesaPedida {
  readonly cuenta: string;
  readonly anio: number;
  readonly mes: number;
  /** The revision that whoever asks has; absent: none. */
  readonly desde?: number | undefined;
}

/** Whoever stayed away for longer is better told everything. */
const REVISIONES_MAX = 10_000;

export function verMesa(db: Database, { desde, ...pedida }: MesaPedida): Promise<Mesa> {
  return leerEnUnInstante(db, async (instante) => {
    const avance = await leerAvance(instante, pedida);
    if (avance === undefined) throw new ProblemaError('NO_ENCONTRADO');
    const { revision, mes } = avance;
    const entera = desde === undefined || !alcanza(avance, desde);
    const renglones = entera ? await leerEnteros(instante, mes) : await leerCambiados(instante, mes, desde);
    return {
      revision,
      entera,
      ...renglones,
      sugerencias: await listarSugerencias(instante, pedida.cuenta),
      cifras: await leerCifras(instante, mes),
    };
  });
}

/** Nothing was taken away since, nor does it come from another database. */
function alcanza({ revision, entera }: AvanceDeMesa, desde: number): boolean {
  return desde >= entera && desde <= revision && revision - desde <= REVISIONES_MAX;
}
