import { expect, test } from 'vitest';
import { armarArbol } from './armar-arbol.ts';
import type { CuentaAjena } from './cuenta-ajena.ts';
import type { Decision } from './decision.ts';
import { proponerCatalogo } from './proponer-catalogo.ts';

const filas = (...escritas: Partial<CuentaAjena>[]): CuentaAjena[] =>
  escritas.map((escrita, i) => ({
    linea: i + 2,
    codigo: '',
    nombre: '',
    padre: '',
    nivel: '',
    tipo: '',
    naturaleza: '',
    ...escrita,
  }));

const VACIO = { catalogo: [], conocidas: new Map(), decisiones: new Map() };

/** Old → ours, and what would be made. */
function proponer(escritas: readonly CuentaAjena[], decisiones: Record<string, Decision> = {}) {
  const arbol = armarArbol(escritas);
  const propuesto = proponerCatalogo(arbol, { ...VACIO, decisiones: new Map(Object.entries(decisiones)) });
  return {
    forma: arbol.forma,
    lugares: Object.fromEntries(arbol.nodos.map(({ antes }, n) => [antes, propuesto.lugares[n]?.idCuenta])),
    cuentas: propuesto.porCrear.map((una) => `${una.idCuenta} ${una.tipoCuenta} ${una.nombreCuenta}`),
    porCrear: propuesto.porCrear,
  };
}

test('codes with points keep their numbers; what takes from the activo goes to its class', () => {
  const { forma, lugares, cuentas } = proponer(
    filas(
      { codigo: '1', nombre: 'Activo' },
      { codigo: '1.1', nombre: 'Circulante' },
      { codigo: '1.1.02', nombre: 'Caja' },
      { codigo: '1.2', nombre: 'Fijo' },
      { codigo: '1.2.01', nombre: 'Vehículos' },
      { codigo: '1.2.02', nombre: 'Depreciación acumulada de vehículos' },
      { codigo: '2', nombre: 'Pasivo' },
      { codigo: '2.1', nombre: 'Proveedores' },
    ),
  );
  expect(forma).toBe('separadores');
  expect(lugares).toEqual({
    '1': '1',
    '1.1': '101',
    '1.1.02': '1012',
    '1.2': '102',
    '1.2.01': '1021',
    '1.2.02': '201',
    '2': '3',
    '2.1': '301',
  });
  expect(cuentas).toEqual([
    '1 M Activo',
    '101 M Circulante',
    '1012 D Caja',
    '102 M Fijo',
    '1021 D Vehículos',
    '2 M CUENTAS REGULARIZADORAS DE ACTIVO',
    '201 D Depreciación acumulada de vehículos',
    '3 M Pasivo',
    '301 D Proveedores',
  ]);
});

test('whole paths, with the accounts that no row has', () => {
  const { forma, lugares } = proponer(
    filas({ nombre: 'assets:bank:checking' }, { nombre: 'assets:cash' }, { nombre: 'expenses:food' }),
  );
  expect(forma).toBe('ruta');
  expect(lugares).toEqual({
    assets: '1',
    'assets:bank': '101',
    'assets:bank:checking': '1011',
    'assets:cash': '102',
    expenses: '7',
    'expenses:food': '701',
  });
});

test('a column with the parent, by code or by name, in any order', () => {
  const { forma, lugares } = proponer(
    filas(
      { codigo: 'C3', nombre: 'Caja', padre: 'Circulante' },
      { codigo: 'A', nombre: 'ACTIVO' },
      { codigo: 'B2', nombre: 'Circulante', padre: 'A' },
    ),
  );
  expect(forma).toBe('padre');
  expect(lugares).toEqual({ A: '1', B2: '101', C3: '1011' });
});

test('levels, zeros that fill, and marks before the names', () => {
  expect(
    proponer(
      filas({ nombre: 'Gastos', nivel: '1' }, { nombre: 'Luz', nivel: '2' }, { nombre: 'Agua', nivel: '2' }),
    ).lugares,
  ).toEqual({ Gastos: '7', 'Gastos:Luz': '701', 'Gastos:Agua': '702' });
  expect(
    proponer(
      filas(
        { codigo: '1000', nombre: 'Activo' },
        { codigo: '1100', nombre: 'Caja' },
        { codigo: '1110', nombre: 'Chica' },
      ),
    ).lugares,
  ).toEqual({ '1000': '1', '1100': '101', '1110': '1011' });
  expect(
    proponer(filas({ nombre: 'Ingresos' }, { nombre: '- Cuotas' }, { nombre: '-- De ingreso' })).lugares,
  ).toEqual({
    Ingresos: '6',
    'Ingresos:Cuotas': '601',
    'Ingresos:Cuotas:De ingreso': '6011',
  });
});

test('eight levels deep: what does not fit is brought up with the names it loses', () => {
  const profundas = Array.from({ length: 8 }, (_, i) => ({
    codigo: Array.from({ length: i + 1 }, () => '1').join('.'),
    nombre: i === 0 ? 'Activo' : `N${i + 1}`,
  }));
  const { lugares, cuentas } = proponer(filas(...profundas));
  // 1, 101, 1011, 101101, 10110101 and the eighth in the sixth; those between are the fifth.
  expect(cuentas.at(-1)).toBe('1011010101 D N6 · N7 · N8');
  expect(lugares['1.1.1.1.1.1']).toBe('10110101');
  expect(lugares['1.1.1.1.1.1.1.1']).toBe('1011010101');
});

test('more siblings than a level has codes go in a group', () => {
  const bancos = Array.from({ length: 12 }, (_, i) => ({ codigo: `1.1.${i + 1}`, nombre: `Banco ${i + 1}` }));
  const { lugares, cuentas } = proponer(
    filas({ codigo: '1', nombre: 'Activo' }, { codigo: '1.1', nombre: 'Bancos' }, ...bancos),
  );
  expect(cuentas.slice(0, 4)).toEqual(['1 M Activo', '101 M Bancos', '1011 M Bancos', '101101 D Banco 1']);
  expect(lugares['1.1.12']).toBe('101112');
});

test('one that takes movements and has others under it is split', () => {
  const escritas = filas(
    { codigo: '5', nombre: 'Gastos', tipo: 'título' },
    { codigo: '5.1', nombre: 'Luz', tipo: 'detalle' },
    { codigo: '5.1.1', nombre: 'Oficina', tipo: 'detalle' },
  );
  const { lugares, cuentas } = proponer(escritas);
  expect(cuentas).toEqual(['7 M Gastos', '701 M Luz', '7011 D Oficina', '7019 D Luz, otros']);
  expect(lugares['5.1']).toBe('7019');
  expect(proponer(escritas, { '5.1': { recibe: false } }).lugares['5.1']).toBe('701');
});

test('what nobody can guess waits for somebody, and what was chosen holds', () => {
  const escritas = filas({ codigo: 'X', nombre: 'Cosas' }, { codigo: 'Y', nombre: 'Otra', padre: 'X' });
  expect(proponer(escritas).lugares).toEqual({ X: null, Y: null });
  expect(proponer(escritas, { x: { clase: '9', nombre: 'Registro' } }).cuentas).toEqual([
    '9 M Registro',
    '901 D Otra',
  ]);
});

test('two roots of one class stand under it', () => {
  const { cuentas } = proponer(
    filas(
      { codigo: '5', nombre: 'Costos' },
      { codigo: '5.1', nombre: 'Uno' },
      { codigo: '6', nombre: 'Gastos' },
    ),
  );
  expect(cuentas).toEqual(['7 M GASTOS', '701 M Costos', '7011 D Uno', '702 D Gastos']);
});

test('repeated accounts and circles are told by their line', () => {
  const { reparos, nodos } = armarArbol(
    filas(
      { codigo: 'A', nombre: 'Uno', padre: 'B' },
      { codigo: 'B', nombre: 'Dos', padre: 'A' },
      { codigo: 'a', nombre: 'Tres' },
    ),
  );
  expect(reparos.map(({ linea }) => linea)).toEqual([4, 3]);
  expect(nodos).toHaveLength(2);
});

test('caja y bancos are the cash of the flow; the margins come from the names', () => {
  const { porCrear } = proponer(
    filas(
      { codigo: '1', nombre: 'Activo' },
      { codigo: '11', nombre: 'Caja y bancos' },
      { codigo: '6', nombre: 'Gastos' },
      { codigo: '61', nombre: 'Gastos de administración' },
    ),
  );
  expect(porCrear.map(({ flujo, margen }) => [flujo, margen])).toEqual([
    [undefined, undefined],
    ['efectivo', undefined],
    [undefined, undefined],
    [undefined, 'administracion'],
  ]);
});

test('deeper than any chart is told by its line, whatever its depth', () => {
  const cadena = Array.from({ length: 5_000 }, (_, i) => ({
    codigo: `c${i}`,
    nombre: 'Activo',
    padre: `c${i - 1}`,
  }));
  const { reparos } = armarArbol(filas(...cadena));
  // c0 is the first of forty levels: 5,000 − 40 are told.
  expect(reparos).toHaveLength(4_960);
  expect(reparos[0]).toEqual({
    linea: 42,
    mensaje: '«c40» está a más de 40 niveles: revise de qué cuenta depende.',
  });
  expect(proponer(filas({ nombre: 'activo:'.repeat(9_000) })).forma).toBe('ruta');
});

test('a level below the first ends its reading too, and stands at the top', () => {
  const { nodos } = armarArbol(
    filas({ nombre: 'Activo', nivel: '-1' }, { nombre: 'Caja', nivel: '1' }),
    'nivel',
  );
  expect(nodos.map(({ padre }) => padre)).toEqual([null, 0]);
});
