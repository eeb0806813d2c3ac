import * as contrato from '@cuadra/contract/contabilidad/cajas/autorizaciones';
import type { FastifyInstance } from 'fastify';
import { escribir } from '../../../platform/database/escribir.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { pedirAutorizacion } from './pedir-autorizacion.ts';
import { listarAutorizaciones } from './queries.ts';
import { resolverAutorizacion } from './resolver-autorizacion.ts';
import { retirarAutorizacion } from './retirar-autorizacion.ts';

export function rutasDeAutorizaciones(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarAutorizaciones, ({ contexto }) => listarAutorizaciones(db, contexto));

  mount(app, contrato.pedirAutorizacion, ({ params, body, contexto }) =>
    escribir(db, contexto, 'cajas:pedir-autorizacion', (tx) =>
      pedirAutorizacion(tx, contexto, params.id, body),
    ),
  );

  mount(app, contrato.resolverAutorizacion, ({ params, body, contexto }) =>
    escribir(
      db,
      contexto,
      body.decision === 'autorizada' ? 'cajas:autorizar' : 'cajas:negar-autorizacion',
      (tx) => resolverAutorizacion(tx, contexto, params.id, body),
    ),
  );

  mount(app, contrato.retirarAutorizacion, ({ params, contexto }) =>
    escribir(db, contexto, 'cajas:retirar-autorizacion', (tx) =>
      retirarAutorizacion(tx, contexto, params.id),
    ),
  );
}
