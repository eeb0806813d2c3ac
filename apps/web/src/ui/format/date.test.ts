import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatInstant,
  formatInstantDay,
  formatInstantSeconds,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatTime,
} from './date.ts';

describe('fechas', () => {
  test('una fecha contable no cambia de día en ninguna zona', () => {
    expect(formatDate('2026-01-01')).toBe('01/01/2026');
    expect(formatDate('2026-12-31')).toBe('31/12/2026');
  });

  test.each(['2026-1-1', '01/01/2026', '2026-01-01T00:00:00Z', ''])(
    '«%s» no es una fecha contable',
    (texto) => {
      expect(() => formatDate(texto)).toThrow(RangeError);
    },
  );

  test('un mes con su año es «LLL yyyy», del día o del mes que se dé', () => {
    expect(formatMonth('2026-11-16')).toBe('nov 2026');
    expect(formatMonth('2026-01')).toBe('ene 2026');
    expect(formatMonth('2025-09-01')).toBe('sep 2025');
    for (const texto of ['2026-13', '11/2026', '2026']) expect(() => formatMonth(texto)).toThrow(RangeError);
  });

  test('un instante se lee en la hora de Guatemala (UTC − 6)', () => {
    expect(formatInstant('2026-02-01T02:30:00Z')).toBe('31/01/2026 20:30');
    expect(formatInstant('2026-02-01T06:05:00Z')).toBe('01/02/2026 00:05');
    expect(formatInstantSeconds('2026-02-01T02:30:07.9Z')).toBe('31/01/2026 20:30:07');
    expect(formatInstantDay('2026-02-01T05:59:59Z')).toBe('31/01/2026');
  });

  test('en el escritorio, en el idioma de la persona y siempre en Guatemala', () => {
    const instante = '2026-02-01T02:05:00Z';
    expect(formatMoment(instante, 'en')).toBe('Jan 31, 8:05 PM');
    expect(formatMoment(instante, 'es').replaceAll(/\s/g, ' ')).toBe('ene 31, 8:05 p. m.');
    expect(formatMoment('2026-02-05T12:00:00Z', 'tr')).toBe('Şub 05, 6:00 ÖÖ');
    expect(formatLongDay(instante, 'en')).toBe('January 31, 2026');
    expect(formatLongDay(instante, 'es')).toBe('31 de enero de 2026');
    expect(formatLongDay(instante, 'tr')).toBe('31 Ocak 2026');
    expect(formatTime(instante)).toBe('20:05');
  });
});
