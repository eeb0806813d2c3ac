// Whether a request was made at the machine itself: by its own wire, not by somebody for whom a proxy of this machine speaks, and to
// a name of this machine (a page from elsewhere whose name was turned towards here still says its own).
import type { FastifyRequest } from 'fastify';
import { esDeEstaMaquina } from '#platform/es-de-esta-maquina.ts';

const DE_UN_PROXY = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

export function esDesdeLaMaquina({ raw, ip, headers }: FastifyRequest): boolean {
  if (!esDeEstaMaquina(raw.socket.remoteAddress ?? '') || !esDeEstaMaquina(ip)) return false;
  if (DE_UN_PROXY.some((nombre) => headers[nombre] !== undefined)) return false;
  return (
    esDeAqui(`http://${headers.host ?? ''}`) && (headers.origin === undefined || esDeAqui(headers.origin))
  );
}

const esDeAqui = (direccion: string): boolean =>
  URL.canParse(direccion) && esDeEstaMaquina(new URL(direccion).hostname);
