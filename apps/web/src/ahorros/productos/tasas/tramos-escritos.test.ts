import { revisarTabla } from '@cuadra/core/interes/revisar-tabla';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tramo } from '../testing/producto.ts';
import { escribirTasa, leerTasa } from './tasa-escrita.ts';
import { agregar, cambiar, filaPrimera, filasDe, leerTabla, pegar, quitar } from './tramos-escritos.ts';

const alrededor = { clase: 'vista', modo: 'total', plazos: [], capitaliza: false } as const;
const aPlazo = { ...alrededor, clase: 'plazo' } as const;

describe('la tasa escrita', () => {
  it.each([
    ['3.5', 35_000],
    [' 3.2525 % ', 32_525],
    ['.75', 7_500],
    ['0', 0],
    ['100', 1_000_000],
  ])('«%s» son %d partes por millón', (escrita, ppm) => expect(leerTasa(escrita)).toBe(ppm));

  it.each(['', '3,5', '3.25251', '100.0001', 'tres', '-1', '.'])('«%s» no se entiende', (escrita) =>
    expect(leerTasa(escrita)).toBeUndefined(),
  );

  it('se lee lo que se escribe', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (ppm) => leerTasa(escribirTasa(ppm)) === ppm),
    );
    expect([escribirTasa(35_000), escribirTasa(32_525), escribirTasa(0)]).toEqual(['3.50', '3.2525', '0.00']);
  });
});

describe('los tramos escritos', () => {
  it('dicen lo que falta en su fila, mientras se escriben', () => {
    const filas = filasDe([tramo(0, 100_00, 1), tramo(200_00, null, 2)]);
    const { errores, tramos, traslapada } = leerTabla(filas, alrededor);
    expect([...errores.keys()]).toEqual([1]);
    expect(errores.get(1)?.[0]).toMatch(/no hay tasa de Q 100\.00 a Q 200\.00/);
    expect([tramos?.length, traslapada]).toEqual([2, false]);
  });

  it('con dos tasas para lo mismo no se guardan', () => {
    const { traslapada, errores } = leerTabla(
      filasDe([tramo(0, 100_01, 1), tramo(100_00, null, 2)]),
      alrededor,
    );
    expect(traslapada).toBe(true);
    expect(errores.get(1)?.[0]).toMatch(/se traslapa con el tramo 1/);
  });

  it.each([
    ['tasa', 'x', /tasa anual/],
    ['montoDesde', '', /desde qué monto/],
    ['montoHasta', 'mucho', /hasta qué monto/],
  ] as const)('lo que no se lee de %s se dice, y no hay tabla', (columna, texto, mensaje) => {
    const { tramos, errores } = leerTabla(
      cambiar(filasDe([tramo(0, null, 1)]), 0, columna, texto),
      alrededor,
    );
    expect(tramos).toBeUndefined();
    expect(errores.get(0)?.[0]).toMatch(mensaje);
  });

  it('una tabla a plazo dice los días como la gente: hasta 179 es hasta antes de 180', () => {
    const filas = filasDe([tramo(0, null, 1, [90, 180]), tramo(0, null, 2, [180, null])]);
    expect(filas.map(({ plazoDesde, plazoHasta }) => [plazoDesde, plazoHasta])).toEqual([
      ['90', '179'],
      ['180', ''],
    ]);
    expect(leerTabla(filas, { ...aPlazo, plazos: [90, 360] }).generales).toEqual([]);
    expect(leerTabla(filas, { ...aPlazo, plazos: [60] }).generales).toHaveLength(1);
  });

  it('el que sigue empieza donde termina el de antes, al agregarlo y al cambiarlo', () => {
    const dos = agregar(cambiar(filaPrimera(), 0, 'montoHasta', '500.00'), 0);
    expect(dos.map(({ montoDesde }) => montoDesde)).toEqual(['0.00', '500.00']);
    const movidas = cambiar(dos, 0, 'montoHasta', '600.00');
    expect(movidas.map(({ montoDesde }) => montoDesde)).toEqual(['0.00', '600.00']);
    expect(quitar(movidas, 1)).toHaveLength(1);
    expect(quitar(quitar(movidas, 1), 0)).toEqual(filaPrimera());
  });

  it('se pega desde una hoja, con sus quetzales, sus porcentajes y lo que no tiene fin', () => {
    const hoja = 'Q 0.00\tQ 10,000.00\t2%\r\n10,000.00\ten adelante\t3.5 %\r\n';
    const filas = pegar(filaPrimera(), 0, 'montoDesde', 'vista', hoja) ?? [];
    const { tramos, errores } = leerTabla(filas, alrededor);
    expect(errores.size).toBe(0);
    expect(tramos).toEqual([tramo(0, 10_000_00, 20_000), tramo(10_000_00, null, 35_000)]);
    expect(pegar(filaPrimera(), 0, 'tasa', 'vista', '3.5')).toBeUndefined();
  });

  it('lo que se escribe dice de una tabla lo mismo que el núcleo, y vuelve igual', () => {
    const monto = fc.integer({ min: 0, max: 5 }).map((n) => n * 1_000_00);
    const unTramo = fc
      .tuple(
        monto,
        fc.option(monto),
        fc.integer({ min: 0, max: 3 }),
        fc.option(fc.integer({ min: 1, max: 4 })),
      )
      .map(([desde, hasta, plazo, fin]) =>
        tramo(desde, hasta === null || hasta <= desde ? null : hasta, 1, [
          plazo * 30,
          fin === null || fin <= plazo ? null : fin * 30,
        ]),
      );
    fc.assert(
      fc.property(fc.array(unTramo, { minLength: 1, maxLength: 6 }), (tramos) => {
        const leida = leerTabla(filasDe(tramos), aPlazo);
        expect(leida.tramos).toEqual(tramos);
        expect(leida.errores.size + leida.generales.length === 0).toBe(revisarTabla(tramos).length === 0);
      }),
    );
  });
});
