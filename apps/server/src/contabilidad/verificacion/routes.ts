import * as contrato from '@cuadra/contract/contabilidad/verificacion';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { verificar } from './verificar.ts';

export function rutasDeVerificacion(app: FastifyInstance, { db }: Plataforma): void {
  // The primary, not the replica: what is proven is what is written.
  mount(app, contrato.verVerificacion, ({ query }) => verificar(db, query));
}
