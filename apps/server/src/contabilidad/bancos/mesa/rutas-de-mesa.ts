import * as contrato from '@cuadra/contract/contabilidad/bancos/mesa';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { iniciarPasada, verPasada } from './pasada.ts';
import { verMesa } from './ver-mesa.ts';

export function rutasDeMesa(app: FastifyInstance, plataforma: Plataforma): void {
  // The primary, not the replica: whoever changed something sees it at once.
  const { db } = plataforma;

  mount(app, contrato.verMesa, ({ params: { id }, query }) => verMesa(db, { cuenta: id, ...query }));

  mount(app, contrato.cruzarCuenta, ({ params: { id }, contexto }) =>
    iniciarPasada(plataforma, contexto, id),
  );

  mount(app, contrato.verPasada, ({ params: { id }, contexto }) => verPasada(db, contexto.ahora, id));
}
