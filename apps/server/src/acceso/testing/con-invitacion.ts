// A person who sets their password as people do: with the link that came in their mail.
import { restablecerContrasena } from '@cuadra/contract/acceso/sesion';
import type { AplicacionDePrueba } from '#testing/application.ts';

export const CONTRASENA = 'montaña-lluvia-88';

/** Mail leaves, so that invitations go by letter. */
export const CON_CORREO = { smtpUrl: 'smtp://correo.ejemplo.gt' } as const;

/** The one in the last letter that carried any. */
export function enlaceRecibido({ cartas }: Pick<AplicacionDePrueba, 'cartas'>, correo: string): string {
  const textos = cartas.filter(({ para }) => para === correo).map(({ texto }) => texto);
  const enlaces = textos.flatMap(
    (texto) => /^http\S+\/reset-password#token=([\w-]{43})$/m.exec(texto)?.[1] ?? [],
  );
  const ultimo = enlaces.at(-1);
  if (ultimo === undefined) throw new Error(`${correo} no recibió ningún enlace.`);
  return ultimo;
}

export async function ponerContrasena(
  app: AplicacionDePrueba,
  correo: string,
  password = CONTRASENA,
): Promise<void> {
  const body = { token: enlaceRecibido(app, correo), password };
  const { status, problema } = await app.llamar(restablecerContrasena, { body });
  if (status !== 200) throw new Error(`${correo} no pudo poner su contraseña: ${problema.detail}`);
}
