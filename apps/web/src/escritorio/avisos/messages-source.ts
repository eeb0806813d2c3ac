import {
  editarMensaje,
  listarMensajes,
  marcarMensajesLeidos,
  quitarMensaje,
} from '@cuadra/contract/escritorio/mensajes';
import { call } from '../../platform/api.ts';
import { consulta } from '../../platform/query.ts';
import type { FuenteDeAvisos } from './use-avisos.ts';

export const mensajes: FuenteDeAvisos = {
  lista: consulta(listarMensajes),
  marcar: (id, read) => call(editarMensaje, { body: { id, message: { read } } }),
  marcarTodos: () => call(marcarMensajesLeidos),
  quitar: (id) => call(quitarMensaje, { query: { id } }),
};
