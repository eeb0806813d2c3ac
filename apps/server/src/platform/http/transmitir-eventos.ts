// Live events for a signed-in browser: a stream that stays open until the session ends. Each heartbeat asks whether it
// did by itself, because then nobody tells. While it is open its person is there, with the state of their screen.
import type { ServerResponse } from 'node:http';
import { type EstadoPresencia, estadoPresencia } from '@cuadra/contract/acceso/sesion';
import { type Evento, RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../contexto.ts';
import type { CanalDeEventos } from '../events/canal-de-eventos.ts';
import { ProblemaError } from '../problema.ts';
import { alCerrarse } from './al-cerrarse.ts';
import { exigirActor } from './mount.ts';

const FLUJO = 'text/event-stream; charset=utf-8';
const LATIDO_MS = 15_000;
const POR_USUARIO_MAX = 20;

interface PresenciaDelFlujo {
  estar(actor: Actor, estado?: EstadoPresencia): Promise<void>;
  irse(actor: Actor): Promise<void>;
}

export function transmitirEventos(
  app: FastifyInstance,
  canal: CanalDeEventos,
  sigueVigente: (actor: Actor) => Promise<boolean>,
  presencia: PresenciaDelFlujo,
): void {
  const abiertos = new Map<string, number>();
  const flujos = new Set<ServerResponse>();
  let cerrando = false;

  app.get(
    RUTA_DE_EVENTOS,
    { schema: { summary: 'Eventos en vivo (text/event-stream)', tags: ['eventos'] } },
    (request, reply) => {
      const actor = exigirActor(request);
      if (request.method === 'HEAD') return void reply.type(FLUJO).send();
      const cuantos = abiertos.get(actor.id) ?? 0;
      if (cuantos >= POR_USUARIO_MAX)
        throw new ProblemaError('DEMASIADAS_PETICIONES', { esperaSegundos: 30 });
      abiertos.set(actor.id, cuantos + 1);

      const flujo = abrirFlujo(reply);
      flujos.add(flujo);
      const callar = transmitir(flujo, actor, canal, sigueVigente, presencia);
      // Whether others see them must not keep anybody from their events, nor end them.
      const llegada = presencia.estar(actor, estadoEn(request.query)).catch(() => undefined);
      alCerrarse(flujo, () => {
        callar();
        void llegada.then(() => presencia.irse(actor)).catch(() => undefined);
        flujos.delete(flujo);
        abiertos.set(actor.id, (abiertos.get(actor.id) ?? 1) - 1);
      });
      if (cerrando) flujo.end();
    },
  );

  // A stream never ends by itself: closing the server ends them all, and those that were still on their way.
  app.addHook('preClose', async () => {
    cerrando = true;
    for (const flujo of flujos) flujo.end();
  });
}

/** `?estado=busy`; whoever says nothing that is known is simply there. */
const estadoEn = (consulta: unknown): EstadoPresencia =>
  conEstado.safeParse(consulta).data?.estado ?? 'online';
const conEstado = z.object({ estado: estadoPresencia });

function abrirFlujo(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  for (const [nombre, valor] of Object.entries(reply.getHeaders())) {
    if (valor !== undefined) raw.setHeader(nombre, valor);
  }
  raw.writeHead(200, {
    'content-type': FLUJO,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(': hola\n\n');
  return raw;
}

/** Says what concerns this person, and at each heartbeat that it is still there; the function it returns stops. */
function transmitir(
  flujo: ServerResponse,
  actor: Actor,
  canal: CanalDeEventos,
  sigueVigente: (actor: Actor) => Promise<boolean>,
  presencia: PresenciaDelFlujo,
): () => void {
  const decir = (evento: Evento) => {
    if (flujo.writableEnded) return;
    flujo.write(`data: ${JSON.stringify(evento)}\n\n`);
    if (evento.tipo === 'sesion-cerrada' && evento.sesion === actor.sesion) flujo.end();
  };
  const latir = async () => {
    // A database that does not answer now is no reason to send anybody away.
    const sigue = await sigueVigente(actor).catch(() => true);
    if (!sigue) decir({ tipo: 'sesion-cerrada', sesion: actor.sesion });
    else if (!flujo.writableEnded) {
      flujo.write(': \n\n');
      await presencia.estar(actor).catch(() => undefined);
    }
  };
  const latido = setInterval(() => void latir(), LATIDO_MS);
  const dejar = canal.suscribir(actor, decir);
  return () => {
    clearInterval(latido);
    dejar();
  };
}
