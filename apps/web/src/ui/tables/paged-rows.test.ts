import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageOf } from './paged-rows.ts';

describe('la página de una fila', () => {
  test('es la última que empieza en ella o antes', () => {
    const paginas = [{ fila: 0 }, { fila: 200 }, { fila: 405 }];
    expect([0, 199, 200, 404, 405, 9_999].map((fila) => pageOf(paginas, fila))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(pageOf([], 0)).toBe(-1);
  });

  test('en cualquier índice, la fila está entre su página y la siguiente', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 })), fc.nat(2_000), (largos, fila) => {
        const paginas = [{ fila: 0 }];
        for (const largo of largos) paginas.push({ fila: (paginas.at(-1)?.fila ?? 0) + largo });
        const pagina = pageOf(paginas, fila);
        expect(paginas[pagina]?.fila).toBeLessThanOrEqual(fila);
        expect(paginas[pagina + 1]?.fila ?? Number.POSITIVE_INFINITY).toBeGreaterThan(fila);
      }),
    );
  });
});
