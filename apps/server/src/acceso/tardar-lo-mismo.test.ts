import { setImmediate as turno } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { TIEMPO_MS, tardarLoMismo } from './credenciales/tardar-lo-mismo.ts';

test('el trabajo que termina antes espera; el que termina después ya no', async () => {
  const { respondido, trabajo, espera, esperar } = empezar();
  expect(esperar.mock.calls).toEqual([[TIEMPO_MS]]);
  trabajo.resolve('hecho');
  await turno();
  expect(respondido).not.toHaveBeenCalled();
  espera.resolve();
  await turno();
  expect(respondido).toHaveBeenCalledExactlyOnceWith('hecho');

  const largo = empezar();
  largo.espera.resolve();
  await turno();
  expect(largo.respondido).not.toHaveBeenCalled();
  largo.trabajo.resolve('hecho');
  await turno();
  expect(largo.respondido).toHaveBeenCalledExactlyOnceWith('hecho');
});

function empezar() {
  const trabajo = Promise.withResolvers<string>();
  const espera = Promise.withResolvers<void>();
  const esperar = vi.fn((_esperaMs: number) => espera.promise);
  const respondido = vi.fn();
  void tardarLoMismo({ esperar }, trabajo.promise).then(respondido);
  return { respondido, trabajo, espera, esperar };
}
