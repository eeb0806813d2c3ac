// Bodies that arrive slowly, looked at when the test says so: no clock decides who is fast enough.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { PLAZOS } from './plazos.ts';

/** Nobody else's, so that whose look it is can be told. */
const esperaDeBytesMs = 7_777_777;

let prueba: AplicacionDePrueba;
let revisar: () => void;
beforeAll(async () => {
  const relojes = vi.spyOn(globalThis, 'setInterval');
  prueba = await aplicacionDePrueba({ plazos: { ...PLAZOS, esperaDeBytesMs } });
  const [suyo] = relojes.mock.calls.find(([, cada]) => cada === esperaDeBytesMs) ?? [];
  relojes.mockRestore();
  if (suyo === undefined) throw new Error('Nadie revisa lo que está llegando');
  revisar = suyo;
  await prueba.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => prueba.cerrar());

const CUERPO = JSON.stringify({ email: 'contador@cuadra.demo', password: 'x'.repeat(6_000) });

/** Whoever announced that body and has sent nothing of it, once the server knows of them. */
async function anunciar() {
  const recibida = new Promise<Socket>((listo) =>
    prueba.app.server.once('request', ({ socket }) => listo(socket)),
  );
  const { port } = prueba.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const encabezados = ['Host: x', 'Connection: close', 'Content-Type: application/json'];
  socket.write(
    ['POST /api/auth/sign-in HTTP/1.1', ...encabezados, `Content-Length: ${CUERPO.length}`, '', ''].join(
      '\r\n',
    ),
  );
  const enElServidor = await recibida;
  const respuesta = text(socket);
  return {
    async enviar(trozo: string) {
      const bytes = enElServidor.bytesRead + trozo.length;
      socket.write(trozo);
      await hastaQue(() => expect(enElServidor.bytesRead).toBe(bytes));
    },
    status: async () => Number(/^HTTP\/1\.1 (\d+)/.exec(await respuesta)?.[1]),
  };
}

const trozos = CUERPO.match(/.{1,1000}/gs) ?? [];

it('lo que llega despacio pero llega se atiende', async () => {
  const lento = await anunciar();
  for (const trozo of trozos) {
    await lento.enviar(trozo);
    revisar();
  }
  expect(await lento.status()).toBe(400);
});

it('a quien acaba de llegar se le da un plazo entero, aunque se revise en ese instante', async () => {
  const recien = await anunciar();
  revisar();
  await recien.enviar(CUERPO);
  expect(await recien.status()).toBe(400);
});

it('quien en todo un plazo no manda nada, o casi nada, no sigue', async () => {
  const callado = await anunciar();
  revisar();
  await callado.enviar(CUERPO.slice(0, 20));
  revisar();
  expect(await callado.status()).toBe(408);
});
