// OpenAPI 3.1 derived from the contract, and a page to read it. What it says is for whoever is signed in: it is the map of
// everything there is. The page itself says nothing, and asks for it (sesion-en-la-referencia.js).
import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { deArchivo } from './describir-endpoint.ts';
import { exigirActor } from './mount.ts';

const SESION_EN_LA_REFERENCIA = new URL('./sesion-en-la-referencia.js', import.meta.url);

export async function describir(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cuadra',
        version,
        description:
          'Contabilidad y ahorros. Los montos son centavos enteros; las fechas contables, AAAA-MM-DD; los errores, problem+json con un codigo estable.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: conArchivos,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    theme: {
      title: 'Cuadra: referencia de la API',
      js: [{ filename: 'sesion.js', content: await readFile(SESION_EN_LA_REFERENCIA, 'utf8') }],
    },
    uiHooks: { preHandler: (request, _reply, seguir) => seguir(porQueNo(request)) },
    // Hundreds of operations: a group is drawn when it is opened.
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: -1, deepLinking: true },
  });
}

const DESCRIPCIONES: ReadonlySet<string> = new Set(['/api/docs/json', '/api/docs/yaml']);

/** Why what is asked is not for whoever asks it. */
function porQueNo(request: FastifyRequest): Error | undefined {
  if (!DESCRIPCIONES.has(request.routeOptions.url ?? '')) return undefined;
  try {
    exigirActor(request);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A file that comes in has no schema that could judge it: it is told here, from its media types. */
const conArchivos: typeof jsonSchemaTransform = (documento) => {
  const transformado = jsonSchemaTransform(documento);
  const { mediaTypes } = (documento.route?.config ?? {}) as { mediaTypes?: readonly string[] };
  if (mediaTypes === undefined) return transformado;
  return { ...transformado, schema: { ...transformado.schema, body: { content: deArchivo(mediaTypes) } } };
};

export function publicarOpenApi(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request) => {
    exigirActor(request);
    return app.swagger();
  });
}
