import { expect, it } from 'vitest';
import { estaFirmado, mesesDe, mesPorConciliar } from './meses.ts';

const HOY = '2026-11-16';

it('se abre el primer mes sin firmar', () => {
  expect(mesPorConciliar({ conciliadaHasta: '2026-09-30' }, HOY)).toEqual({ anio: 2026, mes: 10 });
  expect(mesPorConciliar({ conciliadaHasta: '2025-12-31' }, HOY)).toEqual({ anio: 2026, mes: 1 });
});

it('no se abre un mes que no ha empezado', () => {
  expect(mesPorConciliar({ conciliadaHasta: '2026-11-30' }, HOY)).toEqual({ anio: 2026, mes: 11 });
});

it('los meses de una cuenta van del que corre al primero que se compara', () => {
  expect(mesesDe({ desde: '2025-12-01' }, HOY).at(0)).toEqual({ anio: 2026, mes: 11 });
  expect(mesesDe({ desde: '2025-12-01' }, HOY).at(-1)).toEqual({ anio: 2025, mes: 12 });
  expect(mesesDe({ desde: '2025-12-01' }, HOY)).toHaveLength(12);
  expect(mesesDe({ desde: '2026-12-01' }, HOY)).toEqual([{ anio: 2026, mes: 12 }]);
});

it('un mes está firmado si todos sus días lo están', () => {
  const cuenta = { conciliadaHasta: '2026-09-30' };
  expect(estaFirmado(cuenta, { anio: 2026, mes: 9 })).toBe(true);
  expect(estaFirmado(cuenta, { anio: 2026, mes: 10 })).toBe(false);
});
