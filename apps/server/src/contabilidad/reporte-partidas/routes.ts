import * as contrato from '@cuadra/contract/contabilidad/reporte-partidas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { listarPartidasDiario, resumirPartidasDiario } from './leer-diario.ts';

export function rutasDeReportePartidas(app: FastifyInstance, { dbDeReportes }: Plataforma): void {
  mount(app, contrato.listarPartidasDiario, ({ query, contexto }) =>
    listarPartidasDiario(dbDeReportes, contexto.actor, query),
  );

  mount(app, contrato.resumirPartidasDiario, ({ query, contexto }) =>
    resumirPartidasDiario(dbDeReportes, contexto.actor, query),
  );
}
