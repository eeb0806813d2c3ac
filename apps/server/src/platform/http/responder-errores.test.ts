// PostgreSQL gone in the middle of a request is nobody's mistake: whoever asked is told to try again, with the same code
// whatever words the connection died with.
import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Anotador } from './anotador.ts';
import { responderErrores } from './responder-errores.ts';

const NADIE_ANOTA: Anotador = {
  rechazo: () => undefined,
  descarga: () => undefined,
  vaciar: async () => undefined,
};
const conCodigo = (code: string, mensaje = code) => Object.assign(new Error(mensaje), { code });

it.each([
  ['nadie escucha', conCodigo('ECONNREFUSED')],
  ['se cortó al leer', conCodigo('ECONNRESET')],
  ['se cortó al escribir', conCodigo('EPIPE', 'write EPIPE')],
  ['PostgreSQL se apaga', conCodigo('57P01')],
  ['terminó a media consulta', new Error('Connection terminated unexpectedly')],
  ['murió entre dos consultas', new Error('Client has encountered a connection error and is not queryable')],
])('%s: 503, y se dice cuándo volver', async (_caso, error) => {
  const app = fastify();
  app.decorate('anotador', NADIE_ANOTA);
  responderErrores(app);
  app.get('/', () => Promise.reject(error));
  const { statusCode, headers, json } = await app.inject({ url: '/' });
  expect([statusCode, json().codigo, headers['retry-after']]).toEqual([503, 'BASE_NO_DISPONIBLE', '2']);
  await app.close();
});

it('lo que es un error del programa sigue siéndolo, sin decir cuál', async () => {
  const app = fastify();
  app.decorate('anotador', NADIE_ANOTA);
  responderErrores(app);
  app.get('/', () => Promise.reject(new Error('select * from secreto')));
  const { statusCode, body } = await app.inject({ url: '/' });
  expect(statusCode).toBe(500);
  expect(body).not.toContain('secreto');
  await app.close();
});
