// Mounts an endpoint of the contract: its path, validation, permission, OpenAPI description and answer all come
// from the definition, and the handler receives them already typed.
import type { Readable } from 'node:stream';
import type {
  BodyOf,
  Download,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
  Upload,
} from '@cuadra/contract/endpoint';
import { problema, problemas } from '@cuadra/contract/problema';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Contexto, ContextoConActor } from '../contexto.ts';
import { ProblemaError } from '../problema.ts';

export interface Archivo {
  readonly nombre: string;
  /** inline: to look at in the browser; attachment: to keep. */
  readonly modo: 'inline' | 'attachment';
  readonly contenido: Readable | Uint8Array;
}

export interface Peticion<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly contexto: E['permission'] extends 'publico' ? Contexto : ContextoConActor;
}

export type Respuesta<E extends Endpoint> = E['response'] extends Download ? Archivo : ResponseOf<E>;
export type Manejador<E extends Endpoint> = (peticion: Peticion<E>) => Promise<Respuesta<E>>;

export function mount<E extends Endpoint>(app: FastifyInstance, endpoint: E, manejador: Manejador<E>): void {
  const { method, path, permission, body } = endpoint;
  app.route({
    method,
    url: path,
    schema: esquema(endpoint),
    config: { permission },
    ...(esUpload(body) ? { bodyLimit: body.bytesMax } : {}),
    preParsing: async (request) => exigirPermiso(request, endpoint),
    handler: async (request, reply) => {
      const peticion = {
        params: request.params,
        query: request.query,
        body: esUpload(body) ? leerUpload(request, body) : request.body,
        contexto: request.contexto,
      } as Peticion<E>;
      const respuesta = await manejador(peticion);
      if (esDownload(endpoint.response)) return enviarArchivo(reply, endpoint.response, respuesta as Archivo);
      return reply.code(endpoint.status ?? 200).send(respuesta);
    },
  });
}

/** Before the body is read: whoever may not call costs nothing and learns nothing. */
function exigirPermiso(request: FastifyRequest, { permission }: Endpoint): void {
  if (permission === 'publico') return;
  const { actor } = request.contexto;
  if (actor === undefined) throw new ProblemaError('TOKEN_INVALIDO');
  if (permission !== 'autenticado' && !actor.permisos.has(permission)) throw new ProblemaError('SIN_PERMISO');
}

function leerUpload(
  request: FastifyRequest,
  { mediaTypes }: Upload,
): { mediaType: string; bytes: Uint8Array } {
  const mediaType = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (!mediaTypes.includes(mediaType) || !Buffer.isBuffer(request.body))
    throw new ProblemaError('TIPO_NO_ADMITIDO');
  return { mediaType, bytes: request.body };
}

function enviarArchivo(reply: FastifyReply, { mediaType }: Download, { nombre, modo, contenido }: Archivo) {
  const charset = mediaType.startsWith('text/') ? '; charset=utf-8' : '';
  return reply
    .type(mediaType + charset)
    .header('content-disposition', `${modo}; filename="${nombre}"`)
    .send(contenido);
}

function esquema(endpoint: Endpoint): FastifySchema {
  const { path, summary, permission, params, query, body, response, status, errors } = endpoint;
  const esJson = body !== undefined && !esUpload(body);
  return {
    summary,
    description: `Acceso: ${permission}`,
    tags: [path.split('/')[2] ?? ''],
    security: permission === 'publico' ? [] : [{ bearer: [] }],
    ...(esUpload(body) ? { consumes: [...body.mediaTypes] } : {}),
    ...(esDownload(response) ? { produces: [response.mediaType] } : {}),
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(esJson ? { body } : {}),
    response: {
      ...(esDownload(response) ? {} : { [status ?? 200]: response }),
      ...respuestasDeError(errors),
    },
  };
}

function respuestasDeError(errors: Endpoint['errors']): Record<number, z.ZodType> {
  const porStatus = Map.groupBy(errors, (codigo) => problemas[codigo][0]);
  return Object.fromEntries(
    [...porStatus].map(([status, codigos]) => [
      status,
      problema.extend({ codigo: z.string().describe(codigos.join(' · ')) }),
    ]),
  );
}

const esUpload = (body: Endpoint['body']): body is Upload => body !== undefined && 'kind' in body;
const esDownload = (response: Endpoint['response']): response is Download => 'kind' in response;
