import { describe, expect, it } from 'vitest';
import { leerMoneda } from './moneda.ts';

describe('la moneda como la nombran los bancos', () => {
  it.each([
    ['QTZ', 'GTQ'],
    ['Q.', 'GTQ'],
    ['Quetzales', 'GTQ'],
    ['gtq', 'GTQ'],
    ['US$', 'USD'],
    ['Dólares', 'USD'],
    ['EUR', 'EUR'],
    ['', undefined],
    ['1234', undefined],
    ['MONEDA', undefined],
  ])('%s: %s', (texto, moneda) => expect(leerMoneda(texto)).toBe(moneda));
});
