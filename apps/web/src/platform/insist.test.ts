import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, offline } from './api-error.ts';
import { requestsInFlight } from './in-flight.ts';
import { insist, insistences, mayPass, pauseBefore, stopInsisting } from './insist.ts';

const problema = (status: number, codigo: string, esperaSegundos?: number) =>
  new ApiError('Una oración.', { status, codigo, esperaSegundos });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails so many times and then answers. */
const queFalla = (veces: number, error: unknown = offline()) => {
  let van = 0;
  return vi.fn(() => (van++ < veces ? Promise.reject(error) : Promise.resolve('hecho')));
};

describe('en qué se insiste', () => {
  test.each([
    [0, 'SIN_CONEXION'],
    [502, 'RESPUESTA_EXTRANA'],
    [503, 'RESPUESTA_EXTRANA'],
    [504, 'RESPUESTA_EXTRANA'],
    [503, 'BASE_NO_DISPONIBLE'],
    [503, 'BASE_SOLO_LECTURA'],
    [503, 'RESULTADO_INCIERTO'],
    [503, 'PROCESO_QUE_SE_RETIRA'],
    [503, 'INSTITUCION_NO_DISPONIBLE'],
  ])('%i %s', (status, codigo) => {
    expect(mayPass(problema(status, codigo))).toBe(true);
  });

  test.each([
    [503, 'INSTITUCION_SUSPENDIDA'],
    [503, 'ARCHIVO_SIN_REVISAR'],
    [500, 'ERROR_INTERNO'],
    [500, 'RESPUESTA_EXTRANA'],
    [404, 'RESPUESTA_EXTRANA'],
    [429, 'DEMASIADAS_PETICIONES'],
    [422, 'PARTIDA_DESCUADRADA'],
  ])('en %i %s, no', async (status, codigo) => {
    const intentar = queFalla(1, problema(status, codigo));
    await expect(insist(intentar)).rejects.toMatchObject({ codigo });
    expect(intentar).toHaveBeenCalledOnce();
  });
});

test('se insiste hasta que responde, y mientras tanto se sabe que se insiste', async () => {
  const intentar = queFalla(3);
  const llamada = insist(intentar);
  await vi.advanceTimersByTimeAsync(0);
  expect([insistences.getSnapshot(), requestsInFlight.getSnapshot()]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await llamada).toBe('hecho');
  expect(intentar).toHaveBeenCalledTimes(4);
  expect([insistences.getSnapshot(), requestsInFlight.getSnapshot()]).toEqual([0, 0]);
});

test('pasados 25 segundos se entrega el último fallo, y lo que ya se juzgó se entrega al momento', async () => {
  const sinFin = queFalla(Number.POSITIVE_INFINITY, problema(503, 'BASE_NO_DISPONIBLE'));
  const llamada = insist(sinFin).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await llamada).toMatchObject({ codigo: 'BASE_NO_DISPONIBLE' });
  expect(sinFin.mock.calls.length).toBeGreaterThan(5);
  expect(insistences.getSnapshot()).toBe(0);

  const juzgada = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(offline())
    .mockRejectedValueOnce(problema(409, 'PERIODO_CERRADO'));
  const otra = insist(juzgada).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await otra).toMatchObject({ codigo: 'PERIODO_CERRADO' });
  expect(juzgada).toHaveBeenCalledTimes(2);
});

test('quien ya no lo espera lo deja, y nada más se envía', async () => {
  const control = new AbortController();
  const intentar = queFalla(9);
  const llamada = insist(intentar, control.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  control.abort();
  expect(await llamada).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(intentar).toHaveBeenCalledOnce();
  expect(insistences.getSnapshot()).toBe(0);
});

test('al salir la persona se deja todo lo suyo, también lo que aún no había fallado; lo siguiente se insiste otra vez', async () => {
  const enPausa = queFalla(9);
  const llamada = insist(enPausa).catch((error: unknown) => error);
  const enCurso = Promise.withResolvers<string>();
  const sinFallar = vi.fn(() => enCurso.promise);
  const otra = insist(sinFallar).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  stopInsisting();
  enCurso.reject(offline());
  expect(await llamada).toMatchObject({ codigo: 'SIN_CONEXION' });
  expect(await otra).toMatchObject({ codigo: 'SIN_CONEXION' });
  await vi.advanceTimersByTimeAsync(25_000);
  expect([enPausa.mock.calls.length, sinFallar.mock.calls.length]).toEqual([1, 1]);

  const deQuienSigue = insist(queFalla(1));
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await deQuienSigue).toBe('hecho');
});

test('las pausas crecen, se dispersan y nunca son menos de lo que pide el servidor', () => {
  expect([0, 1, 2, 3, 4].map((intento) => pauseBefore(intento, undefined, 0))).toEqual([
    500, 1_000, 2_000, 4_000, 4_000,
  ]);
  // 500 × 1.2
  expect(pauseBefore(0, undefined, 1)).toBe(600);
  fc.assert(
    fc.property(fc.nat(50), fc.nat(60), fc.double({ min: 0, max: 1, noNaN: true }), (intento, pide, azar) => {
      const pausa = pauseBefore(intento, pide, azar);
      expect(pausa).toBeGreaterThanOrEqual(Math.max(500, pide * 1_000));
      expect(pausa).toBeLessThanOrEqual(Math.max(4_800, pide * 1_000));
    }),
  );
});

test('si el servidor pide esperar más de lo que se insiste, se dice al momento', async () => {
  const intentar = queFalla(1, problema(503, 'BASE_NO_DISPONIBLE', 60));
  await expect(insist(intentar)).rejects.toMatchObject({ esperaSegundos: 60 });
  expect(intentar).toHaveBeenCalledOnce();
});

test('cuando la red vuelve no se espera lo que faltaba', async () => {
  const destino = new EventTarget();
  vi.stubGlobal('addEventListener', destino.addEventListener.bind(destino));
  const intentar = queFalla(1);
  const llamada = insist(intentar);
  await vi.advanceTimersByTimeAsync(0);
  destino.dispatchEvent(new Event('online'));
  expect(await llamada).toBe('hecho');
  vi.unstubAllGlobals();
});
