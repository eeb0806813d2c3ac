// Asks the demo without a server what the shell would ask of one. Every answer is read with the contract's own schema: one
// that the product's server could not give fails here.
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import {
  type CallOf,
  type Endpoint,
  fillPath,
  queryString,
  type ResponseOf,
} from '@cuadra/contract/endpoint';
import { problema } from '@cuadra/contract/problema-en-json';
import { getResponse, type HttpHandler } from 'msw';
import { aloneHandlers } from '../alone/handlers.ts';
import { PERSON_EMAIL, PERSON_PASSWORD } from '../alone/person.ts';
import { type TestWorld, testWorld } from './ask.ts';

const ORIGIN = 'http://muestra.example';

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The parts that the endpoint declares. */
type Input<E extends Endpoint> = Parts &
  (unknown extends CallOf<E> ? Readonly<Record<never, never>> : CallOf<E>);

export interface Demo {
  readonly world: TestWorld;
  readonly handlers: readonly HttpHandler[];
  /** With whose token it asks; null: with none. */
  token: string | null;
  /** As it travels, unread. */
  readonly send: (method: string, path: string, parts?: Parts, key?: string) => Promise<Response>;
  /** What it answers when all is well. */
  readonly ask: <E extends Endpoint>(endpoint: E, input: Input<E>, key?: string) => Promise<ResponseOf<E>>;
  /** The code of what it refuses. */
  readonly refusal: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<string>;
}

/** Opened for the first time: nobody is signed in. */
export function demo(world = testWorld()): Demo {
  const handlers = aloneHandlers(world);
  const self: Demo = {
    world,
    handlers,
    token: null,
    send: async (method, path, { params, query, body } = {}, key) => {
      const url = ORIGIN + fillPath(path, params) + queryString(query);
      const headers = new Headers(self.token === null ? {} : { authorization: `Bearer ${self.token}` });
      if (key !== undefined) headers.set('idempotency-key', key);
      if (body !== undefined) headers.set('content-type', 'application/json');
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await getResponse([...handlers], new Request(url, { method, headers, ...sent }));
      if (response === undefined) throw new Error(`Nobody answers ${method} ${path}`);
      return response;
    },
    ask: async (endpoint, input, key) => {
      const response = await self.send(endpoint.method, endpoint.path, input, key);
      if (response.status !== (endpoint.status ?? 200))
        throw new Error(`${endpoint.path} answered ${response.status}: ${await response.text()}`);
      if ('kind' in endpoint.response) throw new Error('A document is read with send');
      // The very schema that gives the answer its type.
      return endpoint.response.parse(await response.json()) as ResponseOf<typeof endpoint>;
    },
    refusal: async ({ method, path }, input) => {
      const response = await self.send(method, path, input);
      const { codigo, status } = problema.parse(await response.json());
      if (status !== response.status) throw new Error('It says another status than it has');
      return codigo;
    },
  };
  return self;
}

/** With its person inside. */
export async function signedIn(): Promise<Demo> {
  const opened = demo();
  const body = { email: PERSON_EMAIL, password: PERSON_PASSWORD };
  opened.token = (await opened.ask(iniciarSesion, { body })).accessToken;
  opened.world.waits.length = 0;
  return opened;
}
