import { expect, test } from 'vitest';
import { enUnasHoras, instanteDe, leerHora } from './hora-local.ts';

test('lo escrito es la hora de Guatemala', () => {
  expect(new Date(instanteDe('2026-11-16T15:30')).toISOString()).toBe('2026-11-16T21:30:00.000Z');
});

test('unas horas después, en punto, aunque cambie el día', () => {
  expect(enUnasHoras(Date.parse('2026-11-16T15:40:00Z'), 4)).toBe('2026-11-16T13:00');
  expect(enUnasHoras(Date.parse('2027-01-01T04:10:00Z'), 4)).toBe('2027-01-01T02:00');
});

test.each([
  ['15:30', '15:30'],
  ['9:05', '09:05'],
  [' 1530 ', '15:30'],
  ['930', '09:30'],
  ['24:00', undefined],
  ['15:60', undefined],
  ['3 pm', undefined],
  ['', undefined],
])('la hora se escribe con dos puntos o sin ellos: %j → %j', (escrita, hora) => {
  expect(leerHora(escrita)).toBe(hora);
});
