import { CERO, type Centavos, centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { conMasDiferencias, type Opcion } from './cajeros.ts';

const cajeros: readonly Opcion[] = [
  ['a', 'Ana'],
  ['b', 'Berta'],
  ['c', 'César'],
];

const jornada = (id: string, diferencia: Centavos | null) => ({ cajero: { id, nombre: id }, diferencia });

it('se mira primero a quien tuvo más diferencias, no la mayor', () => {
  const jornadas = [
    jornada('b', centavos(90_000)),
    jornada('c', centavos(-100)),
    jornada('c', centavos(50)),
    jornada('a', CERO),
  ];
  expect(conMasDiferencias(cajeros, jornadas)).toBe('c');
});

it('sin diferencias, o sin jornadas contadas, el primero por su nombre', () => {
  expect(conMasDiferencias(cajeros, [jornada('c', CERO), jornada('b', null)])).toBe('a');
  expect(conMasDiferencias(cajeros, [])).toBe('a');
  expect(conMasDiferencias([], [])).toBeUndefined();
});
