import * as deAutorizaciones from '@cuadra/contract/control/autorizaciones';
import * as dePolitica from '@cuadra/contract/control/politica';
import * as deSenales from '@cuadra/contract/control/senales';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { listarAutorizaciones, verAutorizacion } from './autorizaciones/queries.ts';
import { responderAutorizacion, retirarAutorizacion } from './autorizaciones/responder-autorizacion.ts';
import { pedirPolitica } from './politica/cambio-de-politica.ts';
import { leerPolitica } from './politica/queries.ts';
import { darPorVista, listarSenales } from './senales/queries.ts';

export function rutasDeControl(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;

  mount(app, dePolitica.verPolitica, () => leerPolitica(db));
  mount(app, dePolitica.pedirPolitica, ({ body, contexto }) =>
    escribir(db, contexto, 'control:cambiar-politica', (tx) =>
      pedirPolitica(tx, plataforma, contexto, body.politica, body.motivo),
    ),
  );

  mount(app, deAutorizaciones.listarAutorizaciones, ({ contexto }) => listarAutorizaciones(db, contexto));
  mount(app, deAutorizaciones.verAutorizacion, ({ params, contexto }) =>
    verAutorizacion(db, contexto, params.id),
  );
  mount(app, deAutorizaciones.responderAutorizacion, ({ params, body, contexto }) =>
    escribir(db, contexto, 'autorizaciones:responder', (tx) =>
      responderAutorizacion(tx, contexto, params.id, body),
    ),
  );
  mount(app, deAutorizaciones.retirarAutorizacion, ({ params, body, contexto }) =>
    escribir(db, contexto, 'autorizaciones:retirar', (tx) =>
      retirarAutorizacion(tx, contexto, params.id, body.motivo),
    ),
  );

  mount(app, deSenales.listarSenales, ({ query, contexto }) => listarSenales(db, contexto, query.cuales));
  mount(app, deSenales.verSenal, ({ params, contexto }) =>
    escribir(db, contexto, 'senales:ver', (tx) => darPorVista(tx, contexto, params.id)),
  );
}
