// Calls an endpoint of the contract: path, types and answer come from its definition. The answer is not parsed
// again here: the server wrote it with that very schema.
import { CON_AVANCE } from '@cuadra/contract/avance';
import {
  type CallOf,
  type Download,
  type Endpoint,
  fillPath,
  type ProgressOf,
  queryString,
  type ResponseOf,
} from '@cuadra/contract/endpoint';
import type { Codigo } from '@cuadra/contract/problema';
import { SIN_SESION } from '@cuadra/contract/problema-en-json';
import { ApiError, offline, readProblem } from './api-error.ts';
import { beginRequest } from './in-flight.ts';
import { insist } from './insist.ts';
import { readProgress } from './progress-stream.ts';
import { askForProof } from './proof-request.ts';
import { readToken } from './token.ts';
import { mayCarryToken } from './token-policy.ts';
import { renewingToken, tokenSettled } from './token-renewal.ts';

export interface CallOptions<Progress = unknown> {
  readonly signal?: AbortSignal | undefined;
  /** For what must not happen twice: sent again with the same key, it is answered as the first time. */
  readonly llave?: string | undefined;
  /** Goes on though the page that asks is closed, if it is not too long: browsers carry little for those who leave. */
  readonly sobrevive?: boolean | undefined;
  /** Not sent again by itself: whoever calls has a way of its own to go on without an answer. */
  readonly sinInsistir?: boolean | undefined;
  /** Told how far it has come, by an endpoint that says so while it works. */
  readonly alAvanzar?: ((avance: Progress) => void) | undefined;
  /** What it brings of another person's consent, or of asking for it. */
  readonly encabezados?: Readonly<Record<string, string>> | undefined;
}

/** An endpoint that declares no parts is called with nothing. */
export type InputOf<E extends Endpoint> =
  unknown extends CallOf<E> ? Readonly<Record<never, never>> : CallOf<E>;
export type ArgsOf<E extends Endpoint> =
  unknown extends CallOf<E>
    ? [input?: InputOf<E>, options?: CallOptions<ProgressOf<E>>]
    : [input: InputOf<E>, options?: CallOptions<ProgressOf<E>>];

/** JSON as its schema says; a document as a File, with the name the server gave it. */
export type AnswerOf<E extends Endpoint> = E['response'] extends Download ? File : ResponseOf<E>;

export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: ArgsOf<E>
): Promise<AnswerOf<E>> {
  return (await send(endpoint, input ?? {}, options as CallOptions)) as AnswerOf<E>;
}

/** Told when the server refuses the token of a protected call: the session is over. */
export function onTokenRefused(oyente: (token: string) => void): void {
  avisarRechazo = oyente;
}
let avisarRechazo: (token: string) => void = () => undefined;

/** The server refused it. While another one is on its way that says nothing of the session. */
export async function tokenRefused(token: string): Promise<void> {
  await tokenSettled();
  avisarRechazo(token);
}

/** Told when the server refuses a call because a second factor must be chosen first. */
export function onSecondFactorPending(oyente: () => void): void {
  avisarPendiente = oyente;
}
let avisarPendiente: () => void = () => undefined;

export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A call that brings another token. What is refused for the one before waits until this one is kept. */
export function callForToken<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  guardar: (respuesta: AnswerOf<E>) => void,
): Promise<AnswerOf<E>> {
  return renewingToken(async () => {
    // It does not wait for itself.
    const respuesta = (await attempt(endpoint, input ?? {}, {}, avisarRechazo)) as AnswerOf<E>;
    guardar(respuesta);
    return respuesta;
  });
}

/**
 * As call, for code that is generic over endpoints and cannot spell their arguments. What takes the consent of another person
 * asks for it (consent.ts) and goes on by itself when it is given.
 */
export async function send(endpoint: Endpoint, parts: Parts, options: CallOptions = {}): Promise<unknown> {
  try {
    return await sendProved(endpoint, parts, options);
  } catch (error) {
    if (!endpoint.autorizable || options.encabezados !== undefined || !pideConsentimiento(error)) throw error;
    // It comes with its first use.
    const { withConsent } = await import('./consent.ts');
    return withConsent(error, (encabezados) => sendProved(endpoint, parts, { ...options, encabezados }));
  }
}

const pideConsentimiento = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.codigo === ('AUTORIZACION_REQUERIDA' satisfies Codigo);

/**
 * What got no answer and may be asked twice is insisted upon (insist.ts). What asks the person to prove again who they are is
 * sent again once they did, with the same key and the same body; if they did not, it was refused. So is what was refused for a
 * token that had another in its place when the answer came: nothing was done with it.
 */
async function sendProved(endpoint: Endpoint, parts: Parts, options: CallOptions): Promise<unknown> {
  const token = readToken();
  const intentar = () => attempt(endpoint, parts, options);
  const pedir = () => (mayRepeat(endpoint, options) ? insist(intentar, options.signal) : intentar());
  try {
    return await pedir();
  } catch (error) {
    if (token !== null && fueSinSesion(endpoint, error) && ![token, null].includes(readToken()))
      return sendProved(endpoint, parts, options);
    if (!pideProbarlo(error) || !(await askForProof())) throw error;
    return pedir();
  }
}

const mayRepeat = ({ method }: Endpoint, { llave, sinInsistir = false }: CallOptions): boolean =>
  !sinInsistir && (method === 'GET' || llave !== undefined);

const pideProbarlo = (error: unknown): boolean =>
  error instanceof ApiError && error.codigo === ('REAUTENTICACION_REQUERIDA' satisfies Codigo);

/** In a public call it is the answer to its question. */
const fueSinSesion = ({ permission }: Endpoint, error: unknown): boolean =>
  permission !== 'publico' && error instanceof ApiError && SIN_SESION.has(error.codigo);

async function attempt(
  endpoint: Endpoint,
  { params, query, body }: Parts,
  options: CallOptions,
  alRechazarse: (token: string) => void | Promise<void> = tokenRefused,
): Promise<unknown> {
  const url = fillPath(endpoint.path, params) + queryString(query);
  const headers = new Headers({ ...options.encabezados, ...sessionHeader(url) });
  const { llave, alAvanzar, sobrevive = false } = options;
  if (llave !== undefined) headers.set('idempotency-key', llave);
  if (alAvanzar !== undefined) headers.set('accept', CON_AVANCE);
  const terminar = beginRequest();
  try {
    const suCuerpo = cuerpo(endpoint, body, headers);
    const response = await request(url, {
      method: endpoint.method,
      headers,
      signal: options.signal ?? null,
      keepalive: sobrevive && cabeAlIrse(suCuerpo.body),
      ...suCuerpo,
    });
    if (!response.ok) {
      const error = await readProblem(response);
      if (fueSinSesion(endpoint, error)) await alRechazarse(tokenEn(headers));
      if (error.codigo === ('SEGUNDO_FACTOR_PENDIENTE' satisfies Codigo)) avisarPendiente();
      throw error;
    }
    if (alAvanzar !== undefined) return await readProgress(response, alAvanzar);
    return 'kind' in endpoint.response ? await archivo(response) : await response.json();
  } finally {
    terminar();
  }
}

/** The session's token, for the destinations that may have it. */
export function sessionHeader(url: string): Record<string, string> {
  const token = readToken();
  return token !== null && mayCarryToken(url, location.origin) ? { authorization: `Bearer ${token}` } : {};
}

const tokenEn = (headers: Headers): string => headers.get('authorization')?.slice('Bearer '.length) ?? '';

/** fetch, with the two ways of getting no answer told apart: given up by us, or no connection. */
export async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw offline();
  }
}

function cuerpo(endpoint: Endpoint, body: unknown, headers: Headers): { body?: BodyInit } {
  if (body === undefined || endpoint.body === undefined) return {};
  if ('kind' in endpoint.body) {
    const { mediaType, bytes } = body as { mediaType: string; bytes: Blob | Uint8Array<ArrayBuffer> };
    headers.set('content-type', mediaType);
    return { body: bytes };
  }
  headers.set('content-type', 'application/json');
  return { body: JSON.stringify(body) };
}

/** All that is under way may carry 64 KB, and a letter takes up to three bytes. */
const LETRAS_AL_IRSE_MAX = 16 * 1024;
const cabeAlIrse = (body: BodyInit | undefined): boolean =>
  typeof body === 'string' && body.length <= LETRAS_AL_IRSE_MAX;

async function archivo(response: Response): Promise<File> {
  const nombre = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const blob = await response.blob();
  return new File([blob], nombre ?? 'documento', { type: blob.type });
}
