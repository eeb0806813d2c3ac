import * as contrato from '@cuadra/contract/escritorio/atajos';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { crearAtajo } from './crear-atajo.ts';
import { editarAtajo } from './editar-atajo.ts';
import { listarAtajos } from './queries.ts';
import { quitarAtajo } from './quitar-atajo.ts';

export function rutasDeAtajos(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarAtajos, ({ contexto }) => listarAtajos(db, contexto.actor.id));

  mount(app, contrato.crearAtajo, ({ body: { shortcut }, contexto }) =>
    escribir(db, contexto, 'atajos:crear', (tx) => crearAtajo(tx, contexto.actor.id, shortcut)),
  );

  mount(app, contrato.editarAtajo, ({ body: { id, shortcut }, contexto }) =>
    escribir(db, contexto, 'atajos:editar', (tx) => editarAtajo(tx, contexto.actor.id, id, shortcut)),
  );

  mount(app, contrato.quitarAtajo, ({ query: { id }, contexto }) =>
    escribir(db, contexto, 'atajos:quitar', (tx) => quitarAtajo(tx, contexto.actor.id, id)),
  );
}
