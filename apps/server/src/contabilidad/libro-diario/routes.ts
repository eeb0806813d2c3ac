import * as contrato from '@cuadra/contract/contabilidad/libro-diario';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { mesesPreliminares } from '../periodos/meses-preliminares.ts';
import { indiceDeDiario, paginaDeDiario } from './indice.ts';
import { tramoDe } from './tramo.ts';

export function rutasDeLibroDiario(app: FastifyInstance, { dbDeReportes }: Plataforma): void {
  mount(app, contrato.verIndiceDeDiario, async ({ query, contexto }) => ({
    ...(await indiceDeDiario(dbDeReportes, tramoDe(contexto.actor, query), query.modo)),
    preliminar: await mesesPreliminares(dbDeReportes, query),
  }));

  mount(app, contrato.verPaginaDeDiario, ({ query, contexto }) =>
    paginaDeDiario(dbDeReportes, tramoDe(contexto.actor, query), query),
  );
}
