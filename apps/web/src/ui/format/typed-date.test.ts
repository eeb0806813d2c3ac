import { describe, expect, it } from 'vitest';
import { addDays, dateError, isWholeDate, readDate } from './typed-date.ts';

describe('una fecha como se escribe', () => {
  it.each([
    ['7', '2026-11-07'],
    ['07', '2026-11-07'],
    ['7/3', '2026-03-07'],
    ['0703', '2026-03-07'],
    ['7-3-25', '2025-03-07'],
    ['070325', '2025-03-07'],
    ['07032025', '2025-03-07'],
    [' 7.3.2025 ', '2025-03-07'],
    ['2025-03-07', '2025-03-07'],
    ['29/2/2024', '2024-02-29'],
  ])('«%s» es %s', (texto, fecha) => expect(readDate(texto, '2026-11-15')).toBe(fecha));

  it.each([
    '',
    'ayer',
    '31',
    '29/2/2025',
    '0',
    '7/13',
    '1/1/1899',
    '1/2/3/4',
    '12345',
    '1/1/123',
    '2026-13-01',
  ])('«%s» no es una fecha de noviembre de 2026 ni de otra parte', (texto) =>
    expect(readDate(texto, '2026-11-15')).toBeUndefined(),
  );

  it.each([
    ['31/02', 'No existe esa fecha.'],
    ['29/2/2025', 'No existe esa fecha.'],
    ['310226', 'No existe esa fecha.'],
    ['2026-02-31', 'No existe esa fecha.'],
    ['ayer', 'Escríbala como día/mes/año.'],
    ['1/2/3/4', 'Escríbala como día/mes/año.'],
    ['1/1/1899', 'Escriba una fecha entre 1900 y 2100.'],
    ['', 'Escriba la fecha.'],
    ['29/2/2024', undefined],
  ])('de «%s» se dice: %s', (texto, error) => expect(dateError(texto, '2026-11-15')).toBe(error));

  it('el día siguiente y el anterior cruzan meses y años', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });
});

it('está entera con día, mes y año de cuatro cifras', () => {
  expect(['7/3/2026', '07/03/2026', '2026-03-07'].every(isWholeDate)).toBe(true);
  expect(['7', '7/3', '7/3/26', '070326', '7/3/202'].some(isWholeDate)).toBe(false);
});
