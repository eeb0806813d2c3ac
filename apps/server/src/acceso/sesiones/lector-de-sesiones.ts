// Every request asks for its session, and in the rush many ask at once: those that arrive while an earlier question is
// on its way travel together in the next one. Nothing is remembered between questions, and each is asked after the
// request came, so a session closed before a request is closed for it.
import type { Database } from '#platform/database/pool.ts';
import { leerSesiones, type Sesion } from './sesion-vigente.ts';

export type LectorDeSesiones = (sesion: string) => Promise<Sesion | undefined>;

/** More than one, so that a slow answer does not hold everybody. */
const PREGUNTAS_A_LA_VEZ = 2;

export function crearLectorDeSesiones(
  db: Database,
  leer: (db: Database, ids: readonly string[]) => Promise<Map<string, Sesion>> = leerSesiones,
): LectorDeSesiones {
  let esperando = new Map<string, PromiseWithResolvers<Sesion | undefined>>();
  let preguntando = 0;

  const preguntar = async () => {
    while (esperando.size > 0) {
      const lote = esperando;
      esperando = new Map();
      try {
        const leidas = await leer(db, [...lote.keys()]);
        for (const [sesion, turno] of lote) turno.resolve(leidas.get(sesion));
      } catch (error) {
        for (const turno of lote.values()) turno.reject(error);
      }
    }
    preguntando -= 1;
  };

  return (sesion) => {
    const turno = esperando.get(sesion) ?? Promise.withResolvers<Sesion | undefined>();
    esperando.set(sesion, turno);
    if (preguntando < PREGUNTAS_A_LA_VEZ) {
      preguntando += 1;
      // After what already arrived has been read, so that it goes along.
      setImmediate(() => void preguntar());
    }
    return turno.promise;
  };
}
