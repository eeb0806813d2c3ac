import { expect, it } from 'vitest';
import { hace } from './en-palabras.ts';

const AHORA = new Date('2026-11-16T18:00:00Z');

it.each([
  ['2026-11-16T17:59:40Z', 'hace un momento'],
  ['2026-11-16T17:59:00Z', 'hace 1 minuto'],
  ['2026-11-16T17:15:00Z', 'hace 45 minutos'],
  ['2026-11-16T17:00:00Z', 'hace 1 hora'],
  ['2026-11-15T16:00:00Z', 'hace 26 horas'],
  ['2026-11-13T18:00:00Z', 'hace 3 días'],
  // A clock that runs a little ahead.
  ['2026-11-16T18:00:30Z', 'hace un momento'],
])('%s: %s', (instante, dicho) => {
  expect(hace(instante, AHORA)).toBe(dicho);
});
