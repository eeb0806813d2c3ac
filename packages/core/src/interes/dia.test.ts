import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escribirFecha, fechaDeDia, leerFecha, numeroDeDia, sumarMeses } from './dia.ts';

const fechas = fc
  .integer({ min: -100_000, max: 200_000 })
  .map((dias) => Temporal.PlainDate.from('1970-01-01').add({ days: dias }));

describe('los días como números', () => {
  it('son los del calendario, de ida y de vuelta', () => {
    const origen = Temporal.PlainDate.from('1970-01-01');
    fc.assert(
      fc.property(fechas, (fecha) => {
        const numero = numeroDeDia(fecha.toString());
        expect(numero).toBe(origen.until(fecha).days);
        expect(fechaDeDia(numero)).toBe(fecha.toString());
      }),
    );
  });

  it('suma meses y se queda en el último día donde no hay otro', () => {
    fc.assert(
      fc.property(fechas, fc.integer({ min: -40, max: 40 }), (fecha, meses) => {
        const esperada = fecha.add({ months: meses }).toString();
        expect(escribirFecha(sumarMeses(leerFecha(fecha.toString()), meses))).toBe(esperada);
      }),
    );
  });

  it.each([
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-04-31',
    '2025-4-30',
    '2025/04/30',
    '2025-04-30T',
    '',
  ])('no acepta %s', (texto) => {
    expect(() => leerFecha(texto)).toThrow(RangeError);
  });
});
