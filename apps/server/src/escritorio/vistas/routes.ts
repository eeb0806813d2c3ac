import * as contrato from '@cuadra/contract/escritorio/vistas';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { crearVista } from './crear-vista.ts';
import { editarVista } from './editar-vista.ts';
import { listarVistas } from './queries.ts';
import { quitarVista } from './quitar-vista.ts';

export function rutasDeVistas(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarVistas, ({ query, contexto }) =>
    listarVistas(db, contexto.actor.id, query.pantalla),
  );

  mount(app, contrato.crearVista, ({ body, contexto }) =>
    escribir(db, contexto, 'vistas:crear', (tx) => crearVista(tx, contexto.actor.id, body)),
  );

  mount(app, contrato.editarVista, ({ params, body, contexto }) =>
    escribir(db, contexto, 'vistas:editar', (tx) => editarVista(tx, contexto.actor.id, params.id, body)),
  );

  mount(app, contrato.quitarVista, ({ params, contexto }) =>
    escribir(db, contexto, 'vistas:quitar', (tx) => quitarVista(tx, contexto.actor.id, params.id)),
  );
}
