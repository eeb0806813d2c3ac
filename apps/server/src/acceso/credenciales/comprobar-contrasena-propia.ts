// Somebody already inside gives their password again. Guessing it here counts as at the door; a wrong one is told beside
// its field, because who they are is known already.
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { type CredencialComprobada, comprobarCredenciales } from './comprobar-credenciales.ts';

/** Throws CONTRASENA_ACTUAL_INCORRECTA on that field, or DEMASIADOS_INTENTOS. */
export function comprobarContrasenaPropia(
  plataforma: Pick<Plataforma, 'db'>,
  contexto: ContextoConActor,
  password: string,
  campo: string,
): Promise<CredencialComprobada> {
  const credenciales = { email: contexto.actor.correo, password };
  return comprobarCredenciales(plataforma, contexto, credenciales).catch((error) => {
    const esOtro = !(error instanceof ProblemaError) || error.codigo !== 'CREDENCIALES_INVALIDAS';
    throw esOtro ? error : problemaDeCampo('CONTRASENA_ACTUAL_INCORRECTA', campo);
  });
}
