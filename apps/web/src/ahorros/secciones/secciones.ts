// The sections of the savings and who opens each, in the order in which the bar shows them.
import type { Permiso } from '@cuadra/contract/acceso/permisos';

interface Seccion {
  readonly to: string;
  readonly nombre: string;
  readonly permiso: Permiso;
}

const SECCIONES: readonly Seccion[] = [
  { to: '/ahorros', nombre: 'Corridas', permiso: 'intereses:ver' },
  { to: '/ahorros/programaciones', nombre: 'Programaciones', permiso: 'intereses:ver' },
  { to: '/ahorros/productos', nombre: 'Productos', permiso: 'ahorros:ver' },
  { to: '/ahorros/asociados', nombre: 'Asociados', permiso: 'ahorros:ver' },
  { to: '/ahorros/cuentas', nombre: 'Cuentas', permiso: 'ahorros:ver' },
  { to: '/ahorros/simulador', nombre: 'Simulador', permiso: 'ahorros:ver' },
  { to: '/ahorros/isr', nombre: 'ISR', permiso: 'ahorros:ver' },
];

export const seccionesDe = (permisos: readonly Permiso[]): readonly Seccion[] =>
  SECCIONES.filter(({ permiso }) => permisos.includes(permiso));

/** The one in which an address is: the longest that it begins with, so that what is below a section is in it. */
export function seccionDe(direccion: string): string {
  const suyas = SECCIONES.filter(({ to }) => direccion === to || direccion.startsWith(`${to}/`));
  return suyas.reduce((larga, { to }) => (to.length > larga.length ? to : larga), '');
}
