import * as contrato from '@cuadra/contract/acceso/sesion';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CONTRASENA_DEMO } from '../../demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '../../testing/application.ts';
import { argon2 } from './contrasena.ts';
import { esperaPorFallos } from './intentos.ts';

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba();
});

afterAll(() => app.cerrar());

const ingresar = async (email: string, password: string, direccion: string) => {
  const { status, cruda } = await app.llamar(
    contrato.iniciarSesion,
    { body: { email, password } },
    { direccion },
  );
  return { status, espera: cruda.headers['retry-after'] };
};

const fallar = async (veces: number, email: string, direccion: string) => {
  const respuestas = [];
  for (let n = 0; n < veces; n++) respuestas.push(await ingresar(email, 'no es esta', direccion));
  return respuestas;
};

test.each([
  [1, 0],
  [5, 0],
  [6, 30],
  [7, 60],
  [8, 120],
  [9, 240],
  [10, 480],
  [11, 900],
  [60, 900],
])('al fallo %i de una cuenta con 5 libres se espera %i s', (fallos, segundos) => {
  expect(esperaPorFallos(fallos, 5)).toBe(segundos);
});

test('por cuenta: cinco fallos libres; el sexto bloquea 30 s, también para la contraseña buena y desde otra dirección', async () => {
  const email = 'contador@cuadra.demo';
  expect((await fallar(6, email, '10.0.0.1')).map(({ status }) => status)).toEqual([
    401, 401, 401, 401, 401, 401,
  ]);
  expect(await ingresar(email, CONTRASENA_DEMO, '10.0.0.2')).toEqual({ status: 429, espera: '30' });
  app.reloj.avanzar({ seconds: 29 });
  expect(await ingresar(email, CONTRASENA_DEMO, '10.0.0.2')).toEqual({ status: 429, espera: '1' });
  app.reloj.avanzar({ seconds: 1 });
  expect((await ingresar(email, 'no es esta', '10.0.0.1')).status).toBe(401);
  expect(await ingresar(email, 'no es esta', '10.0.0.1')).toEqual({ status: 429, espera: '60' });
  app.reloj.avanzar({ seconds: 60 });
  expect((await ingresar(email, CONTRASENA_DEMO, '10.0.0.1')).status).toBe(200);
});

test('entrar borra los fallos de la cuenta', async () => {
  const email = 'auxiliar@cuadra.demo';
  await fallar(5, email, '10.0.1.1');
  expect((await ingresar(email, CONTRASENA_DEMO, '10.0.1.1')).status).toBe(200);
  await fallar(5, email, '10.0.1.2');
  expect((await ingresar(email, CONTRASENA_DEMO, '10.0.1.1')).status).toBe(200);
});

test('un correo que no existe se bloquea igual que uno que existe', async () => {
  const existe = await fallar(8, 'cajero@cuadra.demo', '10.0.2.1');
  const noExiste = await fallar(8, 'fantasma@cuadra.demo', '10.0.2.2');
  expect(noExiste).toEqual(existe);
  expect(existe.at(-1)).toEqual({ status: 429, espera: '30' });
});

test('mientras dura el bloqueo no se cuenta ni se compara nada', async () => {
  const email = 'bloqueado@cuadra.demo';
  await fallar(6, email, '10.0.3.1');
  const comparar = vi.spyOn(argon2, 'verify');
  await fallar(10, email, '10.0.3.1');
  expect(comparar).not.toHaveBeenCalled();
  comparar.mockRestore();
  const fila = await app.db
    .selectFrom('intentoAcceso')
    .select('fallos')
    .where('clave', '=', `cuenta:${email}`)
    .executeTakeFirstOrThrow();
  expect(fila.fallos).toBe(6);
});

test('por dirección: veinte fallos libres sobre cuentas distintas; entrar no los borra', async () => {
  const direccion = '10.0.4.1';
  for (let n = 0; n < 20; n++) await ingresar(`persona${n}@cuadra.demo`, 'no es esta', direccion);
  expect((await ingresar('jefe@cuadra.demo', CONTRASENA_DEMO, direccion)).status).toBe(200);
  expect((await ingresar('otra@cuadra.demo', 'no es esta', direccion)).status).toBe(401);
  expect(await ingresar('jefe@cuadra.demo', CONTRASENA_DEMO, direccion)).toEqual({
    status: 429,
    espera: '30',
  });
  expect((await ingresar('jefe@cuadra.demo', CONTRASENA_DEMO, '10.0.4.2')).status).toBe(200);
});

test('los fallos se olvidan tras media hora de calma, no antes, y sus filas se limpian', async () => {
  const email = 'auditor@cuadra.demo';
  await fallar(5, email, '10.0.5.1');
  app.reloj.avanzar({ minutes: 30 });
  await fallar(1, email, '10.0.5.2');
  expect((await ingresar(email, CONTRASENA_DEMO, '10.0.5.3')).status).toBe(429);
  app.reloj.avanzar({ minutes: 30, seconds: 1 });
  await fallar(5, email, '10.0.5.1');
  expect((await ingresar(email, CONTRASENA_DEMO, '10.0.5.3')).status).toBe(200);
  const viejas = await app.db
    .selectFrom('intentoAcceso')
    .select('clave')
    .where('ultimoFallo', '<', app.reloj.ahora().subtract({ minutes: 30 }).toString())
    .execute();
  expect(viejas).toEqual([]);
});

test('veinte intentos a la vez cuentan veinte: el bloqueo no se gana por rapidez', async () => {
  const email = 'apurado@cuadra.demo';
  const respuestas = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ingresar(email, `intento ${n}`, `10.0.6.${n}`)),
  );
  const comparados = respuestas.filter(({ status }) => status === 401).length;
  // Five free and the one that locks; everyone after that is told to wait, whatever they had guessed.
  expect(comparados).toBe(6);
  expect(respuestas.filter(({ status }) => status === 429)).toHaveLength(14);
});

test('entre veinte intentos a la vez, el que acierta tarde no entra ni se distingue', async () => {
  const email = 'contador2@cuadra.demo';
  // The right one is being compared, past the first look at the lock, while the others are judged.
  const alcance = Promise.withResolvers<void>();
  const comparar = vi.spyOn(argon2, 'verify');
  comparar.mockImplementationOnce(async (huella, clave) => {
    await alcance.promise;
    return verify(huella, clave);
  });
  const tardio = ingresar(email, CONTRASENA_DEMO, '10.0.7.19');
  await vi.waitFor(() => expect(comparar).toHaveBeenCalledOnce(), 10_000);
  const respuestas = await Promise.all(
    Array.from({ length: 19 }, (_, n) => ingresar(email, `intento ${n}`, `10.0.7.${n}`)),
  );
  alcance.resolve();
  expect(await tardio).toEqual({ status: 429, espera: '30' });
  comparar.mockRestore();
  expect(respuestas.filter(({ status }) => status === 200)).toEqual([]);
});
