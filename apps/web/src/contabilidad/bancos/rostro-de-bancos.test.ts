import { expect, test } from 'vitest';
import { faltan, porExplicar } from './rostro-de-bancos.tsx';

const banco = { id: '', nombre: '', conciliadaHasta: '2026-09-30', anio: 2026, mes: 10, sinExplicar: 0 };

test('dice cuántos meses faltan y desde cuál, y cuánto queda sin explicar', () => {
  expect([0, 1, 3].map((porConciliar) => faltan({ ...banco, porConciliar }))).toEqual([
    'Al día',
    'Falta octubre de 2026',
    'Faltan 3 meses, desde octubre de 2026',
  ]);
  expect([0, 1, 1_250].map((sinExplicar) => porExplicar({ sinExplicar }))).toEqual([
    undefined,
    '1 línea sin cruzar ni explicar',
    '1,250 líneas sin cruzar ni explicar',
  ]);
});
