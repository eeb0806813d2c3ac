// A call of the sample applications, said once: the handler that answers it and the screen that makes it share the
// method, the path and the types. Nothing is parsed on the way: both ends are in the same browser.
//
//   export const contactOfId = call<{ query: { id: string }; response: Contact | null }>('GET', '/api/apps/contacts/contact');

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallTypes {
  /** As it travels in the address: texts. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** JSON. */
  readonly body?: unknown;
  /** Instead of it, what carries a file. */
  readonly form?: Readonly<Record<string, string | Blob>>;
  readonly response: unknown;
}

export interface SampleCall<T extends CallTypes = CallTypes> {
  readonly method: Method;
  readonly path: string;
  /** Only for the compiler. */
  readonly types?: T;
}

/** What is said to it: exactly the parts that its types have. */
export type InputOf<T extends CallTypes> = Pick<T, Extract<keyof T, 'query' | 'body' | 'form'>>;

export const call = <T extends CallTypes>(method: Method, path: string): SampleCall<T> => ({ method, path });

/** How it travels: the same for the screen and for a test. */
export function requestOf<T extends CallTypes>(
  { method, path }: SampleCall<T>,
  { query, body, form }: Parts,
  origin: string,
): Request {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(name, value);
  if (form !== undefined) return new Request(url, { method, body: formOf(form) });
  if (body === undefined) return new Request(url, { method });
  const headers = { 'content-type': 'application/json' };
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

type Parts = { readonly [Part in 'query' | 'body' | 'form']?: CallTypes[Part] | undefined };

function formOf(parts: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  return form;
}
