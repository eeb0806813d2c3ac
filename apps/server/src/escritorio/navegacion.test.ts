import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { expect, test } from 'vitest';
import { navegacionDe } from './navegacion.ts';

const WEB = join(import.meta.dirname, '../../../web/src');
const NADA_OCULTO = { ocultarContabilidad: false, ocultarAhorros: false, conAppsDeMuestra: false };

/** `Grupo: entrada, entrada (oculta)`, as somebody reading the menu would say it. */
const enPalabras = (lista: readonly EntradaDeNavegacion[]) =>
  lista.map(({ title, children }) => {
    const entradas = children?.map((hija) => (hija.hidden === true ? `${hija.title} (oculta)` : hija.title));
    return entradas === undefined ? title : `${title}: ${entradas.join(', ')}`;
  });

const menuDe = (rol: Rol, ajustes = NADA_OCULTO) =>
  enPalabras(navegacionDe(permisosDe([rol]), ajustes).default);

const REPORTES_PDF = 'Movimiento por Cuenta, Movimiento por Cuenta (PDF), Partidas Diario (PDF)';
const LIBROS = 'Estados Financieros, Libro Diario, Libro Mayor';
const LIBROS_Y_CIERRE = 'Estados Financieros, Cierre, Libro Diario, Libro Mayor';

const VERIFICADOR = 'Verificar un documento';
const OPERACIONES = `Operaciones y límites, ${VERIFICADOR}`;
const DE_LIBROS = `Configuración contable, ${OPERACIONES}`;

const menus: Record<Rol, string[]> = {
  administrador: [
    'Inicio',
    `Administración: Usuarios, Poderes, Puesta en marcha, Bitácora, Sellos, Institución, Respaldos, Exportación, ${OPERACIONES}`,
  ],
  contador: [
    'Inicio',
    'Autorizaciones',
    `Contabilidad: Ver partidas, Registrar Partida, Revision de Cajas, ${REPORTES_PDF}, Facturas (oculta), ${LIBROS_Y_CIERRE}, Comparación Bancos`,
    'Ahorros: Agendar intereses',
    `Administración: Catálogo contable, Importaciones, Auxiliares externos, Poderes, Puesta en marcha, Bitácora, Sellos, ${DE_LIBROS}`,
  ],
  auxiliar: [
    'Inicio',
    'Autorizaciones',
    `Contabilidad: Ver partidas, Registrar Partida, ${REPORTES_PDF}, ${LIBROS_Y_CIERRE}, Comparación Bancos`,
    `Administración: Catálogo contable, Auxiliares externos, ${DE_LIBROS}`,
  ],
  cajero: ['Inicio', 'Autorizaciones', 'Contabilidad: Revision de Cajas', `Administración: ${OPERACIONES}`],
  jefe_agencia: [
    'Inicio',
    'Autorizaciones',
    `Contabilidad: Ver partidas, Revision de Cajas, ${REPORTES_PDF}, ${LIBROS}`,
    `Administración: Catálogo contable, ${DE_LIBROS}`,
  ],
  ahorros: [
    'Inicio',
    'Autorizaciones',
    'Ahorros: Agendar intereses',
    `Administración: Catálogo contable, ${OPERACIONES}`,
  ],
  auditor: [
    'Inicio',
    'Autorizaciones',
    `Contabilidad: Ver partidas, Revision de Cajas, ${REPORTES_PDF}, Facturas (oculta), ${LIBROS_Y_CIERRE}, Comparación Bancos`,
    'Ahorros: Agendar intereses',
    `Administración: Catálogo contable, Poderes, Puesta en marcha, Bitácora, Sellos, Respaldos, ${DE_LIBROS}`,
  ],
};

test.each(Object.keys(menus) as Rol[])('el menú de %s', (rol) => {
  expect(menuDe(rol)).toEqual(menus[rol]);
});

test('quien tiene todos los roles ve los enlaces de la especificación, en su orden', () => {
  const { default: lista } = navegacionDe(permisosDe(['contador', 'administrador']), NADA_OCULTO);
  const enlaces = lista.flatMap(({ link, children = [] }) => [link, ...children.map((hija) => hija.link)]);
  expect(enlaces.filter((link) => link !== undefined)).toEqual([
    '/welcome',
    '/autorizaciones',
    '/contabilidad/ver-partidas',
    '/contabilidad/partidas',
    '/contabilidad/caja',
    '/contabilidad/movimientos-cuentas',
    '/contabilidad/reporte-movimiento-cuenta',
    '/contabilidad/reporte-partidas',
    '/contabilidad/facturas',
    '/contabilidad/estados-financieros',
    '/contabilidad/cierre',
    '/contabilidad/libro-diario',
    '/contabilidad/libro-mayor',
    '/contabilidad/comparacion-bancos',
    '/ahorros',
    '/contabilidad/catalogo',
    '/contabilidad/importaciones',
    '/contabilidad/auxiliares-externos',
    '/administracion/usuarios',
    '/administracion/poderes',
    '/administracion/puesta-en-marcha',
    '/administracion/bitacora',
    '/administracion/sellos',
    '/administracion/institucion',
    '/administracion/respaldos',
    '/administracion/exportacion',
    '/contabilidad/configuracion',
    '/administracion/operaciones',
    '/reportes/verificacion',
  ]);
});

test('cada grupo se oculta con su ajuste', () => {
  expect(menuDe('contador', { ...NADA_OCULTO, ocultarContabilidad: true })).toEqual([
    'Inicio',
    'Autorizaciones',
    'Ahorros: Agendar intereses',
    `Administración: Catálogo contable, Importaciones, Auxiliares externos, Poderes, Puesta en marcha, Bitácora, Sellos, ${DE_LIBROS}`,
  ]);
  expect(menuDe('ahorros', { ...NADA_OCULTO, ocultarAhorros: true })).toEqual([
    'Inicio',
    'Autorizaciones',
    `Administración: Catálogo contable, ${OPERACIONES}`,
  ]);
});

test('las cuatro listas tienen los mismos grupos y entradas; la compacta y la futurista los abren al lado', () => {
  const {
    compact,
    default: principal,
    futuristic,
    horizontal,
  } = navegacionDe(permisosDe(['contador']), NADA_OCULTO);
  for (const lista of [compact, futuristic, horizontal])
    expect(enPalabras(lista)).toEqual(enPalabras(principal));
  const tipos = (lista: readonly EntradaDeNavegacion[]) => lista.map(({ type }) => type);
  for (const lista of [compact, futuristic])
    expect(tipos(lista)).toEqual(['basic', 'basic', 'aside', 'aside', 'aside']);
  for (const lista of [principal, horizontal])
    expect(tipos(lista)).toEqual(['basic', 'basic', 'group', 'group', 'group']);
});

test('las aplicaciones de muestra van al final, cerradas, solo cuando se ofrecen; Example, en las otras tres', () => {
  const conMuestra = { ...NADA_OCULTO, conAppsDeMuestra: true };
  const {
    compact,
    futuristic,
    horizontal,
    default: principal,
  } = navegacionDe(permisosDe(['cajero']), conMuestra);
  const sinMuestra = navegacionDe(permisosDe(['cajero']), NADA_OCULTO);
  const tipos = { compact: 'aside', futuristic: 'aside', horizontal: 'group' } as const;
  for (const [nombre, lista] of Object.entries({ compact, futuristic, horizontal })) {
    const [ejemplo, muestra] = lista.slice(-2);
    expect(ejemplo).toEqual({
      id: 'example',
      title: 'Example',
      type: 'basic',
      icon: 'heroicons_outline:chart-pie',
      link: '/example',
    });
    expect(muestra).toMatchObject({
      title: 'Aplicaciones de muestra',
      type: Reflect.get(tipos, nombre),
    });
    expect(lista.slice(0, -2)).toEqual(Reflect.get(sinMuestra, nombre));
  }
  expect(principal.slice(0, -1)).toEqual(sinMuestra.default);
  expect(principal.at(-1)).toMatchObject({ title: 'Aplicaciones de muestra', type: 'collapsable' });
});

test('los identificadores no se repiten y todos llevan icono', () => {
  const conTodo = { ...NADA_OCULTO, conAppsDeMuestra: true };
  const { default: lista } = navegacionDe(permisosDe(['contador', 'administrador']), conTodo);
  const conHijas = (entrada: EntradaDeNavegacion): EntradaDeNavegacion[] => [
    entrada,
    ...(entrada.children ?? []).flatMap(conHijas),
  ];
  const todas = lista.flatMap(conHijas);
  expect(todas.map(({ id }) => id)).toContain('dashboards.analytics');
  expect(new Set(todas.map(({ id }) => id)).size).toBe(todas.length);
  expect(todas.map(({ id }) => id)).toContain('contabilidad.ver-partidas');
  // The program draws a closed list: whatever is not in it is a plain sheet.
  const dibujados = readFileSync(join(WEB, 'escritorio/navegacion/icons.ts'), 'utf8');
  const conocidos = [...dibujados.matchAll(/^ {2}'?([a-z0-9-]+)'?: \w+Icon,$/gm)].map(([, nombre]) => nombre);
  expect(conocidos).toContain('home');
  for (const { icon } of todas) expect(conocidos).toContain(icon?.replace(/^heroicons_outline:/, ''));
});
