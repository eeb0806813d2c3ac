import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dateInList } from './date-in-list.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T20:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('lo de hoy se dice por su hora en Guatemala; lo de otro día, por su fecha en el idioma de la persona', () => {
  expect(dateInList('2026-11-16T15:05:00Z', 'es')).toBe('09:05');
  expect(dateInList('2026-11-16T05:59:00Z', 'es')).toBe('nov 15');
  expect(dateInList('2026-11-10T15:00:00Z', 'en')).toBe('Nov 10');
  expect(dateInList('2026-11-10T15:00:00Z', 'tr')).toBe('Kas 10');
});
