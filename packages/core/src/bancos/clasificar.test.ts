import { describe, expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import { antiguedad, clasificar, nombresDeTramo, tramosDeAntiguedad } from './clasificar.ts';
import { diasEntre } from './dias.ts';

describe('qué es lo que solo un lado tiene', () => {
  it.each([
    ['libros', -1, true, 'cheque-en-circulacion'],
    ['libros', -1, false, 'pago-en-transito'],
    ['libros', 1, false, 'deposito-en-transito'],
    ['libros', 1, true, 'deposito-en-transito'],
    ['banco', -1, false, 'nota-de-debito'],
    ['banco', 1, false, 'nota-de-credito'],
  ] as const)('de %s, %i, con cheque %s: %s', (lado, signo, tieneCheque, clase) => {
    expect(clasificar({ lado, monto: centavos(signo * 500), tieneCheque })).toBe(clase);
  });
});

describe('cuánto hace', () => {
  it.each([
    ['2026-10-31', 0, '0-30'],
    ['2026-10-01', 30, '0-30'],
    ['2026-09-30', 31, '31-60'],
    ['2026-09-01', 60, '31-60'],
    ['2026-08-31', 61, '61-90'],
    ['2026-08-02', 90, '61-90'],
    ['2026-08-01', 91, 'mas-de-90'],
    ['2026-11-02', 0, '0-30'],
  ] as const)('del %s al 31/10/2026: %i días, %s', (fecha, dias, tramo) => {
    expect(antiguedad(fecha, '2026-10-31')).toEqual({ dias, tramo });
  });

  it('cada tramo tiene nombre', () => {
    expect(tramosDeAntiguedad.map((tramo) => nombresDeTramo[tramo]).every((nombre) => nombre !== '')).toBe(
      true,
    );
  });

  it('los días se cuentan por encima de febrero y del fin de año', () => {
    expect(diasEntre('2024-02-28', '2024-03-01')).toBe(2);
    expect(diasEntre('2026-12-31', '2027-01-01')).toBe(1);
    expect(() => diasEntre('2026-13-01', '2026-01-01')).toThrow('No es una fecha');
  });
});
