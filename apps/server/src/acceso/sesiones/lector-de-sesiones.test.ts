import { setImmediate as turno } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database } from '#platform/database/pool.ts';
import { crearLectorDeSesiones } from './lector-de-sesiones.ts';
import type { Sesion } from './sesion-vigente.ts';

/** A database whose answers arrive when the test says, and tell what was asked. */
function baseLenta() {
  const preguntas: { ids: string[]; responder(): void; fallar(): void }[] = [];
  const leer = (_db: Database, ids: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, Sesion>>();
    const respuesta = new Map(ids.map((id) => [id, { actor: { sesion: id } } as Sesion]));
    preguntas.push({
      ids: [...ids],
      responder: () => resolve(respuesta),
      fallar: () => reject(new Error('sin base')),
    });
    return promise;
  };
  return { preguntas, leer: crearLectorDeSesiones({} as Database, leer) };
}

const sesionDe = (leida: Sesion | undefined) => leida?.actor.sesion;

test('las que llegan juntas viajan en una pregunta, y cada una recibe la suya', async () => {
  const { preguntas, leer } = baseLenta();
  const leidas = Promise.all(['a', 'b', 'a'].map(leer));
  await turno();
  expect(preguntas.map(({ ids }) => ids)).toEqual([['a', 'b']]);
  preguntas[0]?.responder();
  expect((await leidas).map(sesionDe)).toEqual(['a', 'b', 'a']);
});

test('quien llega con la pregunta en camino no recibe esa respuesta: se pregunta otra vez', async () => {
  const { preguntas, leer } = baseLenta();
  const primera = leer('a');
  await turno();
  const segunda = leer('a');
  await turno();
  expect(preguntas.map(({ ids }) => ids)).toEqual([['a'], ['a']]);
  for (const { responder } of preguntas) responder();
  expect(await primera).not.toBe(await segunda);
});

test('con dos en camino, las demás esperan y van juntas en la siguiente', async () => {
  const { preguntas, leer } = baseLenta();
  const leidas = [leer('a')];
  await turno();
  leidas.push(leer('b'));
  await turno();
  leidas.push(leer('c'), leer('d'));
  await turno();
  expect(preguntas.map(({ ids }) => ids)).toEqual([['a'], ['b']]);
  preguntas[0]?.responder();
  await turno();
  expect(preguntas.map(({ ids }) => ids)).toEqual([['a'], ['b'], ['c', 'd']]);
  for (const { responder } of preguntas) responder();
  expect((await Promise.all(leidas)).map(sesionDe)).toEqual(['a', 'b', 'c', 'd']);
});

test('una pregunta que falla falla a quienes iban en ella y a nadie más', async () => {
  const { preguntas, leer } = baseLenta();
  const mala = leer('a');
  await turno();
  preguntas[0]?.fallar();
  await expect(mala).rejects.toThrow('sin base');
  const buena = leer('a');
  await turno();
  preguntas[1]?.responder();
  expect(sesionDe(await buena)).toBe('a');
});
