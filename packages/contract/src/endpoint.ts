// An endpoint is said once, here: the server mounts it, the web application calls it, OpenAPI is derived from
// it. It is data, so that tests can walk over all of them.
import type { z } from 'zod';
import type { Permiso } from './acceso/permisos.ts';
import type { Codigo } from './problema.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Who may call: anyone, anyone signed in, or whoever holds a permission. */
export type Acceso = 'publico' | 'autenticado' | Permiso;

/** A body that travels as the bytes of a file, with its own media type. */
export interface Upload {
  readonly kind: 'upload';
  readonly mediaTypes: readonly string[];
  readonly bytesMax: number;
}

/** The same, read as it arrives: for what is too big to be held whole. */
export interface Stream {
  readonly kind: 'stream';
  readonly mediaTypes: readonly string[];
  readonly bytesMax: number;
}

/** An answer that is a file to keep or to look at, not JSON. */
export interface Download {
  readonly kind: 'download';
  /** Those it may come in; the first, when the file does not say its own. */
  readonly mediaTypes: readonly [string, ...string[]];
}

export interface Endpoint {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly permission: Acceso;
  /** Open also to whoever must still choose a second factor before anything else. */
  readonly sinSegundoFactor?: true;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType | Upload | Stream;
  /** The limit of a JSON body, where the server's usual limit is too small. */
  readonly bytesMax?: number;
  /** Takes an Idempotency-Key: the same key with the same body is answered as the first time. */
  readonly idempotent?: true;
  /** Does an operación: takes the consent of another person, and the request for one (control/autorizaciones.ts). */
  readonly autorizable?: true;
  /** Asks whoever calls to have proved lately who they are: see acceso/reautenticacion.ts. */
  readonly reautenticacion?: true;
  readonly response: z.ZodType | Download;
  /** How far it has come, told while it works to whoever asks for it: see avance.ts. */
  readonly progress?: z.ZodType;
  readonly status?: 200 | 201;
  readonly errors: readonly Codigo[];
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

export const upload = (bytesMax: number, ...mediaTypes: string[]): Upload => ({
  kind: 'upload',
  mediaTypes,
  bytesMax,
});

export const stream = (bytesMax: number, ...mediaTypes: string[]): Stream => ({
  kind: 'stream',
  mediaTypes,
  bytesMax,
});

export const download = (...mediaTypes: [string, ...string[]]): Download => ({
  kind: 'download',
  mediaTypes,
});

type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : undefined;
type SchemaInput<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = SchemaOutput<E['params']>;
export type QueryOf<E extends Endpoint> = SchemaOutput<E['query']>;
export type BodyOf<E extends Endpoint> = E['body'] extends Upload
  ? { readonly mediaType: string; readonly bytes: Uint8Array }
  : E['body'] extends Stream
    ? { readonly mediaType: string; readonly bytes: AsyncIterable<Uint8Array> }
    : SchemaOutput<E['body']>;
export type ResponseOf<E extends Endpoint> = SchemaOutput<E['response']>;
export type ProgressOf<E extends Endpoint> = SchemaOutput<E['progress']>;

/** What a caller hands over: only the parts the endpoint declares, before parsing. */
export type CallOf<E extends Endpoint> = PartOf<'params', SchemaInput<E['params']>> &
  PartOf<'query', SchemaInput<E['query']>> &
  PartOf<
    'body',
    E['body'] extends Upload | Stream
      ? { mediaType: string; bytes: Blob | Uint8Array }
      : SchemaInput<E['body']>
  >;

type PartOf<K extends string, T> = [T] extends [undefined] ? unknown : { readonly [P in K]: T };

/** Puts the parameters into the path: `/usuarios/:id` + `{id: 'a b'}` → `/usuarios/a%20b`. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

export function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
