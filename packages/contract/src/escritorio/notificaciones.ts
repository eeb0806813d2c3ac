// Notifications: what happened in the institution.
import { z } from 'zod';
import { porId } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { aviso, avisoNuevo, cambiosDeAviso } from './avisos.ts';

const base = '/api/common/notifications';

export const listarNotificaciones = endpoint({
  method: 'GET',
  path: base,
  permission: 'autenticado',
  summary: 'Las notificaciones propias, de la más nueva a la más antigua',
  response: z.array(aviso),
  errors: [],
});

export const crearNotificacion = endpoint({
  method: 'POST',
  path: base,
  permission: 'autenticado',
  summary: 'Una notificación para uno mismo; queda de primera',
  body: z.strictObject({ notification: avisoNuevo }),
  response: aviso,
  status: 201,
  errors: [],
});

export const editarNotificacion = endpoint({
  method: 'PATCH',
  path: base,
  permission: 'autenticado',
  summary: 'Combina los cambios con la notificación; de lo que otros dijeron solo cambia si se leyó',
  body: porId.extend({ notification: cambiosDeAviso }).strict(),
  response: aviso,
  errors: ['NO_ENCONTRADO', 'SIN_PERMISO', 'PETICION_INVALIDA'],
});

export const quitarNotificacion = endpoint({
  method: 'DELETE',
  path: base,
  permission: 'autenticado',
  summary: 'Quita una notificación y responde la que se quitó',
  query: porId.strict(),
  response: aviso,
  errors: ['NO_ENCONTRADO'],
});

export const marcarNotificacionesLeidas = endpoint({
  method: 'GET',
  path: `${base}/mark-all-as-read`,
  permission: 'autenticado',
  summary: 'Marca todas las notificaciones propias como vistas y leídas',
  response: z.literal(true),
  errors: [],
});

export const alternarNotificacionLeida = endpoint({
  method: 'POST',
  path: `${base}/toggle-read-status`,
  permission: 'autenticado',
  summary: 'Cambia una notificación de leída a no leída o al revés',
  body: porId.strict(),
  response: aviso,
  errors: ['NO_ENCONTRADO'],
});
