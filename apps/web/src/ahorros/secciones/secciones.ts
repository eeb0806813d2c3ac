// The sections of the savings and who opens each, in the order in which the bar shows them.
import type { Permiso } from '@cuadra/contract/acceso/permisos';

interface Seccion {
  readonly to: string;
  readonly name: string;
  readonly permiso: Permiso;
}

const SECCIONES: readonly Seccion[] = [
  { to: '/ahorros', name: 'Corridas', permiso: 'intereses:ver' },
  { to: '/ahorros/programaciones', name: 'Programaciones', permiso: 'intereses:ver' },
  { to: '/ahorros/productos', name: 'Productos', permiso: 'ahorros:ver' },
  { to: '/ahorros/asociados', name: 'Asociados', permiso: 'ahorros:ver' },
  { to: '/ahorros/cuentas', name: 'Cuentas', permiso: 'ahorros:ver' },
  { to: '/ahorros/simulador', name: 'Simulador', permiso: 'ahorros:ver' },
  { to: '/ahorros/isr', name: 'ISR', permiso: 'ahorros:ver' },
];

export const seccionesDe = (permisos: readonly Permiso[]): readonly Seccion[] =>
  SECCIONES.filter(({ permiso }) => permisos.includes(permiso));

/** The one in which an address is: the longest that it begins with, so that what is below a section is in it. */
export function seccionDe(direccion: string): string {
  const suyas = SECCIONES.filter(({ to }) => direccion === to || direccion.startsWith(`${to}/`));
  return suyas.reduce((larga, { to }) => (to.length > larga.length ? to : larga), '');
}
