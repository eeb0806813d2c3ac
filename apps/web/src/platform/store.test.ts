import { expect, test } from 'vitest';
import { createStore } from './store.ts';

test('quien escucha se entera de cada cambio, hasta que deja de escuchar', () => {
  const almacen = createStore(1);
  const vistos: number[] = [];
  const dejar = almacen.subscribe(() => vistos.push(almacen.getSnapshot()));
  almacen.set(2);
  almacen.set(2);
  almacen.set(3);
  dejar();
  almacen.set(4);
  expect(vistos).toEqual([2, 3]);
  expect(almacen.getSnapshot()).toBe(4);
});
