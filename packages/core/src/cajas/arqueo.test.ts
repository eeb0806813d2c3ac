import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Centavos, centavos } from '../dinero.ts';
import {
  contadoPorMedio,
  diferenciaPorMedio,
  mediosDeCaja,
  nombresDeMedioDeCaja,
  type PorMedio,
  totalPorMedio,
} from './arqueo.ts';
import { valorDeConteo } from './denominaciones.ts';
import { conteos } from './testing/conteos.ts';

const montos = (...valores: number[]): Centavos[] => valores.map(centavos);
const porMedio = (efectivo: number, cheque: number, vale: number): PorMedio => ({
  efectivo: centavos(efectivo),
  cheque: centavos(cheque),
  vale: centavos(vale),
});

describe('lo contado y el libro', () => {
  it('efectivo 350.00, cheques 1,000.00 + 250.50, vale 75.00: 1,675.50 por todo', () => {
    const contado = contadoPorMedio({
      efectivo: {
        b10000: { fajos: 0, sueltas: 3, deterioradas: 0 },
        b5000: { fajos: 0, sueltas: 0, deterioradas: 1 },
      },
      cheques: montos(100_000, 25_050).map((monto) => ({ monto })),
      vales: montos(7_500).map((monto) => ({ monto })),
    });
    expect(contado).toEqual(porMedio(35_000, 125_050, 7_500));
    expect(totalPorMedio(contado)).toBe(167_550);
  });

  it('una caja vacía tiene cero de cada medio', () => {
    expect(contadoPorMedio({ efectivo: {}, cheques: [], vales: [] })).toEqual(porMedio(0, 0, 0));
  });

  it('la diferencia es lo contado menos el libro, cada medio por sí', () => {
    const diferencia = diferenciaPorMedio(porMedio(90_000, 50_000, 0), porMedio(100_000, 40_000, 0));
    expect(diferencia).toEqual(porMedio(-10_000, 10_000, 0));
    expect(totalPorMedio(diferencia)).toBe(0);
  });

  it('cada medio tiene su nombre', () => {
    expect(mediosDeCaja.map((medio) => nombresDeMedioDeCaja[medio])).toEqual([
      'Efectivo',
      'Cheques',
      'Vales',
    ]);
  });

  it('el libro más la diferencia es siempre lo contado', () => {
    const monto = fc.nat({ max: 1_000_000_000 }).map(centavos);
    const documentos = fc.array(fc.record({ monto }), { maxLength: 10 });
    fc.assert(
      fc.property(conteos, documentos, documentos, monto, (efectivo, cheques, vales, saldo) => {
        const contado = contadoPorMedio({ efectivo, cheques, vales });
        const libro = { efectivo: saldo, cheque: saldo, vale: saldo };
        const diferencia = diferenciaPorMedio(contado, libro);
        const suelto = [...cheques, ...vales].reduce<number>(
          (total, uno) => total + uno.monto,
          valorDeConteo(efectivo),
        );
        expect(totalPorMedio(libro) + totalPorMedio(diferencia)).toBe(suelto);
        for (const medio of mediosDeCaja) expect(libro[medio] + diferencia[medio]).toBe(contado[medio]);
      }),
    );
  });
});
