// Many approvals at once, each with its own answer. They go to the queue a few at a time, where those that arrive
// together share a transaction.
import type { ResultadoDeAprobacion } from '@cuadra/contract/contabilidad/borradores/aprobaciones';
import { problemas } from '@cuadra/contract/problema';
import type { Logger } from 'pino';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { aprobarPartida } from './aprobar-partida.ts';

/** Others also need connections to the database. */
const A_LA_VEZ = 8;

export interface Decidida {
  readonly id: string;
  readonly version: number;
}

interface Medios {
  readonly db: Database;
  readonly cola: Cola;
  readonly log: Logger;
}

export async function aprobarVarias(
  medios: Medios,
  contexto: ContextoConActor,
  partidas: readonly Decidida[],
): Promise<ResultadoDeAprobacion[]> {
  const resultados: ResultadoDeAprobacion[] = [];
  for (let desde = 0; desde < partidas.length; desde += A_LA_VEZ) {
    const tanda = partidas.slice(desde, desde + A_LA_VEZ);
    resultados.push(...(await Promise.all(tanda.map((decidida) => aprobar(medios, contexto, decidida)))));
  }
  return resultados;
}

async function aprobar(
  { db, cola, log }: Medios,
  contexto: ContextoConActor,
  { id, version }: Decidida,
): Promise<ResultadoDeAprobacion> {
  try {
    const { numero } = await aprobarPartida({ db, cola }, contexto, id, version);
    return { id, numero, codigo: null, mensaje: null };
  } catch (error) {
    if (error instanceof ProblemaError)
      return { id, numero: null, codigo: error.codigo, mensaje: error.message };
    // The others were answered for already: this one is told beside them, and is ours to look into.
    log.error({ err: error, partida: id, peticion: contexto.peticion }, 'No se pudo aprobar');
    return { id, numero: null, codigo: 'ERROR_INTERNO', mensaje: problemas.ERROR_INTERNO[1] };
  }
}
