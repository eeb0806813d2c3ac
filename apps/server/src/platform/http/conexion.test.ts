// What a server meets before any route does: broken addresses, headers without end, bodies that never finish. Each is
// told in problem+json like everything else, and none holds a connection for ever.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CON_CORREO } from '#acceso/testing/con-invitacion.ts';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { PLAZOS } from './plazos.ts';

let prueba: AplicacionDePrueba;
let contador: string;
let puerto: number;

beforeAll(async () => {
  prueba = await aplicacionDePrueba({
    config: CON_CORREO,
    plazos: { ...PLAZOS, encabezadosMs: 400, esperaDeBytesMs: 300, revisionMs: 50 },
  });
  contador = await prueba.entrar('contador@cuadra.demo');
  await prueba.app.listen({ port: 0, host: '127.0.0.1' });
  puerto = (prueba.app.server.address() as AddressInfo).port;
});
afterAll(() => prueba.cerrar());

async function abrir(...lineas: string[]): Promise<Socket> {
  const socket = connect(puerto, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(lineas.join('\r\n'));
  return socket;
}

interface Leida {
  readonly status: number;
  readonly tipo: string | undefined;
  readonly codigo: string | undefined;
}

/** What came until the server closed, or hung up on somebody who was still talking. */
async function leerTodo(socket: Socket): Promise<Leida> {
  const trozos: Buffer[] = [];
  socket.on('data', (trozo: Buffer) => void trozos.push(trozo));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  const [cabeza = '', cuerpo = ''] = Buffer.concat(trozos).toString().split('\r\n\r\n');
  const tipo = /^content-type: (.*)$/im.exec(cabeza)?.[1];
  const json = /\{.*\}/s.exec(cuerpo)?.[0];
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(cabeza)?.[1]),
    tipo,
    codigo: json === undefined ? undefined : JSON.parse(json).codigo,
  };
}

const comoProblema = (status: number, codigo: string) => ({
  status,
  tipo: 'application/problem+json; charset=utf-8',
  codigo,
});

describe('lo que no llega a ninguna ruta también se dice en problem+json', () => {
  it.each([
    ['una dirección que no se puede leer', '/api/partidas/%', 400, 'DIRECCION_INVALIDA'],
    [
      'un parámetro demasiado largo',
      `/api/contabilidad/partidas/${'a'.repeat(500)}`,
      414,
      'DIRECCION_DEMASIADO_LARGA',
    ],
  ])('%s', async (_caso, url, status, codigo) => {
    const respuesta = await prueba.app.inject({ url });
    expect([respuesta.statusCode, respuesta.json().codigo]).toEqual([status, codigo]);
    expect(respuesta.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(respuesta.json().detail).toMatch(/\.$/);
  });

  it('encabezados sin fin: 431', async () => {
    const socket = await abrir(
      'GET /api/health/live HTTP/1.1',
      'Host: x',
      `X-Largo: ${'x'.repeat(20_000)}`,
      '',
      '',
    );
    expect(await leerTodo(socket)).toEqual(comoProblema(431, 'ENCABEZADOS_DEMASIADO_LARGOS'));
  });

  it('lo que no es HTTP: 400', async () => {
    const socket = await abrir('GET /api/health/live HTTP/1.1', 'Host x', '', '');
    expect(await leerTodo(socket)).toEqual(comoProblema(400, 'PETICION_MAL_FORMADA'));
  });
});

describe('nadie ocupa una conexión para siempre', () => {
  it('quien no termina sus encabezados', async () => {
    const socket = await abrir('GET /api/health/live HTTP/1.1', 'Host: x');
    expect(await leerTodo(socket)).toEqual(comoProblema(408, 'PETICION_SIN_TERMINAR'));
  });

  it('quien anuncia un cuerpo y no lo manda', async () => {
    const socket = await abrir(
      'POST /api/auth/sign-in HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 50',
      '',
      '{"email":',
    );
    expect(await leerTodo(socket)).toEqual(comoProblema(408, 'PETICION_SIN_TERMINAR'));
  });

  it('quien lo manda por goteo', async () => {
    const socket = await abrir(
      'POST /api/auth/sign-in HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 5000',
      '',
      '{"email":"',
    );
    const gotera = setInterval(() => void socket.write('a'), 60);
    const leida = await leerTodo(socket);
    clearInterval(gotera);
    expect(leida).toEqual(comoProblema(408, 'PETICION_SIN_TERMINAR'));
  });
});

it('HEAD de los eventos contesta y termina', async () => {
  const socket = await abrir(
    'HEAD /api/eventos HTTP/1.1',
    'Host: x',
    'Connection: close',
    `Authorization: Bearer ${contador}`,
    '',
    '',
  );
  expect(await leerTodo(socket)).toMatchObject({ status: 200, tipo: 'text/event-stream; charset=utf-8' });
});

it('hay un tope de conexiones', async () => {
  const otra = await aplicacionDePrueba({ plazos: { ...PLAZOS, conexionesMax: 1 } });
  await otra.app.listen({ port: 0, host: '127.0.0.1' });
  const suyo = (otra.app.server.address() as AddressInfo).port;
  const primera = connect(suyo, '127.0.0.1');
  await once(primera, 'connect');
  const segunda = connect(suyo, '127.0.0.1');
  segunda.resume();
  await once(segunda, 'close');
  expect(primera.destroyed).toBe(false);
  primera.destroy();
  await otra.cerrar();
});

describe('un JSON sin fondo', () => {
  const mandar = (payload: string) =>
    prueba.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { 'content-type': 'application/json' },
      payload,
    });

  it.each([
    ['listas', '['.repeat(40_000) + ']'.repeat(40_000)],
    ['objetos', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`],
    ['sin cerrar', '['.repeat(100)],
  ])('%s: 400', async (_caso, payload) => {
    const respuesta = await mandar(payload);
    expect([respuesta.statusCode, respuesta.json().codigo]).toEqual([400, 'JSON_INVALIDO']);
  });

  it('los corchetes que van dentro de un texto no cuentan', async () => {
    const respuesta = await mandar(JSON.stringify({ email: `"\\"${'['.repeat(200)}`, password: 'x' }));
    expect(respuesta.json().codigo).toBe('PETICION_INVALIDA');
  });
});

describe('la dirección de los enlaces no la decide quien pregunta', () => {
  it('ni con Host ni con X-Forwarded-Host', async () => {
    await prueba.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { host: 'malo.example', 'x-forwarded-host': 'malo.example', 'x-forwarded-proto': 'https' },
      payload: { email: 'contador@cuadra.demo' },
    });
    expect(prueba.cartas).toHaveLength(1);
    expect(prueba.cartas[0]?.texto).not.toContain('malo.example');
    expect(prueba.cartas[0]?.texto).toContain(`http://localhost:${puerto}/`);
  });
});

describe('TRUST_PROXY: de quién se cree la dirección del cliente', () => {
  /** As the session that was opened tells it. */
  const direccionDe = async (config: object, remota: string) => {
    const otra = await aplicacionDePrueba({ config });
    await otra.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      remoteAddress: remota,
      headers: { 'x-forwarded-for': '203.0.113.9' },
      payload: { email: 'contador@cuadra.demo', password: CONTRASENA_DEMO },
    });
    const { direccion } = await otra.db.selectFrom('sesion').select('direccion').executeTakeFirstOrThrow();
    await otra.cerrar();
    return direccion;
  };

  it.each([
    [{}, '127.0.0.1', '203.0.113.9'],
    [{}, '10.0.0.7', '10.0.0.7'],
    [{ proxiesDeConfianza: ['10.0.0.0/8'] }, '10.0.0.7', '203.0.113.9'],
    [{ proxiesDeConfianza: ['10.0.0.0/8'] }, '127.0.0.1', '127.0.0.1'],
    [{ proxiesDeConfianza: [] }, '127.0.0.1', '127.0.0.1'],
  ])('%o, desde %s: %s', async (config, remota, esperada) => {
    expect(await direccionDe(config, remota)).toBe(esperada);
  });
});
