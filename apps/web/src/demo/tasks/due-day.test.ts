import { expect, it } from 'vitest';
import { formatDueDay } from './due-day.ts';

it('el mes y el día, en el idioma de la persona', () => {
  expect(formatDueDay('2026-03-05', '2026-03-11', 'es')).toBe('mar 05');
  expect(formatDueDay('2026-03-05', '2026-03-11', 'en')).toBe('Mar 05');
  expect(formatDueDay('2026-03-05', '2026-03-11', 'tr')).toBe('Mar 05');
});

it('con el año, si es otro', () => {
  expect(formatDueDay('2027-01-05', '2026-12-31', 'es')).toBe('ene 05, 2027');
});
