import { describe, expect, it } from 'vitest';
import {
  areaPath,
  columnsOf,
  heightOf,
  labelled,
  linePath,
  nearest,
  placeOf,
  scaleOf,
  spotsOf,
  tightScale,
} from './geometry.ts';

describe('la escala', () => {
  it('va de cifra redonda a cifra redonda: 13 a 87 se lee 0, 20, 40, 60, 80, 100', () => {
    expect(scaleOf([13, 87])).toEqual({ low: 0, high: 100, ticks: [0, 20, 40, 60, 80, 100] });
  });

  it('empieza cerca de los valores, o en cero si así se pide', () => {
    expect(scaleOf([1_010, 1_090]).low).toBe(1_000);
    expect(scaleOf([1_010, 1_090], { fromZero: true }).ticks).toEqual([0, 500, 1_000, 1_500]);
  });

  it('no arrastra el polvo de los decimales', () => {
    expect(scaleOf([0.1, 0.7]).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  });

  it('lo que no cambia, lo que es cero y lo que no hay también tienen una', () => {
    for (const values of [[7, 7], [0], []]) {
      const { low, high, ticks } = scaleOf(values);
      expect(high).toBeGreaterThan(low);
      expect(ticks.length).toBeGreaterThan(1);
    }
    expect(heightOf(7, tightScale([7, 7]))).toBe(0.5);
  });

  it('abarca los valores a ambos lados de cero', () => {
    const { low, high } = scaleOf([-30, 45], { fromZero: true });
    expect([low <= -30, high >= 45]).toEqual([true, true]);
  });
});

describe('los lugares', () => {
  it('los puntos van de orilla a orilla; las columnas, al medio de su franja', () => {
    expect([0, 1, 2].map((index) => placeOf(index, 3, false))).toEqual([0, 0.5, 1]);
    expect([0, 1].map((index) => placeOf(index, 2, true))).toEqual([0.25, 0.75]);
    expect(placeOf(0, 1, false)).toBe(0.5);
  });

  it('el más cercano a un lugar es el que está ahí, y fuera del marco el de la orilla', () => {
    for (const banded of [true, false])
      expect([0, 1, 2, 3].map((index) => nearest(placeOf(index, 4, banded), 4, banded))).toEqual([
        0, 1, 2, 3,
      ]);
    expect([nearest(-0.3, 4, false), nearest(1.3, 4, true)]).toEqual([0, 3]);
  });

  it('se escriben unos pocos, siempre el último', () => {
    expect(labelled(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelled(30, 4)).toEqual([5, 13, 21, 29]);
  });
});

describe('los trazos', () => {
  // 0, 5 and 10 between 0 and 10, in a drawing of 1000 by 300.
  const spots = spotsOf([0, 5, 10], { low: 0, high: 10, ticks: [] }, false);

  it('la línea pasa por cada valor, el mayor arriba', () => {
    expect(linePath(spots)).toBe('M0 300L500 150L1000 0');
  });

  it('la superficie se cierra al pie', () => {
    expect(areaPath(spots)).toBe('M0 300L500 150L1000 0L1000 300L0 300Z');
    expect(areaPath([])).toBe('');
  });

  it('una columna es tan alta como su valor y ocupa la mitad de su franja', () => {
    expect(columnsOf(spotsOf([5, 10], { low: 0, high: 10, ticks: [] }, true))).toEqual([
      { x: 125, y: 150, width: 250, height: 150 },
      { x: 625, y: 0, width: 250, height: 300 },
    ]);
  });
});
