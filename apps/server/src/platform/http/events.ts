// Live events for a signed-in browser: a stream that stays open, with a heartbeat, until the session ends.
import type { ServerResponse } from 'node:http';
import { RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import type { FastifyInstance } from 'fastify';
import type { CanalDeEventos } from '../events/channel.ts';
import { ProblemaError } from '../problema.ts';

const LATIDO_MS = 15_000;
const POR_USUARIO_MAX = 20;

export function transmitirEventos(app: FastifyInstance, canal: CanalDeEventos): void {
  const abiertos = new Map<string, number>();
  const flujos = new Set<ServerResponse>();

  app.get(
    RUTA_DE_EVENTOS,
    { schema: { summary: 'Eventos en vivo (text/event-stream)', tags: ['eventos'] } },
    (request, reply) => {
      const { actor } = request.contexto;
      if (actor === undefined) throw new ProblemaError('TOKEN_INVALIDO');
      const cuantos = abiertos.get(actor.id) ?? 0;
      if (cuantos >= POR_USUARIO_MAX)
        throw new ProblemaError('DEMASIADAS_PETICIONES', { esperaSegundos: 30 });
      abiertos.set(actor.id, cuantos + 1);

      reply.hijack();
      const { raw } = reply;
      for (const [nombre, valor] of Object.entries(reply.getHeaders())) {
        if (valor !== undefined) raw.setHeader(nombre, valor);
      }
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      flujos.add(raw);
      raw.write(': hola\n\n');
      const latido = setInterval(() => raw.write(': \n\n'), LATIDO_MS);
      const dejar = canal.suscribir(actor, (evento) => {
        raw.write(`data: ${JSON.stringify(evento)}\n\n`);
        if (evento.tipo === 'sesion-cerrada' && evento.sesion === actor.sesion) raw.end();
      });
      raw.once('close', () => {
        clearInterval(latido);
        flujos.delete(raw);
        dejar();
        abiertos.set(actor.id, (abiertos.get(actor.id) ?? 1) - 1);
      });
    },
  );

  // A stream never ends by itself: closing the server ends them all.
  app.addHook('preClose', async () => {
    for (const flujo of flujos) flujo.end();
  });
}
