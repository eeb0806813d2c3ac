import * as contrato from '@cuadra/contract/contabilidad/libro-diario';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { indiceDeDiario, paginaDeDiario } from './indice.ts';
import { tramoDe } from './tramo.ts';

export function rutasDeLibroDiario(app: FastifyInstance, { dbDeReportes }: Plataforma): void {
  mount(app, contrato.verIndiceDeDiario, ({ query, contexto }) =>
    indiceDeDiario(dbDeReportes, tramoDe(contexto.actor, query), query.modo),
  );

  mount(app, contrato.verPaginaDeDiario, ({ query, contexto }) =>
    paginaDeDiario(dbDeReportes, tramoDe(contexto.actor, query), query),
  );
}
