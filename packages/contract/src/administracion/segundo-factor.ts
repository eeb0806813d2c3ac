// What the administration decides of the second factor: which roles must have one, and what somebody has of theirs.
import { z } from 'zod';
import { roles } from '../acceso/permisos.ts';
import { motivo, porId } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const rolesObligados = z.strictObject({ roles: z.array(z.enum(roles)).max(roles.length) });
export type RolesObligados = z.infer<typeof rolesObligados>;

const permission = 'usuarios:administrar';
const base = '/api/administracion/segundo-factor/roles';

export const verRolesObligados = endpoint({
  method: 'GET',
  path: base,
  permission,
  summary: 'Los roles que exigen un segundo factor',
  response: rolesObligados.extend({ esDemo: z.boolean() }),
  errors: [],
});

export const editarRolesObligados = endpoint({
  method: 'PUT',
  path: base,
  permission,
  reautenticacion: true,
  summary:
    'Cambia los roles que exigen un segundo factor. Exigirlo a más roles vale en el acto; dejar de exigirlo pide un motivo y espera a otro administrador. Responde los vigentes',
  body: rolesObligados.extend({ motivo: motivo.optional() }),
  response: rolesObligados.extend({ esDemo: z.boolean() }),
  errors: ['SEGUNDO_FACTOR_SIN_MOTIVO', 'CAMBIO_YA_PEDIDO'],
});

export const verSegundoFactorDeUsuario = endpoint({
  method: 'GET',
  path: '/api/administracion/usuarios/:id/segundo-factor',
  permission,
  summary: 'Qué formas de segundo factor tiene un usuario, sin sus secretos',
  params: porId,
  response: z.object({
    esObligatorio: z.boolean(),
    passkeys: z.int(),
    tieneTotp: z.boolean(),
    codigosRestantes: z.int(),
    dispositivos: z.int(),
  }),
  errors: ['NO_ENCONTRADO'],
});

export const recuperarSegundoFactor = endpoint({
  method: 'POST',
  path: '/api/administracion/usuarios/:id/segundo-factor/recuperar',
  permission,
  reautenticacion: true,
  summary: 'Pide quitar el segundo factor de quien lo perdió; lo aprueba otro administrador o espera un día',
  params: porId,
  response: z.object({ resultado: z.enum(['hecho', 'en-espera']) }),
  errors: ['NO_ENCONTRADO', 'NO_A_SI_MISMO', 'CAMBIO_SIN_SUSTENTO'],
});
