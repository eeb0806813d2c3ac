import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from './dinero.ts';
import { juntarSaldos, ladosDe, netoDe, resumirSaldos, signoDeColumna } from './saldos-iniciales.ts';

const CERO = centavos(0);
const linea = (cuenta: string, neto: number) => ({ cuenta, idCuenta: cuenta, ...ladosDe(centavos(neto)) });

describe('lo que deben ser unos saldos iniciales', () => {
  it('activo 1,000.00 − 50.00 = pasivo 400.00 + capital 500.00 + resultado 50.00', () => {
    expect(
      resumirSaldos([
        linea('101101', 100_000),
        linea('202109', -5_000),
        linea('305101', -40_000),
        linea('501101', -50_000),
        linea('603102', -8_000),
        linea('706105', 3_000),
      ]),
    ).toMatchObject({
      activo: 95_000,
      pasivo: 40_000,
      capital: 50_000,
      resultado: 5_000,
      orden: 0,
      diferencia: 0,
    });
  });

  it('lo que todavía no es una cuenta cuenta solo en las sumas de los lados', () => {
    expect(resumirSaldos([linea('9.9.9 Sin dueño', 700), linea('1-01', 300)])).toMatchObject({
      activo: 0,
      orden: 0,
      debe: 1_000,
    });
  });

  it('siempre: activo + orden = pasivo + capital + resultado + diferencia, si toda cuenta tiene su clase', () => {
    const saldo = fc.record({
      cuenta: fc.integer({ min: 1, max: 9 }).map((clase) => `${clase}01101`),
      neto: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(saldo, { maxLength: 40 }), (saldos) => {
        const r = resumirSaldos(saldos.map(({ cuenta, neto }) => linea(cuenta, neto)));
        expect(r.activo + r.orden).toBe(r.pasivo + r.capital + r.resultado + r.diferencia);
      }),
    );
  });

  it('la misma cuenta dos veces es una sola, por lo que queda', () => {
    expect(
      juntarSaldos([
        linea('101101', 700),
        linea('305101', -500),
        linea('101101', -200),
        linea('7', 5),
        linea('7', -5),
      ]),
    ).toEqual([
      { cuenta: '101101', debe: 500, haber: 0 },
      { cuenta: '305101', debe: 0, haber: 500 },
    ]);
  });
});

describe('qué significa una sola columna de saldos', () => {
  const leer = (...saldos: readonly (readonly ['deudora' | 'acreedora', number])[]) =>
    saldos.map(([naturaleza, saldo]) => ({ agencia: '01', naturaleza, saldo: centavos(saldo) }));

  it('con signo si así cuadra, y por su naturaleza si así cuadra', () => {
    expect(signoDeColumna(leer(['deudora', 900], ['acreedora', -900]))).toBe('debe');
    expect(signoDeColumna(leer(['deudora', 900], ['acreedora', 900]))).toBe('naturaleza');
    // Una depreciación en contra: 900 − 100 = 800.
    expect(signoDeColumna(leer(['deudora', 900], ['acreedora', 100], ['acreedora', 800]))).toBe('naturaleza');
  });

  it('si no cuadra de ninguna manera, por los signos que hay', () => {
    expect(signoDeColumna(leer(['deudora', 900], ['acreedora', -400], ['acreedora', -300]))).toBe('debe');
    expect(signoDeColumna(leer(['deudora', 900], ['acreedora', 400]))).toBe('naturaleza');
  });

  it('siempre: lo escrito de una manera y leído de la misma es el mismo neto', () => {
    const naturaleza = fc.constantFrom('deudora' as const, 'acreedora' as const);
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        naturaleza,
        fc.constantFrom('debe' as const, 'naturaleza' as const),
        (neto, suya, signo) => {
          const escrito = netoDe(centavos(neto), suya, signo);
          expect(netoDe(escrito, suya, signo)).toBe(neto === 0 ? escrito : neto);
          const { debe, haber } = ladosDe(centavos(neto));
          expect([debe - haber, debe >= CERO, haber >= CERO, debe === 0 || haber === 0]).toEqual([
            neto,
            true,
            true,
            true,
          ]);
        },
      ),
    );
  });
});
