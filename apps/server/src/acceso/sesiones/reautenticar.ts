// Whoever holds the session proves again who they are: with a passkey, or with the password and, if they have a second
// factor, a code. The session stays the one it was, with another token: what the proof opens is not for whoever copied the one it
// had. What asks for it is said in the contract, and mount.ts sees to it.
import type { Prueba } from '@cuadra/contract/acceso/reautenticacion';
import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import type { ContextoConActor } from '#platform/contexto.ts';
import { anotar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { comprobarContrasenaPropia } from '../credenciales/comprobar-contrasena-propia.ts';
import { leerFinDeSesion } from '../queries.ts';
import { anotarUso, comprobarPasskey } from '../segundo-factor/comprobar-passkey.ts';
import { comprobarSegundoFactor } from '../segundo-factor/comprobar-segundo-factor.ts';
import type { Destino } from '../segundo-factor/desafios.ts';
import { metodosDe } from '../segundo-factor/queries.ts';
import { entregarToken } from './entregar-token.ts';
import { renovarPrueba } from './renovar-prueba.ts';

type Base = Pick<Plataforma, 'db' | 'secreto' | 'secretoAnterior' | 'config'>;

export async function reautenticar(
  plataforma: Base,
  contexto: ContextoConActor,
  prueba: Prueba,
): Promise<SesionAbierta> {
  const renovar = await comprobar(plataforma, contexto, prueba);
  const accion = 'sesion:reautenticar';
  await escribir(plataforma.db, contexto, accion, async (tx) => {
    await renovar(tx);
    const { sesion } = contexto.actor;
    const detalle = { metodo: prueba.metodo };
    await anotar(tx, contexto, { accion, entidad: 'sesion', idEntidad: sesion, detalle });
  });
  const { id: usuario, sesion } = contexto.actor;
  const venceEn = Temporal.Instant.from(await leerFinDeSesion(plataforma.db, sesion));
  return entregarToken(plataforma, contexto, { usuario, sesion, venceEn });
}

export const destinoDeReautenticacion = ({ actor }: ContextoConActor): Destino => ({
  proposito: 'reautenticacion',
  deQuien: actor.sesion,
});

async function comprobar(
  plataforma: Base,
  contexto: ContextoConActor,
  prueba: Prueba,
): Promise<(tx: Tx) => Promise<void>> {
  const { id } = contexto.actor;
  const destino = destinoDeReautenticacion(contexto);
  if (prueba.metodo === 'passkey') {
    const passkey = await comprobarPasskey(plataforma, contexto, destino, prueba.firma, id);
    return async (tx) => {
      await renovarPrueba(tx, contexto);
      await anotarUso(tx, contexto, passkey);
    };
  }
  const { password, codigo } = prueba;
  const { contrasena } = await comprobarContrasenaPropia(plataforma, contexto, password, 'password');
  const metodos = await metodosDe(plataforma.db, id);
  if (metodos.length > 0) {
    // Nothing is left half done: what completes it is sent with the password again.
    if (codigo === undefined)
      throw new ProblemaError('SEGUNDO_FACTOR_REQUERIDO', { segundoFactor: { intento: '', metodos } });
    await comprobarSegundoFactor(plataforma, contexto, { usuario: id, destino }, codigo);
  }
  return (tx) => renovarPrueba(tx, contexto, contrasena);
}
