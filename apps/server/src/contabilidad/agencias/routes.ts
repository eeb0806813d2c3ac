import * as contrato from '@cuadra/contract/contabilidad/agencias';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { listarAgencias } from './queries.ts';

export function rutasDeAgencias(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarAgencias, () => listarAgencias(db));
}
