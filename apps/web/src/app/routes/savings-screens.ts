// The screens of the savings, in the order of their bar of sections.
import { filtrosDeAsociados } from '#ahorros/asociados/filtros.ts';
import { direccionDeCorrida, direccionDeCorridas } from '#ahorros/corridas/direccion.ts';
import { direccionDeCuentas } from '#ahorros/cuentas/direccion.ts';
import { direccionDeIsr } from '#ahorros/isr/direccion.ts';
import { direccionDeProductos } from '#ahorros/productos/direccion.ts';
import { direccionDeProgramaciones } from '#ahorros/programaciones/direccion.ts';
import { direccionDelSimulador } from '#ahorros/simulador/direccion.ts';
import { screen } from './screen-kinds.ts';

export const savingsScreens = [
  screen({
    path: 'ahorros',
    titulo: 'Agendar intereses',
    permisos: ['intereses:ver'],
    direccion: direccionDeCorridas,
    load: () => import('#ahorros/corridas/lista/corridas.tsx'),
    component: 'Corridas',
  }),
  screen({
    path: 'ahorros/corridas/$id',
    titulo: 'Corrida de intereses',
    permisos: ['intereses:ver'],
    direccion: direccionDeCorrida,
    load: () => import('#ahorros/corridas/una/corrida.tsx'),
    component: 'Corrida',
  }),
  screen({
    path: 'ahorros/programaciones',
    titulo: 'Programaciones de intereses',
    permisos: ['intereses:ver'],
    direccion: direccionDeProgramaciones,
    load: () => import('#ahorros/programaciones/programaciones.tsx'),
    component: 'Programaciones',
  }),
  screen({
    path: 'ahorros/simulador',
    titulo: 'Simulador de intereses',
    permisos: ['ahorros:ver'],
    direccion: direccionDelSimulador,
    load: () => import('#ahorros/simulador/simulador.tsx'),
    component: 'Simulador',
  }),
  screen({
    path: 'ahorros/asociados',
    titulo: 'Asociados',
    permisos: ['ahorros:ver'],
    direccion: filtrosDeAsociados.address,
    load: () => import('#ahorros/asociados/asociados.tsx'),
    component: 'Asociados',
  }),
  screen({
    path: 'ahorros/cuentas',
    titulo: 'Cuentas de ahorro',
    permisos: ['ahorros:ver'],
    direccion: direccionDeCuentas,
    load: () => import('#ahorros/cuentas/cuentas.tsx'),
    component: 'Cuentas',
  }),
  screen({
    path: 'ahorros/productos',
    titulo: 'Productos de ahorro',
    permisos: ['ahorros:ver'],
    direccion: direccionDeProductos,
    load: () => import('#ahorros/productos/productos.tsx'),
    component: 'Productos',
  }),
  screen({
    path: 'ahorros/isr',
    titulo: 'ISR retenido',
    permisos: ['ahorros:ver'],
    direccion: direccionDeIsr,
    load: () => import('#ahorros/isr/isr.tsx'),
    component: 'Isr',
  }),
] as const;
