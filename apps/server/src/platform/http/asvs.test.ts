// Lines of ASVS that no room of its own holds: methods, boundaries of a message, other origins, keys that come twice.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let contador: string;
let puerto: number;

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  contador = await prueba.entrar('contador@cuadra.demo');
  await prueba.app.listen({ port: 0, host: '127.0.0.1' });
  puerto = (prueba.app.server.address() as AddressInfo).port;
});
afterAll(() => prueba.cerrar());

/** Everything that came until the server closed, by its bytes. */
async function mandar(...lineas: string[]): Promise<string> {
  const socket = connect(puerto, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(lineas.join('\r\n'));
  return text(socket);
}

const estadoDe = (respuesta: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(respuesta)?.[1]);

describe('V13.4.4 y V4.2.1: métodos y límites de un mensaje', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT'])('%s no devuelve lo que se le manda', async (metodo) => {
    const secreto = 'no-debe-volver';
    const respuesta = await mandar(
      `${metodo} /api/health/live HTTP/1.1`,
      'Host: x',
      'Connection: close',
      `X-Secreto: ${secreto}`,
      '',
      '',
    );
    expect(respuesta).not.toContain(secreto);
    expect(respuesta === '' ? 400 : estadoDe(respuesta)).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['los dos largos', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', '']],
    ['dos largos distintos', ['Content-Length: 4', 'Content-Length: 40', '', '{}  ']],
    ['un largo que no es número', ['Content-Length: +4', '', '{}  ']],
    ['una codificación que no es de HTTP', ['Transfer-Encoding: chunked, identity', '', '0', '', '']],
    ['un encabezado partido', ['X-Uno : 1', 'Content-Length: 2', '', '{}']],
  ])('%s: se rechaza y se corta', async (_caso, lineas) => {
    const respuesta = await mandar(
      'POST /api/auth/sign-in HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      ...lineas,
      'GET /api/health/live HTTP/1.1',
      'Host: x',
      '',
      '',
    );
    expect(estadoDe(respuesta)).toBe(400);
    // What came hidden behind was not taken for a request.
    expect(respuesta.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
  });

  it('el método no se cambia desde un encabezado ni desde la dirección', async () => {
    const respuesta = await prueba.app.inject({
      method: 'POST',
      url: '/api/common/sessions?_method=DELETE',
      headers: { authorization: `Bearer ${contador}`, 'x-http-method-override': 'DELETE' },
    });
    expect(respuesta.statusCode).toBe(404);
  });
});

describe('V3.4.2 y V3.5: otro sitio', () => {
  const otro = { origin: 'https://malo.example', 'access-control-request-method': 'POST' };

  it('no hay permiso de origen cruzado, tampoco para preguntar', async () => {
    for (const method of ['OPTIONS', 'GET'] as const) {
      const { headers, statusCode } = await prueba.app.inject({
        method,
        url: '/api/contabilidad/partidas',
        headers: otro,
      });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(Object.keys(headers).filter((nombre) => nombre.startsWith('access-control'))).toEqual([]);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'lo que un formulario ajeno puede mandar (%s) no se lee',
    async (tipo) => {
      const { statusCode } = await prueba.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        headers: { 'content-type': tipo, origin: otro.origin },
        payload: '{"email":"contador@cuadra.demo","password":"x"}',
      });
      expect(statusCode).toBe(415);
    },
  );
});

describe('V15.3: llaves que no deben llegar a ninguna parte', () => {
  const conToken = (url: string) =>
    prueba.app.inject({ url, headers: { authorization: `Bearer ${contador}` } });

  it('un filtro que viene dos veces se rechaza: ninguno de los dos se adivina', async () => {
    const { statusCode } = await conToken('/api/contabilidad/partidas?limite=10&limite=200');
    expect(statusCode).toBe(400);
  });

  it.each(['{"__proto__":{"esAdmin":true}}', '{"constructor":{"prototype":{"esAdmin":true}}}'])(
    '%s: no es un dato',
    async (payload) => {
      const { statusCode } = await prueba.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(statusCode).toBe(400);
      expect('esAdmin' in {}).toBe(false);
    },
  );
});
