import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, consultar, crearBase } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { contextoDelSistema } from '../contexto.ts';
import { crearLogger } from '../crear-logger.ts';
import { escribir } from '../database/escribir.ts';
import { abrirDatabase, abrirPool, type Database } from '../database/pool.ts';
import { abrirTrabajos, type Trabajos } from '../jobs/trabajos.ts';
import { abrirCartero, type CartaDetenida } from './abrir-cartero.ts';
import type { Carta } from './cartero.ts';
import { abrirCierreDeCartas } from './cierre-de-cartas.ts';
import { opcionesDeSmtp } from './opciones-de-smtp.ts';

const ahora = Temporal.Instant.from('2026-11-16T15:00:00Z');
const contexto = contextoDelSistema(ahora, 'prueba');
const log = crearLogger('silent');
const carta: Carta = {
  para: 'ana@ejemplo.gt',
  asunto: 'Restablecer su contraseña',
  texto: 'Abra https://cuadra.ejemplo.gt/reset-password#token=secretísimo\n',
};

let base: BaseDePrueba;
let db: Database;
let carpetaDatos: string;
let trabajos: Trabajos;

beforeAll(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  db = abrirDatabase(abrirPool(base.urlDeLaAplicacion));
  carpetaDatos = await mkdtemp(join(tmpdir(), 'cuadra-correo-'));
});

afterEach(async () => {
  await trabajos.cerrar();
  await rm(join(carpetaDatos, 'correo'), { recursive: true, force: true });
});

afterAll(async () => {
  await db.destroy();
  await base.borrar();
  await rm(carpetaDatos, { recursive: true, force: true });
});

async function abrir(smtpUrl: string | undefined, { reintentosMax = 3, enviada = carta } = {}) {
  const detenidas: CartaDetenida[] = [];
  trabajos = await abrirTrabajos(base.urlDeLaAplicacion, log, { sondeoSegundos: 0.5 });
  const cartero = await abrirCartero({
    trabajos,
    config: { smtpUrl },
    carpetaDatos,
    secreto: 'un secreto de prueba que nadie más conoce',
    reloj: { ahora: () => ahora },
    log,
    alDetenerse: async (detenida) => void detenidas.push(detenida),
    reintentos: { reintentosMax, esperaSegundos: 1, esperaMaxSegundos: 1 },
  });
  await escribir(db, contexto, 'prueba', (tx) => cartero.enviar(tx, enviada));
  return detenidas;
}

const archivos = () => readdir(join(carpetaDatos, 'correo')).catch(() => []);

test('sin SMTP, la carta queda en un archivo .eml que solo su dueño lee, y se avisa sin decir el texto', async () => {
  const detenidas = await abrir(undefined);
  await hastaQue(() => expect(detenidas).toHaveLength(1));
  const [nombre = ''] = await archivos();
  expect(nombre).toMatch(/^20261116T150000Z-[0-9a-f-]{36}\.eml$/);
  const archivo = join(carpetaDatos, 'correo', nombre);
  expect((await stat(archivo)).mode & 0o777).toBe(0o600);
  const eml = await readFile(archivo, 'utf8');
  expect(eml).toContain('From: Cuadra <no-responder@cuadra.local>\r\n');
  expect(eml).toContain('To: ana@ejemplo.gt\r\n');
  expect(eml).toMatch(/Subject: =\?UTF-8\?Q\?Restablecer_su_contrase=C3=B1a\?=/);
  expect(detenidas[0]).toEqual({
    id: expect.any(String),
    para: carta.para,
    asunto: carta.asunto,
    archivo: nombre,
  });
  expect(JSON.stringify(detenidas)).not.toContain('token');
});

test('con SMTP, si el servidor rechaza la primera vez la carta se envía otra vez y llega', async () => {
  const servidor = await servidorSmtp((intento) => intento > 1);
  const detenidas = await abrir(servidor.url);
  await hastaQue(() => expect(servidor.recibidas).toHaveLength(1));
  expect(servidor.intentos()).toBe(2);
  expect(servidor.recibidas[0]).toContain('From: Cuadra <no-responder@127.0.0.1>');
  expect(servidor.recibidas[0]).toContain('To: ana@ejemplo.gt');
  expect(detenidas).toEqual([]);
  expect(await archivos()).toEqual([]);
  servidor.cerrar();
});

test('si el servidor nunca la acepta, al agotar los intentos la carta queda en la carpeta', async () => {
  const servidor = await servidorSmtp(() => false);
  const detenidas = await abrir(servidor.url, { reintentosMax: 1 });
  await hastaQue(() => expect(detenidas).toHaveLength(1));
  expect(servidor.intentos()).toBe(2);
  expect(await archivos()).toHaveLength(1);
  servidor.cerrar();
});

test('a otra máquina va cifrada o no va: un servidor que no ofrece STARTTLS no recibe nada', async () => {
  expect(opcionesDeSmtp('smtp://correo.coop.gt:587').requireTLS).toBe(true);
  expect(opcionesDeSmtp('smtp://127.0.0.1:25').requireTLS).toBe(false);
  const servidor = await servidorSmtp(() => true);
  const detenidas = await abrir(`${servidor.url}?requireTLS=true`, { reintentosMax: 0 });
  await hastaQue(() => expect(detenidas).toHaveLength(1));
  expect([servidor.intentos(), servidor.recibidas]).toEqual([0, []]);
  servidor.cerrar();
});

test('la que esperaba cuando cambió el secreto sale igual', async () => {
  const escrita = abrirCierreDeCartas('el de antes').cerrar('hola');
  expect(abrirCierreDeCartas('el de ahora', 'el de antes').abrir(escrita)).toBe('hola');
  expect(abrirCierreDeCartas('el de ahora').abrir(escrita)).toBeUndefined();
});

describe('una carta con un enlace secreto', () => {
  const reservada: Carta = { ...carta, reservada: true };
  const trabajosGuardados = () => consultar(base.url, `select data from pgboss.job where name = 'correo'`);

  test('mientras espera no se lee en los trabajos, y enviada no queda nada de ella', async () => {
    const servidor = await servidorSmtp((intento) => intento > 1);
    await abrir(servidor.url, { enviada: reservada });
    await hastaQue(() => expect(servidor.intentos()).toBe(1));
    const esperando = JSON.stringify(await trabajosGuardados());
    expect(esperando).toContain('ana@ejemplo.gt');
    expect(esperando).not.toContain('secretísimo');
    expect(esperando).not.toContain('reset-password');
    await hastaQue(() => expect(servidor.recibidas).toHaveLength(1));
    expect(servidor.recibidas[0]).toContain('reset-password');
    await hastaQue(async () => expect(await trabajosGuardados()).toEqual([]));
    servidor.cerrar();
  });

  test('si el servidor nunca la acepta no queda copia: se avisa para que se haga otra', async () => {
    const servidor = await servidorSmtp(() => false);
    const detenidas = await abrir(servidor.url, { reintentosMax: 0, enviada: reservada });
    await hastaQue(() => expect(detenidas).toHaveLength(1));
    expect(detenidas[0]).toMatchObject({ para: carta.para, archivo: null });
    expect(await archivos()).toEqual([]);
    await hastaQue(async () => expect(await trabajosGuardados()).toEqual([]));
    servidor.cerrar();
  });

  test('sin servidor de correo no se escribe', async () => {
    await expect(abrir(undefined, { enviada: reservada })).rejects.toThrow('reservada');
    expect(await archivos()).toEqual([]);
  });
});

interface ServidorSmtp {
  readonly url: string;
  readonly recibidas: string[];
  intentos(): number;
  cerrar(): Server;
}

/** As much of SMTP as it takes to refuse a letter or keep it. */
async function servidorSmtp(acepta: (intento: number) => boolean): Promise<ServidorSmtp> {
  const recibidas: string[] = [];
  let intentos = 0;
  const server = createServer((socket) => {
    let mensaje: string | undefined;
    socket.setEncoding('utf8').write('220 prueba\r\n');
    socket.on('data', (trozo: string) => {
      if (mensaje !== undefined) {
        mensaje += trozo;
        if (!mensaje.endsWith('\r\n.\r\n')) return;
        recibidas.push(mensaje);
        mensaje = undefined;
        socket.write('250 guardada\r\n');
      } else if (trozo.startsWith('MAIL')) {
        intentos += 1;
        socket.write(acepta(intentos) ? '250 bien\r\n' : '451 ahora no\r\n');
      } else if (trozo.startsWith('DATA')) {
        mensaje = '';
        socket.write('354 diga\r\n');
      } else if (trozo.startsWith('QUIT')) socket.end('221 adiós\r\n');
      else socket.write('250 bien\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((listo) => server.listen(0, '127.0.0.1', listo));
  const direccion = server.address();
  const puerto = typeof direccion === 'object' ? direccion?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${puerto}`,
    recibidas,
    intentos: () => intentos,
    cerrar: () => server.close(),
  };
}
