// Opens a session with email and password, and with what else the person has chosen to be asked for.
import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import type { Contexto } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { comprobarCredenciales } from '../credenciales/comprobar-credenciales.ts';
import { segundoFactorAlIngresar } from '../segundo-factor/segundo-factor-al-ingresar.ts';
import { abrirSesion } from './abrir-sesion.ts';
import { entregarToken } from './entregar-token.ts';

export interface Credenciales {
  readonly email: string;
  readonly password: string;
  readonly dispositivo?: string | undefined;
  readonly equipo?: string | undefined;
}

export async function iniciarSesion(
  plataforma: Pick<Plataforma, 'db' | 'secreto' | 'config'>,
  contexto: Contexto,
  credenciales: Credenciales,
): Promise<SesionAbierta> {
  const { id, contrasena } = await comprobarCredenciales(plataforma, contexto, credenciales);
  const segundoFactor = await segundoFactorAlIngresar(plataforma, contexto, id, credenciales.dispositivo);
  const sesion = await escribir(plataforma.db, contexto, 'sesion:iniciar', (tx) =>
    abrirSesion(tx, contexto, plataforma.config.sesion, { id, contrasena, segundoFactor }),
  );
  return entregarToken(plataforma, contexto, sesion);
}
