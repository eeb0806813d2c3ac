// The two kinds of avisos: where each list comes from, how each change is told, and how it looks in the header.
import {
  editarMensaje,
  listarMensajes,
  marcarMensajesLeidos,
  quitarMensaje,
} from '@cuadra/contract/escritorio/mensajes';
import {
  editarNotificacion,
  listarNotificaciones,
  marcarNotificacionesLeidas,
  quitarNotificacion,
} from '@cuadra/contract/escritorio/notificaciones';
import { BellIcon, InboxIcon } from '@heroicons/react/24/outline';
import type { ParseKeys } from 'i18next';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';
import type { Icon } from '#ui/states/state-message.tsx';
import type { FuenteDeAvisos } from './avisos-panel.tsx';

export type Kind = 'messages' | 'notifications';

interface KindOfAvisos extends FuenteDeAvisos {
  readonly icon: Icon;
  readonly words: Readonly<Record<'title' | 'empty' | 'emptyText', ParseKeys>>;
  readonly badge: 'mensajes' | 'notificaciones';
}

export const kinds: Readonly<Record<Kind, KindOfAvisos>> = {
  messages: {
    icon: InboxIcon,
    badge: 'mensajes',
    words: { title: 'messages.title', empty: 'messages.empty', emptyText: 'messages.emptyText' },
    lista: queryOf(listarMensajes),
    marcar: (id, read) => call(editarMensaje, { body: { id, message: { read } } }, { sobrevive: true }),
    marcarTodos: () => call(marcarMensajesLeidos),
    quitar: (id) => call(quitarMensaje, { query: { id } }),
  },
  notifications: {
    icon: BellIcon,
    badge: 'notificaciones',
    words: {
      title: 'notifications.title',
      empty: 'notifications.empty',
      emptyText: 'notifications.emptyText',
    },
    lista: queryOf(listarNotificaciones),
    marcar: (id, read) =>
      call(editarNotificacion, { body: { id, notification: { read } } }, { sobrevive: true }),
    marcarTodos: () => call(marcarNotificacionesLeidas),
    quitar: (id) => call(quitarNotificacion, { query: { id } }),
  },
};
