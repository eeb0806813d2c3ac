// A process that is asked to stop: nobody who is being served, or was about to be, is refused.
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { crearBase } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { iniciarCuadra } from '#testing/process.ts';
import { crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { leerConfig } from '../config.ts';
import { crearLogger } from '../crear-logger.ts';
import { escuchar } from './escuchar.ts';
import { opcionesDeServidor } from './opciones-de-servidor.ts';
import { PLAZOS } from './plazos.ts';
import { atenderRetiro, crearRetiro, type Retiro } from './retiro.ts';

interface Servida {
  readonly status: number | undefined;
  readonly conexion: string | undefined;
  readonly cuerpo: string;
}

async function pedir(url: string, agent?: Agent): Promise<Servida> {
  const peticion = get(url, agent === undefined ? {} : { agent });
  const [respuesta] = (await once(peticion, 'response')) as [IncomingMessage];
  return {
    status: respuesta.statusCode,
    conexion: respuesta.headers.connection,
    cuerpo: await text(respuesta),
  };
}

describe('mientras se retira', () => {
  const retiro = crearRetiro();
  let prueba: AplicacionDePrueba;
  let url: string;
  beforeAll(async () => {
    prueba = await aplicacionDePrueba({ retiro });
    await prueba.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(prueba.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => prueba.cerrar());

  it('dice al balanceador que no está listo, y a los demás los atiende y les pide otra conexión', async () => {
    const agent = new Agent({ keepAlive: true });
    expect((await pedir(`${url}/api/health/ready`, agent)).status).toBe(200);
    expect((await pedir(`${url}/api/health/live`, agent)).conexion).toBe('keep-alive');
    retiro.empezar();
    const listo = await pedir(`${url}/api/health/ready`, agent);
    expect([listo.status, JSON.parse(listo.cuerpo).codigo]).toEqual([503, 'PROCESO_QUE_SE_RETIRA']);
    expect(await pedir(`${url}/api/health/live`, agent)).toMatchObject({ status: 200, conexion: 'close' });
    expect((await prueba.entrar('contador@cuadra.demo')).length).toBeGreaterThan(0);
    agent.destroy();
  });

  it('los eventos en vivo se terminan sin cortarse, para que el navegador los pida a otro', async () => {
    const authorization = `Bearer ${await prueba.entrar('contador@cuadra.demo')}`;
    const flujo = await fetch(`${url}${RUTA_DE_EVENTOS}`, { headers: { authorization } });
    expect([flujo.status, flujo.headers.get('connection')]).toEqual([200, 'close']);
    const leido = flujo.text();
    await prueba.app.close();
    expect(await leido).toContain(': hola');
  });
});

describe('al cerrar', () => {
  let app: FastifyInstance;
  let retiro: Retiro;
  let puerto: number;
  let llegadas = 0;
  let puerta: PromiseWithResolvers<void>;

  const preparar = async () => {
    [retiro, puerta, llegadas] = [crearRetiro(), Promise.withResolvers(), 0];
    const plataforma = { config: leerConfig({ NODE_ENV: 'test' }), log: crearLogger('silent') };
    app = Fastify(opcionesDeServidor(plataforma, PLAZOS, undefined)) as unknown as FastifyInstance;
    app.get('/lenta', async () => {
      llegadas += 1;
      await puerta.promise;
      return 'terminada';
    });
    app.get('/a-medias', (_request, reply) => {
      reply.hijack();
      reply.raw.write('empezada ');
      llegadas += 1;
      void puerta.promise.then(() => reply.raw.end('y terminada'));
    });
    app.get('/', async () => 'aquí');
    atenderRetiro(app, retiro);
    const direccion = await escuchar(app, { puerto: undefined, host: '127.0.0.1' });
    puerto = Number(new URL(direccion).port);
  };
  const cerrar = () => {
    retiro.empezar();
    return app.close();
  };
  const dejoDeEscuchar = () =>
    hastaQue(() => expect(pedir(`http://127.0.0.1:${puerto}/`)).rejects.toThrow('ECONNREFUSED'));

  it.each(['lenta', 'a-medias'])('lo que está en curso termina: %s', async (ruta) => {
    await preparar();
    const agent = new Agent({ keepAlive: true });
    const servida = pedir(`http://127.0.0.1:${puerto}/${ruta}`, agent);
    await hastaQue(() => expect(llegadas).toBe(1));
    const cerrado = cerrar();
    await dejoDeEscuchar();
    puerta.resolve();
    expect(await servida).toMatchObject({ status: 200, cuerpo: expect.stringContaining('terminada') });
    // Though its connection had been promised to go on.
    await cerrado;
    agent.destroy();
  });

  it('también lo que entró por la otra dirección de esta máquina, antes de cerrar lo demás', async () => {
    await preparar();
    const servida = pedir(`http://[::1]:${puerto}/lenta`).catch((error: NodeJS.ErrnoException) => error.code);
    const quien = await Promise.race([servida, hastaQue(() => expect(llegadas).toBe(1))]);
    // Nobody has that address here.
    if (typeof quien === 'string') return app.close();
    let cerrado = false;
    const cierre = cerrar().then(() => {
      cerrado = true;
    });
    await dejoDeEscuchar();
    expect(cerrado).toBe(false);
    puerta.resolve();
    expect(await servida).toMatchObject({ status: 200, cuerpo: 'terminada' });
    await cierre;
  });

  it('lo que venía llegando se atiende, y quien abrió una conexión y no dijo nada no lo detiene', async () => {
    await preparar();
    const callada = connect(puerto, '127.0.0.1');
    const media = connect(puerto, '127.0.0.1');
    await Promise.all([once(callada, 'connect'), once(media, 'connect')]);
    media.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const recibido = text(media);
    // Both are in before it stops listening.
    await pedir(`http://127.0.0.1:${puerto}/`);
    await hastaQue(() => expect(conexionesDe(app)).resolves.toBeGreaterThanOrEqual(2));
    const cerrado = cerrar();
    await dejoDeEscuchar();
    media.write('\r\n');
    expect(await recibido).toMatch(/^HTTP\/1\.1 200 .*connection: close.*aquí$/is);
    await cerrado;
    callada.destroy();
  });
});

const conexionesDe = (app: FastifyInstance) =>
  new Promise<number>((decir, fallar) =>
    app.server.getConnections((error, cuantas) => (error ? fallar(error) : decir(cuantas))),
  );

describe('el proceso', () => {
  it('recibe SIGTERM y a nadie le falla nada: ni a quien sigue pidiendo, ni a quien escucha', async () => {
    const carpeta = await crearCarpetaTemporal('retiro');
    const base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
    const proceso = await iniciarCuadra({
      DATA_DIR: carpeta.ruta,
      DATABASE_OWNER_URL: base.url,
      SESSION_SECRET: 's'.repeat(32),
      NODE_ENV: 'development',
      CUADRA_DEMO: 'true',
      RETIRO_SEGUNDOS: '3',
    });
    const token = await entrar(proceso.url);
    const flujo = await fetch(`${proceso.url}${RUTA_DE_EVENTOS}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const escuchado = flujo.text();
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    let sigueEnElBalanceador = true;
    const cliente = async () => {
      const vistas: (number | undefined)[] = [];
      while (sigueEnElBalanceador) vistas.push((await pedir(`${proceso.url}/api/health/live`, agent)).status);
      return vistas;
    };
    const clientes = Array.from({ length: 8 }, cliente);
    const fin = proceso.terminar('SIGTERM');
    await hastaQue(async () => expect((await pedir(`${proceso.url}/api/health/ready`)).status).toBe(503));
    // In a hurry, or twice by mistake.
    proceso.child.kill('SIGTERM');
    expect((await pedir(`${proceso.url}/api/health/live`, agent)).conexion).toBe('close');
    sigueEnElBalanceador = false;
    const vistas = (await Promise.all(clientes)).flat();
    expect(vistas.length).toBeGreaterThan(8);
    expect(new Set(vistas)).toEqual(new Set([200]));
    expect(await fin).toBe(0);
    expect(await escuchado).toContain(': hola');
    agent.destroy();
    await base.borrar();
    await carpeta.borrar();
  });
});

async function entrar(url: string): Promise<string> {
  const respuesta = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'contador@cuadra.demo', password: 'Cuadra-2026' }),
  });
  return ((await respuesta.json()) as { accessToken: string }).accessToken;
}
