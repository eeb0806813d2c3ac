import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CERO, centavos, restar } from '../dinero.ts';
import { retencion, tratamientoEn } from './isr.ts';

const DIEZ = { ppm: 100_000, minimo: CERO };

describe('retención de ISR', () => {
  it.each([
    [297, 30], // 29.7
    [295, 30], // 29.5: half, away from zero
    [294, 29],
    [4, 0],
    [5, 1],
    [1_656_463_906, 165_646_391],
  ])('de %i centavos de interés se retienen %i', (interes, esperado) => {
    expect(retencion(centavos(interes), DIEZ, 'afecto')).toBe(esperado);
  });

  it('exactamente el mínimo se retiene; un centavo menos, no', () => {
    const parametro = { ppm: 100_000, minimo: centavos(1_000) };
    expect(retencion(centavos(1_000), parametro, 'afecto')).toBe(100);
    expect(retencion(centavos(999), parametro, 'afecto')).toBe(0);
  });

  it('a lo exento, y a lo que no es interés ganado, no se le retiene', () => {
    expect(retencion(centavos(297), DIEZ, 'exento')).toBe(0);
    expect(retencion(centavos(-297), DIEZ, 'afecto')).toBe(0);
  });

  it('neto más retención es el interés, y difiere del exacto en medio centavo a lo sumo', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (bruto, ppm) => {
          const isr = retencion(centavos(bruto), { ppm, minimo: CERO }, 'afecto');
          expect(restar(centavos(bruto), isr)).toBeGreaterThanOrEqual(0);
          const resto = BigInt(isr) * 1_000_000n - BigInt(bruto) * BigInt(ppm);
          expect(2n * (resto < 0n ? -resto : resto) <= 1_000_000n).toBe(true);
        },
      ),
    );
  });
});

describe('una exención', () => {
  const exenta = { tratamiento: 'exento', vence: '2026-06-30' } as const;
  it('rige hasta su último día', () => {
    expect(tratamientoEn('2026-06-30', exenta)).toBe('exento');
    expect(tratamientoEn('2026-07-01', exenta)).toBe('afecto');
  });

  it('sin fecha no vence', () => {
    expect(tratamientoEn('2099-01-01', { tratamiento: 'exento', vence: null })).toBe('exento');
    expect(tratamientoEn('2026-01-01', { tratamiento: 'afecto', vence: null })).toBe('afecto');
  });
});
