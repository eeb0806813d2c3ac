// A permission is `thing:verb`; a role is a set of them. Both programs read this list: the server to judge, the
// web application to show only what will work.

export const permisos = [
  'usuarios:administrar',
  'institucion:administrar',
  'poderes:ver',
  'poderes:aprobar',
  'poderes:detener',
  'invitaciones:confirmar',
  'catalogo:ver',
  'catalogo:editar',
  'partidas:ver',
  'partidas:registrar',
  'partidas:aprobar',
  'partidas:revertir',
  'partidas:importar',
  'periodos:ver',
  'periodos:cerrar',
  'periodos:reabrir',
  'saldos:reconstruir',
  'libros:imprimir',
  'cajas:ver',
  'cajas:operar',
  'cajas:autorizar',
  'cajas:revisar',
  'cajas:administrar',
  /** What the books say of every caja, which whoever counts one must not know. */
  'arqueos:ver',
  'reportes:ver',
  'bancos:ver',
  'bancos:conciliar',
  'bancos:aprobar',
  'bancos:reabrir',
  'bancos:administrar',
  'facturas:ver',
  'intereses:ver',
  'intereses:programar',
] as const;
export type Permiso = (typeof permisos)[number];

export const roles = [
  'administrador',
  'contador',
  'auxiliar',
  'cajero',
  'jefe_agencia',
  'ahorros',
  'auditor',
] as const;
export type Rol = (typeof roles)[number];

export const nombresDeRol: Readonly<Record<Rol, string>> = {
  administrador: 'Administrador',
  contador: 'Contador',
  auxiliar: 'Auxiliar contable',
  cajero: 'Cajero',
  jefe_agencia: 'Jefe de agencia',
  ahorros: 'Ahorros',
  auditor: 'Auditor',
};

const permisosDeRol: Readonly<Record<Rol, readonly Permiso[]>> = {
  administrador: [
    'usuarios:administrar',
    'institucion:administrar',
    'poderes:ver',
    'poderes:aprobar',
    'invitaciones:confirmar',
  ],
  contador: [
    'poderes:ver',
    'poderes:detener',
    'invitaciones:confirmar',
    'catalogo:ver',
    'catalogo:editar',
    'partidas:ver',
    'partidas:registrar',
    'partidas:aprobar',
    'partidas:revertir',
    'partidas:importar',
    'periodos:ver',
    'periodos:cerrar',
    'periodos:reabrir',
    'saldos:reconstruir',
    'libros:imprimir',
    'cajas:ver',
    'cajas:autorizar',
    'cajas:revisar',
    'cajas:administrar',
    'arqueos:ver',
    'reportes:ver',
    'bancos:ver',
    'bancos:conciliar',
    'bancos:aprobar',
    'bancos:reabrir',
    'bancos:administrar',
    'facturas:ver',
    'intereses:ver',
  ],
  auxiliar: [
    'catalogo:ver',
    'partidas:ver',
    'partidas:registrar',
    'periodos:ver',
    'reportes:ver',
    'bancos:ver',
    'bancos:conciliar',
  ],
  cajero: ['cajas:ver', 'cajas:operar'],
  jefe_agencia: [
    'catalogo:ver',
    'partidas:ver',
    'cajas:ver',
    'cajas:autorizar',
    'cajas:revisar',
    'arqueos:ver',
    'reportes:ver',
  ],
  ahorros: ['catalogo:ver', 'intereses:ver', 'intereses:programar'],
  auditor: permisos.filter((permiso) => permiso.endsWith(':ver')),
};

export function permisosDe(rolesDelUsuario: readonly Rol[]): ReadonlySet<Permiso> {
  return new Set(rolesDelUsuario.flatMap((rol) => permisosDeRol[rol]));
}
