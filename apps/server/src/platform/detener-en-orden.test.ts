// What a signal does when all goes well, when something hangs, and when something fails.
import { expect, it } from 'vitest';
import { crearLogger } from './crear-logger.ts';
import { alDetener } from './detener-en-orden.ts';
import { crearRetiro } from './http/retiro.ts';

const PRONTO_MS = 20;
const NUNCA = new Promise<void>(() => undefined);

/** Stops with that, however often it is asked to; what was done, and with which code it left. */
function detener(cerrar: () => Promise<void>, soltar = async () => {}) {
  const hechos: string[] = [];
  const anotar = (que: string, hacer: () => Promise<void>) => () => {
    hechos.push(que);
    return hacer();
  };
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const alRecibir = alDetener(
    {
      ...{ log: crearLogger('silent'), retiro: crearRetiro(), retiroSegundos: 0, limiteMs: PRONTO_MS },
      ...{ cerrar: anotar('cerrar', cerrar), soltar: anotar('soltar', soltar) },
    },
    (codigo) => {
      hechos.push(`salir ${codigo}`);
      // Whatever came after would be seen too.
      setTimeout(() => resolve(hechos), 3 * PRONTO_MS);
    },
  );
  alRecibir('SIGINT');
  alRecibir('SIGTERM');
  return promise;
}

it('cierra lo abierto y sale, una sola vez', async () => {
  expect(await detener(async () => {})).toEqual(['cerrar', 'salir 0']);
});

it('lo que no termina no lo retiene: suelta la base de datos antes de salir', async () => {
  expect(await detener(() => NUNCA)).toEqual(['cerrar', 'soltar', 'salir 1']);
});

it('lo que falla al cerrarse tampoco deja la base de datos sola', async () => {
  expect(await detener(() => Promise.reject(new Error('no cerró')))).toEqual(['cerrar', 'soltar', 'salir 1']);
});

it('y si la base de datos falla al soltarse, sale', async () => {
  const falla = () => Promise.reject(new Error('no respondió'));
  expect(await detener(() => NUNCA, falla)).toEqual(['cerrar', 'soltar', 'salir 1']);
});
