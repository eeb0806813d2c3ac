import { CERO, centavos } from '@cuadra/core/dinero';
import { expect, test } from 'vitest';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { avisoDeCruces, avisoDeRevision } from './prevision.ts';

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

const cruce = {
  ...{ id: 'c', cuentaBancaria: { id: 'b', nombre: 'Monetaria' }, fecha: '2026-11-05', firmado: false },
  lineas: [{ fecha: '2026-11-05', texto: 'DEPOSITO', referencia: null, monto: centavos(125_00) }],
  ...{ totalLineas: 1, otrosMovimientos: 0 },
};

test('de lo que está cruzado dice con qué, y qué será de ello según se haya firmado o no', () => {
  expect(avisoDeCruces([])).toBeUndefined();
  expect(avisoDeCruces([cruce])).toBe(
    `Está cruzada con «DEPOSITO» del 05/11/2026 por ${formatearQuetzales(centavos(125_00))} en «Monetaria». Se deshará el cruce: lo que dice el banco quedará por explicar, y la partida se cruzará con su reversión.`,
  );
  expect(avisoDeCruces([{ ...cruce, firmado: true, totalLineas: 3, otrosMovimientos: 2 }])).toBe(
    'Está cruzada con 3 líneas del banco y 2 movimientos de otras partidas en «Monetaria». Ese mes ya se firmó: el cruce se queda, y la reversión quedará pendiente en la conciliación siguiente.',
  );
});
