import { expect, it } from 'vitest';
import { cuandoSeAgrego, tamanoDe } from './en-palabras.ts';

// 16:32 in UTC is 10:32 in Guatemala.
const subido = { subidoEn: '2026-11-15T16:32:00.000Z', subidoPor: { id: 'ana', nombre: 'Ana Pop' } };

it('dice cuándo y por quién se agregó, y si la partida ya estaba contabilizada', () => {
  expect(cuandoSeAgrego({ ...subido, trasContabilizar: false })).toBe(
    'Agregado, 15/11/2026 10:32, por Ana Pop',
  );
  expect(cuandoSeAgrego({ ...subido, trasContabilizar: true })).toBe(
    'Agregado después de contabilizar, 15/11/2026 10:32, por Ana Pop',
  );
});

it('lo que pesa, como se lee', () => {
  expect([1, 1024, 1025, 1_048_576, 1_572_864].map((bytes) => tamanoDe({ bytes }))).toEqual([
    '1 KB',
    '1 KB',
    '2 KB',
    '1.0 MB',
    '1.5 MB',
  ]);
});
