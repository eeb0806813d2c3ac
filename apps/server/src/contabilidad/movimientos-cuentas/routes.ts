import * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { FastifyInstance } from 'fastify';
import { leerEnUnInstante } from '../../platform/database/escribir.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { agruparMovimientos } from './agrupar-movimientos.ts';
import { indexarMovimientos } from './indexar-movimientos.ts';
import { listarMovimientos } from './listar-movimientos.ts';
import { resumirMovimientos } from './resumir-movimientos.ts';

/** Rows and balances come from several questions: all are answered as of one instant, so that they agree. */
export function rutasDeMovimientos(app: FastifyInstance, { dbDeReportes }: Plataforma): void {
  mount(app, contrato.resumirMovimientos, ({ query, contexto }) =>
    leerEnUnInstante(dbDeReportes, (db) => resumirMovimientos(db, contexto.actor, query)),
  );

  mount(app, contrato.listarMovimientos, ({ query, contexto }) =>
    leerEnUnInstante(dbDeReportes, (db) => listarMovimientos(db, contexto.actor, query)),
  );

  mount(app, contrato.indexarMovimientos, ({ query, contexto }) =>
    indexarMovimientos(dbDeReportes, contexto.actor, query),
  );

  mount(app, contrato.agruparMovimientos, ({ query, contexto }) =>
    leerEnUnInstante(dbDeReportes, (db) => agruparMovimientos(db, contexto.actor, query)),
  );
}
