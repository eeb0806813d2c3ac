import * as contrato from '@cuadra/contract/administracion/bitacora/bitacora';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { listarActores, listarBitacora, verEntrada } from './queries.ts';

export function rutasDeBitacora(app: FastifyInstance, { db }: Pick<Plataforma, 'db'>): void {
  mount(app, contrato.listarBitacora, ({ query, contexto }) => listarBitacora(db, contexto.actor, query));

  mount(app, contrato.verEntrada, ({ params, contexto }) => verEntrada(db, contexto.actor, params.n));

  mount(app, contrato.listarActores, () => listarActores(db));
}
