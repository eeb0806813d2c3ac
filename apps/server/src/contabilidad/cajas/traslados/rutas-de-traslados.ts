import * as contrato from '@cuadra/contract/contabilidad/cajas/traslados';
import type { FastifyInstance } from 'fastify';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { llaveDe } from '#contabilidad/libro/llaves.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { anularPedido } from './anular-pedido.ts';
import { atenderPedido } from './atender-pedido.ts';
import { cajasParaTrasladar } from './cajas-para-trasladar.ts';
import { devolverTraslado } from './devolver-traslado.ts';
import { enviarTraslado } from './enviar-traslado.ts';
import { pedirTraslado } from './pedir-traslado.ts';
import { listarTraslados } from './queries.ts';
import { rechazarTraslado } from './rechazar-traslado.ts';
import { recibirTraslado } from './recibir-traslado.ts';

export function rutasDeTraslados(app: FastifyInstance, { db }: Plataforma, cola: Cola): void {
  const medios = { db, cola };
  mount(app, contrato.listarTraslados, ({ contexto }) => listarTraslados(db, contexto));
  mount(app, contrato.cajasParaTrasladar, ({ contexto }) => cajasParaTrasladar(db, contexto));

  // The same key for another traslado, or for something else to do with it, is another request.
  mount(app, contrato.enviarTraslado, ({ body, llave, contexto }) =>
    enviarTraslado(medios, contexto, body, llaveDe(llave, { que: 'enviar', body })),
  );
  mount(app, contrato.atenderPedido, ({ params: { id }, body, llave, contexto }) =>
    atenderPedido(medios, contexto, id, body, llaveDe(llave, { que: 'atender', id, body })),
  );
  mount(app, contrato.recibirTraslado, ({ params: { id }, body, llave, contexto }) =>
    recibirTraslado(medios, contexto, id, body, llaveDe(llave, { que: 'recibir', id, body })),
  );
  mount(app, contrato.devolverTraslado, ({ params: { id }, body, llave, contexto }) =>
    devolverTraslado(medios, contexto, id, body, llaveDe(llave, { que: 'devolver', id, body })),
  );

  mount(app, contrato.pedirTraslado, ({ body, contexto }) =>
    escribir(db, contexto, 'cajas:pedir-traslado', (tx) => pedirTraslado(tx, contexto, body)),
  );
  mount(app, contrato.anularPedido, ({ params, body, contexto }) =>
    escribir(db, contexto, 'cajas:anular-pedido', (tx) => anularPedido(tx, contexto, params.id, body)),
  );
  mount(app, contrato.rechazarTraslado, ({ params, body, contexto }) =>
    escribir(db, contexto, 'cajas:rechazar-traslado', (tx) =>
      rechazarTraslado(tx, contexto, params.id, body),
    ),
  );
}
