// What an administrator does with people: users, their sessions, and the account requests they approve.
import { z } from 'zod';
import { invitacion } from '../acceso/invitaciones.ts';
import { roles } from '../acceso/permisos.ts';
import { nombrePersona, sinContrasena } from '../acceso/sesion.ts';
import { sesion } from '../acceso/sesiones.ts';
import { codigoDeAgencia, correo, motivo, porId, version } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { clasesDePoder } from './poderes.ts';

export const usuario = z.object({
  id: z.uuid(),
  nombre: z.string(),
  correo: z.string(),
  roles: z.array(z.enum(roles)),
  agencias: z.array(z.string()),
  activo: z.boolean(),
  creadoEn: z.iso.datetime(),
  ultimoIngreso: z.iso.datetime().nullable(),
  sesionesAbiertas: z.int(),
  version: z.int(),
  /** What was asked for this person and waits for a second one. */
  enEspera: z.array(z.object({ id: z.uuid(), clase: z.enum(clasesDePoder), descripcion: z.string() })),
  /** Until they have chosen one they cannot enter. */
  tieneContrasena: z.boolean(),
  /** The last one; null: nobody has invited them. */
  invitacion: invitacion.nullable(),
});
export type Usuario = z.infer<typeof usuario>;

const rolesElegidos = z.array(z.enum(roles)).min(1, 'Elija al menos un rol.').max(roles.length);
const agenciasElegidas = z.array(codigoDeAgencia).min(1, 'Elija al menos una agencia.').max(200);

export const datosUsuario = z.strictObject({
  nombre: nombrePersona,
  correo,
  roles: rolesElegidos,
  agencias: agenciasElegidas,
});

const base = '/api/administracion';
const permission = 'usuarios:administrar';

export const listarUsuarios = endpoint({
  method: 'GET',
  path: `${base}/usuarios`,
  permission,
  summary: 'Todos los usuarios de la institución',
  response: z.array(usuario),
  errors: [],
});

export const crearUsuario = endpoint({
  method: 'POST',
  path: `${base}/usuarios`,
  permission,
  reautenticacion: true,
  summary: 'Crea un usuario y le envía su invitación; sin servidor de correo se le imprime un sobre',
  body: datosUsuario.extend({ contrasena: sinContrasena }),
  response: usuario,
  status: 201,
  errors: ['CORREO_EN_USO', 'AGENCIA_NO_EXISTE', 'ROLES_INCOMPATIBLES'],
});

export const editarUsuario = endpoint({
  method: 'PATCH',
  path: `${base}/usuarios/:id`,
  permission,
  reautenticacion: true,
  summary:
    'Cambia nombre, correo, roles, agencias o si está activo. Deshabilitar cierra sus sesiones; lo que da poder de aprobar espera a otra persona',
  params: porId,
  body: datosUsuario.extend({ activo: z.boolean() }).partial().extend({ version }),
  response: usuario,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'CORREO_EN_USO',
    'AGENCIA_NO_EXISTE',
    'ULTIMO_ADMINISTRADOR',
    'NO_A_SI_MISMO',
    'PODERES_PROPIOS',
    'ROLES_INCOMPATIBLES',
    'CAMBIO_YA_PEDIDO',
  ],
});

export const reponerContrasena = endpoint({
  method: 'POST',
  path: `${base}/usuarios/:id/reponer-contrasena`,
  permission,
  reautenticacion: true,
  summary: 'Envía al usuario un enlace para poner su contraseña y cierra sus sesiones. Nadie más lo ve',
  params: porId,
  response: usuario,
  errors: ['NO_ENCONTRADO', 'SIN_SERVIDOR_DE_CORREO', 'CORREO_SIN_PROBAR'],
});

export const listarSesiones = endpoint({
  method: 'GET',
  path: `${base}/usuarios/:id/sesiones`,
  permission,
  summary: 'Las sesiones abiertas de un usuario',
  params: porId,
  response: z.array(sesion),
  errors: ['NO_ENCONTRADO'],
});

export const terminarSesion = endpoint({
  method: 'DELETE',
  path: `${base}/sesiones/:id`,
  permission,
  summary: 'Termina una sesión; su token deja de servir en el acto',
  params: porId,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO'],
});

export const solicitud = z.object({
  id: z.uuid(),
  nombre: z.string(),
  correo: z.string(),
  empresa: z.string().nullable(),
  pedidaEn: z.iso.datetime(),
});
export type Solicitud = z.infer<typeof solicitud>;

export const listarSolicitudes = endpoint({
  method: 'GET',
  path: `${base}/solicitudes`,
  permission,
  summary: 'Las solicitudes de cuenta que esperan respuesta',
  response: z.array(solicitud),
  errors: [],
});

export const aprobarSolicitud = endpoint({
  method: 'POST',
  path: `${base}/solicitudes/:id/aprobar`,
  permission,
  reautenticacion: true,
  summary:
    'Crea el usuario con los roles y agencias elegidos y le envía su invitación; sin servidor de correo se le imprime un sobre',
  params: porId,
  body: z.strictObject({ roles: rolesElegidos, agencias: agenciasElegidas }),
  response: usuario,
  status: 201,
  errors: [
    'NO_ENCONTRADO',
    'SOLICITUD_RESUELTA',
    'CORREO_EN_USO',
    'AGENCIA_NO_EXISTE',
    'ROLES_INCOMPATIBLES',
  ],
});

export const rechazarSolicitud = endpoint({
  method: 'POST',
  path: `${base}/solicitudes/:id/rechazar`,
  permission,
  summary: 'Rechaza la solicitud con un motivo',
  params: porId,
  body: z.strictObject({ motivo }),
  response: z.literal(true),
  errors: ['NO_ENCONTRADO', 'SOLICITUD_RESUELTA'],
});
