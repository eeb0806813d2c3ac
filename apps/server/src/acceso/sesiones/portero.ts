// Who holds this token, asked of the database on every request: a closed session, a disabled user or a changed role
// works on the very next one.
import type { Actor } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { crearLectorDeSesiones } from './lector-de-sesiones.ts';
import { prolongarSesion } from './prolongar-sesion.ts';
import { estaVigente, exigirVigente } from './sesion-vigente.ts';
import { crearLectorDeTokens } from './token.ts';

export interface Portero {
  /** Throws TOKEN_INVALIDO, or SESION_VENCIDA. With `esDeLaPersona`, it also counts as activity. */
  autenticar(
    token: string,
    ahora: Temporal.Instant,
    opciones: { readonly esDeLaPersona: boolean },
  ): Promise<Actor>;
  /** Whether a session that served before still does. */
  sigueVigente(actor: Actor): Promise<boolean>;
}

export function crearPortero(plataforma: Plataforma): Portero {
  const { db, config, reloj, reserva } = plataforma;
  const leerToken = crearLectorDeTokens(plataforma);
  const leerConTodos = crearLectorDeSesiones(db);
  // Those that are read without the primary travel among themselves: where a question is asked is decided by who begins it.
  const leerSinPrincipal = crearLectorDeSesiones(db);
  const leerSesion = (sesion: string) =>
    reserva?.seLeeAqui() ? leerSinPrincipal(sesion) : leerConTodos(sesion);
  return {
    async autenticar(token, ahora, { esDeLaPersona }) {
      const apuntador = await leerToken(token, ahora);
      const sesion = exigirVigente(await leerSesion(apuntador.sesion), apuntador, ahora);
      if (esDeLaPersona) await prolongarSesion(db, config.sesion, sesion, ahora);
      // The demo offers it and asks nobody for it.
      return config.esDemo || config.esPractica
        ? { ...sesion.actor, debeSegundoFactor: false }
        : sesion.actor;
    },
    async sigueVigente({ sesion }) {
      return estaVigente(await leerSesion(sesion), reloj.ahora());
    },
  };
}
