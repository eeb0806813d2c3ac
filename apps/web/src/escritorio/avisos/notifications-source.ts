import {
  editarNotificacion,
  listarNotificaciones,
  marcarNotificacionesLeidas,
  quitarNotificacion,
} from '@cuadra/contract/escritorio/notificaciones';
import { call } from '../../platform/api.ts';
import { consulta } from '../../platform/query.ts';
import type { FuenteDeAvisos } from './use-avisos.ts';

export const notificaciones: FuenteDeAvisos = {
  lista: consulta(listarNotificaciones),
  marcar: (id, read) => call(editarNotificacion, { body: { id, notification: { read } } }),
  marcarTodos: () => call(marcarNotificacionesLeidas),
  quitar: (id) => call(quitarNotificacion, { query: { id } }),
};
