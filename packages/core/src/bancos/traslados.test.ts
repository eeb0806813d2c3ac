import { describe, expect, it } from 'vitest';
import type { LineaPorCruzar, MovimientoPorCruzar } from './cruce.ts';
import { linea, movimiento } from './testing/por-cruzar.ts';
import { type CuentaPorTrasladar, hallarTraslados } from './traslados.ts';

const cuenta = (lineas: LineaPorCruzar[], movimientos: MovimientoPorCruzar[] = []): CuentaPorTrasladar => ({
  lineas,
  movimientos,
});

const hallar = (cuentas: Record<string, CuentaPorTrasladar>) =>
  hallarTraslados(new Map(Object.entries(cuentas)), { diasMax: 3 });

const texto = 'TRASLADO ENTRE CUENTAS PROPIAS';

describe('lo que sale de una cuenta propia y entra en otra', () => {
  it('en los dos bancos y no en los libros: una partida por hacer', () => {
    const [traslado, ...otros] = hallar({
      banrural: cuenta([linea('s', '05-04', -100_000, { texto })]),
      industrial: cuenta([linea('e', '05-05', 100_000, { texto: 'NC TRANSFERENCIA' })]),
    });
    expect(otros).toEqual([]);
    expect(traslado).toMatchObject({
      clase: 'por-contabilizar',
      monto: 10_000_000,
      partida: null,
      sale: { cuenta: 'banrural', linea: 's', movimiento: null },
      entra: { cuenta: 'industrial', linea: 'e', movimiento: null },
    });
    expect(traslado?.razones.map((razon) => razon.texto)).toEqual([
      'Q 100,000.00 salen de una cuenta y entran en otra',
      'con 1 día de diferencia',
      'los dos bancos hablan de un traslado',
      'ningún otro de ese monto cerca',
    ]);
  });

  it('ya en los libros como una partida: cada línea con la suya, las dos a la vez', () => {
    const partida = 'p1';
    expect(
      hallar({
        banrural: cuenta([linea('s', '05-04', -5_000)], [movimiento('ms', '05-04', -5_000, { partida })]),
        industrial: cuenta([linea('e', '05-05', 5_000)], [movimiento('me', '05-04', 5_000, { partida })]),
      }),
    ).toMatchObject([
      {
        clase: 'en-libros',
        partida,
        sale: { cuenta: 'banrural', linea: 's', movimiento: 'ms' },
        entra: { cuenta: 'industrial', linea: 'e', movimiento: 'me' },
      },
    ]);
  });

  it('un monto raro se confirma solo; uno redondo, no', () => {
    const iguales = (quetzales: number) => ({
      a: cuenta([linea('s', '05-04', -quetzales, { texto: 'ND' })]),
      b: cuenta([linea('e', '05-04', quetzales, { texto: 'DEPOSITO' })]),
    });
    expect(hallar(iguales(1_234.56))).toHaveLength(1);
    expect(hallar(iguales(500))).toEqual([]);
  });

  it('el mismo número en los dos bancos confirma también uno redondo', () => {
    expect(
      hallar({
        a: cuenta([linea('s', '05-04', -500, { referencia: '88341' })]),
        b: cuenta([linea('e', '05-04', 500, { texto: 'REF 0088341' })]),
      }),
    ).toHaveLength(1);
  });
});

describe('lo que admite otra lectura se deja', () => {
  it('dos que salen y una que entra', () => {
    const salen = [linea('s1', '05-04', -1_234.56, { texto }), linea('s2', '05-06', -1_234.56, { texto })];
    expect(hallar({ a: cuenta(salen), b: cuenta([linea('e', '05-05', 1_234.56, { texto })]) })).toEqual([]);
  });

  it('la misma entrada en dos cuentas', () => {
    const entra = (id: string) => cuenta([linea(id, '05-05', 1_234.56, { texto })]);
    expect(
      hallar({ a: cuenta([linea('s', '05-04', -1_234.56, { texto })]), b: entra('e1'), c: entra('e2') }),
    ).toEqual([]);
  });

  it('demasiados días después', () => {
    expect(
      hallar({ a: cuenta([linea('s', '05-04', -1_234.56)]), b: cuenta([linea('e', '05-08', 1_234.56)]) }),
    ).toEqual([]);
  });

  it('dentro de una misma cuenta', () => {
    expect(hallar({ a: cuenta([linea('s', '05-04', -1_234.56), linea('e', '05-04', 1_234.56)]) })).toEqual(
      [],
    );
  });

  it('los libros de una de las dos ya tienen ese monto, en otra partida', () => {
    const enLibros = [movimiento('m', '05-04', -1_234.56)];
    expect(
      hallar({
        a: cuenta([linea('s', '05-04', -1_234.56)], enLibros),
        b: cuenta([linea('e', '05-04', 1_234.56)]),
      }),
    ).toEqual([]);
  });

  it('en libros, pero el banco tiene dos de ese monto', () => {
    const partida = 'p1';
    expect(
      hallar({
        a: cuenta(
          [linea('s1', '05-04', -5_000), linea('s2', '05-05', -5_000)],
          [movimiento('ms', '05-04', -5_000, { partida })],
        ),
        b: cuenta([linea('e', '05-04', 5_000)], [movimiento('me', '05-04', 5_000, { partida })]),
      }),
    ).toEqual([]);
  });

  it('en libros dos veces, y en el banco una', () => {
    const deLibros = ['p1', 'p2'].map((partida, n) => movimiento(`ms${n}`, '05-04', -5_000, { partida }));
    const deOtros = ['p1', 'p2'].map((partida, n) => movimiento(`me${n}`, '05-04', 5_000, { partida }));
    expect(
      hallar({
        a: cuenta([linea('s', '05-04', -5_000)], deLibros),
        b: cuenta([linea('e', '05-04', 5_000)], deOtros),
      }),
    ).toEqual([]);
  });

  it('en libros, pero a más días de los que se dan por seguros, aunque se pidan más', () => {
    const partida = 'p1';
    const cuentas = {
      a: cuenta([linea('s', '05-24', -5_000)], [movimiento('ms', '05-04', -5_000, { partida })]),
      b: cuenta([linea('e', '05-24', 5_000)], [movimiento('me', '05-04', 5_000, { partida })]),
    };
    expect(hallarTraslados(new Map(Object.entries(cuentas)), { diasMax: 60 })).toEqual([]);
  });

  it('sin cuentas o con una sola no hay traslados', () => {
    expect(hallar({})).toEqual([]);
    expect(hallar({ a: cuenta([linea('s', '05-04', -10)]) })).toEqual([]);
  });
});
