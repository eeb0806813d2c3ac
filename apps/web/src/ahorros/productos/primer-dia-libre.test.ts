import { expect, it } from 'vitest';
import { primerDiaLibre } from './primer-dia-libre.ts';

it('se propone el primer día de un mes que no se ha pagado y en que nada empieza', () => {
  expect(primerDiaLibre([], null, '2026-11-16')).toBe('2026-11-01');
  expect(primerDiaLibre([], '2026-10-31', '2026-11-16')).toBe('2026-11-01');
  expect(primerDiaLibre([], '2026-11-05', '2026-11-16')).toBe('2026-12-01');
  expect(primerDiaLibre([{ desde: '2026-12-01' }], '2026-11-30', '2026-11-16')).toBe('2027-01-01');
});
