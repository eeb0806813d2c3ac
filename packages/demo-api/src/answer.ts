// Answers a call in the browser. What is answered travels as JSON, so that nobody outside holds the data itself.
import { type DefaultBodyType, getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import type { CallTypes, InputOf, SampleCall } from './call.ts';

/** An answer that is not the plain 200. */
export class Reply {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

type Answered<T extends CallTypes> = T['response'] | Reply;

/** What is not there is answered 200 with null. */
export function answer<T extends CallTypes>(
  { method, path }: SampleCall<T>,
  reply: (input: InputOf<T>) => Answered<T> | Promise<Answered<T>>,
): HttpHandler {
  return http[METHODS[method]](`*${path}`, async ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    // The types of a call are its own promise to itself: see call.ts.
    const input = { query, ...(await sentIn(request)) } as unknown as InputOf<T>;
    const answered = await reply(input);
    if (answered instanceof Reply) return json(answered.body, answered.status);
    return json(answered ?? null, 200);
  });
}

/**
 * The handlers of an application, which come with its data when the first of its calls does. What they do not answer is
 * left to the handlers after this one.
 */
export function lazily(path: string, load: () => Promise<HttpHandler[]>): HttpHandler {
  let loaded: Promise<HttpHandler[]> | undefined;
  return http.all(`*${path}*`, async ({ request }) => {
    loaded ??= load();
    return getResponse(await loaded, request);
  });
}

/** Whatever no other handler answers below these paths. */
export const notFound = (...paths: readonly string[]): HttpHandler[] =>
  paths.map((path) =>
    http.all(`*${path}`, () => HttpResponse.json(null, { status: 404, statusText: 'NOT FOUND' })),
  );

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

const json = (body: unknown, status: number) => HttpResponse.json(body as DefaultBodyType, { status });

async function sentIn(request: Request): Promise<{ body?: unknown; form?: object }> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return { form: Object.fromEntries(await request.formData()) };
  return type.startsWith('application/json') ? { body: await request.json() } : {};
}
