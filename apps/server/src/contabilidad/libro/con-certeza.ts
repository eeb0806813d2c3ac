// A tanda whose commit was lost on the way was posted whole or not at all, and nobody can tell by waiting: what it said may still be
// arriving at PostgreSQL. So it is looked for by the ids of its partidas and, if it is not there, posted again with the same ids,
// which the books admit once: whichever comes second waits for the first and is refused for being there already.
import { sql } from 'kysely';
import { confirmarLoAnterior } from '#platform/database/confirmar-lo-anterior.ts';
import { restriccionRota } from '#platform/database/escribir.ts';
import { ConfirmacionIncierta, noPasoNada } from '#platform/database/falla-de-la-base.ts';
import { conPaciencia } from '#platform/database/paciencia.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Contabilizada } from './contabilizar.ts';
import type { Solicitud } from './contabilizar-solicitudes.ts';

export interface Negada {
  readonly problema: Error;
}

interface Hecha {
  readonly contabilizada: Contabilizada;
}

/** Each one's verdict, in their order. */
export type Contabilizar<A> = (solicitudes: readonly Solicitud[]) => Promise<(A | Negada)[]>;

const INTENTOS_MAX = 5;
const YA_ESTA = 'partida_id_key';

export function conCerteza<A extends object>(
  db: Database,
  contabilizar: Contabilizar<A | Hecha>,
): Contabilizar<A | Hecha> {
  return async (solicitudes) => {
    try {
      return await contabilizar(solicitudes);
    } catch (error) {
      if (!(error instanceof ConfirmacionIncierta)) throw error;
      return averiguar(db, contabilizar, solicitudes, error);
    }
  };
}

async function averiguar<A extends object>(
  db: Database,
  contabilizar: Contabilizar<A | Hecha>,
  solicitudes: readonly Solicitud[],
  incierta: ConfirmacionIncierta,
): Promise<(A | Hecha | Negada)[]> {
  let ultima: unknown = incierta;
  for (let intento = 0; intento < INTENTOS_MAX; intento++) {
    try {
      const hechas = await hallar(db, solicitudes);
      const pendientes = solicitudes.filter(({ partida }) => !hechas.has(partida.id));
      const veredictos = pendientes.length === 0 ? [] : await contabilizar(pendientes);
      const porId = new Map(pendientes.map(({ partida }, indice) => [partida.id, veredictos[indice]]));
      // Refused, perhaps, for being there already, by itself: one like it, a draft that is gone.
      const tardias = await hallar(
        db,
        pendientes.filter(({ partida }) => !esHecha(porId.get(partida.id))),
      );
      return solicitudes.map(({ partida: { id } }) => {
        const veredicto = hechas.get(id) ?? tardias.get(id) ?? porId.get(id);
        if (veredicto === undefined) throw new Error(`La partida ${id} quedó sin veredicto`);
        return veredicto;
      });
    } catch (error) {
      ultima = error;
      const siguePendiente = error instanceof ConfirmacionIncierta || restriccionRota(error) === YA_ESTA;
      if (!siguePendiente) break;
    }
  }
  throw noPasoNada(ultima) ? new ConfirmacionIncierta(ultima) : ultima;
}

const esHecha = (veredicto: object | undefined): boolean =>
  veredicto !== undefined && 'contabilizada' in veredicto;

/** Those that are in the books, and will be whatever becomes of this primary. */
async function hallar(db: Database, solicitudes: readonly Solicitud[]): Promise<Map<string, Hecha>> {
  if (solicitudes.length === 0) return new Map();
  const ids = solicitudes.map(({ partida }) => partida.id);
  return conPaciencia(
    async () => {
      const filas = await db
        .selectFrom('partida')
        .select(['id', 'ejercicio', 'numero', 'registradaEn'])
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute();
      if (filas.length > 0) await confirmarLoAnterior(db);
      return new Map(filas.map((contabilizada) => [contabilizada.id, { contabilizada }]));
    },
    // It only asks, and leaves a mark that says nothing.
    { seRepite: (error) => noPasoNada(error) || error instanceof ConfirmacionIncierta },
  );
}
