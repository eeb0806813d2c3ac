// Answers an endpoint of the contract in the browser, as the server would: who asks first, then what is asked, and a
// refusal in the same shape.
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { type Codigo, problemas } from '@cuadra/contract/problema';
import type { Problema } from '@cuadra/contract/problema-en-json';
import { type DefaultBodyType, type HttpHandler, HttpResponse, http } from 'msw';
import { Reply } from '../answer.ts';
import type { OpenSession, Tokens } from './tokens.ts';

export interface Asked<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** What was sent with what must not happen twice. */
  readonly key: string | null;
  /** Who asks; an empty one where anybody may. */
  readonly session: OpenSession;
}

export type Answered<E extends Endpoint> = ResponseOf<E> | Reply | Response;
export type Serve = <E extends Endpoint>(
  endpoint: E,
  reply: (asked: Asked<E>) => Answered<E> | Promise<Answered<E>>,
) => HttpHandler;

/** Thrown by whoever does not do what is asked. */
export class Refused extends Error {
  readonly codigo: Codigo;

  constructor(codigo: Codigo, detail: string = problemas[codigo][1]) {
    super(detail);
    this.codigo = codigo;
  }
}

export const serveWith =
  (tokens: Tokens): Serve =>
  (endpoint, reply) =>
    http[METHODS[endpoint.method]](`*${endpoint.path}`, async ({ request, params }) => {
      try {
        const session = await admit(endpoint, request, tokens);
        const asked = { ...(await partsOf(endpoint, request, params)), session };
        const answered = await reply({ ...asked, key: request.headers.get('idempotency-key') });
        if (answered instanceof Response) return answered;
        if (answered instanceof Reply) return json(answered.body, answered.status);
        return json(answered, endpoint.status ?? 200);
      } catch (error) {
        if (error instanceof Refused) return problemOf(error);
        throw error;
      }
    });

/** Whatever the demo has no answer for. */
export const nothingElse = (path: string): HttpHandler =>
  http.all(`*${path}`, () =>
    problemOf(
      new Refused('NO_ENCONTRADO', 'Esta demostración no tiene servidor: eso no se puede hacer aquí.'),
      'NOT FOUND',
    ),
  );

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
const NOBODY: OpenSession = { id: '', openedAt: '', endsAt: '' };

const json = (body: unknown, status: number) => HttpResponse.json(body as DefaultBodyType, { status });

async function admit(
  { permission }: Endpoint,
  { headers }: Request,
  { sessionOf }: Tokens,
): Promise<OpenSession> {
  if (permission === 'publico') return NOBODY;
  const session = await sessionOf(headers.get('authorization')?.replace(/^Bearer /, '') ?? '');
  if (session === undefined) throw new Refused('TOKEN_INVALIDO');
  return session;
}

async function partsOf<E extends Endpoint>(endpoint: E, request: Request, params: unknown) {
  const sent = request.headers.get('content-type')?.startsWith('application/json')
    ? await request.json()
    : undefined;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  // Each is parsed with the very schema that gives it its type.
  return {
    params: parsed(endpoint.params, params) as ParamsOf<E>,
    query: parsed(endpoint.query, query) as QueryOf<E>,
    body: parsed(endpoint.body, sent) as BodyOf<E>,
  };
}

function parsed(schema: Endpoint['body'], value: unknown): unknown {
  if (schema === undefined || 'kind' in schema) return undefined;
  const { success, data } = schema.safeParse(value);
  if (!success) throw new Refused('PETICION_INVALIDA');
  return data;
}

function problemOf({ codigo, message }: Refused, statusText?: string): Response {
  const [status] = problemas[codigo];
  const said = codigo === 'TOKEN_INVALIDO' ? { error: message } : {};
  const body: Problema = { type: 'about:blank', title: codigo, status, detail: message, codigo, ...said };
  return HttpResponse.json(body, { status, ...(statusText === undefined ? {} : { statusText }) });
}
