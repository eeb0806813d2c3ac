import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, sumar } from '../dinero.ts';
import { cifrasDeConciliacion, type Pendiente } from './conciliacion.ts';
import { type Columnas, cuadratica, type TotalesDelMes } from './cuadratica.ts';
import { librosAlAzar } from './testing/libros-al-azar.ts';

const totales = (saldoInicial: number, entradas: number, salidas: number): TotalesDelMes => ({
  saldoInicial: centavos(saldoInicial),
  entradas: centavos(entradas),
  salidas: centavos(salidas),
});

const pendiente = (lado: Pendiente['lado'], clase: Pendiente['clase'], monto: number): Pendiente => ({
  lado,
  clase,
  monto: centavos(monto),
  explicado: true,
});

const filas = ({ renglones }: ReturnType<typeof cuadratica>) =>
  renglones.map(({ texto, saldoInicial, ingresos, egresos, saldoFinal }) => [
    texto,
    saldoInicial,
    ingresos,
    egresos,
    saldoFinal,
  ]);

const NADA: Columnas = {
  saldoInicial: centavos(0),
  ingresos: centavos(0),
  egresos: centavos(0),
  saldoFinal: centavos(0),
};

describe('la conciliación cuadrática', () => {
  it('un depósito de antes, un cheque de ahora y una comisión que los libros no tienen', () => {
    const resultado = cuadratica({
      banco: totales(1_000, 700, 125),
      libros: totales(1_200, 500, 300),
      alInicio: [pendiente('libros', 'deposito-en-transito', 200)],
      alFinal: [
        pendiente('libros', 'cheque-en-circulacion', -200),
        pendiente('banco', 'nota-de-debito', -25),
      ],
    });
    expect(filas(resultado)).toEqual([
      ['Según banco', 1_000, 700, 125, 1_575],
      ['Depósitos en tránsito al inicio', 200, -200, 0, 0],
      ['Cheques en circulación al final', 0, 0, 200, -200],
      ['Notas de débito no operadas al final', 0, 0, -25, 25],
      ['Según libros', 1_200, 500, 300, 1_400],
    ]);
    expect(resultado.diferencias).toEqual(NADA);
  });

  it('lo que sigue pendiente de un mes a otro no mueve el mes', () => {
    const cheque = pendiente('libros', 'cheque-en-circulacion', -80);
    const resultado = cuadratica({
      banco: totales(500, 0, 0),
      libros: totales(420, 0, 0),
      alInicio: [cheque],
      alFinal: [cheque],
    });
    expect(filas(resultado).slice(1, 3)).toEqual([
      ['Cheques en circulación al inicio', -80, 0, -80, 0],
      ['Cheques en circulación al final', 0, 0, 80, -80],
    ]);
    expect(resultado.diferencias).toEqual(NADA);
  });

  it('un cargo y su devolución, que los libros no tienen: se dicen aparte y no mueven saldos', () => {
    const resultado = cuadratica({
      banco: totales(0, 40, 40),
      libros: totales(0, 0, 0),
      alInicio: [],
      alFinal: [],
    });
    expect(filas(resultado)[1]).toEqual(['Movimientos que se compensan entre sí', 0, -40, -40, 0]);
    expect(resultado.diferencias).toEqual(NADA);
  });

  it('lo excluido dice de qué lado es', () => {
    const resultado = cuadratica({
      banco: totales(0, 5, 0),
      libros: totales(0, 0, 0),
      alInicio: [],
      alFinal: [pendiente('banco', 'excluida', 5)],
    });
    expect(filas(resultado)[1]).toEqual(['Excluidas del banco al final', 0, -5, 0, -5]);
  });

  it('si falta un pendiente, lo dice la columna de los saldos', () => {
    const { diferencias } = cuadratica({
      banco: totales(0, 5, 0),
      libros: totales(0, 0, 0),
      alInicio: [],
      alFinal: [],
    });
    expect(diferencias).toMatchObject({ saldoInicial: 0, saldoFinal: -5 });
  });
});

describe('con libros y cruces cualesquiera', () => {
  const columnas = ['saldoInicial', 'ingresos', 'egresos', 'saldoFinal'] as const;

  it('la diferencia es cero al inicio y al final', () => {
    fc.assert(
      fc.property(librosAlAzar, ({ banco, libros, alInicio, alFinal }) => {
        const saldoFinal = ({ saldoInicial, entradas, salidas }: TotalesDelMes) =>
          centavos(saldoInicial + entradas - salidas);
        const inicio = cifrasDeConciliacion({
          saldoBanco: banco.saldoInicial,
          saldoLibros: libros.saldoInicial,
          pendientes: alInicio,
        });
        const final = cifrasDeConciliacion({
          saldoBanco: saldoFinal(banco),
          saldoLibros: saldoFinal(libros),
          pendientes: alFinal,
        });
        expect([inicio.diferencia, final.diferencia]).toEqual([0, 0]);
      }),
      { numRuns: 500 },
    );
  });

  it('cada columna suma hasta los libros, cada renglón suma por sí solo, y lo compensado es lo de los cruces', () => {
    fc.assert(
      fc.property(librosAlAzar, ({ compensado, ...libros }) => {
        const { renglones, diferencias } = cuadratica(libros);
        expect(diferencias).toEqual(NADA);
        const [ultimo, ...demas] = renglones.toReversed();
        for (const columna of columnas) {
          expect(sumar(demas.map((renglon) => renglon[columna]))).toBe(ultimo?.[columna]);
        }
        for (const { saldoInicial, ingresos, egresos, saldoFinal } of renglones) {
          expect(saldoInicial + ingresos - egresos).toBe(saldoFinal);
        }
        const compensaciones = renglones.find(({ clase }) => clase === 'compensaciones')?.ingresos ?? 0;
        expect(compensaciones).toBe(compensado);
      }),
      { numRuns: 500 },
    );
  });
});
