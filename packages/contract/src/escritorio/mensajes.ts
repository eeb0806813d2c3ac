// Messages: what a person told another, such as the reason why a partida came back.
import { z } from 'zod';
import { porId } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { aviso, avisoNuevo, cambiosDeAviso } from './avisos.ts';

const base = '/api/common/messages';

export const listarMensajes = endpoint({
  method: 'GET',
  path: base,
  permission: 'autenticado',
  summary: 'Los mensajes propios, del más nuevo al más antiguo',
  response: z.array(aviso),
  errors: [],
});

export const crearMensaje = endpoint({
  method: 'POST',
  path: base,
  permission: 'autenticado',
  summary: 'Un mensaje para uno mismo; queda de primero',
  body: z.strictObject({ message: avisoNuevo }),
  response: aviso,
  status: 201,
  errors: [],
});

export const editarMensaje = endpoint({
  method: 'PATCH',
  path: base,
  permission: 'autenticado',
  summary: 'Combina los cambios con el mensaje; de lo que otros dijeron solo cambia si se leyó',
  body: porId.extend({ message: cambiosDeAviso }).strict(),
  response: aviso,
  errors: ['NO_ENCONTRADO', 'SIN_PERMISO', 'PETICION_INVALIDA'],
});

export const quitarMensaje = endpoint({
  method: 'DELETE',
  path: base,
  permission: 'autenticado',
  summary: 'Quita un mensaje y responde el que se quitó',
  query: porId.strict(),
  response: aviso,
  errors: ['NO_ENCONTRADO'],
});

export const marcarMensajesLeidos = endpoint({
  method: 'GET',
  path: `${base}/mark-all-as-read`,
  permission: 'autenticado',
  summary: 'Marca todos los mensajes propios como vistos y leídos',
  response: z.literal(true),
  errors: [],
});

export const alternarMensajeLeido = endpoint({
  method: 'POST',
  path: `${base}/toggle-read-status`,
  permission: 'autenticado',
  summary: 'Cambia un mensaje de leído a no leído o al revés',
  body: porId.strict(),
  response: aviso,
  errors: ['NO_ENCONTRADO'],
});
