// The desk: each person's own messages, shortcuts, views and chats, whatever their role.
import { leerTabla } from './tabla.ts';

export const escritorio = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/common/shortcuts
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/shortcuts
    sí      sí        sí       sí     sí      sí       sí      ·    PATCH  /api/common/shortcuts
    sí      sí        sí       sí     sí      sí       sí      ·    DELETE /api/common/shortcuts

    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/search

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/apps/chat/chat
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/apps/chat/chats
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/apps/chat/contacts
    sí      sí        sí       sí     sí      sí       sí      ·    PATCH  /api/apps/chat/chat
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/apps/chat/messages

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/common/messages
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/common/messages/mark-all-as-read
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/messages
    sí      sí        sí       sí     sí      sí       sí      ·    PATCH  /api/common/messages
    sí      sí        sí       sí     sí      sí       sí      ·    DELETE /api/common/messages
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/messages/toggle-read-status

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/common/navigation

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/common/notifications
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/common/notifications/mark-all-as-read
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/notifications
    sí      sí        sí       sí     sí      sí       sí      ·    PATCH  /api/common/notifications
    sí      sí        sí       sí     sí      sí       sí      ·    DELETE /api/common/notifications
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/notifications/toggle-read-status

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/escritorio/inicio

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/common/preferences
    sí      sí        sí       sí     sí      sí       sí      ·    PATCH  /api/common/preferences

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/common/vistas
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/common/vistas
    sí      sí        sí       sí     sí      sí       sí      ·    PATCH  /api/common/vistas/:id
    sí      sí        sí       sí     sí      sí       sí      ·    DELETE /api/common/vistas/:id
`);
