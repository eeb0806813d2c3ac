// How long a connection may take for each thing, and how many there may be: whoever sends drop by drop, or never reads
// what was asked for, holds nothing for long.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemaError } from '../problema.ts';
import { escribirProblema } from './responder-errores.ts';

export interface Plazos {
  /** For the headers of a request; for the first one, from when the connection is there: whoever asks nothing does not stay. */
  readonly encabezadosMs: number;
  /** For a whole request, however large: a sheet over a slow line. */
  readonly peticionMs: number;
  /** While a body is awaited, in each of these spans it must move on. */
  readonly esperaDeBytesMs: number;
  /** A connection where nothing travels either way. Longer than any work that tells nothing while it lasts. */
  readonly silencioMs: number;
  /** How often Node looks for requests that took too long to arrive. */
  readonly revisionMs: number;
  readonly conexionesMax: number;
}

export const PLAZOS: Plazos = {
  encabezadosMs: 15_000,
  peticionMs: 900_000,
  esperaDeBytesMs: 10_000,
  silencioMs: 300_000,
  revisionMs: 5_000,
  conexionesMax: 5_000,
};

/** Less than this in a whole span is not a slow line. */
const BYTES_POR_ESPERA = 1_000;

/** What Node and Fastify watch by themselves. */
export const opcionesDePlazos = ({ encabezadosMs, peticionMs, silencioMs, revisionMs }: Plazos) => ({
  connectionTimeout: silencioMs,
  requestTimeout: peticionMs,
  http: {
    headersTimeout: encabezadosMs,
    requestTimeout: peticionMs,
    connectionsCheckingInterval: revisionMs,
  },
});

/** One look for all that are still arriving, instead of a timer for each request. */
export function vigilarCuerpos(app: FastifyInstance, { esperaDeBytesMs, conexionesMax }: Plazos): void {
  app.server.maxConnections = conexionesMax;
  const llegando = new Map<FastifyRequest, { readonly reply: FastifyReply; bytes: number }>();
  const revisar = () => {
    for (const [request, visto] of llegando) {
      const { raw } = request;
      const { bytesRead } = raw.socket;
      // What already came and nobody has taken yet is ours to read, not theirs to send.
      const espera = !raw.complete && !visto.reply.sent && raw.readableLength === 0;
      if (raw.complete) llegando.delete(request);
      else if (espera && bytesRead - visto.bytes < BYTES_POR_ESPERA) {
        llegando.delete(request);
        cortar(request, visto.reply);
      }
      visto.bytes = bytesRead;
    }
  };
  const reloj = setInterval(revisar, esperaDeBytesMs);
  reloj.unref();
  app.addHook('onClose', async () => clearInterval(reloj));
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    // A whole span from the first look on, which may come at once: nobody is judged by what was left of one.
    llegando.set(request, { reply, bytes: Number.NEGATIVE_INFINITY });
  });
  app.addHook('onResponse', async (request) => void llegando.delete(request));
  app.addHook('onRequestAbort', async (request) => void llegando.delete(request));
}

/** The handler, if there is one already, finds that nobody is there. */
function cortar(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  escribirProblema(reply.raw, request.id, new ProblemaError('PETICION_SIN_TERMINAR'));
  reply.raw.once('finish', () => request.raw.destroy());
}
