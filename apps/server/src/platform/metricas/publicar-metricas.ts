// Where the measures are read: on a port of their own, of this machine only, or on the same one with a key. Without either
// nothing is measured.
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config.ts';
import type { Plataforma } from '../plataforma.ts';
import { ProblemaError } from '../problema.ts';
import type { Periodico } from '../salud/periodico.ts';
import type { Medidas } from './medidas.ts';

const RUTA = '/metrics';
const SIN_RUTA = '(none)';
const SOLO_AQUI = '127.0.0.1';
const PLAZO_MS = 10_000;
const CONEXIONES_MAX = 20;

export async function publicarMetricas(
  app: FastifyInstance,
  plataforma: Plataforma,
  periodicos: readonly Periodico[],
): Promise<void> {
  const { puerto, clave } = plataforma.config.metricas;
  if (puerto === undefined && clave === undefined) return;
  // Loaded only for whoever measures: it is no part of an ordinary start.
  const { crearMedidas } = await import('./medidas.ts');
  const medidas = crearMedidas(plataforma, periodicos);
  app.addHook('onResponse', async (request, reply) => {
    medidas.contarPeticion({
      metodo: request.method,
      ruta: request.routeOptions.url ?? SIN_RUTA,
      status: reply.statusCode,
      segundos: reply.elapsedTime / 1_000,
    });
  });
  if (puerto === undefined) enElMismoPuerto(app, medidas, clave ?? '');
  else enUnoAparte(app, medidas, { puerto, clave });
}

function enElMismoPuerto(app: FastifyInstance, medidas: Medidas, clave: string): void {
  app.get(RUTA, { schema: { hide: true } }, async (request, reply) => {
    if (!esLaClave(request.headers.authorization, clave)) throw new ProblemaError('TOKEN_INVALIDO');
    return reply
      .type(medidas.tipo)
      .header('cache-control', 'no-store')
      .send(await medidas.leer());
  });
}

function enUnoAparte(
  app: FastifyInstance,
  medidas: Medidas,
  { puerto, clave }: { readonly puerto: number; readonly clave: string | undefined },
): void {
  const servidor = createServer((request, response) => {
    const responder = (status: number, tipo: string, cuerpo: string) =>
      response.writeHead(status, { 'content-type': tipo, 'cache-control': 'no-store' }).end(cuerpo);
    const [ruta] = (request.url ?? '').split('?');
    if (request.method !== 'GET' || ruta !== RUTA) responder(404, TEXTO, '');
    else if (clave !== undefined && !esLaClave(request.headers.authorization, clave))
      responder(401, TEXTO, '');
    else
      medidas.leer().then(
        (texto) => responder(200, medidas.tipo, texto),
        (error: unknown) => {
          app.log.error({ err: error }, 'No se pudieron leer las métricas');
          responder(500, TEXTO, '');
        },
      );
  });
  servidor.requestTimeout = PLAZO_MS;
  servidor.headersTimeout = PLAZO_MS;
  servidor.maxConnections = CONEXIONES_MAX;
  app.addHook('onReady', () => escuchar(servidor, puerto));
  app.addHook('onClose', async () => {
    servidor.closeAllConnections();
    await new Promise((listo) => servidor.close(listo));
  });
}

const TEXTO = 'text/plain; charset=utf-8';

async function escuchar(servidor: Server, puerto: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  servidor.once('error', ({ code }: NodeJS.ErrnoException) =>
    reject(
      new ConfigError(
        code === 'EADDRINUSE'
          ? `METRICS_PORT: el puerto ${puerto} está ocupado por otro programa; elija otro`
          : `METRICS_PORT: el sistema no permite el puerto ${puerto} a este usuario; elija otro`,
      ),
    ),
  );
  servidor.listen(puerto, SOLO_AQUI, resolve);
  await promise;
}

/** Compared whole, whatever was sent: how long it takes says nothing of the key. */
function esLaClave(encabezado: string | undefined, clave: string): boolean {
  const dicha = /^bearer (.+)$/i.exec(encabezado ?? '')?.[1] ?? '';
  const huella = (texto: string) => createHash('sha256').update(texto).digest();
  return timingSafeEqual(huella(dicha), huella(clave));
}
