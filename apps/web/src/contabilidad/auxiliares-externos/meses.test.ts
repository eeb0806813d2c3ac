import { expect, it } from 'vitest';
import { claveDeMes, mesesPorTraer } from './meses.ts';

it('van del último que terminó al primero que se compara, pasando de año', () => {
  expect(mesesPorTraer([{ desde: '2025-12-01' }], '2026-02-10').map(claveDeMes)).toEqual([
    '2026-01',
    '2025-12',
  ]);
});

it('el primero es el de la que empezó antes; si ninguna ha empezado, queda el que terminó', () => {
  const dos = [{ desde: '2026-03-01' }, { desde: '2026-01-01' }];
  expect(mesesPorTraer(dos, '2026-04-30').map(claveDeMes)).toEqual(['2026-03', '2026-02', '2026-01']);
  expect(mesesPorTraer([{ desde: '2026-09-01' }], '2026-04-30').map(claveDeMes)).toEqual(['2026-03']);
  expect(mesesPorTraer([], '2026-01-15').map(claveDeMes)).toEqual(['2025-12']);
});
