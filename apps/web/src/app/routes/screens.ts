// The screens inside the shell; those of the savings are in savings-screens.ts. To add one is one entry: its address, its
// title, the permission that opens it, how its filters are read from the address, and the component, which loads when it is
// first opened.
import { createRoute, redirect } from '@tanstack/react-router';
import { direccionDeAuxiliares } from '#contabilidad/auxiliares-externos/direccion.ts';
import { direccionDeBancos } from '#contabilidad/bancos/direccion.ts';
import { direccionDeRegistrar } from '#contabilidad/borradores/direccion.ts';
import { direccionDeCajas } from '#contabilidad/cajas/direccion.ts';
import { direccionDelCatalogo } from '#contabilidad/catalogo/busqueda.ts';
import { direccionDeEstados } from '#contabilidad/estados-financieros/busqueda.ts';
import { direccionDeImportaciones } from '#contabilidad/importadas/busqueda.ts';
import { direccionDelDiario } from '#contabilidad/libro-diario/busqueda.ts';
import { direccionDelMayor } from '#contabilidad/libro-mayor/busqueda.ts';
import { direccionDeMovimientos } from '#contabilidad/movimientos-cuentas/busqueda.ts';
import { direccionDeVerPartidas } from '#contabilidad/partidas/busqueda.ts';
import { direccionDelCierre } from '#contabilidad/periodos/busqueda.ts';
import { direccionDelReporteDePartidas } from '#contabilidad/reporte-partidas/busqueda.ts';
import { direccionDeSaldosIniciales } from '#contabilidad/saldos-iniciales/direccion.ts';
import { direccionDeAutorizaciones } from '#control/autorizaciones/direccion.ts';
import { direccionDeVerificacion } from '#reportes/archivos/verificacion/codigo.ts';
import { administrationScreens } from './administration-screens.ts';
import { savingsScreens } from './savings-screens.ts';
import { ofMain, plainScreen, screen, toBeBuilt } from './screen-kinds.ts';

const generalScreens = [
  plainScreen({
    path: 'welcome',
    titulo: 'Inicio',
    load: () => import('../welcome.tsx'),
    component: 'Welcome',
  }),
  plainScreen({
    path: 'perfil',
    titulo: 'Mi perfil',
    load: () => import('#acceso/perfil/page.tsx'),
    component: 'Page',
  }),
  plainScreen({
    path: 'game',
    titulo: 'Juego',
    load: () => import('#juego/page.tsx'),
    component: 'Page',
  }),
  plainScreen({
    path: 'ui/kit',
    titulo: 'Piezas',
    load: () => import('#kit/page.tsx'),
    component: 'Page',
  }),
  plainScreen({
    path: 'reportes/archivos',
    titulo: 'Mis archivos',
    load: () => import('#reportes/archivos/page.tsx'),
    component: 'Page',
  }),
  screen({
    path: 'reportes/verificacion',
    titulo: 'Verificar un documento',
    direccion: direccionDeVerificacion,
    load: () => import('#reportes/archivos/verificacion/verificacion.tsx'),
    component: 'Verificacion',
  }),
  screen({
    path: 'autorizaciones',
    titulo: 'Autorizaciones',
    permisos: ['autorizaciones:dar', 'autorizaciones:pedir', 'senales:ver'],
    direccion: direccionDeAutorizaciones,
    load: () => import('#control/autorizaciones/autorizaciones.tsx'),
    component: 'Autorizaciones',
  }),
  ...administrationScreens,
] as const;

const accountingScreens = [
  createRoute({
    getParentRoute: ofMain,
    path: 'contabilidad',
    // The module itself is its first entry.
    beforeLoad: () => {
      throw redirect({ to: '/contabilidad/ver-partidas' });
    },
  }),
  screen({
    path: 'contabilidad/catalogo',
    titulo: 'Catálogo contable',
    permisos: ['catalogo:ver'],
    direccion: direccionDelCatalogo,
    load: () => import('#contabilidad/catalogo/catalogo.tsx'),
    component: 'Catalogo',
  }),
  screen({
    path: 'contabilidad/ver-partidas',
    titulo: 'Ver partidas',
    permisos: ['partidas:ver'],
    direccion: direccionDeVerPartidas,
    load: () => import('#contabilidad/partidas/ver-partidas.tsx'),
    component: 'VerPartidas',
  }),
  plainScreen({
    path: 'administracion/puesta-en-marcha/cuentas-de-control',
    titulo: 'Cuentas de control',
    permisos: ['partidas:ver'],
    load: () => import('#contabilidad/cuentas-de-control/cuentas-de-control.tsx'),
    component: 'CuentasDeControl',
  }),
  plainScreen({
    path: 'administracion/puesta-en-marcha/folios',
    titulo: 'Folios',
    permisos: ['reportes:ver'],
    load: () => import('#contabilidad/posicion-de-folios/posicion-de-folios.tsx'),
    component: 'PosicionDeFolios',
  }),
  plainScreen({
    path: 'administracion/puesta-en-marcha/auxiliares',
    titulo: 'Auxiliares',
    permisos: ['cajas:administrar', 'bancos:ver', 'ahorros:registrar'],
    load: () => import('#contabilidad/auxiliares-iniciales/auxiliares-iniciales.tsx'),
    component: 'AuxiliaresIniciales',
  }),
  screen({
    path: 'contabilidad/auxiliares-externos',
    titulo: 'Auxiliares externos',
    permisos: ['partidas:ver'],
    direccion: direccionDeAuxiliares,
    load: () => import('#contabilidad/auxiliares-externos/auxiliares-externos.tsx'),
    component: 'AuxiliaresExternos',
  }),
  screen({
    path: 'contabilidad/importaciones',
    titulo: 'Importaciones',
    permisos: ['partidas:ver'],
    direccion: direccionDeImportaciones,
    load: () => import('#contabilidad/importadas/importadas.tsx'),
    component: 'Importadas',
  }),
  screen({
    path: 'contabilidad/partidas',
    titulo: 'Registrar Partida',
    permisos: ['partidas:registrar'],
    direccion: direccionDeRegistrar,
    load: () => import('#contabilidad/borradores/registrar.tsx'),
    component: 'Registrar',
  }),
  screen({
    path: 'contabilidad/caja',
    titulo: 'Revision de Cajas',
    permisos: ['cajas:operar', 'arqueos:ver'],
    direccion: direccionDeCajas,
    load: () => import('#contabilidad/cajas/page.tsx'),
    component: 'Page',
  }),
  screen({
    path: 'contabilidad/movimientos-cuentas',
    titulo: 'Movimiento por Cuenta',
    permisos: ['reportes:ver'],
    direccion: direccionDeMovimientos,
    load: () => import('#contabilidad/movimientos-cuentas/movimientos-cuentas.tsx'),
    component: 'MovimientosCuentas',
  }),
  screen({
    path: 'contabilidad/reporte-movimiento-cuenta',
    titulo: 'Movimiento por Cuenta (PDF)',
    permisos: ['reportes:ver'],
    direccion: direccionDeMovimientos,
    load: () => import('#contabilidad/movimientos-cuentas/reporte/reporte-movimiento-cuenta.tsx'),
    component: 'ReporteMovimientoCuenta',
  }),
  screen({
    path: 'contabilidad/reporte-partidas',
    titulo: 'Partidas Diario (PDF)',
    permisos: ['reportes:ver'],
    direccion: direccionDelReporteDePartidas,
    load: () => import('#contabilidad/reporte-partidas/reporte-partidas.tsx'),
    component: 'ReportePartidas',
  }),
  toBeBuilt('contabilidad/facturas', 'Facturas'),
  screen({
    path: 'contabilidad/estados-financieros',
    titulo: 'Estados Financieros',
    permisos: ['reportes:ver'],
    direccion: direccionDeEstados,
    load: () => import('#contabilidad/estados-financieros/estados-financieros.tsx'),
    component: 'EstadosFinancieros',
  }),
  screen({
    path: 'contabilidad/cierre',
    titulo: 'Cierre',
    permisos: ['periodos:ver'],
    direccion: direccionDelCierre,
    load: () => import('#contabilidad/periodos/cierre.tsx'),
    component: 'Cierre',
  }),
  plainScreen({
    path: 'administracion/puesta-en-marcha/ejercicios',
    titulo: 'Ejercicios',
    permisos: ['periodos:ver'],
    load: () => import('#contabilidad/periodos/ejercicios/ejercicios.tsx'),
    component: 'Ejercicios',
  }),
  screen({
    path: 'contabilidad/saldos-iniciales',
    titulo: 'Saldos iniciales',
    permisos: ['periodos:ver'],
    direccion: direccionDeSaldosIniciales,
    load: () => import('#contabilidad/saldos-iniciales/saldos-iniciales.tsx'),
    component: 'SaldosIniciales',
  }),
  plainScreen({
    path: 'contabilidad/configuracion',
    titulo: 'Configuración contable',
    permisos: ['partidas:ver'],
    load: () => import('#contabilidad/configuracion/configuracion.tsx'),
    component: 'Configuracion',
  }),
  screen({
    path: 'contabilidad/libro-diario',
    titulo: 'Libro Diario',
    permisos: ['reportes:ver'],
    direccion: direccionDelDiario,
    load: () => import('#contabilidad/libro-diario/libro-diario.tsx'),
    component: 'LibroDiario',
  }),
  screen({
    path: 'contabilidad/libro-mayor',
    titulo: 'Libro Mayor',
    permisos: ['reportes:ver'],
    direccion: direccionDelMayor,
    load: () => import('#contabilidad/libro-mayor/libro-mayor.tsx'),
    component: 'LibroMayor',
  }),
  screen({
    path: 'contabilidad/comparacion-bancos',
    titulo: 'Comparación Bancos',
    permisos: ['bancos:ver'],
    direccion: direccionDeBancos,
    load: () => import('#contabilidad/bancos/page.tsx'),
    component: 'Page',
  }),
] as const;

export const screens = [...generalScreens, ...savingsScreens, ...accountingScreens] as const;
