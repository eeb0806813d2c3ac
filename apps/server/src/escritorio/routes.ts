import { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import * as notificaciones from '@cuadra/contract/escritorio/notificaciones';
import type { FastifyInstance } from 'fastify';
import { mount } from '../platform/http/mount.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { navegacionDe } from './navegacion.ts';
import { listarNotificaciones } from './queries.ts';

export function rutasDeEscritorio(app: FastifyInstance, { db, config }: Plataforma): void {
  mount(app, verNavegacion, async ({ contexto }) => navegacionDe(contexto.actor.permisos, config));

  mount(app, notificaciones.listarNotificaciones, ({ contexto }) =>
    listarNotificaciones(db, contexto.actor.id),
  );
}
