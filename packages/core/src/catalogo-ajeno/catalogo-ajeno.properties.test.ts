import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nivelDe, padreDe } from '../catalogo.ts';
import { planearImportacion } from '../catalogo-importacion.ts';
import { claveDeEquivalencia } from '../equivalencia.ts';
import { armarArbol } from './armar-arbol.ts';
import { type CuentaAjena, formasDeArbol } from './cuenta-ajena.ts';
import { proponerCatalogo } from './proponer-catalogo.ts';

/** A chart of any shape: each account depends on one before it, or on none. */
const arboles = fc
  .array(
    fc.record({
      sobre: fc.nat({ max: 1_000 }),
      nombre: fc.constantFrom('Caja', 'Bancos', 'Gastos', 'Cuotas', 'Depreciación acumulada', 'Otros', 'X'),
      tipo: fc.constantFrom('', 'detalle', 'título'),
      naturaleza: fc.constantFrom('', 'acreedora', 'deudora'),
      raiz: fc.constantFrom('Activo', 'Pasivo', 'Patrimonio', 'Ingresos', 'Gastos', 'Cuentas de orden'),
      esRaiz: fc.nat({ max: 9 }),
    }),
    { minLength: 1, maxLength: 250 },
  )
  .map((nodos) =>
    nodos.map(({ sobre, nombre, tipo, naturaleza, raiz, esRaiz }, n): CuentaAjena => {
      // A chain from time to time, so that some are deeper than any chart of ours.
      const padre = esRaiz === 0 || n === 0 ? '' : `c${esRaiz > 6 ? n - 1 : sobre % n}`;
      return {
        linea: n + 2,
        codigo: `c${n}`,
        nombre: padre === '' ? raiz : nombre,
        padre,
        nivel: '',
        tipo,
        naturaleza,
      };
    }),
  );

const NADA = { catalogo: [], conocidas: new Map<string, string>(), decisiones: new Map() };

const comoFilas = (porCrear: ReturnType<typeof proponerCatalogo>['porCrear']) =>
  porCrear.map((una, i) => ({
    linea: i + 2,
    ...una,
    idParent: '',
    estado: '',
    flujo: una.flujo ?? '',
    margen: una.margen ?? '',
  }));

test('every account has one place, in a chart that our own rules take without a word', () => {
  fc.assert(
    fc.property(arboles, (filas) => {
      const arbol = armarArbol(filas, 'padre');
      const { lugares, porCrear } = proponerCatalogo(arbol, NADA);
      expect(planearImportacion(comoFilas(porCrear), []).errores).toEqual([]);
      const tipos = new Map(porCrear.map(({ idCuenta, tipoCuenta }) => [idCuenta, tipoCuenta]));
      expect(tipos.size).toBe(porCrear.length);
      const conHijas = new Set(porCrear.map(({ idCuenta }) => padreDe(idCuenta)));
      for (const { idCuenta, tipoCuenta } of porCrear) {
        expect(nivelDe(idCuenta)).toBeDefined();
        expect(tipoCuenta).toBe(conHijas.has(idCuenta) ? 'M' : 'D');
      }
      for (const { idCuenta } of lugares) expect(tipos.has(idCuenta ?? '')).toBe(true);
      // Two that take movements are never the same account.
      const deDetalle = lugares.map(({ idCuenta }) => idCuenta ?? '').filter((id) => tipos.get(id) === 'D');
      expect(new Set(deDetalle).size).toBe(deDetalle.length);
      for (const lugar of lugares) if (lugar.recibe) expect(tipos.get(lugar.idCuenta ?? '')).toBe('D');
    }),
    { numRuns: 150 },
  );
});

test('proposed again over what it made, by its equivalencia or by its names alone, it makes nothing', () => {
  fc.assert(
    fc.property(arboles, (filas) => {
      const arbol = armarArbol(filas, 'padre');
      const primera = proponerCatalogo(arbol, NADA);
      const deDetalle = new Set(
        primera.porCrear.filter(({ tipoCuenta }) => tipoCuenta === 'D').map(({ idCuenta }) => idCuenta),
      );
      const idas = ({ lugares }: typeof primera) =>
        lugares.map(({ idCuenta }) => (deDetalle.has(idCuenta ?? '') ? idCuenta : 'mayor'));
      // An equivalencia knows those that take movements, and no other.
      const conocidas = new Map(
        arbol.nodos.flatMap(({ antes }, n) => {
          const idCuenta = primera.lugares[n]?.idCuenta ?? '';
          return deDetalle.has(idCuenta) ? [[claveDeEquivalencia(antes), idCuenta] as const] : [];
        }),
      );
      const segunda = proponerCatalogo(arbol, { ...NADA, catalogo: primera.porCrear, conocidas });
      expect(segunda.porCrear).toEqual([]);
      expect(idas(segunda)).toEqual(idas(primera));
      expect(proponerCatalogo(arbol, { ...NADA, catalogo: primera.porCrear }).porCrear).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('whatever is written, every way of reading the tree ends with parents before their children', () => {
  const celda = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.stringMatching(/^[0-9.:>-]{0,8}$/),
    fc.constantFrom('', '1', '1.1', '1.0', 'a:b', 'a', '10', '100'),
  );
  const fila = fc.record({
    codigo: celda,
    nombre: celda,
    padre: celda,
    nivel: celda,
    tipo: celda,
    naturaleza: celda,
  });
  fc.assert(
    fc.property(
      fc.array(fila, { maxLength: 30 }),
      fc.constantFrom(undefined, ...formasDeArbol),
      (escritas, forma) => {
        const filas = escritas.map((una, i) => ({ linea: i + 2, ...una }));
        const arbol = armarArbol(filas, forma);
        for (const [n, { padre }] of arbol.nodos.entries()) if (padre !== null) expect(padre).toBeLessThan(n);
        const claves = arbol.nodos.map(({ antes }) => claveDeEquivalencia(antes));
        expect(new Set(claves).size).toBe(claves.length);
        const { porCrear } = proponerCatalogo(arbol, NADA);
        const malas = planearImportacion(comoFilas(porCrear), []).errores;
        expect(malas.filter(({ campo }) => campo !== 'nombreCuenta')).toEqual([]);
      },
    ),
  );
});
