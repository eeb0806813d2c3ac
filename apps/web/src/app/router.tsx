// Every route of the application. To add a screen: one line in `pantallas`, and its page.tsx exporting `Page`. Screens
// load when they are first opened.
import type { Disposicion } from '@cuadra/contract/escritorio/preferencias';
import {
  type AnyRouteMatch,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { direccionDeIngreso, direccionDeSalida } from '../acceso/direccion.ts';
import { direccionDeInstitucion } from '../administracion/institucion/busqueda.ts';
import { direccionDeUsuarios } from '../administracion/usuarios/filtros.ts';
import { direccionDeRegistrar } from '../contabilidad/borradores/direccion.ts';
import { direccionDelCatalogo } from '../contabilidad/catalogo/busqueda.ts';
import { direccionDeEstados } from '../contabilidad/estados-financieros/busqueda.ts';
import { direccionDelDiario } from '../contabilidad/libro-diario/busqueda.ts';
import { direccionDelMayor } from '../contabilidad/libro-mayor/busqueda.ts';
import { direccionDeMovimientos } from '../contabilidad/movimientos-cuentas/busqueda.ts';
import { direccionDeVerPartidas } from '../contabilidad/partidas/busqueda.ts';
import { direccionDelCierre } from '../contabilidad/periodos/busqueda.ts';
import { direccionDelReporteDePartidas } from '../contabilidad/reporte-partidas/busqueda.ts';
import { parseSearch, stringifySearch } from '../platform/address/address-bar.ts';
import { sesion } from '../platform/current-session.ts';
import { direccionDeVerificacion } from '../reportes/archivos/verificacion/codigo.ts';
import { atenderPedida } from '../shell/chosen-layout/chosen-layout.ts';
import { ErrorPage } from '../shell/error/error-page.tsx';
import { NotFoundPage } from '../shell/error/not-found-page.tsx';
import { EmptyLayout } from '../shell/layouts/empty.tsx';
import { Splash } from '../shell/loading/splash.tsx';
import { estadoDeSesion, exigirInvitado, exigirSesion } from './guards.ts';
import { Root } from './root.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** In the browser's tab, before the product's name. */
    titulo?: string;
    /** Shown in this one, whatever the person or the address ask for. */
    layout?: Disposicion;
  }
  interface Register {
    router: typeof router;
  }
}

const raiz = createRootRoute({
  component: Root,
  errorComponent: ErrorPage,
  notFoundComponent: () => <NotFoundPage />,
  beforeLoad: ({ search, preload }) => {
    if (!preload) atenderPedida(search);
  },
});

const invitado = createRoute({
  getParentRoute: () => raiz,
  id: 'invitado',
  component: EmptyLayout,
  beforeLoad: async () => {
    const destino = exigirInvitado(await estadoDeSesion(sesion.comprobar));
    if (destino !== undefined) throw redirect(destino);
  },
});

const protegida = createRoute({
  getParentRoute: () => raiz,
  id: 'protegida',
  beforeLoad: async ({ location }) => {
    const destino = exigirSesion(await estadoDeSesion(sesion.comprobar), location.href);
    if (destino !== undefined) throw redirect(destino);
  },
});

const protegidaVacia = createRoute({ getParentRoute: () => protegida, id: 'vacia', component: EmptyLayout });

/** With the shell and not before it: the pages outside of it do not pay for its words nor for its data. */
const cargarMarco = async () => (await import('./shell-data.ts')).cargarMarco();

const principal = createRoute({
  getParentRoute: () => protegida,
  id: 'principal',
  loader: cargarMarco,
  pendingComponent: Splash,
  component: lazyRouteComponent(() => import('./main-layout.tsx'), 'MainLayout'),
});

const alInicio = () => {
  throw redirect({ to: '/welcome' });
};

/** What Page is typed as stays out of here: screens speak of the router's types, which are made of these lines. */
type Importar = () => Promise<{ readonly Page: unknown }>;

const pagina = (titulo: string, importar: Importar) => ({
  staticData: { titulo },
  component: lazyRouteComponent(importar as () => Promise<{ Page: ComponentType }>, 'Page'),
});

const desconocida = createRoute({
  getParentRoute: () => raiz,
  path: '$',
  // Whoever is signed in gets the answer inside the shell, with the way back at hand; anybody else, plain.
  loader: async () => {
    const dentro = (await estadoDeSesion(sesion.comprobar)) === 'autenticado';
    if (dentro) await cargarMarco();
    return { dentro };
  },
  ...pagina('Página no encontrada', () => import('./unknown-path.tsx')),
});

const porConstruir = () => import('../shell/por-construir/page.tsx');

const deInvitado = () => invitado;
const deProtegidaVacia = () => protegidaVacia;
const dePrincipal = () => principal;
const deRaiz = () => raiz;

const pantalla = <const P extends string>(path: P, titulo: string, importar: Importar) =>
  createRoute({ getParentRoute: dePrincipal, path, ...pagina(titulo, importar) });

// The screens in the shell's main layout. One that keeps its filters in the URL says how they are read (validateSearch).
const pantallas = [
  pantalla('welcome', 'Inicio', () => import('../inicio/page.tsx')),
  pantalla('perfil', 'Mi perfil', () => import('../acceso/perfil/page.tsx')),
  pantalla('example', 'Example', porConstruir),
  pantalla('game', 'Juego', () => import('../juego/page.tsx')),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'contabilidad',
    // The module itself is its first entry.
    beforeLoad: () => {
      throw redirect({ to: '/contabilidad/ver-partidas' });
    },
  }),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'contabilidad/catalogo',
    validateSearch: direccionDelCatalogo,
    ...pagina('Catálogo contable', () => import('../contabilidad/catalogo/page.tsx')),
  }),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'contabilidad/ver-partidas',
    validateSearch: direccionDeVerPartidas,
    ...pagina('Ver partidas', () => import('../contabilidad/partidas/page.tsx')),
  }),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'contabilidad/partidas',
    validateSearch: direccionDeRegistrar,
    ...pagina('Registrar Partida', () => import('../contabilidad/borradores/page.tsx')),
  }),
  pantalla('contabilidad/caja', 'Revision de Cajas', porConstruir),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'contabilidad/movimientos-cuentas',
    validateSearch: direccionDeMovimientos,
    ...pagina('Movimiento por Cuenta', () => import('../contabilidad/movimientos-cuentas/page.tsx')),
  }),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'contabilidad/reporte-movimiento-cuenta',
    validateSearch: direccionDeMovimientos,
    ...pagina(
      'Movimiento por Cuenta (PDF)',
      () => import('../contabilidad/movimientos-cuentas/reporte/page.tsx'),
    ),
  }),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'contabilidad/reporte-partidas',
    validateSearch: direccionDelReporteDePartidas,
    ...pagina('Partidas Diario (PDF)', () => import('../contabilidad/reporte-partidas/page.tsx')),
  }),
  pantalla('contabilidad/facturas', 'Facturas', porConstruir),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'contabilidad/estados-financieros',
    validateSearch: direccionDeEstados,
    ...pagina('Estados Financieros', () => import('../contabilidad/estados-financieros/page.tsx')),
  }),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'contabilidad/cierre',
    validateSearch: direccionDelCierre,
    ...pagina('Cierre', () => import('../contabilidad/periodos/page.tsx')),
  }),
  pantalla(
    'contabilidad/configuracion',
    'Configuración contable',
    () => import('../contabilidad/configuracion/page.tsx'),
  ),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'contabilidad/libro-diario',
    validateSearch: direccionDelDiario,
    ...pagina('Libro Diario', () => import('../contabilidad/libro-diario/page.tsx')),
  }),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'contabilidad/libro-mayor',
    validateSearch: direccionDelMayor,
    ...pagina('Libro Mayor', () => import('../contabilidad/libro-mayor/page.tsx')),
  }),
  pantalla('contabilidad/comparacion-bancos', 'Comparación Bancos', porConstruir),
  pantalla('reportes/archivos', 'Mis archivos', () => import('../reportes/archivos/page.tsx')),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'reportes/verificacion',
    validateSearch: direccionDeVerificacion,
    ...pagina('Verificar un documento', () => import('../reportes/archivos/verificacion/page.tsx')),
  }),
  pantalla('ahorros', 'Agendar intereses', porConstruir),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'administracion/usuarios',
    validateSearch: direccionDeUsuarios,
    ...pagina('Usuarios', () => import('../administracion/usuarios/page.tsx')),
  }),
  createRoute({
    getParentRoute: dePrincipal,
    path: 'administracion/institucion',
    validateSearch: direccionDeInstitucion,
    ...pagina('Institución', () => import('../administracion/institucion/page.tsx')),
  }),
] as const;

const accesoDeInvitados = [
  createRoute({
    getParentRoute: deInvitado,
    path: 'sign-in',
    validateSearch: direccionDeIngreso,
    ...pagina('Ingresar', () => import('../acceso/sign-in/page.tsx')),
  }),
  createRoute({
    getParentRoute: deInvitado,
    path: 'sign-up',
    ...pagina('Solicitar una cuenta', () => import('../acceso/sign-up/page.tsx')),
  }),
  createRoute({
    getParentRoute: deInvitado,
    path: 'confirmation-required',
    ...pagina('Solicitud recibida', () => import('../acceso/confirmation-required/page.tsx')),
  }),
  createRoute({
    getParentRoute: deInvitado,
    path: 'forgot-password',
    ...pagina('Olvidé mi contraseña', () => import('../acceso/forgot-password/page.tsx')),
  }),
  createRoute({
    getParentRoute: deInvitado,
    path: 'reset-password',
    ...pagina('Nueva contraseña', () => import('../acceso/reset-password/page.tsx')),
  }),
] as const;

const accesoConSesion = [
  createRoute({
    getParentRoute: deProtegidaVacia,
    path: 'unlock-session',
    validateSearch: direccionDeIngreso,
    ...pagina('Sesión bloqueada', () => import('../acceso/unlock-session/page.tsx')),
  }),
  createRoute({
    getParentRoute: deProtegidaVacia,
    path: 'sign-out',
    validateSearch: direccionDeSalida,
    ...pagina('Salir', () => import('../acceso/sign-out/page.tsx')),
  }),
] as const;

const sueltas = [
  createRoute({ getParentRoute: deRaiz, path: '/', beforeLoad: alInicio }),
  createRoute({ getParentRoute: deRaiz, path: 'signed-in-redirect', beforeLoad: alInicio }),
  createRoute({
    getParentRoute: deRaiz,
    path: 'home',
    ...pagina('Contabilidad y ahorros', () => import('../home/page.tsx')),
  }),
] as const;

// A route made right here, inside addChildren, would lose its types, and every link of the application with it.
const arbol = raiz.addChildren([
  ...sueltas,
  desconocida,
  invitado.addChildren(accesoDeInvitados),
  protegida.addChildren([protegidaVacia.addChildren(accesoConSesion), principal.addChildren(pantallas)]),
]);

export const router = createRouter({
  routeTree: arbol,
  defaultErrorComponent: ErrorPage,
  defaultPreload: 'intent',
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
});

/** Does this match stand behind the authenticated-only guard? */
export const esPrivada = ({ routeId }: Pick<AnyRouteMatch, 'routeId'>): boolean => routeId === protegida.id;
