import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { describe, expect, test } from 'vitest';
import { abiertasPorRuta, alAlternar, contieneActiva, estaActiva, visibles } from './tree.ts';

const pagina = (id: string, resto: Partial<EntradaDeNavegacion> = {}): EntradaDeNavegacion => ({
  id,
  title: id,
  type: 'basic',
  link: `/${id}`,
  ...resto,
});
const rama = (id: string, children: EntradaDeNavegacion[]): EntradaDeNavegacion => ({
  id,
  title: id,
  type: 'collapsable',
  children,
});

const menu: EntradaDeNavegacion[] = [
  pagina('inicio'),
  {
    id: 'contabilidad',
    title: 'Contabilidad',
    type: 'group',
    children: [
      pagina('facturas', { hidden: true }),
      rama('libros', [rama('legales', [pagina('diario')]), pagina('mayor')]),
      rama('reportes', [pagina('balance')]),
      rama('otros', [pagina('varios')]),
    ],
  },
  { id: 'vacio', title: 'Vacío', type: 'group', children: [pagina('oculta', { hidden: true })] },
];

describe('qué se muestra', () => {
  test('lo oculto no, ni los grupos que quedan vacíos', () => {
    const mostrado = visibles(menu);
    expect(mostrado.map(({ id }) => id)).toEqual(['inicio', 'contabilidad']);
    expect(mostrado[1]?.children?.map(({ id }) => id)).toEqual(['libros', 'reportes', 'otros']);
  });

  test('separadores y espacios se quedan', () => {
    const separador: EntradaDeNavegacion = { id: 'd', title: '', type: 'divider' };
    expect(visibles([separador])).toEqual([separador]);
  });
});

describe('qué está activo', () => {
  test.each([
    ['/partidas', true],
    ['/partidas/15', true],
    ['/partidas-diario', false],
    ['/', false],
  ])('en %s la entrada /partidas: %s', (ruta, activa) =>
    expect(estaActiva(pagina('partidas'), ruta)).toBe(activa),
  );

  test('lo que el servidor fuerza', () => expect(estaActiva(pagina('x', { active: true }), '/y')).toBe(true));

  test('quien contiene la página activa', () => {
    expect(contieneActiva(rama('libros', [pagina('mayor')]), '/mayor')).toBe(true);
    expect(contieneActiva(rama('libros', [pagina('mayor')]), '/diario')).toBe(false);
  });
});

describe('qué está desplegado', () => {
  test('el camino a la página activa', () => {
    expect(abiertasPorRuta(menu, '/diario')).toEqual(new Set(['libros', 'legales']));
    expect(abiertasPorRuta(menu, '/inicio')).toEqual(new Set());
  });

  test('abrir una cierra las demás, menos las que llevan a la página activa', () => {
    expect(alAlternar(menu, new Set(['otros', 'libros', 'legales']), 'reportes', '/diario')).toEqual(
      new Set(['libros', 'legales', 'reportes']),
    );
  });

  test('abrir una de adentro conserva a sus ancestras', () => {
    expect(alAlternar(menu, new Set(['libros']), 'legales', '/inicio')).toEqual(
      new Set(['libros', 'legales']),
    );
  });

  test('cerrar una solo la cierra a ella', () => {
    expect(alAlternar(menu, new Set(['libros', 'legales']), 'legales', '/diario')).toEqual(
      new Set(['libros']),
    );
  });
});
