import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as esperar } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hastaQue } from '#testing/hasta-que.ts';
import { abrirTallerDePdf, type LimitesDelTaller, type TallerDePdf } from './taller-de-pdf.ts';

/** A renderer of one line, as the module of a job. */
const modulo = (codigo: string) => new URL(`data:text/javascript,${encodeURIComponent(codigo)}`);
const eco = modulo('export async function* render(datos) { yield new TextEncoder().encode(datos.texto) }');
/** So many pieces of a full chunk, counted in the data as they are asked for. */
const largo = modulo(`export async function* render({ trozos, contador }) {
  const hechos = new Int32Array(contador);
  for (let i = 0; i < trozos; i++) { Atomics.add(hechos, 0, 1); yield new Uint8Array(64 * 1024) }
}`);
const roto = modulo('export function render() { throw new RangeError("no hay tinta") }');
const caido = modulo(
  'export function render() { setTimeout(() => { throw new Error("se cayó el hilo") }); return new Promise(() => {}) }',
);
const colgado = modulo('export function render() { return new Promise(() => {}) }');

/** The sum of its rows, which it takes one batch after another. */
const suma = modulo(`export async function* render(datos, lotes) {
  let total = 0;
  for await (const lote of lotes) for (const n of lote) total += n;
  yield new TextEncoder().encode(datos.texto + total);
}`);

let taller: TallerDePdf;
const abrir = (limites?: Partial<LimitesDelTaller>) => {
  taller = abrirTallerDePdf(limites);
  return taller;
};
afterEach(async () => {
  vi.useRealTimers();
  await taller.cerrar();
});

const contar = () => new SharedArrayBuffer(4);
const hechos = (contador: SharedArrayBuffer) => new Int32Array(contador)[0] ?? 0;
const falla = async (salida: Readable): Promise<Error> => {
  const [error] = await once(salida.resume(), 'error');
  return error;
};

describe('el taller de PDF', () => {
  it('devuelve lo que dibuja el módulo, uno tras otro y a la vez', async () => {
    abrir();
    const textos = Array.from({ length: 12 }, (_, i) => `documento ${i}`);
    expect(
      await Promise.all(textos.map((texto) => text(taller.hacer({ modulo: eco, datos: { texto } })))),
    ).toEqual(textos);
  });

  it('el hilo ocioso termina y el siguiente documento enciende otro; si no se pide, se conserva', async () => {
    const quien = modulo(`import { threadId } from 'node:worker_threads';
      export async function* render() { yield new TextEncoder().encode(String(threadId)) }`);
    const hilo = () => text(taller.hacer({ modulo: quien, datos: {} }));
    abrir();
    const siempre = await hilo();
    expect([await hilo(), await hilo()]).toEqual([siempre, siempre]);
    await taller.cerrar();
    abrir({ ociosoMs: 1 });
    const primero = await hilo();
    await hastaQue(async () => expect(await hilo()).not.toBe(primero));
  });

  it('solo hace lo que se va leyendo', async () => {
    abrir();
    const contador = contar();
    const salida = taller.hacer({ modulo: largo, datos: { trozos: 500, contador } });
    await once(salida, 'readable');
    await esperar(100);
    expect(hechos(contador)).toBeLessThan(5);
    let bytes = 0;
    for await (const trozo of salida) bytes += trozo.length;
    expect(bytes).toBe(500 * 64 * 1024);
  });

  it('las filas llegan por lotes, y no se leen más de las que hacen falta', async () => {
    abrir();
    let leidos = 0;
    async function* lotes() {
      for (; leidos < 50; leidos++) yield [leidos, leidos];
    }
    const datos = { texto: 'suman ' };
    // 2 × (0 + 1 + … + 49) = 2 × 1,225
    expect(await text(taller.hacer({ modulo: suma, datos, lotes: lotes() }))).toBe('suman 2450');
    const sinLotes = taller.hacer({ modulo: suma, datos });
    expect(await text(sinLotes)).toBe('suman 0');
  });

  it('si las filas fallan, falla su documento con ese error y los demás siguen', async () => {
    abrir();
    async function* rotos() {
      yield [1];
      throw new RangeError('no hay conexión');
    }
    const error = falla(taller.hacer({ modulo: suma, datos: { texto: '' }, lotes: rotos() }));
    const otro = text(taller.hacer({ modulo: eco, datos: { texto: 'sigue' } }));
    expect((await error).message).toBe('no hay conexión');
    expect(await otro).toBe('sigue');
  });

  it('quien se va mientras se leen sus filas las deja de leer', async () => {
    abrir();
    let leidos = 0;
    let soltadas = false;
    async function* sinFin() {
      try {
        for (;;) {
          await esperar(1);
          yield [++leidos];
        }
      } finally {
        soltadas = true;
      }
    }
    const abandonado = taller.hacer({ modulo: suma, datos: { texto: '' }, lotes: sinFin() });
    abandonado.resume();
    await hastaQue(() => expect(leidos).toBeGreaterThan(3));
    abandonado.destroy();
    await hastaQue(() => expect(soltadas).toBe(true));
    const alSoltar = leidos;
    await esperar(30);
    expect(leidos).toBe(alSoltar);
  });

  it('el error de quien dibuja rompe el documento con ese error, y el siguiente sale bien', async () => {
    abrir();
    const error = await falla(taller.hacer({ modulo: roto, datos: {} }));
    expect(error).toBeInstanceOf(RangeError);
    expect(error.message).toBe('no hay tinta');
    expect(await text(taller.hacer({ modulo: eco, datos: { texto: 'sigue' } }))).toBe('sigue');
  });

  it('datos que no pueden viajar rompen su documento y no el taller', async () => {
    abrir();
    expect((await falla(taller.hacer({ modulo: eco, datos: { funcion: () => 1 } }))).name).toBe(
      'DataCloneError',
    );
    expect(await text(taller.hacer({ modulo: eco, datos: { texto: 'sigue' } }))).toBe('sigue');
  });

  it('si el hilo se cae, falla su documento y el siguiente enciende otro hilo', async () => {
    abrir({ enCursoMax: 1 });
    const primero = falla(taller.hacer({ modulo: caido, datos: {} }));
    const segundo = text(taller.hacer({ modulo: eco, datos: { texto: 'otro hilo' } }));
    expect((await primero).message).toBe('se cayó el hilo');
    expect(await segundo).toBe('otro hilo');
  });

  it('un hilo que no responde a tiempo se termina', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    abrir({ enCursoMax: 1, esperaMs: 60_000 });
    const primero = falla(taller.hacer({ modulo: colgado, datos: {} }));
    const segundo = text(taller.hacer({ modulo: eco, datos: { texto: 'otro hilo' } }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await primero).message).toContain('se detuvo');
    expect(await segundo).toBe('otro hilo');
  });

  it('quien se va deja su lugar, y su documento no se sigue haciendo', async () => {
    abrir({ enCursoMax: 1 });
    const contador = contar();
    const abandonado = taller.hacer({ modulo: largo, datos: { trozos: 500, contador } });
    await once(abandonado, 'readable');
    abandonado.destroy();
    expect(await text(taller.hacer({ modulo: eco, datos: { texto: 'mi turno' } }))).toBe('mi turno');
    expect(hechos(contador)).toBeLessThan(5);
  });

  it('quien espera en la cola puede irse también', async () => {
    abrir({ enCursoMax: 1 });
    const lento = taller.hacer({ modulo: largo, datos: { trozos: 50, contador: contar() } });
    const contador = contar();
    const enCola = taller.hacer({ modulo: largo, datos: { trozos: 1, contador } });
    enCola.resume();
    enCola.destroy();
    await text(lento);
    expect(await text(taller.hacer({ modulo: eco, datos: { texto: 'libre' } }))).toBe('libre');
    expect(hechos(contador)).toBe(0);
  });

  it('un lector lento no detiene a los demás, y si no lee nunca pierde su documento', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    abrir({ enCursoMax: 2, esperaMs: 60_000 });
    const lento = taller.hacer({ modulo: largo, datos: { trozos: 500, contador: contar() } });
    await once(lento, 'readable');
    expect(await text(taller.hacer({ modulo: eco, datos: { texto: 'rápido' } }))).toBe('rápido');
    const perdido = once(lento, 'error');
    await vi.advanceTimersByTimeAsync(60_000);
    const [error] = await perdido;
    expect(error.message).toBe('Nadie recibió el PDF a tiempo.');
  });

  it('con la cola llena dice que espere', async () => {
    abrir({ enCursoMax: 1, enColaMax: 1 });
    const primero = taller.hacer({ modulo: eco, datos: { texto: 'uno' } });
    const segundo = taller.hacer({ modulo: eco, datos: { texto: 'dos' } });
    expect(() => taller.hacer({ modulo: eco, datos: { texto: 'tres' } })).toThrow('Demasiadas peticiones');
    expect(await Promise.all([text(primero), text(segundo)])).toEqual(['uno', 'dos']);
  });

  it('al cerrar, los documentos pendientes fallan y no se aceptan más', async () => {
    abrir({ enCursoMax: 1 });
    const enCurso = falla(taller.hacer({ modulo: colgado, datos: {} }));
    const enCola = falla(taller.hacer({ modulo: eco, datos: { texto: 'nunca' } }));
    await taller.cerrar();
    expect((await enCurso).message).toContain('se detuvo');
    expect((await enCola).message).toBe('El taller de PDF cerró.');
    expect(() => taller.hacer({ modulo: eco, datos: { texto: 'tarde' } })).toThrow('ya cerró');
  });
});
