import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onTokenRefused } from './api.ts';
import { type Listener, listenToEvents } from './event-stream.ts';

const pasos: string[] = [];
const pedidas: string[] = [];
const respuestas: (() => Promise<Response>)[] = [];
const oyente: Listener = {
  alConectar: (esReconexion) => pasos.push(esReconexion ? 'reconectado' : 'conectado'),
  alRecibir: (texto) => pasos.push(texto),
  estado: () => 'online',
};

beforeEach(() => {
  pasos.length = 0;
  respuestas.length = 0;
  pedidas.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'https://cuadra.gt' });
  vi.stubGlobal('localStorage', { getItem: () => 'abc' });
  vi.stubGlobal('fetch', (direccion: string) => {
    pasos.push('pedido');
    pedidas.push(direccion);
    return respuestas.shift()?.() ?? new Promise(() => undefined);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('entrega cada evento, pasa por alto los latidos y vuelve a conectar cuando la línea se corta', async () => {
  respuestas.push(() => Promise.resolve(new Response(': hola\n\ndata: uno\n\n: \n\ndata: dos\n\n')));
  respuestas.push(() => Promise.resolve(new Response('data: tres\n\n')));
  const control = new AbortController();
  const fin = listenToEvents(oyente, control.signal);
  await vi.advanceTimersByTimeAsync(500);
  expect(pasos).toEqual(['pedido', 'conectado', 'uno', 'dos']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(pasos.slice(4)).toEqual(['pedido', 'reconectado', 'tres']);
  control.abort();
  await fin;
});

test('la línea dice el estado de la pantalla, el de ahora cada vez que se abre', async () => {
  let estado = 'online';
  for (let vez = 0; vez < 4; vez++) respuestas.push(() => Promise.resolve(new Response('')));
  const control = new AbortController();
  const fin = listenToEvents({ ...oyente, estado: () => estado }, control.signal);
  await vi.advanceTimersByTimeAsync(500);
  estado = 'busy';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(pedidas.slice(0, 2)).toEqual(['/api/eventos?estado=online', '/api/eventos?estado=busy']);
  control.abort();
  await fin;
});

test('sin servidor espera cada vez más', async () => {
  for (let vez = 0; vez < 3; vez++) respuestas.push(() => Promise.reject(new TypeError('fetch failed')));
  const control = new AbortController();
  const fin = listenToEvents(oyente, control.signal);
  // Waits of 2 to 2.4 s and of 4 to 4.8 s: one attempt, then two within 3 s, then three only after 6 s.
  await vi.advanceTimersByTimeAsync(1_900);
  expect(pasos).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(pasos).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(pasos).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(pasos).toHaveLength(3);
  control.abort();
  await fin;
});

test.each(['TOKEN_INVALIDO', 'SESION_VENCIDA'])(
  'un token rechazado (%s) se avisa, y al detenerse no se pide más',
  async (codigo) => {
    const cuerpo = {
      type: 'about:blank',
      title: 'x',
      status: 401,
      detail: 'Invalid token',
      codigo,
    };
    respuestas.push(() => Promise.resolve(Response.json(cuerpo, { status: 401 })));
    const control = new AbortController();
    onTokenRefused((token) => {
      pasos.push(`rechazado ${token}`);
      control.abort();
    });
    const fin = listenToEvents(oyente, control.signal);
    await vi.advanceTimersByTimeAsync(60_000);
    await fin;
    expect(pasos).toEqual(['pedido', 'rechazado abc']);
  },
);
