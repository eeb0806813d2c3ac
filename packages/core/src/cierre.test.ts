import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cierreDe, haTerminado, lineasDeApertura, nombreDePeriodo, primerDia, ultimoDia } from './cierre.ts';
import { centavos } from './dinero.ts';
import { totalDebe, totalHaber } from './partida.ts';

describe('el cierre del ejercicio', () => {
  it('lleva productos y gastos a cero contra el resultado: 1,000.00 − 600.00 = 400.00', () => {
    const cierre = cierreDe(
      [
        { idCuenta: '603102', neto: centavos(-100_000) },
        { idCuenta: '706105', neto: centavos(60_000) },
        { idCuenta: '1011010103', neto: centavos(40_000) },
      ],
      '508101',
    );
    expect(cierre).toEqual({
      productos: 100_000,
      gastos: 60_000,
      resultado: 40_000,
      lineas: [
        { idCuenta: '603102', debe: 100_000, haber: 0 },
        { idCuenta: '706105', debe: 0, haber: 60_000 },
        { idCuenta: '508101', debe: 0, haber: 40_000 },
      ],
    });
  });

  it('una pérdida queda en el debe del resultado: 200.00 − 350.00 = (150.00)', () => {
    const { resultado, lineas } = cierreDe(
      [
        { idCuenta: '603102', neto: centavos(-20_000) },
        { idCuenta: '706105', neto: centavos(35_000) },
      ],
      '508101',
    );
    expect(resultado).toBe(-15_000);
    expect(lineas.at(-1)).toEqual({ idCuenta: '508101', debe: 15_000, haber: 0 });
  });

  it('un año que salió tablas se cierra sin tocar el resultado', () => {
    const { resultado, lineas } = cierreDe(
      [
        { idCuenta: '603102', neto: centavos(-20_000) },
        { idCuenta: '706105', neto: centavos(20_000) },
      ],
      '508101',
    );
    expect([resultado, lineas.length]).toEqual([0, 2]);
  });

  it('un año sin productos ni gastos no lleva partida', () => {
    expect(cierreDe([{ idCuenta: '101105', neto: centavos(5) }], '508101').lineas).toEqual([]);
  });

  it('siempre cuadra y deja en cero todo lo que era de resultado', () => {
    const saldo = fc.record({
      idCuenta: fc.constantFrom('603101', '603102', '706104', '706105', '101105', '508101'),
      neto: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(centavos),
    });
    fc.assert(
      fc.property(fc.uniqueArray(saldo, { selector: ({ idCuenta }) => idCuenta, maxLength: 6 }), (saldos) => {
        const { lineas, resultado } = cierreDe(saldos, '508101');
        expect(totalDebe(lineas)).toBe(totalHaber(lineas));
        for (const { idCuenta, neto } of saldos.filter((s) => '67'.includes(s.idCuenta[0] ?? ''))) {
          const movido = lineas.find((linea) => linea.idCuenta === idCuenta);
          expect(neto + (movido?.debe ?? 0) - (movido?.haber ?? 0)).toBe(0);
        }
        const contra = lineas.find(({ idCuenta }) => idCuenta === '508101');
        expect((contra?.haber ?? 0) - (contra?.debe ?? 0)).toBe(resultado);
      }),
    );
  });
});

describe('la apertura', () => {
  const cuentas = { cuentaResultado: '508101', cuentaAcumulados: '507101' };

  it('pasa el excedente de 400.00 a resultados acumulados', () => {
    expect(lineasDeApertura(centavos(-40_000), cuentas)).toEqual([
      { idCuenta: '508101', debe: 40_000, haber: 0 },
      { idCuenta: '507101', debe: 0, haber: 40_000 },
    ]);
  });

  it('sin resultado no hay nada que pasar', () => expect(lineasDeApertura(centavos(0), cuentas)).toEqual([]));
});

describe('los meses', () => {
  it.each([
    [2026, 1, '2026-01-31'],
    [2026, 2, '2026-02-28'],
    [2028, 2, '2028-02-29'],
    [2026, 12, '2026-12-31'],
  ])('el último día de %i/%i es %s', (anio, mes, dia) => expect(ultimoDia(anio, mes)).toBe(dia));

  it('un mes termina al día siguiente de su último día', () => {
    expect(haTerminado(2026, 2, '2026-02-28')).toBe(false);
    expect(haTerminado(2026, 2, '2026-03-01')).toBe(true);
    expect([primerDia(2026, 3), nombreDePeriodo(2026, 3)]).toEqual(['2026-03-01', '03/2026']);
  });
});
