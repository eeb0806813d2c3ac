import { describe, expect, test } from 'vitest';
import { matchesText } from './text-search.ts';

describe('la búsqueda no distingue acentos ni mayúsculas', () => {
  test.each([
    ['Café de la Antigua', 'cafe'],
    ['CAFE DE LA ANTIGUA', 'café'],
    ['Ahorro con ñ', 'CON Ñ'],
    ['Depósitos a plazo', 'depositos  PLAZO'],
    ['Depósitos a plazo', 'plazo depósitos'],
    ['1101 Caja general', '110 caja'],
    ['cualquiera', ''],
    ['cualquiera', '   '],
    ['dos\n líneas', 'dos lineas'],
  ])('«%s» se encuentra con «%s»', (texto, consulta) => expect(matchesText(texto, consulta)).toBe(true));

  test.each([
    ['Caja general', 'caja chica'],
    ['Caja', 'cajas'],
    ['', 'x'],
  ])('«%s» no se encuentra con «%s»', (texto, consulta) => expect(matchesText(texto, consulta)).toBe(false));
});
