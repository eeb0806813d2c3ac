import { setTimeout as esperar } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { crearDevolucion } from './devolver-memoria.ts';

/** In a function of its own: whoever asks afterwards holds nothing of it. */
const dejada = () => new WeakRef({ institucion: 'cerrada' });

test('lo que ya nadie usa se devuelve, y lo que se usa queda', async () => {
  const devolver = crearDevolucion();
  const sinDueno = dejada();
  const abierta = { institucion: 'abierta' };
  const conDueno = new WeakRef(abierta);
  // What was just made is kept until the present turn ends.
  await esperar(1);
  devolver();
  expect(sinDueno.deref()).toBeUndefined();
  expect(conDueno.deref()).toBe(abierta);
});
