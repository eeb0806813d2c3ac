import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CERO, centavos } from '../dinero.ts';
import { superaUmbral, umbralEnQuetzales } from './efectivo-reportable.ts';

const DIEZ_MIL = 1_000_000;

describe('el efectivo del que se pregunta el origen', () => {
  it('US$ 10,000.00 a 7.65 son Q 76,500.00', () => {
    expect(umbralEnQuetzales(DIEZ_MIL, 7_650_000)).toBe(7_650_000);
  });

  it.each([
    ['en un solo movimiento, justo', 0, 7_650_000, true],
    ['en un solo movimiento, un centavo menos', 0, 7_649_999, false],
    ['en varios del día, justo', 7_000_000, 650_000, true],
    ['en varios del día, un centavo menos', 7_000_000, 649_999, false],
    ['cuando ya lo había pasado', 8_000_000, 1, true],
  ])('%s', (_, acumulado, monto, supera) => {
    const caso = { acumulado: centavos(acumulado), monto: centavos(monto) };
    expect(superaUmbral({ ...caso, umbralUsd: DIEZ_MIL, tasaPpm: 7_650_000 })).toBe(supera);
  });

  it('un umbral que no cae en un centavo exacto se alcanza en el siguiente, no en el más cercano', () => {
    // 3.33 × 7.650001 = 25.47450333: at 25.47 it has not been reached.
    const caso = { acumulado: CERO, umbralUsd: 333, tasaPpm: 7_650_001 };
    expect(umbralEnQuetzales(333, 7_650_001)).toBe(2_548);
    expect(superaUmbral({ ...caso, monto: centavos(2_547) })).toBe(false);
    expect(superaUmbral({ ...caso, monto: centavos(2_548) })).toBe(true);
  });

  it('a cualquier tasa, el umbral que se lee es el primero que lo alcanza, se reparta como se reparta', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 20_000_000 }),
        fc.nat(),
        (umbralUsd, tasaPpm, semilla) => {
          const umbral = umbralEnQuetzales(umbralUsd, tasaPpm);
          const acumulado = centavos(semilla % umbral);
          const caso = { acumulado, umbralUsd, tasaPpm };
          expect(superaUmbral({ ...caso, monto: centavos(umbral - acumulado) })).toBe(true);
          expect(superaUmbral({ ...caso, monto: centavos(umbral - acumulado - 1) })).toBe(false);
        },
      ),
    );
  });
});
