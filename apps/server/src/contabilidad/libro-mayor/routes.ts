import * as contrato from '@cuadra/contract/contabilidad/libro-mayor';
import type { FastifyInstance } from 'fastify';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import { tramoDe } from '#contabilidad/libro-diario/tramo.ts';
import { aniosTraidos, delAnioDe } from '#contabilidad/periodos/anios-traidos.ts';
import { mesesPreliminares } from '#contabilidad/periodos/meses-preliminares.ts';
import { mount } from '#platform/http/mount.ts';
import { mountReporte } from '#platform/http/mount-reporte.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { indiceDeMayor, paginaDeMayor } from './indice.ts';
import { inventarioAl } from './inventario.ts';

export function rutasDeLibroMayor(app: FastifyInstance, { reportes }: Plataforma): void {
  mountReporte(app, contrato.verIndiceDeMayor, reportes, async (db, { query, contexto }) => ({
    ...(await indiceDeMayor(db, tramoDe(contexto.actor, query), query)),
    preliminar: await mesesPreliminares(db, { hasta: query.hasta }),
    traidos: await aniosTraidos(db, query),
  }));

  mount(app, contrato.verPaginaDeMayor, ({ query, contexto }) =>
    reportes.leerExacto((db) => paginaDeMayor(db, tramoDe(contexto.actor, query), query)),
  );

  mountReporte(app, contrato.verInventario, reportes, async (db, { query, contexto }) => ({
    ...(await inventarioAl(db, {
      ...query,
      agencias: agenciasPedidas(contexto.actor, query.agencia),
    })),
    preliminar: await mesesPreliminares(db, { hasta: query.fecha }),
    traidos: await aniosTraidos(db, delAnioDe(query.fecha)),
  }));
}
