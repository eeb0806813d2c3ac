// One line, one address, many people: whoever fails on it, again and again and with whatever account, uses up the tries of strangers
// there, and of nobody the program knows.
import * as contrato from '@cuadra/contract/acceso/sesion';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { abrirIngresoPendiente } from '../segundo-factor/ingreso-pendiente.ts';
import { argon2 } from './contrasena.ts';

const OFICINA = '190.56.7.1';
const EQUIPO = 'e'.repeat(43);

let app: AplicacionDePrueba;
beforeAll(async () => {
  app = await aplicacionDePrueba({ limitarPeticiones: true });
});
afterAll(() => app.cerrar());

const ingresar = (email: string, password: string, { direccion = OFICINA, equipo = '' } = {}) =>
  app.llamar(
    contrato.iniciarSesion,
    { body: { email, password, ...(equipo === '' ? {} : { equipo }) } },
    { direccion },
  );
const entrar = async (email: string, desde?: { direccion?: string; equipo?: string }) =>
  (await ingresar(email, CONTRASENA_DEMO, desde)).status;

test('setenta fallos desde la línea de la oficina: a quien se conoce entra, a quien no se le pide esperar', async () => {
  expect(await entrar('contador@cuadra.demo')).toBe(200);
  expect(await entrar('cajero@cuadra.demo', { direccion: '10.77.0.1', equipo: EQUIPO })).toBe(200);
  const token = (await ingresar('auxiliar@cuadra.demo', CONTRASENA_DEMO)).cuerpo.accessToken;
  const comparar = sinCifrar();
  const fallos = [];
  for (let n = 0; n < 70; n++) fallos.push((await ingresar(`nadie${n}@cuadra.demo`, 'no es esta')).status);
  comparar.mockRestore();
  expect(new Set(fallos.slice(40))).toEqual(new Set([429]));

  // The place is known, or the browser is, wherever it is.
  expect(await entrar('contador@cuadra.demo')).toBe(200);
  expect(await entrar('cajero@cuadra.demo', { equipo: EQUIPO })).toBe(200);
  // Somebody who was never there waits, and is told how long.
  const { status, problema, cruda } = await ingresar('jefe@cuadra.demo', CONTRASENA_DEMO);
  expect([status, problema.codigo]).toEqual([429, 'DEMASIADAS_PETICIONES']);
  expect(problema.detail).toMatch(/^Desde esta conexión se ha intentado demasiadas veces\. Espere \d+ s/);
  expect(Number(cruda.headers['retry-after'])).toBeGreaterThan(0);
  // Whoever was already inside notices nothing: neither reading nor unlocking the screen.
  const opciones = { token, direccion: OFICINA };
  for (let n = 0; n < 70; n++)
    expect((await app.llamar(contrato.verUsuarioActual, {}, opciones)).status).toBe(200);
  const email = 'auxiliar@cuadra.demo';
  const desbloqueo = { body: { email, password: CONTRASENA_DEMO } };
  expect((await app.llamar(contrato.desbloquearSesion, desbloqueo, opciones)).status).toBe(200);
});

test('quien se sienta al lado y falla con la cuenta de otra no la detiene en el navegador donde se la conoce', async () => {
  const direccion = '190.56.7.2';
  const email = 'ahorros@cuadra.demo';
  expect(await entrar(email, { direccion, equipo: EQUIPO })).toBe(200);
  for (let n = 0; n < 8; n++) await ingresar(email, 'no es esta', { direccion });
  expect(await entrar(email, { direccion })).toBe(429);
  expect(await entrar(email, { direccion, equipo: EQUIPO })).toBe(200);
  // A browser made up to look known is nobody's.
  expect(await entrar(email, { direccion, equipo: 'x'.repeat(43) })).toBe(429);
});

test('en el navegador conocido también se adivina despacio', async () => {
  const direccion = '190.56.7.3';
  const email = 'contador2@cuadra.demo';
  expect(await entrar(email, { direccion, equipo: EQUIPO })).toBe(200);
  const estados = [];
  for (let n = 0; n < 9; n++)
    estados.push((await ingresar(email, 'no es esta', { direccion, equipo: EQUIPO })).status);
  expect(estados).toEqual([...Array(6).fill(401), 429, 429, 429]);
  expect(await entrar(email, { direccion, equipo: EQUIPO })).toBe(429);
});

test('quien ya dio su contraseña termina su ingreso aunque la línea esté agotada', async () => {
  const direccion = '190.56.7.4';
  const terminar = (intento: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/auth/second-factor',
      remoteAddress: direccion,
      payload: { intento, prueba: { metodo: 'totp', codigo: '123456' } },
    });
  const { id } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', 'auditor@cuadra.demo')
    .executeTakeFirstOrThrow();
  const intento = await abrirIngresoPendiente(app.db, contextoDelSistema(app.reloj.ahora(), 'prueba'), id);
  const estados = [];
  for (let n = 0; n < 61; n++) estados.push((await terminar('z'.repeat(43))).statusCode);
  expect(estados.at(-1)).toBe(429);
  expect((await terminar(intento)).statusCode).not.toBe(429);
});

/** Comparing digests takes a core for a moment; that is not what is tried here. */
const sinCifrar = () =>
  vi.spyOn(argon2, 'verify').mockImplementation(async (_huella, clave) => clave === CONTRASENA_DEMO);
