// The screens inside the shell; those of the savings are in savings-screens.ts. To add one is one entry: its address, its
// title, the permission that opens it, how its filters are read from the address, and the component, which loads when it is
// first opened.
import { createRoute, redirect } from '@tanstack/react-router';
import { direccionDeBitacora } from '../../administracion/bitacora/direccion.ts';
import { direccionDeInstitucion } from '../../administracion/institucion/busqueda.ts';
import { direccionDePoderes } from '../../administracion/poderes/direccion.ts';
import { direccionDeSellos } from '../../administracion/sellos/direccion.ts';
import { direccionDeUsuarios } from '../../administracion/usuarios/filtros.ts';
import { direccionDeBancos } from '../../contabilidad/bancos/direccion.ts';
import { direccionDeRegistrar } from '../../contabilidad/borradores/direccion.ts';
import { direccionDeCajas } from '../../contabilidad/cajas/direccion.ts';
import { direccionDelCatalogo } from '../../contabilidad/catalogo/busqueda.ts';
import { direccionDeEstados } from '../../contabilidad/estados-financieros/busqueda.ts';
import { direccionDeImportaciones } from '../../contabilidad/importadas/busqueda.ts';
import { direccionDelDiario } from '../../contabilidad/libro-diario/busqueda.ts';
import { direccionDelMayor } from '../../contabilidad/libro-mayor/busqueda.ts';
import { direccionDeMovimientos } from '../../contabilidad/movimientos-cuentas/busqueda.ts';
import { direccionDeVerPartidas } from '../../contabilidad/partidas/busqueda.ts';
import { direccionDelCierre } from '../../contabilidad/periodos/busqueda.ts';
import { direccionDelReporteDePartidas } from '../../contabilidad/reporte-partidas/busqueda.ts';
import { direccionDeVerificacion } from '../../reportes/archivos/verificacion/codigo.ts';
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
    load: () => import('../../acceso/perfil/page.tsx'),
    component: 'Page',
  }),
  plainScreen({
    path: 'game',
    titulo: 'Juego',
    load: () => import('../../juego/page.tsx'),
    component: 'Page',
  }),
  plainScreen({
    path: 'reportes/archivos',
    titulo: 'Mis archivos',
    load: () => import('../../reportes/archivos/page.tsx'),
    component: 'Page',
  }),
  screen({
    path: 'reportes/verificacion',
    titulo: 'Verificar un documento',
    direccion: direccionDeVerificacion,
    load: () => import('../../reportes/archivos/verificacion/verificacion.tsx'),
    component: 'Verificacion',
  }),
  screen({
    path: 'administracion/usuarios',
    titulo: 'Usuarios',
    permisos: ['usuarios:administrar'],
    direccion: direccionDeUsuarios,
    load: () => import('../../administracion/usuarios/usuarios.tsx'),
    component: 'Usuarios',
  }),
  plainScreen({
    path: 'administracion/sobres',
    titulo: 'Sobres por confirmar',
    permisos: ['invitaciones:confirmar'],
    load: () => import('../../administracion/usuarios/sobres/page.tsx'),
    component: 'Page',
  }),
  screen({
    path: 'administracion/poderes',
    titulo: 'Poderes',
    permisos: ['poderes:ver'],
    direccion: direccionDePoderes,
    load: () => import('../../administracion/poderes/poderes.tsx'),
    component: 'Poderes',
  }),
  screen({
    path: 'administracion/bitacora',
    titulo: 'Bitácora',
    permisos: ['bitacora:ver'],
    direccion: direccionDeBitacora,
    load: () => import('../../administracion/bitacora/bitacora.tsx'),
    component: 'Bitacora',
  }),
  screen({
    path: 'administracion/sellos',
    titulo: 'Sellos',
    permisos: ['sellos:ver'],
    direccion: direccionDeSellos,
    load: () => import('../../administracion/sellos/sellos.tsx'),
    component: 'Sellos',
  }),
  screen({
    path: 'administracion/institucion',
    titulo: 'Institución',
    permisos: ['institucion:administrar'],
    direccion: direccionDeInstitucion,
    load: () => import('../../administracion/institucion/institucion.tsx'),
    component: 'Institucion',
  }),
  plainScreen({
    path: 'administracion/respaldos',
    titulo: 'Respaldos',
    permisos: ['respaldos:ver'],
    load: () => import('../../administracion/respaldos/respaldos.tsx'),
    component: 'Respaldos',
  }),
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
    load: () => import('../../contabilidad/catalogo/catalogo.tsx'),
    component: 'Catalogo',
  }),
  screen({
    path: 'contabilidad/ver-partidas',
    titulo: 'Ver partidas',
    permisos: ['partidas:ver'],
    direccion: direccionDeVerPartidas,
    load: () => import('../../contabilidad/partidas/ver-partidas.tsx'),
    component: 'VerPartidas',
  }),
  screen({
    path: 'contabilidad/importaciones',
    titulo: 'Importaciones',
    permisos: ['partidas:ver'],
    direccion: direccionDeImportaciones,
    load: () => import('../../contabilidad/importadas/importadas.tsx'),
    component: 'Importadas',
  }),
  screen({
    path: 'contabilidad/partidas',
    titulo: 'Registrar Partida',
    permisos: ['partidas:registrar'],
    direccion: direccionDeRegistrar,
    load: () => import('../../contabilidad/borradores/registrar.tsx'),
    component: 'Registrar',
  }),
  screen({
    path: 'contabilidad/caja',
    titulo: 'Revision de Cajas',
    permisos: ['cajas:operar', 'arqueos:ver'],
    direccion: direccionDeCajas,
    load: () => import('../../contabilidad/cajas/page.tsx'),
    component: 'Page',
  }),
  screen({
    path: 'contabilidad/movimientos-cuentas',
    titulo: 'Movimiento por Cuenta',
    permisos: ['reportes:ver'],
    direccion: direccionDeMovimientos,
    load: () => import('../../contabilidad/movimientos-cuentas/movimientos-cuentas.tsx'),
    component: 'MovimientosCuentas',
  }),
  screen({
    path: 'contabilidad/reporte-movimiento-cuenta',
    titulo: 'Movimiento por Cuenta (PDF)',
    permisos: ['reportes:ver'],
    direccion: direccionDeMovimientos,
    load: () => import('../../contabilidad/movimientos-cuentas/reporte/reporte-movimiento-cuenta.tsx'),
    component: 'ReporteMovimientoCuenta',
  }),
  screen({
    path: 'contabilidad/reporte-partidas',
    titulo: 'Partidas Diario (PDF)',
    permisos: ['reportes:ver'],
    direccion: direccionDelReporteDePartidas,
    load: () => import('../../contabilidad/reporte-partidas/reporte-partidas.tsx'),
    component: 'ReportePartidas',
  }),
  toBeBuilt('contabilidad/facturas', 'Facturas'),
  screen({
    path: 'contabilidad/estados-financieros',
    titulo: 'Estados Financieros',
    permisos: ['reportes:ver'],
    direccion: direccionDeEstados,
    load: () => import('../../contabilidad/estados-financieros/estados-financieros.tsx'),
    component: 'EstadosFinancieros',
  }),
  screen({
    path: 'contabilidad/cierre',
    titulo: 'Cierre',
    permisos: ['periodos:ver'],
    direccion: direccionDelCierre,
    load: () => import('../../contabilidad/periodos/cierre.tsx'),
    component: 'Cierre',
  }),
  plainScreen({
    path: 'contabilidad/configuracion',
    titulo: 'Configuración contable',
    permisos: ['partidas:ver', 'institucion:administrar'],
    load: () => import('../../contabilidad/configuracion/configuracion.tsx'),
    component: 'Configuracion',
  }),
  screen({
    path: 'contabilidad/libro-diario',
    titulo: 'Libro Diario',
    permisos: ['reportes:ver'],
    direccion: direccionDelDiario,
    load: () => import('../../contabilidad/libro-diario/libro-diario.tsx'),
    component: 'LibroDiario',
  }),
  screen({
    path: 'contabilidad/libro-mayor',
    titulo: 'Libro Mayor',
    permisos: ['reportes:ver'],
    direccion: direccionDelMayor,
    load: () => import('../../contabilidad/libro-mayor/libro-mayor.tsx'),
    component: 'LibroMayor',
  }),
  screen({
    path: 'contabilidad/comparacion-bancos',
    titulo: 'Comparación Bancos',
    permisos: ['bancos:ver'],
    direccion: direccionDeBancos,
    load: () => import('../../contabilidad/bancos/page.tsx'),
    component: 'Page',
  }),
] as const;

export const screens = [...generalScreens, ...savingsScreens, ...accountingScreens] as const;
