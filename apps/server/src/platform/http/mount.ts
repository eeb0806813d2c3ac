// Mounts an endpoint of the contract: its path, validation, permission, OpenAPI description and answer all come
// from the definition, and the handler receives them already typed.
import { Readable } from 'node:stream';
import { REAUTENTICACION_MINUTOS } from '@cuadra/contract/acceso/reautenticacion';
import {
  ENCABEZADO_DE_AUTORIZACION,
  ENCABEZADO_DE_MOTIVO,
  PEDIR,
} from '@cuadra/contract/control/encabezados';
import type {
  BodyOf,
  Download,
  Endpoint,
  ParamsOf,
  ProgressOf,
  QueryOf,
  ResponseOf,
  Stream,
  Upload,
} from '@cuadra/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type OrdenPedida, PorAutorizar } from '../consentimiento.ts';
import type { Actor, Contexto, ContextoConActor } from '../contexto.ts';
import { ProblemaError } from '../problema.ts';
import type { ArchivoAnotable } from './anotador.ts';
import { describirEndpoint, esDownload, esUpload, LLAVE } from './describir-endpoint.ts';
import type { Repeticion } from './insistencia.ts';
import { leerFlujo } from './leer-flujo.ts';
import { pideAvance, responderConAvance } from './responder-con-avance.ts';

export interface Archivo {
  readonly nombre: string;
  /** inline: to look at in the browser; attachment: to keep. */
  readonly modo: 'inline' | 'attachment';
  /** When each file has its own; otherwise the endpoint's. */
  readonly mediaType?: string;
  readonly contenido: Readable | Uint8Array;
  /** What it is of, for the bitácora, which tells who took it; false: it is noted already, or is nobody's secret. */
  readonly seAnota?: false | Omit<ArchivoAnotable, 'nombre'>;
}

export interface Peticion<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The Idempotency-Key, where the endpoint takes one. */
  readonly llave: string | undefined;
  /** A header of the answer. */
  readonly encabezar: (nombre: string, valor: string) => void;
  /** Tells whoever waits how far it has come, where the endpoint says so and they asked for it. */
  readonly avanzar: (avance: ProgressOf<E>) => void;
  /** Nobody is there any more to hear the answer. */
  readonly seFue: () => boolean;
  readonly contexto: E['permission'] extends 'publico' ? Contexto : ContextoConActor;
}

export type Respuesta<E extends Endpoint> = E['response'] extends Download ? Archivo : ResponseOf<E>;
export type Manejador<E extends Endpoint> = (peticion: Peticion<E>) => Promise<Respuesta<E>>;

export function mount<E extends Endpoint>(app: FastifyInstance, endpoint: E, manejador: Manejador<E>): void {
  const { body } = endpoint;
  if (!esUpload(body) || body.kind === 'upload') montarRuta(app, endpoint, manejador);
  else {
    // In a room of its own, where nothing reads the body but the handler.
    void app.register(async (aparte) => {
      aparte.removeAllContentTypeParsers();
      aparte.addContentTypeParser([...body.mediaTypes], (_request, payload, done) => done(null, payload));
      montarRuta(aparte, endpoint, manejador);
    });
  }
}

function montarRuta<E extends Endpoint>(app: FastifyInstance, endpoint: E, manejador: Manejador<E>): void {
  const { method, path, permission, body, bytesMax } = endpoint;
  app.route({
    method,
    url: path,
    schema: describirEndpoint(endpoint),
    config: { permission, ...(esUpload(body) ? { mediaTypes: body.mediaTypes } : {}) },
    ...(esUpload(body) ? { bodyLimit: body.bytesMax } : {}),
    ...(bytesMax === undefined ? {} : { bodyLimit: bytesMax }),
    preParsing: async (request) => {
      exigirPermiso(request, endpoint);
      exigirReautenticacion(request, endpoint);
      exigirJson(request, endpoint);
    },
    handler: async (request, reply) => {
      const subido = esUpload(body) ? leerUpload(request, body) : undefined;
      // What comes as it is read (a lote) is data of a program: each of its lines is judged, and no file of it is kept.
      if (subido?.bytes instanceof Uint8Array) await app.escaner.revisar(subido.bytes);
      const peticion = {
        params: request.params,
        query: request.query,
        body: subido ?? request.body,
        llave: endpoint.idempotent ? request.headers[LLAVE] : undefined,
        encabezar: (nombre, valor) => void reply.header(nombre, valor),
        avanzar: () => undefined,
        seFue: () => request.raw.socket.destroyed,
        contexto: endpoint.autorizable ? await conConsentimiento(app, request) : request.contexto,
      } as Peticion<E>;
      if (endpoint.progress !== undefined && pideAvance(request))
        return responderConAvance(request, reply, (avanzar) => manejador({ ...peticion, avanzar }));
      const respuesta = await app.insistencia
        .atender(repeticionDe(endpoint, peticion.llave), () => manejador(peticion))
        .catch((error: unknown) => pedirSiEsPorAutorizar(app, peticion.contexto, error));
      await contarUso(app, peticion.contexto);
      if (esDownload(endpoint.response)) {
        const archivo = respuesta as Archivo;
        // What changes something leaves rows of its own.
        if (method === 'GET' && archivo.seAnota !== false)
          request.server.anotador.descarga(request, { nombre: archivo.nombre, ...archivo.seAnota });
        return enviarArchivo(reply, endpoint.response, archivo);
      }
      return reply.code(endpoint.status ?? 200).send(respuesta);
    },
  });
}

/** With the consent that the request brings, or asks for. */
async function conConsentimiento(app: FastifyInstance, request: FastifyRequest): Promise<Contexto> {
  const { contexto, headers } = request;
  const dicho = headers[ENCABEZADO_DE_AUTORIZACION];
  if (typeof dicho !== 'string' || contexto.actor === undefined) return contexto;
  const orden: OrdenPedida = { method: request.method, path: request.url, body: request.body };
  if (dicho === PEDIR) {
    const motivo = motivoDe(headers[ENCABEZADO_DE_MOTIVO]);
    return { ...contexto, consentimiento: { modo: 'pedir', motivo, orden, hallados: [] } };
  }
  const operacion = await app.consentimientos.exigir({ ...contexto, actor: contexto.actor }, dicho, orden);
  return { ...contexto, consentimiento: { modo: 'usar', id: dicho, operacion } };
}

const MOTIVO_MAX = 400;

function motivoDe(escrito: string | string[] | undefined): string | null {
  try {
    return (
      decodeURIComponent(String(escrito ?? ''))
        // What PostgreSQL does not keep as it came.
        .replaceAll('\0', '')
        .slice(0, MOTIVO_MAX)
        .toWellFormed()
        .trim() || null
    );
  } catch {
    return null;
  }
}

/** What could be done with another person, asked for by who wanted to do it, waits from here on. */
async function pedirSiEsPorAutorizar(
  app: FastifyInstance,
  contexto: Contexto,
  error: unknown,
): Promise<never> {
  const { actor, consentimiento } = contexto;
  if (!(error instanceof PorAutorizar) || actor === undefined || consentimiento?.modo !== 'pedir')
    throw error;
  const { orden } = consentimiento;
  const autorizacion = await app.consentimientos.pedir({ ...contexto, actor }, orden, error.acto);
  throw new ProblemaError('AUTORIZACION_PEDIDA', { autorizacion });
}

/** It is done, whether or not other screens come to know. */
async function contarUso(app: FastifyInstance, contexto: Contexto): Promise<void> {
  const { actor, consentimiento } = contexto;
  if (actor === undefined || consentimiento?.modo !== 'usar') return;
  await app.consentimientos.usada({ ...contexto, actor }).catch((error: unknown) => app.log.warn(error));
}

/** What comes as it is read cannot be read again. */
function repeticionDe({ method, body }: Endpoint, llave: string | undefined): Repeticion {
  if (method === 'GET') return 'lee';
  const seLeeUnaVez = esUpload(body) && body.kind === 'stream';
  return llave === undefined || seLeeUnaVez ? 'una-vez' : 'con-llave';
}

/** Before the body is read: whoever may not call costs nothing and learns nothing. */
function exigirPermiso(request: FastifyRequest, { permission, sinSegundoFactor }: Endpoint): void {
  if (permission === 'publico') return;
  const actor = exigirActor(request, { sinSegundoFactor: sinSegundoFactor === true });
  if (permission !== 'autenticado' && !actor.permisos.has(permission)) throw new ProblemaError('SIN_PERMISO');
}

/** Whoever signed in, whole. Otherwise, why what they showed does not serve. */
export function exigirActor(
  { contexto, rechazo }: FastifyRequest,
  { sinSegundoFactor }: { readonly sinSegundoFactor: boolean } = { sinSegundoFactor: false },
): Actor {
  const { actor } = contexto;
  if (actor === undefined) throw rechazo ?? new ProblemaError('TOKEN_INVALIDO');
  if (actor.debeSegundoFactor && !sinSegundoFactor) throw new ProblemaError('SEGUNDO_FACTOR_PENDIENTE');
  return actor;
}

/** After the permission, so that nobody is asked for their password in vain; before the body, which is sent again. */
function exigirReautenticacion({ contexto }: FastifyRequest, { reautenticacion }: Endpoint): void {
  if (reautenticacion) exigirPruebaReciente(contexto);
}

/** For those who ask it of some only, and not of everybody who calls. */
export function exigirPruebaReciente(contexto: Contexto): void {
  const desde = contexto.ahora.subtract({ minutes: REAUTENTICACION_MINUTOS });
  const probada = contexto.actor?.autenticadaEn;
  if (probada === undefined || Temporal.Instant.compare(probada, desde) < 0)
    throw new ProblemaError('REAUTENTICACION_REQUERIDA');
}

/** The bytes of a file are for the endpoints that ask for one. */
function exigirJson(request: FastifyRequest, { body }: Endpoint): void {
  if (body === undefined || esUpload(body) || request.headers['content-type'] === undefined) return;
  if (mediaTypeDe(request) !== 'application/json') throw new ProblemaError('TIPO_NO_ADMITIDO');
}

function mediaTypeDe(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function leerUpload(request: FastifyRequest, { kind, mediaTypes, bytesMax }: Upload | Stream) {
  const mediaType = mediaTypeDe(request);
  if (!mediaTypes.includes(mediaType)) throw new ProblemaError('TIPO_NO_ADMITIDO');
  if (kind === 'stream' && request.body instanceof Readable)
    return { mediaType, bytes: leerFlujo(request.body, bytesMax) };
  if (kind === 'upload' && Buffer.isBuffer(request.body)) return { mediaType, bytes: request.body };
  throw new ProblemaError('TIPO_NO_ADMITIDO');
}

function enviarArchivo(reply: FastifyReply, download: Download, archivo: Archivo) {
  const { nombre, modo, contenido, mediaType = download.mediaTypes[0] } = archivo;
  const charset = mediaType.startsWith('text/') ? '; charset=utf-8' : '';
  return reply
    .type(mediaType + charset)
    .header('content-disposition', `${modo}; ${nombreDeArchivo(nombre)}`)
    .send(contenido);
}

/** RFC 6266: in plain letters for everyone and, when that is not the name, also exactly. */
function nombreDeArchivo(nombre: string): string {
  const llano = nombre
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]|["\\]/gu, '_');
  if (llano === nombre) return `filename="${nombre}"`;
  const exacto = encodeURIComponent(nombre).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `filename="${llano}"; filename*=UTF-8''${exacto}`;
}
