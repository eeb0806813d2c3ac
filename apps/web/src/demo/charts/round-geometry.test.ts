import { expect, it } from 'vitest';
import { around, petalPaths, polygon, radarSpots, ringPaths } from './round-geometry.ts';

it('el giro empieza arriba y va como el reloj', () => {
  expect([0, 0.25, 0.5, 0.75].map((part) => around(part, 40))).toEqual([
    { x: 50, y: 10 },
    { x: 90, y: 50 },
    { x: 50, y: 90 },
    { x: 10, y: 50 },
  ]);
});

it('cada parte del anillo empieza donde termina la anterior: 25 y 75', () => {
  expect(ringPaths([25, 75], { inner: 20, outer: 40 })).toEqual([
    'M50 10A40 40 0 0 1 90 50L70 50A20 20 0 0 0 50 30Z',
    'M90 50A40 40 0 1 1 50 10L50 30A20 20 0 1 0 70 50Z',
  ]);
});

it('lo que es cero no se dibuja, y lo que es todo da la vuelta entera', () => {
  const [nothing, all] = ringPaths([0, 8], { inner: 20, outer: 40 });
  expect(nothing).toBe('');
  expect(all?.match(/M/g)).toHaveLength(2);
});

it('el área de un pétalo es como su valor: un cuarto del mayor tiene la mitad del radio', () => {
  expect(petalPaths([1, 4], 40)).toEqual([
    'M50 30A20 20 0 0 1 50 70L50 50Z',
    'M50 90A40 40 0 0 1 50 10L50 50Z',
  ]);
});

it('en el radar el mayor llega a la orilla', () => {
  expect(polygon(radarSpots([30, 15], 30, 40))).toBe('M50 10L50 70Z');
});
