// The only place where a password is judged. An unknown account, a disabled one and one without password get the same
// answer in the same time as a wrong password, and all are counted alike.
import type { Contexto } from '#platform/contexto.ts';
import { anotar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { buscarCredencial, type Credencial } from '../queries.ts';
import { esLaContrasena } from './contrasena.ts';
import { conocer, reconocer } from './dispositivo-conocido.ts';
import { contadoresDe, contarAcierto, contarFallo, exigirSinBloqueo } from './intentos.ts';

export interface CredencialComprobada extends Credencial {
  readonly contrasena: string;
}

interface Credenciales {
  readonly email: string;
  readonly password: string;
  /** What the browser keeps, when there is one that keeps something. */
  readonly equipo?: string | undefined;
}

/** Throws CREDENCIALES_INVALIDAS, or DEMASIADOS_INTENTOS without having looked at the password. */
export function comprobarCredenciales(
  plataforma: Pick<Plataforma, 'db'>,
  contexto: Contexto,
  credenciales: Credenciales,
): Promise<CredencialComprobada> {
  return juzgarContrasena(plataforma, contexto, credenciales, (tx, credencial) =>
    conocer(tx, contexto, credencial, credenciales.equipo),
  );
}

/**
 * The same of somebody who signs at a place that is not theirs, in the session of another person: guesses are counted as at
 * the door, and the right password makes that place no better known.
 */
export function comprobarContrasenaDeOtro(
  plataforma: Pick<Plataforma, 'db'>,
  contexto: Contexto,
  credenciales: Credenciales,
): Promise<CredencialComprobada> {
  return juzgarContrasena(plataforma, contexto, credenciales, async () => false);
}

/** `alAcertar` tells whether the person is new at that place. */
async function juzgarContrasena(
  { db }: Pick<Plataforma, 'db'>,
  contexto: Contexto,
  { email, password, equipo }: Credenciales,
  alAcertar: (tx: Tx, credencial: Credencial) => Promise<boolean>,
): Promise<CredencialComprobada> {
  const conocido = await reconocer(db, contexto, email, equipo);
  const contadores = contadoresDe(email, contexto.direccion, conocido);
  await exigirSinBloqueo(db, contadores, contexto.ahora);
  const credencial = await buscarCredencial(db, email);
  const huella = credencial?.contrasena;
  const acerto = await esLaContrasena(huella, password);
  if (!acerto || credencial === undefined || typeof huella !== 'string') {
    await escribir(db, contexto, 'sesion:rechazar', async (tx) => {
      await contarFallo(tx, contadores, contexto);
      await anotar(tx, contexto, { accion: 'sesion:rechazar', entidad: 'usuario', idEntidad: email });
    });
    throw new ProblemaError('CREDENCIALES_INVALIDAS');
  }
  await escribir(db, contexto, 'sesion:comprobar', async (tx) => {
    // Again, because guesses that were being judged meanwhile may have locked it: a right one hides among them.
    await exigirSinBloqueo(tx, contadores, contexto.ahora);
    const esNuevo = await alAcertar(tx, credencial);
    await contarAcierto(tx, contexto, { suyo: contadores[0], esNuevo });
  });
  return { ...credencial, contrasena: huella };
}
