import * as contrato from '@cuadra/contract/contabilidad/reporte-partidas';
import type { FastifyInstance } from 'fastify';
import { mountReporte } from '#platform/http/mount-reporte.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { listarPartidasDiario, resumirPartidasDiario } from './leer-diario.ts';

export function rutasDeReportePartidas(app: FastifyInstance, { reportes }: Plataforma): void {
  mountReporte(app, contrato.listarPartidasDiario, reportes, (db, { query, contexto }) =>
    listarPartidasDiario(db, contexto.actor, query),
  );

  mountReporte(app, contrato.resumirPartidasDiario, reportes, (db, { query, contexto }) =>
    resumirPartidasDiario(db, contexto.actor, query),
  );
}
