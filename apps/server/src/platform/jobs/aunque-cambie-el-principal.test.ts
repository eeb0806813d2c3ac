import { expect, test, vi } from 'vitest';
import { crearLogger } from '../crear-logger.ts';
import { ConfirmacionIncierta, SinPrincipal } from '../database/falla-de-la-base.ts';
import { aunqueCambieElPrincipal } from './aunque-cambie-el-principal.ts';

const log = crearLogger('silent');

test.each([
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new SinPrincipal(),
  new ConfirmacionIncierta(new Error('Connection terminated unexpectedly')),
])('se hace de nuevo, y se anota: %s', async (perdida) => {
  const anotado = vi.spyOn(log, 'warn');
  const trabajo = vi.fn(async () => undefined);
  trabajo.mockRejectedValueOnce(perdida).mockRejectedValueOnce(perdida);
  await aunqueCambieElPrincipal(log, trabajo);
  expect(trabajo).toHaveBeenCalledTimes(3);
  expect(anotado).toHaveBeenCalledTimes(2);
  anotado.mockRestore();
});

test('lo que falla por sí mismo no se hace de nuevo', async () => {
  const trabajo = vi.fn(() => Promise.reject(new Error('sin memoria')));
  await expect(aunqueCambieElPrincipal(log, trabajo)).rejects.toThrow('sin memoria');
  expect(trabajo).toHaveBeenCalledOnce();
});
