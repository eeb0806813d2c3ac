import * as contrato from '@cuadra/contract/contabilidad/importaciones/importaciones';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { listarImportaciones, listarPartidasImportadas, verImportacion } from './ver-importaciones.ts';

export function rutasDeImportaciones(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarImportaciones, ({ query, contexto }) =>
    listarImportaciones(db, contexto.actor, query),
  );

  mount(app, contrato.verImportacion, ({ params, contexto }) =>
    verImportacion(db, contexto.actor, params.id),
  );

  mount(app, contrato.listarPartidasImportadas, ({ params, query, contexto }) =>
    listarPartidasImportadas(db, contexto.actor, params.id, query),
  );
}
