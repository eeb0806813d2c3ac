import * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { FastifyInstance } from 'fastify';
import { leerEnUnInstante } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import { mountReporte } from '#platform/http/mount-reporte.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { agruparMovimientos } from './agrupar-movimientos.ts';
import { indexarMovimientos } from './indexar-movimientos.ts';
import { listarMovimientos } from './listar-movimientos.ts';
import { resumirMovimientos } from './resumir-movimientos.ts';

/** Rows and balances come from several questions: all are answered as of one instant, so that they agree. */
export function rutasDeMovimientos(app: FastifyInstance, { reportes }: Plataforma): void {
  mountReporte(app, contrato.resumirMovimientos, reportes, (lugar, { query, contexto }) =>
    leerEnUnInstante(lugar, (db) => resumirMovimientos(db, contexto.actor, query)),
  );

  mountReporte(app, contrato.listarMovimientos, reportes, (lugar, { query, contexto }) =>
    leerEnUnInstante(lugar, (db) => listarMovimientos(db, contexto.actor, query)),
  );

  mount(app, contrato.indexarMovimientos, ({ query, contexto }) =>
    reportes.leerExacto((db) => indexarMovimientos(db, contexto.actor, query)),
  );

  mountReporte(app, contrato.agruparMovimientos, reportes, (lugar, { query, contexto }) =>
    leerEnUnInstante(lugar, (db) => agruparMovimientos(db, contexto.actor, query)),
  );
}
