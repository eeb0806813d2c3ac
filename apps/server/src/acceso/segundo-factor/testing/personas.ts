// People with a second factor, as they come to have it: by the same calls as the web application.
import * as contrato from '@cuadra/contract/acceso/segundo-factor';
import type { SegundoFactorRequerido } from '@cuadra/contract/acceso/segundo-factor-requerido';
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { type Autenticador, crearAutenticador } from './autenticador.ts';

export const ORIGEN = 'https://cuadra.ejemplo.gt';

/** The demo's people in an institution that people open by its name. */
export const oficinaConNombre = (config: { esDemo?: boolean } = {}): Promise<AplicacionDePrueba> =>
  aplicacionDePrueba({ config: { direccionPublica: ORIGEN, ...config } });

export async function conPasskey(
  app: AplicacionDePrueba,
  token: string,
  nombre = 'Mi teléfono',
): Promise<{ autenticador: Autenticador; codigos: string[] | null }> {
  const autenticador = crearAutenticador(ORIGEN);
  const opciones = await app.llamar(contrato.prepararPasskey, {}, { token });
  expect(opciones.status).toBe(200);
  const body = { nombre, credencial: autenticador.crear(opciones.cuerpo) };
  const { status, cuerpo } = await app.llamar(contrato.registrarPasskey, { body }, { token });
  expect(status).toBe(201);
  return { autenticador, codigos: cuerpo.codigos };
}

/** Whoever holds it reads the code of now, or of some steps from now. */
export type Telefono = (pasos?: number) => string;

export async function conTotp(
  app: AplicacionDePrueba,
  token: string,
): Promise<{ telefono: Telefono; codigos: string[] | null }> {
  const { cuerpo } = await app.llamar(contrato.prepararTotp, {}, { token });
  const telefono = telefonoCon(app, cuerpo.secreto);
  const activado = await app.llamar(contrato.confirmarTotp, { body: { codigo: telefono() } }, { token });
  expect(activado.status).toBe(200);
  // The code that activated it does not serve again.
  app.reloj.avanzar({ seconds: 60 });
  return { telefono, codigos: activado.cuerpo.codigos };
}

export function telefonoCon(app: AplicacionDePrueba, secreto: string): Telefono {
  const totp = new TOTP({ secret: Secret.fromBase32(secreto) });
  return (pasos = 0) => totp.generate({ timestamp: app.reloj.ahora().epochMilliseconds + pasos * 30_000 });
}

/** The first half of a sign-in, with the right password. */
export async function empezarIngreso(
  app: AplicacionDePrueba,
  email: string,
  dispositivo?: string,
): Promise<SegundoFactorRequerido> {
  const body = { email, password: CONTRASENA_DEMO, ...(dispositivo === undefined ? {} : { dispositivo }) };
  const { status, problema } = await app.llamar(iniciarSesion, { body });
  expect([status, problema.codigo]).toEqual([401, 'SEGUNDO_FACTOR_REQUERIDO']);
  if (problema.segundoFactor === undefined) throw new Error('La respuesta no dice cómo completarlo.');
  return problema.segundoFactor;
}

export const terminar = (
  app: AplicacionDePrueba,
  intento: string,
  prueba: contrato.PruebaDeSegundoFactor,
  recordar = false,
) => app.llamar(contrato.terminarIngreso, { body: { intento, recordar, prueba } });
