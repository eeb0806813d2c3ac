// What the desk asks again when it hears of something of its own.
import { listarAtajos } from '@cuadra/contract/escritorio/atajos';
import { verChat } from '@cuadra/contract/escritorio/chat';
import { listarMensajes } from '@cuadra/contract/escritorio/mensajes';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { verPreferencias } from '@cuadra/contract/escritorio/preferencias';
import type { Reaction } from '#platform/reactions.ts';

export const deskReactions: readonly Reaction[] = [
  { to: 'mensaje', asksAgain: [listarMensajes.path] },
  { to: 'notificacion', asksAgain: [listarNotificaciones.path] },
  { to: 'atajos-cambio', asksAgain: [listarAtajos.path] },
  // Also the list of chats, whose path begins with it.
  { to: 'chat', asksAgain: [verChat.path] },
  { to: 'preferencias-cambio', asksAgain: [verPreferencias.path] },
];
