// Who look at the partidas of a verification, beside the answers to people: as many as there are cores, each in a thread lit
// when there is something for it and with a connection of its own, so that PostgreSQL reads for all of them at once.
import { availableParallelism } from 'node:os';
import type { Database } from '#platform/database/pool.ts';
import { fuenteDePartidas } from './fuente-de-partidas.ts';
import type { RevisarTramo } from './revisar-tramo.ts';
import { abrirRevisorEnUnHilo, type RevisorEnUnHilo } from './revisor-en-un-hilo.ts';

/** One for what is asked besides, the others for who look at the partidas. Most of the connections stay for people. */
const CONEXIONES_MAX = 4;

export interface Manos {
  /** Who look at the partidas. */
  readonly revisores: readonly RevisarTramo[];
  /** For what is asked while the partidas are looked at. */
  readonly otra: Database;
}

/** Hands over a connection, for what is asked besides, and who help; all of it ends with the work. */
export function conRevisores<T>(
  db: Database,
  senal: AbortSignal,
  trabajo: (conexion: Database, manos: Manos) => Promise<T>,
): Promise<T> {
  return conConexiones(
    db,
    Math.min(availableParallelism() + 1, CONEXIONES_MAX),
    async ([otra = db, ...suyas]) => {
      const revisores = suyas.map((conexion) => alPrimerTramo(conexion, senal));
      try {
        return await trabajo(suyas[0] ?? db, { revisores: revisores.map(({ revisar }) => revisar), otra });
      } finally {
        for (const revisor of revisores) await revisor.cerrar();
      }
    },
  );
}

function conConexiones<T>(
  db: Database,
  cuantas: number,
  trabajo: (conexiones: readonly Database[]) => Promise<T>,
  tomadas: readonly Database[] = [],
): Promise<T> {
  if (tomadas.length === cuantas) return trabajo(tomadas);
  return db.connection().execute((conexion) => conConexiones(db, cuantas, trabajo, [...tomadas, conexion]));
}

function alPrimerTramo(conexion: Database, senal: AbortSignal): RevisorEnUnHilo {
  let revisor: RevisorEnUnHilo | undefined;
  return {
    revisar(tramo, alRevisar) {
      revisor ??= abrirRevisorEnUnHilo(fuenteDePartidas(conexion), senal);
      return revisor.revisar(tramo, alRevisar);
    },
    async cerrar() {
      await revisor?.cerrar();
    },
  };
}
