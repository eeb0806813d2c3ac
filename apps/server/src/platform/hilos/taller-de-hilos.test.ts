import { afterEach, expect, it } from 'vitest';
import { hastaQue } from '#testing/hasta-que.ts';
import { abrirTallerDeHilos, type TallerDeHilos } from './taller-de-hilos.ts';

/** A thread that says which one it is. */
const modulo = new URL(
  `data:text/javascript,${encodeURIComponent(`import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', () => parentPort.postMessage(threadId));`)}`,
);

let taller: TallerDeHilos<string, number>;
const abrir = (ociosoMs?: number) => {
  taller = abrirTallerDeHilos<string, number>({
    nombre: 'prueba',
    modulo,
    aLaVezMax: 1,
    enEsperaMax: 10,
    plazoMs: 60_000,
    memoriaMaxMb: 64,
    ociosoMs,
    siTarda: () => new Error('tarda'),
    siFaltaMemoria: () => new Error('sin memoria'),
    siNadieEspera: () => new Error('nadie'),
  });
};
afterEach(() => taller.cerrar());

const hilo = () =>
  taller.hacer<number>({ ordenar: () => ({ orden: '' }), alAvisar: (quien, { bien }) => bien(quien) });

it('el mismo hilo sirve a todos', async () => {
  abrir();
  const primero = await hilo();
  expect([await hilo(), await hilo()]).toEqual([primero, primero]);
});

it('con descanso, el ocioso termina y el siguiente trabajo enciende otro', async () => {
  abrir(1);
  const primero = await hilo();
  await hastaQue(async () => expect(await hilo()).not.toBe(primero));
});
