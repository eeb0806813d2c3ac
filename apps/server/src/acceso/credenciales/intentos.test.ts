import * as contrato from '@cuadra/contract/acceso/sesion';
import { verify } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { darDeAlta } from '../usuarios/dar-de-alta.ts';
import { argon2 } from './contrasena.ts';
import { redDe } from './dispositivo-conocido.ts';
import { esperaPorFallos } from './intentos.ts';

let app: AplicacionDePrueba;

beforeAll(async () => {
  app = await aplicacionDePrueba();
});

afterAll(() => app.cerrar());
// What one test counted is no longer worth anything in the next; the days in which a place is known are many more.
afterEach(() => app.reloj.avanzar({ hours: 48 }));

const ingresar = async (email: string, password: string, direccion: string) => {
  const { status, cruda } = await app.llamar(
    contrato.iniciarSesion,
    { body: { email, password } },
    { direccion },
  );
  return { status, espera: cruda.headers['retry-after'] };
};

const entrar = async (email: string, direccion: string) =>
  (await ingresar(email, CONTRASENA_DEMO, direccion)).status;

const fallar = async (veces: number, email: string, direccion: string) => {
  const respuestas = [];
  for (let n = 0; n < veces; n++) respuestas.push(await ingresar(email, 'no es esta', direccion));
  return respuestas;
};

test.each([
  [1, 0],
  [5, 0],
  [5.2, 18],
  [6, 30],
  [7, 60],
  [8, 120],
  [9, 240],
  [10, 480],
  [11, 900],
  [60, 900],
])('a los %f fallos que quedan de una cuenta con 5 libres se espera %i s', (fallos, segundos) => {
  expect(esperaPorFallos(fallos, 5)).toBe(segundos);
});

test('la cuenta desde una dirección: cinco fallos libres; el sexto bloquea 30 s ahí, también para la buena', async () => {
  const email = 'contador@cuadra.demo';
  expect((await fallar(6, email, '10.0.0.1')).map(({ status }) => status)).toEqual(Array(6).fill(401));
  expect(await ingresar(email, CONTRASENA_DEMO, '10.0.0.1')).toEqual({ status: 429, espera: '30' });
  // Elsewhere nothing was counted of that place.
  expect(await entrar(email, '10.0.0.2')).toBe(200);
  app.reloj.avanzar({ seconds: 29 });
  expect(await ingresar(email, CONTRASENA_DEMO, '10.0.0.1')).toEqual({ status: 429, espera: '1' });
  app.reloj.avanzar({ seconds: 1 });
  expect((await ingresar(email, 'no es esta', '10.0.0.1')).status).toBe(401);
  // In half a minute six have faded to 5.97; with this one, 6.97.
  expect(await ingresar(email, CONTRASENA_DEMO, '10.0.0.1')).toEqual({ status: 429, espera: '59' });
  app.reloj.avanzar({ seconds: 59 });
  expect(await entrar(email, '10.0.0.1')).toBe(200);
});

test('entrar borra los fallos propios de ahí', async () => {
  const email = 'auxiliar@cuadra.demo';
  await fallar(5, email, '10.0.1.1');
  expect(await entrar(email, '10.0.1.1')).toBe(200);
  await fallar(5, email, '10.0.1.1');
  expect(await entrar(email, '10.0.1.1')).toBe(200);
});

test('quien adivina desde otra parte mil veces no cierra la puerta a la dueña donde se la conoce', async () => {
  const email = 'cajero@cuadra.demo';
  expect(await entrar(email, '10.1.0.1')).toBe(200);
  const estados = (await fallar(1_000, email, '203.0.113.9')).map(({ status }) => status);
  expect(estados.filter((status) => status === 401)).toHaveLength(6);
  expect(await entrar(email, '10.1.0.1')).toBe(200);
});

test('rotando direcciones, una cuenta recibe a lo sumo 10 libres y 4 por hora: 111 el primer día, 96 después', async () => {
  const email = 'jefe@cuadra.demo';
  expect(await entrar(email, '10.2.0.1')).toBe(200);
  const comparar = sinCifrar();
  const primero = await adivinarSinDescanso(email, 24, 1);
  const segundo = await adivinarSinDescanso(email, 24, 2);
  expect([primero, segundo]).toEqual([111, 96]);
  await fallar(1, email, '198.3.0.1');
  // From where she is known the door is open; from a place nobody knows, she waits like everybody.
  expect(await entrar(email, '10.2.0.1')).toBe(200);
  expect(await entrar(email, '10.2.0.2')).toBe(429);
  comparar.mockRestore();
});

/** From a new address each time, as soon as it is possible. How many guesses were compared. */
async function adivinarSinDescanso(email: string, horas: number, dia: number): Promise<number> {
  const fin = app.reloj.ahora().add({ hours: horas });
  let comparados = 0;
  for (let n = 0; Temporal.Instant.compare(app.reloj.ahora(), fin) < 0; n++) {
    const { status, espera } = await ingresar(email, 'no es esta', `198.${dia}.${n >> 8}.${n & 255}`);
    if (status === 401) comparados += 1;
    else app.reloj.avanzar({ seconds: Number(espera) });
  }
  return comparados;
}

test('una dirección prueba a lo sumo 30 cuentas que nadie conoce ahí antes de esperar', async () => {
  const comparar = sinCifrar();
  const estados = [];
  for (let n = 0; n < 40; n++)
    estados.push((await ingresar(`nadie${n}@cuadra.demo`, 'x', '203.0.113.7')).status);
  comparar.mockRestore();
  expect(estados.filter((status) => status === 401)).toHaveLength(31);
  expect(estados.slice(31)).toEqual(Array(9).fill(429));
});

test('una oficina de treinta tras una sola dirección: quien se equivoca cien veces no detiene a nadie', async () => {
  const oficina = '190.56.0.1';
  const comparar = sinCifrar();
  const gente = await contratar(30);
  // The first morning nobody is known there, and each fails twice before remembering.
  for (const correo of gente) {
    await fallar(2, correo, oficina);
    expect(await entrar(correo, oficina)).toBe(200);
  }
  const [torpe = '', ...demas] = gente;
  await fallar(100, torpe, oficina);
  for (const correo of demas) expect(await entrar(correo, oficina)).toBe(200);
  // And whoever arrives today for the first time.
  expect(await entrar('auditor@cuadra.demo', oficina)).toBe(200);
  expect(await entrar(torpe, oficina)).toBe(429);
  comparar.mockRestore();
});

test('entrar muchas veces con la cuenta propia no compra intentos contra las ajenas', async () => {
  const direccion = '203.0.113.5';
  const propia = 'ahorros@cuadra.demo';
  const comparar = sinCifrar();
  const estados = [];
  for (let n = 0; n < 60; n++) {
    await entrar(propia, direccion);
    estados.push((await ingresar(`ajena${n}@cuadra.demo`, 'x', direccion)).status);
  }
  comparar.mockRestore();
  // Thirty free, five for having entered once, and the one that locks.
  expect(estados.filter((status) => status === 401).length).toBeLessThanOrEqual(36);
});

test('un correo que no existe se bloquea igual que uno que existe', async () => {
  const existe = await fallar(8, 'admin@cuadra.demo', '10.0.2.1');
  const noExiste = await fallar(8, 'fantasma@cuadra.demo', '10.0.2.2');
  expect(noExiste).toEqual(existe);
  expect(existe.at(-1)).toEqual({ status: 429, espera: '30' });
});

test('mientras dura el bloqueo no se cuenta ni se compara nada, y la bitácora lo dijo una vez', async () => {
  const email = 'bloqueado@cuadra.demo';
  await fallar(6, email, '10.0.3.1');
  const comparar = vi.spyOn(argon2, 'verify');
  await fallar(10, email, '10.0.3.1');
  expect(comparar).not.toHaveBeenCalled();
  comparar.mockRestore();
  const clave = `pareja:${email} 10.0.3.1`;
  const fila = await app.db.selectFrom('intentoAcceso').select('fallos').where('clave', '=', clave).execute();
  expect(fila).toEqual([{ fallos: 6 }]);
  const notas = await app.db
    .selectFrom('bitacora')
    .select(['accion', 'direccion', 'despues'])
    .where('idEntidad', 'in', [email, `${email} 10.0.3.1`])
    .orderBy('n')
    .execute();
  expect(notas.filter(({ accion }) => accion === 'sesion:rechazar')).toHaveLength(6);
  expect(notas.filter(({ accion }) => accion === 'sesion:bloquear')).toEqual([
    { accion: 'sesion:bloquear', direccion: '10.0.3.1', despues: { clase: 'pareja', esperaSegundos: 30 } },
  ]);
});

test('los fallos se desvanecen: cada hora valen la mitad, y sus filas se limpian', async () => {
  const email = 'auditor@cuadra.demo';
  await fallar(5, email, '10.0.5.1');
  app.reloj.avanzar({ hours: 1 });
  // 5 / 2 = 2.5 are left, so two more are free (4.5) and the third (5.5) waits 30 × 2^−0.5 = 21.2 s.
  expect((await fallar(3, email, '10.0.5.1')).map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await ingresar(email, CONTRASENA_DEMO, '10.0.5.1')).toEqual({ status: 429, espera: '22' });
  app.reloj.avanzar({ hours: 25 });
  await fallar(1, email, '10.0.5.2');
  const viejas = await app.db
    .selectFrom('intentoAcceso')
    .select('clave')
    .where('ultimoFallo', '<', app.reloj.ahora().subtract({ hours: 24 }).toString())
    .execute();
  expect(viejas).toEqual([]);
});

test('un lugar deja de conocerse a los treinta días sin usarse', async () => {
  const email = 'auditor@cuadra.demo';
  await entrar(email, '10.9.0.1');
  const conocidos = async () =>
    (await app.db.selectFrom('dispositivoConocido').select('huella').execute()).length;
  const antes = await conocidos();
  app.reloj.avanzar({ hours: 30 * 24 + 1 });
  await entrar('contador@cuadra.demo', '10.9.0.2');
  expect(antes).toBeGreaterThan(1);
  expect(await conocidos()).toBe(1);
});

test.each([
  ['190.56.0.1', '190.56.0.1'],
  ['::ffff:190.56.0.1', '190.56.0.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no es una dirección', 'no es una dirección'],
])('%s cuenta como %s: lo demás cambia a voluntad', (direccion, red) => {
  expect(redDe(direccion)).toBe(red);
});

test('veinte intentos a la vez cuentan veinte: el bloqueo no se gana por rapidez', async () => {
  const respuestas = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ingresar('apurado@cuadra.demo', `intento ${n}`, '10.0.6.1')),
  );
  // Five free and the one that locks; everyone after that is told to wait, whatever they had guessed.
  expect(respuestas.filter(({ status }) => status === 401)).toHaveLength(6);
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
  const tardio = ingresar(email, CONTRASENA_DEMO, '10.0.7.1');
  await hastaQue(() => expect(comparar).toHaveBeenCalledOnce());
  const respuestas = await Promise.all(
    Array.from({ length: 19 }, (_, n) => ingresar(email, `intento ${n}`, '10.0.7.1')),
  );
  alcance.resolve();
  expect(await tardio).toEqual({ status: 429, espera: '30' });
  comparar.mockRestore();
  expect(respuestas.filter(({ status }) => status === 200)).toEqual([]);
});

/** Comparing digests takes a core for a moment; hundreds of them are not what is tried there. */
const sinCifrar = () =>
  vi.spyOn(argon2, 'verify').mockImplementation(async (_huella, clave) => clave === CONTRASENA_DEMO);

/** Colleagues whose password is the demo's, as everybody's here. */
async function contratar(cuantos: number): Promise<string[]> {
  const correos = Array.from({ length: cuantos }, (_, n) => `persona${n}@oficina.gt`);
  const { contrasena } = await app.db
    .selectFrom('usuario')
    .select('contrasena')
    .where('correo', '=', 'auxiliar@cuadra.demo')
    .executeTakeFirstOrThrow();
  const contexto = contextoDelSistema(app.reloj.ahora(), 'prueba');
  await escribir(app.db, contexto, 'prueba', async (tx) => {
    for (const correo of correos)
      await darDeAlta(tx, contexto, {
        nombre: correo,
        correo,
        contrasena,
        roles: ['auditor'],
        agencias: ['01'],
      });
  });
  return correos;
}
