// Proving who one is with a passkey, from the question to the server's answer. Loaded when it is used.
import { pedirFirmaDeReautenticacion, reautenticar } from '@cuadra/contract/acceso/reautenticacion';
import {
  desbloquearConPasskey,
  ingresarConPasskey,
  pedirFirma,
  pedirFirmaDeIngreso,
  terminarIngreso,
} from '@cuadra/contract/acceso/segundo-factor';
import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { call, callForToken } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { session } from '#platform/current-session.ts';
import { CeremoniaCancelada, firmarConPasskey } from './ceremonias.ts';

/** Each way in which one may be used. */
export const passkeys = { ingresar, desbloquear, completarIngreso, probarQuienEs };
export type Passkeys = typeof passkeys;

async function ingresar(): Promise<SesionAbierta> {
  const firma = await firmarConPasskey(await call(pedirFirma));
  return call(ingresarConPasskey, { body: { firma } });
}

async function desbloquear(email: string): Promise<SesionAbierta> {
  const firma = await firmarConPasskey(await call(pedirFirma));
  return call(desbloquearConPasskey, { body: { email, firma } });
}

async function completarIngreso(
  intento: string,
  recordar: boolean,
): Promise<ResponseOf<typeof terminarIngreso>> {
  const firma = await firmarConPasskey(await call(pedirFirmaDeIngreso, { body: { intento } }));
  const prueba = { metodo: 'passkey', firma } as const;
  return call(terminarIngreso, { body: { intento, recordar, prueba } });
}

async function probarQuienEs(): Promise<void> {
  const firma = await firmarConPasskey(await call(pedirFirmaDeReautenticacion));
  await callForToken(reautenticar, { body: { metodo: 'passkey', firma } }, session.abrir);
}

/** What to say of a failure; undefined: the person gave it up. */
export function fraseDe(error: unknown): string | undefined {
  if (error instanceof CeremoniaCancelada) return undefined;
  return error instanceof ApiError || error instanceof Error
    ? error.message
    : 'Ocurrió un error inesperado. Intente de nuevo.';
}
