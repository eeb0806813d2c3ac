import { expect, it } from 'vitest';
import { drawLine, ROW_HEIGHT } from './line-drawing.ts';

it('el mayor va arriba y el menor abajo, a pasos iguales', () => {
  // 0, 50 and 100 in a frame of 120 by 28 with a margin of 2: 26, 14 and 2.
  expect(drawLine([0, 50, 100])).toEqual({
    linea: 'M0 26L60 14L120 2',
    places: [
      { x: 0, y: 26 },
      { x: 60, y: 14 },
      { x: 120, y: 2 },
    ],
    cero: undefined,
  });
});

it('con valores a ambos lados, se ve dónde está el cero', () => {
  expect(drawLine([-100, 100]).cero).toBe(14);
});

it('lo que no cambia, y lo que es uno solo, van al medio', () => {
  expect(drawLine([7, 7]).places.map(({ y }) => y)).toEqual([ROW_HEIGHT / 2, ROW_HEIGHT / 2]);
  expect(drawLine([7]).linea).toBe('M0 14');
  expect(drawLine([]).linea).toBe('');
});
