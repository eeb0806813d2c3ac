import { CERO, centavos } from '@cuadra/core/dinero';
import { expect, test } from 'vitest';
import { formatearQuetzales } from '../../../ui/format/dinero.ts';
import { avisoDeRevision } from './prevision.ts';

const aprueban = [
  { id: 'a', nombre: 'Ana Choc' },
  { id: 'b', nombre: 'Beto Xol' },
];

test('dentro de lo que puede sola no hay nada que decir', () => {
  expect(avisoDeRevision({ solaHasta: null, aprueban }, centavos(1_000_000_000))).toBeUndefined();
  expect(avisoDeRevision({ solaHasta: centavos(500_00), aprueban }, centavos(500_00))).toBeUndefined();
});

test('más allá dice hasta cuánto y quiénes la aprobarían', () => {
  expect(avisoDeRevision({ solaHasta: centavos(500_00), aprueban }, centavos(500_01))).toBe(
    `Hoy usted puede revertir sin aprobación hasta ${formatearQuetzales(centavos(500_00))} de ese tipo: irá a revisión y la aprobará Ana Choc o Beto Xol.`,
  );
  expect(avisoDeRevision({ solaHasta: CERO, aprueban: [] }, centavos(1))).toBe(
    'Hoy usted no puede revertir más de ese tipo sin aprobación, y en esa agencia nadie más aprueba: pida que se le dé ese permiso a otra persona.',
  );
});
