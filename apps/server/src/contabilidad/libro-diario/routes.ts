import * as contrato from '@cuadra/contract/contabilidad/libro-diario';
import type { FastifyInstance } from 'fastify';
import { aniosTraidos } from '#contabilidad/periodos/anios-traidos.ts';
import { mesesPreliminares } from '#contabilidad/periodos/meses-preliminares.ts';
import { mount } from '#platform/http/mount.ts';
import { mountReporte } from '#platform/http/mount-reporte.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { indiceDeDiario, paginaDeDiario } from './indice.ts';
import { tramoDe } from './tramo.ts';

export function rutasDeLibroDiario(app: FastifyInstance, { reportes }: Plataforma): void {
  mountReporte(app, contrato.verIndiceDeDiario, reportes, async (db, { query, contexto }) => ({
    ...(await indiceDeDiario(db, tramoDe(contexto.actor, query), query.modo)),
    preliminar: await mesesPreliminares(db, query),
    traidos: await aniosTraidos(db, query),
  }));

  mount(app, contrato.verPaginaDeDiario, ({ query, contexto }) =>
    reportes.leerExacto((db) => paginaDeDiario(db, tramoDe(contexto.actor, query), query)),
  );
}
