import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MundoDeAhorros, mundoDeAhorros } from './mundo-de-ahorros.ts';

let mundo: MundoDeAhorros;
beforeAll(async () => {
  mundo = await mundoDeAhorros();
});
afterAll(() => mundo?.cerrar());

test('las cuentas de la oficina de prueba suman sus libros', async () => {
  await mundo.exigirIgualdad();
  expect(await mundo.saldoDe(mundo.aPlazo.id)).toBe(10_000_00);
});
