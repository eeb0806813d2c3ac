import * as contrato from '@cuadra/contract/contabilidad/importaciones/deshacer';
import type { FastifyInstance } from 'fastify';
import type { AlRevertir } from '#contabilidad/libro/cola.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import {
  aprobarDeshacer,
  deshacerImportacion,
  rechazarDeshacer,
  retirarDeshacer,
  verDeshacer,
} from './deshacer/deshacer-importacion.ts';

export function rutasDeDeshacer(app: FastifyInstance, plataforma: Plataforma, alRevertir: AlRevertir): void {
  const { db } = plataforma;
  mount(app, contrato.verDeshacer, ({ params, query, contexto }) =>
    verDeshacer({ db }, contexto, params.id, query.fecha),
  );

  mount(app, contrato.deshacerImportacion, ({ params, body, contexto, avanzar }) =>
    deshacerImportacion({ ...plataforma, alRevertir, avanzar }, contexto, params.id, body),
  );

  mount(app, contrato.aprobarDeshacer, ({ params, body, contexto, avanzar }) =>
    aprobarDeshacer({ ...plataforma, alRevertir, avanzar }, contexto, params.id, body.pedido),
  );

  mount(app, contrato.rechazarDeshacer, ({ params, body, contexto }) =>
    rechazarDeshacer(db, contexto, params.id, body),
  );

  mount(app, contrato.retirarDeshacer, ({ params, body, contexto }) =>
    retirarDeshacer(db, contexto, params.id, body.pedido),
  );
}
