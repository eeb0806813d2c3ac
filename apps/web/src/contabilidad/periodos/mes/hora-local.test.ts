import { expect, test } from 'vitest';
import { enUnasHoras, instanteDe } from './hora-local.ts';

test('lo escrito es la hora de Guatemala', () => {
  expect(new Date(instanteDe('2026-11-16T15:30')).toISOString()).toBe('2026-11-16T21:30:00.000Z');
});

test('unas horas después, en punto, aunque cambie el día', () => {
  expect(enUnasHoras(Date.parse('2026-11-16T15:40:00Z'), 4)).toBe('2026-11-16T13:00');
  expect(enUnasHoras(Date.parse('2027-01-01T04:10:00Z'), 4)).toBe('2027-01-01T02:00');
});
