import { expect, it } from 'vitest';
import { levelOf } from './level.ts';

it('menos de 30 es rojo, menos de 80 ámbar y lo demás verde', () => {
  expect([29.99, 30, 79.99, 80].map(levelOf)).toEqual(['rose', 'amber', 'amber', 'teal']);
});
