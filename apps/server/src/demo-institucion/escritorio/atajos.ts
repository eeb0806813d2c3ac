// The shortcuts with which each one starts: the screens of their own work.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { AtajoNuevo } from '@cuadra/contract/escritorio/atajos';

export interface AtajoDemo extends AtajoNuevo {
  readonly permiso: Permiso;
}

const atajo = (
  label: string,
  description: string,
  icon: string,
  link: string,
  permiso: Permiso,
): AtajoDemo => ({ label, description, icon: `heroicons_outline:${icon}`, link, permiso, useRouter: true });

export const atajosDemo: readonly AtajoDemo[] = [
  atajo(
    'Registrar Partida',
    'Una partida nueva',
    'pencil-square',
    '/contabilidad/partidas',
    'partidas:registrar',
  ),
  atajo(
    'Ver partidas',
    'Buscar, aprobar y corregir',
    'queue-list',
    '/contabilidad/ver-partidas',
    'partidas:ver',
  ),
  atajo(
    'Catálogo contable',
    'Cuentas y códigos',
    'rectangle-stack',
    '/contabilidad/catalogo',
    'catalogo:ver',
  ),
  atajo('Libro Diario', 'Las partidas del día', 'book-open', '/contabilidad/libro-diario', 'reportes:ver'),
  atajo(
    'Movimiento por Cuenta',
    'El detalle de una cuenta',
    'arrows-right-left',
    '/contabilidad/movimientos-cuentas',
    'reportes:ver',
  ),
  atajo(
    'Estados Financieros',
    'Balance y resultados',
    'chart-bar-square',
    '/contabilidad/estados-financieros',
    'reportes:ver',
  ),
  atajo('Revision de Cajas', 'Cajas y arqueos de hoy', 'inbox-stack', '/contabilidad/caja', 'cajas:ver'),
  atajo('Agendar intereses', 'Programar corridas', 'calendar-days', '/ahorros', 'intereses:programar'),
  atajo('Usuarios', 'Accesos y solicitudes', 'users', '/administracion/usuarios', 'usuarios:administrar'),
  atajo(
    'Institución',
    'Datos y agencias',
    'building-office-2',
    '/administracion/institucion',
    'institucion:administrar',
  ),
];
