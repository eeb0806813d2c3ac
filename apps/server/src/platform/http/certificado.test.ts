// The server's own TLS: what it accepts, what it says of itself, and a certificate that is renewed while it runs.
import { rename, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect as conectarTls, type TLSSocket } from 'node:tls';
import { prepararPasskey } from '@cuadra/contract/acceso/segundo-factor';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { crearLogger } from '../crear-logger.ts';
import { relojDelSistema } from '../reloj.ts';
import { leerCertificado, opcionesDeTls, vigilarCertificado } from './certificado.ts';
import { direccionPropia } from './escuchar.ts';
import { certificadoDePrueba } from './testing/certificado-de-prueba.ts';

let carpeta: CarpetaTemporal;

beforeAll(async () => {
  carpeta = await crearCarpetaTemporal('tls');
});
afterAll(() => carpeta.borrar());

async function poner(nombre: string, { cert, key } = certificadoDePrueba()) {
  const archivos = {
    certificado: join(carpeta.ruta, `${nombre}.pem`),
    llave: join(carpeta.ruta, `${nombre}.key`),
  };
  await writeFile(archivos.llave, key, { mode: 0o600 });
  await writeFile(archivos.certificado, cert);
  return archivos;
}

const puertoDe = ({ server }: FastifyInstance): number => {
  const direccion = server.address();
  return typeof direccion === 'object' && direccion !== null ? direccion.port : 0;
};

const saludar = (port: number, opciones: ConnectionOptions = {}): Promise<TLSSocket> =>
  new Promise((listo, fallo) => {
    const socket = conectarTls(
      { host: '127.0.0.1', port, rejectUnauthorized: false, servername: 'localhost', ...opciones },
      () => listo(socket),
    );
    socket.once('error', fallo);
  });

const huellaQueMuestra = async (port: number): Promise<string> => {
  const socket = await saludar(port);
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
};

describe('con TLS_CERT y TLS_KEY', () => {
  let prueba: AplicacionDePrueba;
  let puerto: number;

  beforeAll(async () => {
    prueba = await aplicacionDePrueba({
      config: { tls: await poner('propio'), smtpUrl: 'smtp://127.0.0.1:9' },
    });
    await prueba.app.listen({ port: 0, host: '127.0.0.1' });
    puerto = puertoDe(prueba.app);
  });
  afterAll(() => prueba.cerrar());

  it('atiende por https, y dice a los navegadores que no vayan por otra parte', async () => {
    const respuesta = await new Promise<{ status?: number; hsts?: string | undefined }>((listo, fallo) =>
      request(
        { host: '127.0.0.1', port: puerto, path: '/api/health/live', rejectUnauthorized: false },
        (res) => {
          res.resume();
          listo({ status: res.statusCode ?? 0, hsts: res.headers['strict-transport-security'] });
        },
      )
        .once('error', fallo)
        .end(),
    );
    expect(respuesta).toEqual({ status: 200, hsts: 'max-age=31536000; includeSubDomains' });
  });

  it('nada anterior a TLS 1.2', async () => {
    const vieja = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' } as const;
    await expect(saludar(puerto, vieja)).rejects.toMatchObject({ code: expect.stringContaining('SSL') });
    const socket = await saludar(puerto, { maxVersion: 'TLSv1.2' });
    expect(socket.getProtocol()).toBe('TLSv1.2');
    socket.destroy();
  });

  it('a quien habla sin cifrar no se le contesta nada', async () => {
    const socket = connect(puerto, '127.0.0.1');
    socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await text(socket)).not.toContain('HTTP/');
  });

  it('sus enlaces son https', async () => {
    await prueba.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: 'contador@cuadra.demo' },
    });
    expect(prueba.cartas.at(-1)?.texto).toContain(`https://localhost:${puerto}/`);
  });

  it('y sus llaves de acceso, del nombre del sitio', async () => {
    const token = await prueba.entrar('contador@cuadra.demo');
    const { status, cuerpo } = await prueba.llamar(prepararPasskey, {}, { token });
    expect(status).toBe(200);
    expect(JSON.stringify(cuerpo)).toContain('"id":"localhost"');
  });
});

it('sin https no se manda HSTS; detrás de un proxy con https, sí', async () => {
  const hsts = async (config: object) => {
    const prueba = await aplicacionDePrueba({ config });
    const { headers } = await prueba.app.inject({ url: '/api/health/live' });
    await prueba.cerrar();
    return headers['strict-transport-security'];
  };
  expect(await hsts({})).toBeUndefined();
  expect(await hsts({ direccionPublica: 'http://localhost:3000' })).toBeUndefined();
  expect(await hsts({ direccionPublica: 'https://cuadra.coop.gt' })).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

describe('un certificado que se renueva', () => {
  let app: FastifyInstance | undefined;
  afterEach(() => app?.close());

  async function atender(nombre: string) {
    const archivos = await poner(nombre);
    const nueva = Fastify({
      https: opcionesDeTls(leerCertificado(archivos)),
    }) as unknown as FastifyInstance;
    nueva.get('/', async () => 'aquí');
    const log = crearLogger('silent');
    vigilarCertificado(nueva, { archivos, reloj: relojDelSistema, log }, { cadaMs: 20 });
    await nueva.listen({ port: 0, host: '127.0.0.1' });
    app = nueva;
    return { archivos, puerto: puertoDe(nueva) };
  }

  it('sirve a la siguiente conexión, y la abierta sigue', async () => {
    const { puerto } = await atender('renovado');
    const abierta = await saludar(puerto);
    const antes = abierta.getPeerCertificate().fingerprint256;
    await poner('renovado');
    await hastaQue(async () => expect(await huellaQueMuestra(puerto)).not.toBe(antes));
    abierta.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await text(abierta)).toContain('aquí');
  });

  it('a medio escribir, o con otra llave, sigue el que había; entero, sirve', async () => {
    const { archivos, puerto } = await atender('roto');
    const antes = await huellaQueMuestra(puerto);
    const nuevo = certificadoDePrueba();
    await writeFile(archivos.certificado, nuevo.cert.slice(0, 100));
    await hastaQue(async () => expect(await huellaQueMuestra(puerto)).toBe(antes));
    await writeFile(`${archivos.certificado}.nuevo`, nuevo.cert);
    await rename(`${archivos.certificado}.nuevo`, archivos.certificado);
    expect(await huellaQueMuestra(puerto)).toBe(antes);
    await writeFile(archivos.llave, nuevo.key);
    await hastaQue(async () => expect(await huellaQueMuestra(puerto)).not.toBe(antes));
  });
});

describe('lo que no se puede usar se dice por su variable', () => {
  it.each([
    [
      'un archivo que no está',
      { certificado: '/no/existe.pem' },
      'TLS_CERT: no se puede leer /no/existe.pem',
    ],
    ['una llave que no está', { llave: '/no/existe.key' }, 'TLS_KEY: no se puede leer /no/existe.key'],
  ])('%s', async (_, cambio, mensaje) => {
    const archivos = await poner('dicho');
    expect(() => leerCertificado({ ...archivos, ...cambio })).toThrow(mensaje);
  });

  it('una llave de otro certificado, o lo que no es un certificado', async () => {
    const uno = await poner('uno');
    const otro = await poner('otro');
    expect(() => leerCertificado({ ...uno, llave: otro.llave })).toThrow('TLS_KEY: no es la llave');
    expect(() => leerCertificado({ ...uno, certificado: uno.llave })).toThrow('TLS_CERT: ');
    expect(() => leerCertificado({ ...uno, llave: uno.certificado })).toThrow('TLS_KEY: ');
  });
});

it('quien escucha en todas partes se llama como dice su certificado', async () => {
  const archivos = await poner('nombrado', certificadoDePrueba('cuadra.coop.gt'));
  const certificado = leerCertificado(archivos);
  expect(certificado.nombre).toBe('cuadra.coop.gt');
  const app = Fastify({ https: opcionesDeTls(certificado) }) as unknown as FastifyInstance;
  expect(direccionPropia(app, '0.0.0.0', certificado.nombre)).toBe('https://cuadra.coop.gt');
  expect(direccionPropia(app, '127.0.0.1', certificado.nombre)).toBe('https://localhost');
  expect(direccionPropia(app, 'conta.coop.gt', certificado.nombre)).toBe('https://conta.coop.gt');
  await app.close();
});
