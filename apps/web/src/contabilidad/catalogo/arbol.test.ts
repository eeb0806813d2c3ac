import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alternar,
  ancestros,
  contarDescendientes,
  crearArbol,
  esBusqueda,
  etiquetasDe,
  filasVisibles,
  revelar,
  TODO_EXPANDIDO,
} from './arbol.ts';
import { catalogos, cuentasDe } from './testing/catalogo-de-prueba.ts';

const arbol = crearArbol(
  cuentasDe(`
    1 M ACTIVO
    101 M DISPONIBILIDADES
    1011 M Moneda nacional
    101101 M Caja
    10110101 D Caja general
    10110102 D Caja chica
    101102 D Depósitos en tránsito
    3 M PASIVO
    301 D Depósitos de asociados`),
);

const dibujo = (...argumentos: Parameters<typeof filasVisibles>) =>
  filasVisibles(...argumentos).filas.map(({ cuenta, nivel, expandible, expandida, coincide }) => {
    const brazo = expandible ? (expandida ? '▾' : '▸') : '·';
    return `${'  '.repeat(nivel - 1)}${brazo} ${cuenta.idCuenta}${coincide ? '' : ' (contexto)'}`;
  });

describe('qué filas se ven', () => {
  test('hasta el nivel pedido', () => {
    expect(dibujo(arbol, { nivel: 3, alternadas: new Set() }, {})).toEqual([
      '▾ 1',
      '  ▾ 101',
      '    ▸ 1011',
      '▾ 3',
      '  · 301',
    ]);
  });

  test('más lo que se abre y menos lo que se cierra a mano', () => {
    const vista = alternar(alternar({ nivel: 2, alternadas: new Set() }, '101'), '3');
    expect(dibujo(arbol, vista, {})).toEqual(['▾ 1', '  ▾ 101', '    ▸ 1011', '▸ 3']);
  });

  test('una clase sola, con lo que ya estaba abierto', () => {
    expect(dibujo(arbol, { nivel: 2, alternadas: new Set() }, { clase: '3' })).toEqual(['▾ 3', '  · 301']);
  });

  test('revelar abre solo el camino hasta la cuenta', () => {
    const vista = revelar({ nivel: 1, alternadas: new Set() }, '10110102');
    expect(dibujo(arbol, vista, {})).toEqual([
      '▾ 1',
      '  ▾ 101',
      '    ▾ 1011',
      '      ▾ 101101',
      '        · 10110101',
      '        · 10110102',
      '      · 101102',
      '▸ 3',
    ]);
  });
});

describe('buscar muestra lo que coincide con sus ancestros', () => {
  test('por nombre, sin acentos', () => {
    expect(dibujo(arbol, TODO_EXPANDIDO, { q: 'DEPOSITOS' })).toEqual([
      '▾ 1 (contexto)',
      '  ▾ 101 (contexto)',
      '    ▾ 1011 (contexto)',
      '      · 101102',
      '▾ 3 (contexto)',
      '  · 301',
    ]);
    expect(filasVisibles(arbol, TODO_EXPANDIDO, { q: 'depósitos' }).cuantas).toBe(2);
  });

  test('por código, desde la izquierda', () => {
    expect(dibujo(arbol, TODO_EXPANDIDO, { q: '30' })).toEqual(['▾ 3 (contexto)', '  · 301']);
    expect(filasVisibles(arbol, TODO_EXPANDIDO, { q: '01' }).cuantas).toBe(0);
  });

  test('todas las palabras, y con los demás filtros', () => {
    expect(filasVisibles(arbol, TODO_EXPANDIDO, { q: 'caja 1011' }).cuantas).toBe(3);
    expect(filasVisibles(arbol, TODO_EXPANDIDO, { q: 'caja 1011', tipo: 'D' }).cuantas).toBe(2);
    expect(filasVisibles(arbol, TODO_EXPANDIDO, { q: 'depositos', clase: '1' }).cuantas).toBe(1);
    expect(filasVisibles(arbol, TODO_EXPANDIDO, { estado: 'bloqueada' })).toEqual({ filas: [], cuantas: 0 });
  });

  test('por etiqueta: la que la lleva y todas las que dependen de ella, una vez; también por lo escrito', () => {
    const conEtiquetas = crearArbol(
      [...arbol.porId.values()].map(({ cuenta }) => ({
        ...cuenta,
        etiquetas: ['101', '101101'].includes(cuenta.idCuenta) ? ['Liquidez'] : [],
      })),
    );
    const { filas, cuantas } = filasVisibles(conEtiquetas, TODO_EXPANDIDO, { etiqueta: 'LIQUÍDEZ' });
    expect(filas.map(({ cuenta, coincide }) => `${cuenta.idCuenta} ${coincide}`)).toEqual([
      '1 false',
      '101 true',
      '1011 true',
      '101101 true',
      '10110101 true',
      '10110102 true',
      '101102 true',
    ]);
    expect(cuantas).toBe(6);
    expect(filasVisibles(conEtiquetas, TODO_EXPANDIDO, { etiqueta: 'Liquidez', tipo: 'D' }).cuantas).toBe(3);
    expect(filasVisibles(conEtiquetas, TODO_EXPANDIDO, { q: 'liquidez' }).cuantas).toBe(2);
    expect(esBusqueda({ etiqueta: 'Liquidez' })).toBe(true);
    expect(etiquetasDe(conEtiquetas)).toEqual(['Liquidez']);
  });

  test('lo plegado sigue contando', () => {
    const { filas, cuantas } = filasVisibles(arbol, alternar(TODO_EXPANDIDO, '1'), { q: 'caja' });
    expect(filas.map(({ cuenta }) => cuenta.idCuenta)).toEqual(['1']);
    expect(cuantas).toBe(3);
  });

  test('una clase sola no es una búsqueda', () => {
    expect([{}, { clase: '1' }, { q: '  ' }, { q: 'x' }, { tipo: 'D' as const }].map(esBusqueda)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

test('el camino y las subcuentas de una cuenta', () => {
  expect(ancestros(arbol, '101101').map(({ cuenta }) => cuenta.idCuenta)).toEqual(['1', '101', '1011']);
  expect(ancestros(arbol, '999')).toEqual([]);
  const activo = arbol.porId.get('1');
  expect(activo && contarDescendientes(activo)).toBe(6);
});

describe('con cualquier catálogo', () => {
  const vistas = fc.record({
    nivel: fc.integer({ min: 1, max: 6 }),
    alternadas: fc.constant(new Set<string>()),
  });
  const criterios = fc.record(
    {
      q: fc.constantFrom('1', '2', 'cuenta', 'num', '10', '301'),
      tipo: fc.constantFrom('D' as const, 'M' as const),
    },
    { requiredKeys: [] },
  );

  test('todo expandido y sin filtros, están todas y en orden de código', () => {
    fc.assert(
      fc.property(catalogos, (cuentas) => {
        const { filas, cuantas } = filasVisibles(crearArbol(cuentas), TODO_EXPANDIDO, {});
        expect(filas.map(({ cuenta }) => cuenta)).toEqual(cuentas);
        expect(cuantas).toBe(cuentas.length);
      }),
    );
  });

  test('el orden en que llegan no importa para quién depende de quién', () => {
    fc.assert(
      fc.property(
        catalogos.chain((cuentas) => fc.shuffledSubarray(cuentas, { minLength: cuentas.length })),
        (cuentas) => {
          const { porId } = crearArbol(cuentas);
          for (const { cuenta, hijos } of porId.values())
            for (const hijo of hijos) expect(hijo.cuenta.idParent).toBe(cuenta.idCuenta);
        },
      ),
    );
  });

  test('cada fila está después de su padre, que está expandido, y sabe su lugar entre sus hermanas', () => {
    fc.assert(
      fc.property(catalogos, vistas, criterios, (cuentas, vista, filtro) => {
        const { filas } = filasVisibles(crearArbol(cuentas), vista, filtro);
        const vistas = new Map<string, boolean>();
        const hermanas = Map.groupBy(filas, ({ cuenta }) => cuenta.idParent);
        for (const { cuenta, expandida, posicion, hermanas: cuantas } of filas) {
          if (cuenta.idParent !== null) expect(vistas.get(cuenta.idParent)).toBe(true);
          vistas.set(cuenta.idCuenta, expandida);
          const suyas = hermanas.get(cuenta.idParent) ?? [];
          expect(suyas[posicion - 1]?.cuenta).toBe(cuenta);
          expect(cuantas).toBe(suyas.length);
        }
      }),
    );
  });

  test('al buscar están todas las que coinciden, y de las demás solo sus ancestros', () => {
    fc.assert(
      fc.property(catalogos, criterios, (cuentas, filtro) => {
        const { filas, cuantas } = filasVisibles(crearArbol(cuentas), TODO_EXPANDIDO, filtro);
        const coinciden = filas.filter(({ coincide }) => coincide).map(({ cuenta }) => cuenta.idCuenta);
        expect(coinciden).toHaveLength(cuantas);
        for (const { cuenta, coincide } of filas)
          expect(coincide || coinciden.some((id) => id.startsWith(cuenta.idCuenta))).toBe(true);
      }),
    );
  });

  test('plegar solo quita filas, y desplegar lo deja como estaba', () => {
    fc.assert(
      fc.property(catalogos, fc.nat(), (cuentas, cual) => {
        const id = cuentas[cual % Math.max(1, cuentas.length)]?.idCuenta ?? '';
        const todas = filasVisibles(crearArbol(cuentas), TODO_EXPANDIDO, {}).filas;
        const plegada = alternar(TODO_EXPANDIDO, id);
        const quedan = new Set(
          filasVisibles(crearArbol(cuentas), plegada, {}).filas.map(({ cuenta }) => cuenta),
        );
        const fuera = todas.filter(({ cuenta }) => !quedan.has(cuenta)).map(({ cuenta }) => cuenta.idCuenta);
        for (const quitada of fuera) expect(quitada.startsWith(id)).toBe(true);
        expect(alternar(plegada, id).alternadas.size).toBe(0);
      }),
    );
  });

  test('revelar deja a la vista la cuenta, cualquiera que fuera la vista', () => {
    fc.assert(
      fc.property(catalogos, vistas, fc.nat(), (cuentas, vista, cual) => {
        const cuenta = cuentas[cual % Math.max(1, cuentas.length)];
        if (cuenta === undefined) return;
        const { filas } = filasVisibles(crearArbol(cuentas), revelar(vista, cuenta.idCuenta), {});
        expect(filas.some((fila) => fila.cuenta === cuenta)).toBe(true);
      }),
    );
  });
});
