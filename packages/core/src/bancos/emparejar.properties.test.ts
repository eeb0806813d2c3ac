// The pairing over any two sides at all: whatever they are, nothing is taken twice, everything adds up, and it is the same whatever the
// order in which they came.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, sumar } from '../dinero.ts';
import {
  type CruceHallado,
  huellaDeCruce,
  type LineaPorCruzar,
  type MovimientoPorCruzar,
  type OpcionesDeCruce,
} from './cruce.ts';
import { diasEntre } from './dias.ts';
import { emparejar } from './emparejar.ts';

/** Few amounts, days, numbers and words, so that they meet. */
const comun = {
  fecha: fc
    .integer({ min: 1, max: 45 })
    .map((dia) => new Date(Date.UTC(2026, 0, dia)).toISOString().slice(0, 10)),
  monto: fc
    .oneof(
      fc.integer({ min: -9, max: 9 }).map((n) => n * 10_000),
      fc.constantFrom(123_456, -123_456, 34_567, 88_889, -15_75),
    )
    .map(centavos),
  numero: fc.constantFrom(null, null, '4512', '004513', 'BOL-7788', '12'),
  texto: fc.constantFrom('', 'DEP EFECTIVO', 'CHEQUE 4512', 'Tzul Batz', 'TRANSF TZUL', 'comisión'),
};

const lineas = fc
  .array(fc.record(comun), { maxLength: 30 })
  .map((filas) =>
    filas.map(
      ({ numero, ...fila }, n): LineaPorCruzar => ({ id: `b${n}`, referencia: numero, tipo: null, ...fila }),
    ),
  );

const movimientos = fc
  .array(fc.record({ ...comun, partida: fc.constantFrom(null, 'p1', 'p2', 'p3') }), { maxLength: 30 })
  .map((filas) =>
    filas.map(
      ({ numero, texto, ...fila }, n): MovimientoPorCruzar => ({
        id: `l${n}`,
        documento: numero,
        concepto: texto,
        ...fila,
      }),
    ),
  );

const ventanas = fc.integer({ min: 0, max: 20 });
const conVentana = (ventanaDias: number, rechazados: Iterable<string> = []): OpcionesDeCruce => ({
  ventanaDias,
  rechazados: new Set(rechazados),
});

describe('de dos lados cualesquiera', () => {
  it('ninguna línea está en dos resultados y cada resultado suma lo mismo de los dos lados', () => {
    fc.assert(
      fc.property(lineas, movimientos, ventanas, (unas, otros, ventana) => {
        const { automaticos, sugeridos } = emparejar(unas, otros, conVentana(ventana));
        const todos = [...automaticos, ...sugeridos];
        const ids = todos.flatMap((cruce) => [...cruce.lineas, ...cruce.movimientos]);
        expect(new Set(ids).size).toBe(ids.length);
        const montos = new Map([...unas, ...otros].map(({ id, monto }) => [id, monto]));
        const suma = (suyos: readonly string[]) =>
          sumar(suyos.map((id) => montos.get(id) ?? centavos(Number.NaN)));
        for (const cruce of todos) {
          expect(cruce.lineas.length * cruce.movimientos.length).toBeGreaterThan(0);
          expect(suma(cruce.lineas)).toBe(suma(cruce.movimientos));
          esLegible(cruce);
        }
      }),
      { numRuns: 300 },
    );
  });

  function esLegible({ puntaje, razones }: CruceHallado): void {
    expect(Number.isInteger(puntaje) && puntaje >= 0 && puntaje <= 100).toBe(true);
    expect(razones.length).toBeGreaterThan(1);
    for (const { texto, puntos } of razones) {
      expect(texto).not.toMatch(/undefined|NaN|null|\bQ -/);
      expect(Number.isInteger(puntos)).toBe(true);
    }
  }

  it('lo rechazado no vuelve, y rechazarlo todo deja sin nada que decir de ello', () => {
    fc.assert(
      fc.property(lineas, movimientos, ventanas, (unas, otros, ventana) => {
        const primera = emparejar(unas, otros, conVentana(ventana));
        const rechazados = [...primera.automaticos, ...primera.sugeridos].map(huellaDeCruce);
        const segunda = emparejar(unas, otros, conVentana(ventana, rechazados));
        const dichos = [...segunda.automaticos, ...segunda.sugeridos].map(huellaDeCruce);
        expect(dichos.filter((huella) => rechazados.includes(huella))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('sin documentos ni partidas ni textos, lo automático es de montos que tienen tantos de un lado como del otro', () => {
    fc.assert(
      fc.property(lineas, movimientos, ventanas, (unas, otros, ventana) => {
        const mudas = unas.map((una) => ({ ...una, referencia: null, texto: '' }));
        const mudos = otros.map((otro) => ({ ...otro, documento: null, concepto: '', partida: null }));
        const { automaticos } = emparejar(mudas, mudos, conVentana(ventana));
        const monto = new Map(mudas.map((una) => [una.id, una]));
        const libro = new Map(mudos.map((otro) => [otro.id, otro]));
        for (const {
          lineas: [b = ''],
          movimientos: [l = ''],
        } of automaticos) {
          const [banco, enLibros] = [monto.get(b), libro.get(l)];
          const deMonto = (lado: readonly { monto: number }[]) =>
            lado.filter((uno) => uno.monto === banco?.monto).length;
          expect(deMonto(mudas)).toBe(deMonto(mudos));
          expect(Math.abs(diasEntre(banco?.fecha ?? '', enLibros?.fecha ?? ''))).toBeLessThanOrEqual(ventana);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('los que no son intercambiables se cruzan igual en cualquier orden que vengan', () => {
    fc.assert(
      fc.property(lineas, movimientos, fc.integer({ min: 1, max: 29 }), (unas, otros, corrimiento) => {
        // Told apart by their day: otherwise which of two equal ones it is depends on which came first.
        const unicas = unas.filter((una, n) => unas.findIndex(mismo(una)) === n);
        const unicos = otros.filter((otro, n) => otros.findIndex(mismo(otro)) === n);
        const girar = <T>(lista: readonly T[]) => [
          ...lista.slice(corrimiento),
          ...lista.slice(0, corrimiento),
        ];
        const huellas = (hallado: ReturnType<typeof emparejar>) =>
          hallado.automaticos.map(huellaDeCruce).sort();
        expect(huellas(emparejar(girar(unicas), girar(unicos), conVentana(10)))).toEqual(
          huellas(emparejar(unicas, unicos, conVentana(10))),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('una partida cuyas líneas no fueran del mismo día se cruza igual, venga primero la que venga', () => {
    const linea = (id: string, fecha: string, monto: number): MovimientoPorCruzar => ({
      id,
      fecha,
      monto: centavos(monto),
      partida: 'p3',
      documento: null,
      concepto: 'Tzul Batz',
    });
    const [una, otra] = [linea('l0', '2026-01-12', 888_89), linea('l1', '2026-01-01', 345_67)];
    const banco: LineaPorCruzar = {
      id: 'b0',
      fecha: '2026-01-01',
      monto: centavos(1_234_56),
      referencia: null,
      tipo: null,
      texto: 'TRANSF TZUL',
    };
    const cruzadas = (movimientos: readonly MovimientoPorCruzar[]) =>
      emparejar([banco], movimientos, conVentana(10)).automaticos.map(huellaDeCruce);
    expect(cruzadas([una, otra])).toEqual(cruzadas([otra, una]));
  });

  const mismo = (uno: { fecha: string; monto: number }) => (otro: { fecha: string; monto: number }) =>
    otro.fecha === uno.fecha && otro.monto === uno.monto;
});
