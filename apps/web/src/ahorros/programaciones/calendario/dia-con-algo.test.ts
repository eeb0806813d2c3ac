import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { dia } from '../testing/dia.ts';
import { loQueTiene } from './dia-con-algo.ts';

it('dice cuánto hay de cada cosa, en singular y en plural', () => {
  expect(loQueTiene(dia('2026-11-30', { vencimientos: { cuentas: 3, saldo: centavos(1_000_00) } }))).toBe(
    '1 corrida programada, 3 plazos vencen',
  );
  expect(
    loQueTiene(
      dia('2026-11-30', { programadas: [], corridas: [{ id: 1, nombre: 'A', estado: 'calculado' }] }),
    ),
  ).toBe('1 corrida en camino');
});
