import { describe, expect, test } from 'vitest';
import {
  formatearDiaDeInstante,
  formatearDiaLargo,
  formatearFecha,
  formatearHora,
  formatearInstante,
  formatearMomento,
} from './date.ts';

describe('fechas', () => {
  test('una fecha contable no cambia de día en ninguna zona', () => {
    expect(formatearFecha('2026-01-01')).toBe('01/01/2026');
    expect(formatearFecha('2026-12-31')).toBe('31/12/2026');
  });

  test.each(['2026-1-1', '01/01/2026', '2026-01-01T00:00:00Z', ''])(
    '«%s» no es una fecha contable',
    (texto) => {
      expect(() => formatearFecha(texto)).toThrow(RangeError);
    },
  );

  test('un instante se lee en la hora de Guatemala (UTC − 6)', () => {
    expect(formatearInstante('2026-02-01T02:30:00Z')).toBe('31/01/2026 20:30');
    expect(formatearInstante('2026-02-01T06:05:00Z')).toBe('01/02/2026 00:05');
    expect(formatearDiaDeInstante('2026-02-01T05:59:59Z')).toBe('31/01/2026');
  });

  test('en el escritorio, en el idioma de la persona y siempre en Guatemala', () => {
    const instante = '2026-02-01T02:05:00Z';
    expect(formatearMomento(instante, 'en')).toBe('Jan 31, 8:05 PM');
    expect(formatearMomento(instante, 'es').replaceAll(/\s/g, ' ')).toBe('ene 31, 8:05 p. m.');
    expect(formatearMomento('2026-02-05T12:00:00Z', 'tr')).toBe('Şub 05, 6:00 ÖÖ');
    expect(formatearDiaLargo(instante, 'en')).toBe('January 31, 2026');
    expect(formatearDiaLargo(instante, 'es')).toBe('31 de enero de 2026');
    expect(formatearDiaLargo(instante, 'tr')).toBe('31 Ocak 2026');
    expect(formatearHora(instante)).toBe('20:05');
  });
});
