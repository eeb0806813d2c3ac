import * as mensajes from '@cuadra/contract/escritorio/mensajes';
import * as notificaciones from '@cuadra/contract/escritorio/notificaciones';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { alternarAvisoLeido } from './alternar-aviso-leido.ts';
import { crearAviso } from './crear-aviso.ts';
import { editarAviso } from './editar-aviso.ts';
import { marcarAvisosLeidos } from './marcar-avisos-leidos.ts';
import { type Lista, listarAvisos } from './queries.ts';
import { quitarAviso } from './quitar-aviso.ts';

export function rutasDeAvisos(app: FastifyInstance, plataforma: Plataforma): void {
  montarMensajes(app, plataforma);
  montarNotificaciones(app, plataforma);
}

function montarMensajes(app: FastifyInstance, { db }: Plataforma): void {
  const lista = ({ actor }: ContextoConActor): Lista => ({ usuario: actor.id, clase: 'mensaje' });

  mount(app, mensajes.listarMensajes, ({ contexto }) => listarAvisos(db, lista(contexto)));

  mount(app, mensajes.crearMensaje, ({ body: { message }, contexto }) =>
    escribir(db, contexto, 'mensajes:crear', (tx) => crearAviso(tx, contexto, lista(contexto), message)),
  );

  mount(app, mensajes.editarMensaje, ({ body: { id, message }, contexto }) =>
    escribir(db, contexto, 'mensajes:editar', (tx) => editarAviso(tx, lista(contexto), id, message)),
  );

  mount(app, mensajes.quitarMensaje, ({ query: { id }, contexto }) =>
    escribir(db, contexto, 'mensajes:quitar', (tx) => quitarAviso(tx, lista(contexto), id)),
  );

  mount(app, mensajes.marcarMensajesLeidos, async ({ contexto }) => {
    await escribir(db, contexto, 'mensajes:marcar', (tx) => marcarAvisosLeidos(tx, lista(contexto)));
    return true as const;
  });

  mount(app, mensajes.alternarMensajeLeido, ({ body: { id }, contexto }) =>
    escribir(db, contexto, 'mensajes:marcar', (tx) => alternarAvisoLeido(tx, lista(contexto), id)),
  );
}

function montarNotificaciones(app: FastifyInstance, { db }: Plataforma): void {
  const lista = ({ actor }: ContextoConActor): Lista => ({ usuario: actor.id, clase: 'notificacion' });

  mount(app, notificaciones.listarNotificaciones, ({ contexto }) => listarAvisos(db, lista(contexto)));

  mount(app, notificaciones.crearNotificacion, ({ body: { notification }, contexto }) =>
    escribir(db, contexto, 'notificaciones:crear', (tx) =>
      crearAviso(tx, contexto, lista(contexto), notification),
    ),
  );

  mount(app, notificaciones.editarNotificacion, ({ body: { id, notification }, contexto }) =>
    escribir(db, contexto, 'notificaciones:editar', (tx) =>
      editarAviso(tx, lista(contexto), id, notification),
    ),
  );

  mount(app, notificaciones.quitarNotificacion, ({ query: { id }, contexto }) =>
    escribir(db, contexto, 'notificaciones:quitar', (tx) => quitarAviso(tx, lista(contexto), id)),
  );

  mount(app, notificaciones.marcarNotificacionesLeidas, async ({ contexto }) => {
    await escribir(db, contexto, 'notificaciones:marcar', (tx) => marcarAvisosLeidos(tx, lista(contexto)));
    return true as const;
  });

  mount(app, notificaciones.alternarNotificacionLeida, ({ body: { id }, contexto }) =>
    escribir(db, contexto, 'notificaciones:marcar', (tx) => alternarAvisoLeido(tx, lista(contexto), id)),
  );
}
