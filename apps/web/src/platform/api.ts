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
import { readProgress } from './progress-stream.ts';
import { askForProof } from './proof-request.ts';
import { readToken } from './token.ts';
import { mayCarryToken } from './token-policy.ts';

export interface CallOptions<Progress = unknown> {
  readonly signal?: AbortSignal | undefined;
  /** For what must not happen twice: sent again with the same key, it is answered as the first time. */
  readonly llave?: string | undefined;
  /** Goes on though the page that asks is closed, if it is not too long: browsers carry little for those who leave. */
  readonly sobrevive?: boolean | undefined;
  /** Told how far it has come, by an endpoint that says so while it works. */
  readonly alAvanzar?: ((avance: Progress) => void) | undefined;
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

/**
 * As call, for code that is generic over endpoints and cannot spell their arguments. What asks the person to prove again
 * who they are is sent again once they did, with the same key and the same body; if they did not, it was refused.
 */
export async function send(endpoint: Endpoint, parts: Parts, options: CallOptions = {}): Promise<unknown> {
  try {
    return await attempt(endpoint, parts, options);
  } catch (error) {
    if (!pideProbarlo(error) || !(await askForProof())) throw error;
    return attempt(endpoint, parts, options);
  }
}

const pideProbarlo = (error: unknown): boolean =>
  error instanceof ApiError && error.codigo === ('REAUTENTICACION_REQUERIDA' satisfies Codigo);

async function attempt(
  endpoint: Endpoint,
  { params, query, body }: Parts,
  options: CallOptions,
): Promise<unknown> {
  const url = fillPath(endpoint.path, params) + queryString(query);
  const headers = new Headers(sessionHeader(url));
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
    if (!response.ok) throw await rechazo(endpoint, response, headers);
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

async function rechazo({ permission }: Endpoint, response: Response, headers: Headers): Promise<ApiError> {
  const error = await readProblem(response);
  const token = headers.get('authorization')?.slice('Bearer '.length);
  if (permission !== 'publico' && SIN_SESION.has(error.codigo)) avisarRechazo(token ?? '');
  if (error.codigo === ('SEGUNDO_FACTOR_PENDIENTE' satisfies Codigo)) avisarPendiente();
  return error;
}

async function archivo(response: Response): Promise<File> {
  const nombre = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const blob = await response.blob();
  return new File([blob], nombre ?? 'documento', { type: blob.type });
}
