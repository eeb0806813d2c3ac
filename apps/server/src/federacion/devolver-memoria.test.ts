import { expect, test } from 'vitest';
import { crearDevolucion } from './devolver-memoria.ts';

test('lo que ya nadie usa se devuelve', () => {
  const devolver = crearDevolucion();
  const enUso = () => process.memoryUsage().heapUsed;
  let grande: object[] | undefined = Array.from({ length: 200_000 }, (_, n) => ({ n, texto: `cosa ${n}` }));
  devolver();
  const conElla = enUso();
  expect(grande).toHaveLength(200_000);
  grande = undefined;
  devolver();
  expect(conElla - enUso()).toBeGreaterThan(10_000_000);
});
