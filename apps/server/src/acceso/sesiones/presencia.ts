// Who is there, for the others to see. A browser in sight of somebody holds a line of live events open: while it lasts its
// session is present, and with the state its person chose on that screen. The row says until when, so that a browser
// that closes, a network that breaks and a server that dies all come to the same, whichever server is asked.
import type { EstadoPresencia } from '@cuadra/contract/acceso/sesion';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Reloj } from '#platform/reloj.ts';

/** Three beats of the line: one that is late makes nobody absent. */
const MIENTRAS_LATE: Temporal.DurationLike = { seconds: 45 };
/** Longer than a reload takes, and than a beat: another tab that takes over the line is in time. */
const AL_CERRAR: Temporal.DurationLike = { seconds: 20 };

export interface Presencia {
  /** The line opened, or beats. Without a state it stays as it is. */
  estar(actor: Actor, estado?: EstadoPresencia): Promise<void>;
  /** The line closed. */
  irse(actor: Actor): Promise<void>;
}

export function crearPresencia({ db, reloj }: { readonly db: Database; readonly reloj: Reloj }): Presencia {
  const presente = (sesion: string, cuanto: Temporal.DurationLike, estado?: EstadoPresencia) =>
    db
      .updateTable('sesion')
      .set({
        presenteHasta: reloj.ahora().add(cuanto).toString(),
        ...(estado === undefined ? {} : { estado }),
      })
      .where('id', '=', sesion)
      .where('cerradaEn', 'is', null)
      .execute();
  return {
    async estar({ sesion }, estado) {
      await presente(sesion, MIENTRAS_LATE, estado);
    },
    async irse({ sesion }) {
      await presente(sesion, AL_CERRAR);
    },
  };
}
