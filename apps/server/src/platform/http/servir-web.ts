// The built web application: hashed assets for ever, the page itself with a fresh nonce for each answer.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { ProblemaError } from '../problema.ts';
import { politicaDePaginas } from './proteger.ts';
import { enviarProblema } from './responder-errores.ts';

/** What the build leaves in index.html for the server to fill in. */
const HUECO_DEL_NONCE = '__CSP_NONCE__';
const HUECO_DE_LA_MUESTRA = '__APPS_DE_MUESTRA__';
const HUECO_DE_LA_PRACTICA = '__PRACTICA__';

/** Where the build lists the files that only the sample applications use. */
const LISTA_DE_LA_MUESTRA = 'muestra.json';

export async function servirWeb(
  app: FastifyInstance,
  carpeta: string,
  { conAppsDeMuestra, esPractica }: Pick<Config, 'conAppsDeMuestra' | 'esPractica'>,
): Promise<void> {
  if (!existsSync(join(carpeta, 'index.html'))) return;
  const pagina = (await readFile(join(carpeta, 'index.html'), 'utf8'))
    .replaceAll(HUECO_DE_LA_MUESTRA, conAppsDeMuestra ? 'si' : 'no')
    .replaceAll(HUECO_DE_LA_PRACTICA, esPractica ? 'si' : 'no');
  const deLaMuestra = conAppsDeMuestra ? [] : await archivosDeLaMuestra(carpeta);

  await app.register(fastifyStatic, {
    root: carpeta,
    wildcard: false,
    // The page itself is never a plain file: each answer carries its own nonce and policy.
    // Nor is there a way to the sample applications where they are not offered.
    globIgnore: ['index.html*', `${LISTA_DE_LA_MUESTRA}*`, ...deLaMuestra.map((archivo) => `${archivo}*`)],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, ruta) => {
      // Only that: a worker takes the rest of a policy for its own.
      reply.header('content-security-policy', "frame-ancestors 'none'");
      const nombreConHuella = ruta.includes(`${join(carpeta, 'assets')}`);
      reply.header('cache-control', nombreConHuella ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  // Any address that is not a file nor the API's is the application's own: it decides what to show there.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (ES_UN_ARCHIVO.test(request.url)) {
      return enviarProblema(reply, request, new ProblemaError('RUTA_NO_EXISTE'));
    }
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', politicaDePaginas(nonce))
      .header('cache-control', 'no-store')
      .send(pagina.replaceAll(HUECO_DEL_NONCE, nonce));
  });
}

/** A page in the place of a script would be taken for one. */
const ES_UN_ARCHIVO = /^\/(?:api|assets)\/|^\/[\w-]+\.js(?:on)?(?:\?|$)/;

async function archivosDeLaMuestra(carpeta: string): Promise<string[]> {
  const lista = join(carpeta, LISTA_DE_LA_MUESTRA);
  return existsSync(lista) ? z.array(z.string()).parse(JSON.parse(await readFile(lista, 'utf8'))) : [];
}
