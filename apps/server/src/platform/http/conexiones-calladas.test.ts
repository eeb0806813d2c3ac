// Connections that are opened and say nothing: real sockets against a real server.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { PLAZOS, type Plazos } from './plazos.ts';

let prueba: AplicacionDePrueba;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await prueba.cerrar();
});

async function escuchar(plazos: Partial<Plazos>): Promise<void> {
  prueba = await aplicacionDePrueba({ plazos: { ...PLAZOS, ...plazos } });
  await prueba.app.listen({ port: 0, host: '127.0.0.1' });
}

/** It never hangs up by itself, not even when it is told goodbye. */
async function llamar(): Promise<Socket> {
  const { port } = prueba.app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const abiertas = () => promisify(prueba.app.server.getConnections.bind(prueba.app.server))();

it('quien no pide nada no se queda: el servidor corta aunque la otra parte no cuelgue', async () => {
  await escuchar({ encabezadosMs: 200, revisionMs: 50 });
  for (let n = 0; n < 5; n++) await llamar();
  await hastaQue(async () => expect(await abiertas()).toBe(0));
});

it('quien pidió algo y espera lo siguiente no es quien nunca pidió nada', async () => {
  await escuchar({ encabezadosMs: 200, revisionMs: 50 });
  const socket = await llamar();
  const pedir = async () => {
    const respuesta = once(socket, 'data');
    socket.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    return String((await respuesta)[0]).slice(0, 15);
  };
  expect(await pedir()).toBe('HTTP/1.1 200 OK');
  const callado = await llamar();
  await once(callado.resume(), 'end');
  expect(await pedir()).toBe('HTTP/1.1 200 OK');
});
