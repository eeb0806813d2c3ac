// Every failure leaves as problem+json with a stable codigo and a sentence; what a programmer caused is logged
// whole and told to nobody.
import type { ServerResponse } from 'node:http';
import { type Codigo, problemas } from '@cuadra/contract/problema';
import type { Problema } from '@cuadra/contract/problema-en-json';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import pg from 'pg';
import { ConfirmacionIncierta, sePerdio, soloSeLee } from '../database/falla-de-la-base.ts';
import { erroresDeEsquema } from '../errores-de-esquema.ts';
import { ProblemaError } from '../problema.ts';
import { POLITICA_DE_LA_API } from './proteger.ts';

const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

const DE_FASTIFY: Readonly<Record<string, Codigo>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'TIPO_NO_ADMITIDO',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'JSON_INVALIDO',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'JSON_INVALIDO',
  FST_ERR_CTP_INVALID_JSON_BODY: 'JSON_INVALIDO',
  FST_ERR_CTP_BODY_TOO_LARGE: 'CUERPO_DEMASIADO_GRANDE',
};

/** The words that the client's specification gives to a refusal; they go beside ours. */
const SEGUN_LA_ESPECIFICACION: Partial<Readonly<Record<Codigo, string>>> = {
  RUTA_NO_EXISTE: 'NOT FOUND',
  TOKEN_INVALIDO: 'Invalid token',
};

/** PostgreSQL out of connections, out of disk or long locked: try again later, as when it is not there. */
const SIN_BASE: ReadonlySet<string> = new Set(['55P03', '53300', '53100']);
const ESPERA_SEGUNDOS = 2;

export function responderErrores(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problema = comoProblema(error, request);
    request.server.anotador.rechazo(request, problema);
    return enviarProblema(reply, request, problema);
  });
  app.setNotFoundHandler((request, reply) =>
    enviarProblema(reply, request, new ProblemaError('RUTA_NO_EXISTE')),
  );
}

/** What is told of any failure; what a programmer caused stays in the log. */
export function comoProblema(error: FastifyError, request: FastifyRequest): ProblemaError {
  const conocido = aProblema(error);
  if (conocido.status >= 500) request.log.error({ err: error }, 'Petición fallida');
  return conocido;
}

export function cuerpoDeProblema({ id }: { readonly id: string }, error: ProblemaError): Problema {
  const dicho = SEGUN_LA_ESPECIFICACION[error.codigo];
  return {
    type: 'about:blank',
    title: dicho ?? error.codigo,
    status: error.status,
    detail: error.message,
    codigo: error.codigo,
    ...(dicho === undefined ? {} : { error: dicho }),
    peticion: id,
    ...(error.errores === undefined ? {} : { errores: [...error.errores] }),
    ...(error.segundoFactor === undefined ? {} : { segundoFactor: error.segundoFactor }),
    ...(error.autorizacion === undefined ? {} : { autorizacion: error.autorizacion }),
  };
}

export function enviarProblema(reply: FastifyReply, request: FastifyRequest, error: ProblemaError) {
  if (error.esperaSegundos !== undefined) reply.header('retry-after', String(error.esperaSegundos));
  // Serialised here: the answer of an error is the same whatever the route's own schemas say.
  return reply
    .code(error.status)
    .type(PROBLEM_JSON)
    .serializer((payload: unknown) => String(payload))
    .send(JSON.stringify(cuerpoDeProblema(request, error)));
}

/** Where no route, and so no hook, has a hand: straight to the answer of Node, which then closes. */
export function escribirProblema(raw: ServerResponse, peticion: string, error: ProblemaError): void {
  const cuerpo = textoDeProblema(peticion, error);
  raw.writeHead(error.status, encabezadosDeProblema(peticion, cuerpo));
  raw.end(cuerpo);
}

export const textoDeProblema = (peticion: string, error: ProblemaError): string =>
  JSON.stringify(cuerpoDeProblema({ id: peticion }, error));

export const encabezadosDeProblema = (
  peticion: string,
  cuerpo: string,
): Readonly<Record<string, string>> => ({
  'content-type': PROBLEM_JSON,
  'content-length': String(Buffer.byteLength(cuerpo)),
  'cache-control': 'no-store',
  'content-security-policy': POLITICA_DE_LA_API,
  'x-content-type-options': 'nosniff',
  'x-request-id': peticion,
  connection: 'close',
});

function aProblema(error: FastifyError): ProblemaError {
  if (error instanceof ProblemaError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const hallazgos = error.validation.map(({ instancePath, message, params }) => ({
      path: instancePath.split('/').filter((tramo) => tramo !== ''),
      message: message ?? problemas.PETICION_INVALIDA[1],
      ...('keys' in params ? { keys: params.keys as readonly string[] } : {}),
    }));
    return new ProblemaError('PETICION_INVALIDA', { errores: erroresDeEsquema(hallazgos) });
  }
  if (error instanceof SyntaxError) return new ProblemaError('JSON_INVALIDO');
  const codigo = DE_FASTIFY[error.code];
  if (codigo !== undefined) return new ProblemaError(codigo);
  if (error.statusCode === 429) return new ProblemaError('DEMASIADAS_PETICIONES');
  const deLaBase = codigoDeLaBase(error);
  if (deLaBase !== undefined) return new ProblemaError(deLaBase, { esperaSegundos: ESPERA_SEGUNDOS });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ProblemaError('PETICION_INVALIDA');
  }
  return new ProblemaError('ERROR_INTERNO');
}

function codigoDeLaBase(error: FastifyError): Codigo | undefined {
  if (error instanceof ConfirmacionIncierta) return 'RESULTADO_INCIERTO';
  if (soloSeLee(error)) return 'BASE_SOLO_LECTURA';
  if (sePerdio(error)) return 'BASE_NO_DISPONIBLE';
  return error instanceof pg.DatabaseError && SIN_BASE.has(error.code ?? '')
    ? 'BASE_NO_DISPONIBLE'
    : undefined;
}
