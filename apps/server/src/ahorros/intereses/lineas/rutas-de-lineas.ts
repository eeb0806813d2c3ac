import * as contrato from '@cuadra/contract/ahorros/lineas';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { exigirCorrida } from '../corridas/exigir-corrida.ts';
import { listarLineas } from './listar-lineas.ts';
import { verLinea } from './ver-linea.ts';

export function rutasDeLineas(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarLineas, async ({ params: { id }, query, contexto }) => {
    await exigirCorrida(db, contexto.actor, id);
    return listarLineas(db, id, query);
  });

  mount(app, contrato.verLinea, async ({ params: { id, cuenta }, contexto }) => {
    await exigirCorrida(db, contexto.actor, id);
    return verLinea(db, id, cuenta);
  });
}
