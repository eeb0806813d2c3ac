import * as contrato from '@cuadra/contract/contabilidad/libro-mayor';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { agenciasPedidas } from '../agencias/agencias-pedidas.ts';
import { tramoDe } from '../libro-diario/tramo.ts';
import { mesesPreliminares } from '../periodos/meses-preliminares.ts';
import { indiceDeMayor, paginaDeMayor } from './indice.ts';
import { inventarioAl } from './inventario.ts';

export function rutasDeLibroMayor(app: FastifyInstance, { dbDeReportes }: Plataforma): void {
  mount(app, contrato.verIndiceDeMayor, async ({ query, contexto }) => ({
    ...(await indiceDeMayor(dbDeReportes, tramoDe(contexto.actor, query), query)),
    preliminar: await mesesPreliminares(dbDeReportes, { hasta: query.hasta }),
  }));

  mount(app, contrato.verPaginaDeMayor, ({ query, contexto }) =>
    paginaDeMayor(dbDeReportes, tramoDe(contexto.actor, query), query),
  );

  mount(app, contrato.verInventario, async ({ query, contexto }) => ({
    ...(await inventarioAl(dbDeReportes, {
      ...query,
      agencias: agenciasPedidas(contexto.actor, query.agencia),
    })),
    preliminar: await mesesPreliminares(dbDeReportes, { hasta: query.fecha }),
  }));
}
