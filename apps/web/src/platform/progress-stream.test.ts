import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './api.ts';

let responder: () => Response;

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://cuadra.gt' });
  vi.stubGlobal('localStorage', { getItem: () => 'abc' });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    expect(new Headers(init.headers).get('accept')).toBe('application/x-ndjson');
    return responder();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** As it travels: in pieces that begin and end anywhere. */
function respuesta(texto: string, { cortada = false } = {}): Response {
  const trozos = texto.match(/[\s\S]{1,7}/g) ?? [];
  const cuerpo = new ReadableStream<Uint8Array>({
    pull(control) {
      const trozo = trozos.shift();
      if (trozo !== undefined) control.enqueue(new TextEncoder().encode(trozo));
      else if (cortada) control.error(new TypeError('network error'));
      else control.close();
    },
  });
  return new Response(cuerpo);
}

const avances: unknown[] = [];
beforeEach(() => {
  avances.length = 0;
});
const importar = () =>
  call(
    importarPartidas,
    { query: { ensayo: 'false' }, body: { mediaType: 'text/csv', bytes: new Uint8Array() } },
    { alAvanzar: (avance) => avances.push(avance) },
  );
const AVANCE = '{"avance":{"etapa":"revisar","hechas":1,"total":2}}\n';

test('los avances se dicen según llegan y el resultado es el de la última línea', async () => {
  responder = () => respuesta(`${AVANCE}${AVANCE}{"resultado":{"partidas":7}}\n`);
  expect(await importar()).toEqual({ partidas: 7 });
  expect(avances).toEqual([1, 1].map((hechas) => ({ etapa: 'revisar', hechas, total: 2 })));
});

test('lo que se rechaza a medio camino llega como cualquier rechazo', async () => {
  const problema = {
    type: 'about:blank',
    title: 'X',
    status: 409,
    detail: 'Se cerró.',
    codigo: 'X',
    peticion: 'p',
  };
  responder = () => respuesta(`${AVANCE}${JSON.stringify({ problema })}\n`);
  await expect(importar()).rejects.toMatchObject({ status: 409, codigo: 'X', message: 'Se cerró.' });
});

test('una respuesta que se corta, con ruido o sin él, es que no hay conexión', async () => {
  for (const cortada of [true, false]) {
    responder = () => respuesta(`${AVANCE}{"resul`, { cortada });
    await expect(importar()).rejects.toMatchObject({ codigo: 'SIN_CONEXION', esPasajero: true });
  }
});
