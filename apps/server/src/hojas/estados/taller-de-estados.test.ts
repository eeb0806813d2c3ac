import { setImmediate as turnoDelHilo } from 'node:timers/promises';
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { afterEach, describe, expect, it } from 'vitest';
import type { LimitesDeTaller } from '#platform/hilos/taller-de-hilos.ts';
import { abrirTallerDeEstados, type TallerDeEstados } from './taller-de-estados.ts';

let taller: TallerDeEstados;
let anotados: unknown[];
const abrir = (limites?: Partial<LimitesDeTaller>) => {
  anotados = [];
  taller = abrirTallerDeEstados({ error: (...dicho: unknown[]) => void anotados.push(dicho) }, limites);
};
afterEach(() => taller.cerrar());

const leer = (texto: string, senal?: AbortSignal) =>
  taller.leer({ bytes: Buffer.from(texto), nombre: 'a.qif', pistas: {}, senal });

/** A thread that does what the line says when it is given a file. */
const hilo = (codigo: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', (orden) => { ${codigo} });`)}`,
  );

const QIF = '!Type:Bank\nD20/10/2026\nT1.00\nPAño\n^\n';

describe('el taller de estados de cuenta', () => {
  it('lee lo mismo que se leería sin él, y deja los bytes a quien los trajo', async () => {
    abrir();
    const bytes = Buffer.from(QIF);
    const { formato, estados } = await taller.leer({ bytes, nombre: 'a', pistas: {} });
    expect(formato).toBe('qif');
    expect(estados[0]?.lineas).toMatchObject([{ fecha: '2026-10-20', monto: 100, texto: 'Año' }]);
    expect(bytes.toString()).toBe(QIF);
  });

  it('uno que no se puede leer dice la fila y por qué, y el siguiente se lee', async () => {
    abrir();
    await expect(leer(QIF.replace('1.00', 'uno'))).rejects.toMatchObject({
      fila: 2,
      message: 'El monto «uno» no es un monto.',
    });
    expect((await leer(QIF)).estados).toHaveLength(1);
  });

  it('el que tarda más que el plazo, o necesita demasiada memoria, se detiene y lo dice', async () => {
    abrir({ plazoMs: 50, modulo: hilo('for (;;);') });
    await expect(leer(QIF)).rejects.toThrow('tomó más de');
    await expect(leer(QIF)).rejects.toBeInstanceOf(EstadoIlegible);
    await taller.cerrar();
    abrir({
      memoriaMaxMb: 32,
      modulo: hilo('const todo = []; for (;;) todo.push({ mas: [todo.length + "x"] });'),
    });
    await expect(leer(QIF)).rejects.toThrow('demasiada memoria');
  });

  it('un lector que falla no es un error del servidor: se rechaza el archivo y queda anotado', async () => {
    abrir({ modulo: hilo("parentPort.postMessage({ tipo: 'fallo', error: new Error('un tropiezo') })") });
    await expect(leer(QIF)).rejects.toBeInstanceOf(EstadoIlegible);
    expect(anotados).toMatchObject([[{ err: { message: 'un tropiezo' } }, expect.any(String)]]);
  });

  it('quien se va detiene su lectura', async () => {
    abrir({ modulo: hilo('for (;;);') });
    const control = new AbortController();
    const lectura = leer(QIF, control.signal);
    await turnoDelHilo();
    control.abort();
    await expect(lectura).rejects.toThrow('Nadie espera');
  });
});
