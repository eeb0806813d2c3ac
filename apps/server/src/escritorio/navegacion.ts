// The menu, said once as data: who may see each entry, under which group. The four lists of the shell are made of it,
// with the groups of a type that each draws whole: where only tiles are shown, a group opens its entries at the side.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { EntradaDeNavegacion, verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { ejemplo, muestra } from '@cuadra/contract/escritorio/navegacion-de-muestra';
import type { Config } from '#platform/config.ts';

export type Navegacion = ResponseOf<typeof verNavegacion>;
export type AjustesDelMenu = Pick<Config, 'ocultarContabilidad' | 'ocultarAhorros' | 'conAppsDeMuestra'>;

export function navegacionDe(
  permisos: ReadonlySet<Permiso>,
  { ocultarContabilidad, ocultarAhorros, conAppsDeMuestra }: AjustesDelMenu,
): Navegacion {
  const ocultos = new Set([
    ...(ocultarContabilidad ? ['contabilidad'] : []),
    ...(ocultarAhorros ? ['ahorros'] : []),
  ]);
  const visibles = grupos
    .filter(({ id }) => !ocultos.has(id))
    .map((grupo) => ({
      ...grupo,
      children: grupo.entradas.flatMap((entrada) => presentar(entrada, grupo.id, permisos)),
    }))
    .filter(({ children }) => children.some(({ hidden }) => hidden !== true));
  const lista = (type: EntradaDeNavegacion['type']): EntradaDeNavegacion[] => [
    inicio,
    ...(deAutorizaciones.some((permiso) => permisos.has(permiso)) ? [autorizaciones] : []),
    ...visibles.map(({ id, title, icon, children }) => ({ id, title, type, icon: heroicon(icon), children })),
  ];
  const conMuestra = (type: EntradaDeNavegacion['type']) =>
    conAppsDeMuestra ? [ejemplo, muestra(type)] : [];
  return {
    compact: [...lista('aside'), ...conMuestra('aside')],
    default: [...lista('group'), ...(conAppsDeMuestra ? [muestra('collapsable')] : [])],
    futuristic: [...lista('aside'), ...conMuestra('aside')],
    horizontal: [...lista('group'), ...conMuestra('group')],
  };
}

interface Entrada {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly link: string;
  /** Any of these shows it; none: whoever is signed in sees it. */
  readonly permisos: readonly Permiso[];
  readonly hidden?: true;
}

interface Grupo {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly entradas: readonly Entrada[];
}

function presentar(
  { id, title, icon, link, permisos: suyos, hidden }: Entrada,
  grupo: string,
  permisos: ReadonlySet<Permiso>,
): EntradaDeNavegacion[] {
  if (suyos.length > 0 && !suyos.some((permiso) => permisos.has(permiso))) return [];
  const entrada = { id: `${grupo}.${id}`, title, type: 'basic', icon: heroicon(icon), link } as const;
  return [hidden === true ? { ...entrada, hidden } : entrada];
}

const heroicon = (nombre: string) => `heroicons_outline:${nombre}`;

const inicio: EntradaDeNavegacion = {
  id: 'inicio',
  title: 'Inicio',
  type: 'basic',
  icon: heroicon('home'),
  link: '/welcome',
};

/** What takes two people is of every module: it is beside the modules. */
const autorizaciones: EntradaDeNavegacion = {
  id: 'autorizaciones',
  title: 'Autorizaciones',
  type: 'basic',
  icon: heroicon('hand-raised'),
  link: '/autorizaciones',
};
const deAutorizaciones = [
  'autorizaciones:dar',
  'autorizaciones:pedir',
  'senales:ver',
] as const satisfies readonly Permiso[];

const entrada = (
  id: string,
  title: string,
  icon: string,
  link: string,
  ...permisos: readonly Permiso[]
): Entrada => ({ id, title, icon, link, permisos });

const grupos: readonly Grupo[] = [
  {
    id: 'contabilidad',
    title: 'Contabilidad',
    icon: 'calculator',
    entradas: [
      entrada('ver-partidas', 'Ver partidas', 'queue-list', '/contabilidad/ver-partidas', 'partidas:ver'),
      entrada(
        'partidas',
        'Registrar Partida',
        'pencil-square',
        '/contabilidad/partidas',
        'partidas:registrar',
      ),
      entrada('caja', 'Revision de Cajas', 'inbox-stack', '/contabilidad/caja', 'cajas:ver'),
      entrada(
        'movimientos-cuentas',
        'Movimiento por Cuenta',
        'arrows-right-left',
        '/contabilidad/movimientos-cuentas',
        'reportes:ver',
      ),
      entrada(
        'reporte-movimiento-cuenta',
        'Movimiento por Cuenta (PDF)',
        'document-arrow-down',
        '/contabilidad/reporte-movimiento-cuenta',
        'reportes:ver',
      ),
      entrada(
        'reporte-partidas',
        'Partidas Diario (PDF)',
        'document-text',
        '/contabilidad/reporte-partidas',
        'reportes:ver',
      ),
      {
        ...entrada('facturas', 'Facturas', 'receipt-percent', '/contabilidad/facturas', 'facturas:ver'),
        hidden: true,
      },
      entrada(
        'estados-financieros',
        'Estados Financieros',
        'chart-bar-square',
        '/contabilidad/estados-financieros',
        'reportes:ver',
      ),
      entrada('cierre', 'Cierre', 'lock-closed', '/contabilidad/cierre', 'periodos:ver'),
      entrada('libro-diario', 'Libro Diario', 'book-open', '/contabilidad/libro-diario', 'reportes:ver'),
      entrada('libro-mayor', 'Libro Mayor', 'building-library', '/contabilidad/libro-mayor', 'reportes:ver'),
      entrada(
        'comparacion-bancos',
        'Comparación Bancos',
        'scale',
        '/contabilidad/comparacion-bancos',
        'bancos:ver',
      ),
    ],
  },
  {
    id: 'ahorros',
    title: 'Ahorros',
    icon: 'banknotes',
    entradas: [
      entrada('agendar-intereses', 'Agendar intereses', 'calendar-days', '/ahorros', 'intereses:ver'),
    ],
  },
  {
    id: 'administracion',
    title: 'Administración',
    icon: 'cog-6-tooth',
    entradas: [
      entrada('catalogo', 'Catálogo contable', 'rectangle-stack', '/contabilidad/catalogo', 'catalogo:ver'),
      entrada(
        'importaciones',
        'Importaciones',
        'arrow-up-tray',
        '/contabilidad/importaciones',
        'partidas:importar',
      ),
      entrada(
        'auxiliares-externos',
        'Auxiliares externos',
        'link',
        '/contabilidad/auxiliares-externos',
        'partidas:registrar',
      ),
      entrada('usuarios', 'Usuarios', 'users', '/administracion/usuarios', 'usuarios:administrar'),
      entrada('poderes', 'Poderes', 'shield-check', '/administracion/poderes', 'poderes:ver'),
      entrada(
        'puesta-en-marcha',
        'Puesta en marcha',
        'check-circle',
        '/administracion/puesta-en-marcha',
        'poderes:ver',
      ),
      entrada('bitacora', 'Bitácora', 'magnifying-glass', '/administracion/bitacora', 'bitacora:ver'),
      entrada('sellos', 'Sellos', 'lock-closed', '/administracion/sellos', 'sellos:ver'),
      entrada(
        'institucion',
        'Institución',
        'building-office-2',
        '/administracion/institucion',
        'institucion:administrar',
      ),
      entrada('respaldos', 'Respaldos', 'archive-box', '/administracion/respaldos', 'respaldos:ver'),
      entrada(
        'exportacion',
        'Exportación',
        'arrow-up-tray',
        '/administracion/exportacion',
        'exportacion:hacer',
      ),
      entrada(
        'configuracion-contable',
        'Configuración contable',
        'adjustments-horizontal',
        '/contabilidad/configuracion',
        'partidas:ver',
      ),
      entrada('operaciones', 'Operaciones y límites', 'scale', '/administracion/operaciones'),
      entrada('verificacion', 'Verificar un documento', 'clipboard-document-check', '/reportes/verificacion'),
    ],
  },
];
