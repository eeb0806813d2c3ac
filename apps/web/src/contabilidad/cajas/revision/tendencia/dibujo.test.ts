import { fueraDeControl, limitesDeControl } from '@cuadra/core/cajas/control';
import { centavos } from '@cuadra/core/dinero';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tendenciaDePrueba } from '../testing/tendencia-de-prueba.ts';
import { ALTO, ANCHO, dibujarTendencia } from './dibujo.ts';

describe('el dibujo', () => {
  it('está a la misma altura lo que vale lo mismo: 8 días de 100 y −100, media 0', () => {
    // Moving ranges of 200 each: 0 ± 2.66 × 200 = ±532.
    const tendencia = tendenciaDePrueba([100, -100, 100, -100, 100, -100, 100, -100]);
    expect(tendencia).toMatchObject({ media: 0, superior: 532, inferior: -532, suficientes: true });
    const { cero, media, superior, inferior, puntos } = dibujarTendencia(tendencia);
    expect([media, superior, inferior]).toEqual([cero, 8, ALTO - 8]);
    expect(cero).toBe(ALTO / 2);
    expect(puntos.map(({ x }) => x)).toEqual([
      8,
      ...[1, 2, 3, 4, 5, 6].map((n) => Math.round((8 + (n * (ANCHO - 16)) / 7) * 100) / 100),
      ANCHO - 8,
    ]);
    expect(puntos[0]?.y).toBeLessThan(cero);
    expect(puntos[1]?.y).toBeGreaterThan(cero);
  });

  it('con menos de ocho días no hay límites que dibujar', () => {
    const { superior, inferior } = dibujarTendencia(tendenciaDePrueba([0, 500, 0]));
    expect([superior, inferior]).toEqual([undefined, undefined]);
  });

  it('sin días, o todos en cero, nada se divide entre nada', () => {
    expect(dibujarTendencia(tendenciaDePrueba([]))).toMatchObject({ linea: '', cero: ALTO / 2 });
    expect(dibujarTendencia(tendenciaDePrueba([0, 0, 0])).puntos.map(({ y }) => y)).toEqual(
      [0, 0, 0].map(() => ALTO / 2),
    );
  });

  it('un punto está fuera para el núcleo si y solo si se dibuja más allá de un límite', () => {
    const dias = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 8, maxLength: 60 });
    fc.assert(
      fc.property(dias, (montos) => {
        const diferencias = montos.map(centavos);
        const limites = limitesDeControl(diferencias);
        const fuera = fueraDeControl(diferencias, limites);
        const { puntos, superior = 0, inferior = 0 } = dibujarTendencia(tendenciaDePrueba(montos));
        for (const [lugar, { y, fuera: marcado }] of puntos.entries()) {
          expect(marcado).toBe(fuera[lugar]);
          if (marcado) expect(y <= superior || y >= inferior).toBe(true);
          else expect(y >= superior && y <= inferior).toBe(true);
          expect(y >= 8 && y <= ALTO - 8).toBe(true);
        }
      }),
    );
  });
});
