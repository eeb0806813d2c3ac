import { expect, it, test } from 'vitest';
import { periodoEscrito, ultimoDiaDe } from './periodo-escrito.ts';

test.each([
  ['un mes entero es el mes', '2026-10-01', '2026-11-01', 'oct 2026'],
  ['febrero bisiesto', '2028-02-01', '2028-03-01', 'feb 2028'],
  ['un trimestre va de día a día', '2026-07-01', '2026-10-01', '01/07/2026 – 30/09/2026'],
  ['un mes sin su último día no es el mes', '2026-10-01', '2026-10-31', '01/10/2026 – 30/10/2026'],
  ['un solo día', '2026-10-05', '2026-10-06', '05/10/2026'],
])('%s', (_, desde, hasta, escrito) => expect(periodoEscrito({ desde, hasta })).toBe(escrito));

it('el último día que se paga es el anterior a aquel en que termina', () => {
  expect(ultimoDiaDe({ hasta: '2026-03-01' })).toBe('2026-02-28');
});
