// What an administrator does with people: users, their sessions, and the account requests they approve.
import { z } from 'zod';
import { invitacion } from '../acceso/invitaciones.ts';
import { roles } from '../acceso/permisos.ts';
import { correo, nombrePersona, sinContrasena } from '../acceso/sesion.ts';
import { sesion } from '../acceso/sesiones.ts';
import { endpoint } from '../endpoint.ts';

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
  /** Until they have chosen one they cannot enter. */
  tieneContrasena: z.boolean(),
  /** The last one; null: nobody has invited them. */
  invitacion: invitacion.nullable(),
});
export type Usuario = z.infer<typeof usuario>;

const rolesElegidos = z.array(z.enum(roles)).min(1, 'Elija al menos un rol.').max(roles.length);
const agenciasElegidas = z.array(z.string()).min(1, 'Elija al menos una agencia.').max(200);

export const datosUsuario = z.object({
  nombre: nombrePersona,
  correo,
  roles: rolesElegidos,
  agencias: agenciasElegidas,
});

const porId = z.object({ id: z.uuid() });
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
  summary: 'Crea un usuario y le envía su invitación; sin servidor de correo se le imprime un sobre',
  body: datosUsuario.extend({ contrasena: sinContrasena }),
  response: usuario,
  status: 201,
  errors: ['CORREO_EN_USO', 'AGENCIA_NO_EXISTE'],
});

export const editarUsuario = endpoint({
  method: 'PATCH',
  path: `${base}/usuarios/:id`,
  permission,
  summary: 'Cambia nombre, correo, roles, agencias o si está activo. Deshabilitar cierra sus sesiones',
  params: porId,
  body: datosUsuario.extend({ activo: z.boolean() }).partial().extend({ version: z.int() }),
  response: usuario,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'CORREO_EN_USO',
    'AGENCIA_NO_EXISTE',
    'ULTIMO_ADMINISTRADOR',
    'NO_A_SI_MISMO',
  ],
});

export const reponerContrasena = endpoint({
  method: 'POST',
  path: `${base}/usuarios/:id/reponer-contrasena`,
  permission,
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
  summary:
    'Crea el usuario con los roles y agencias elegidos y le envía su invitación; sin servidor de correo se le imprime un sobre',
  params: porId,
  body: z.object({ roles: rolesElegidos, agencias: agenciasElegidas }),
  response: usuario,
  status: 201,
  errors: ['NO_ENCONTRADO', 'SOLICITUD_RESUELTA', 'CORREO_EN_USO', 'AGENCIA_NO_EXISTE'],
});

export const rechazarSolicitud = endpoint({
  method: 'POST',
  path: `${base}/solicitudes/:id/rechazar`,
  permission,
  summary: 'Rechaza la solicitud con un motivo',
  params: porId,
  body: z.object({ motivo: z.string().trim().min(1, 'Escriba el motivo.').max(500) }),
  response: z.literal(true),
  errors: ['NO_ENCONTRADO', 'SOLICITUD_RESUELTA'],
});
