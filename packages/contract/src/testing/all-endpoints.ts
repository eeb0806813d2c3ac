// Every endpoint that the contract exports, found by looking: whoever checks or documents all of them forgets none.
import { readdir } from 'node:fs/promises';
import type { Endpoint } from '../endpoint.ts';

const CONTRACT = new URL('../', import.meta.url);

export async function allEndpoints(): Promise<Endpoint[]> {
  return (await namedEndpoints()).map(([, endpoint]) => endpoint);
}

/** Each by the name it is exported with, which is how whoever calls it names it. */
export async function namedEndpoints(): Promise<[name: string, endpoint: Endpoint][]> {
  const files = (await readdir(CONTRACT, { recursive: true }))
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('testing'))
    .toSorted();
  const modules = await Promise.all(
    files.map((name): Promise<object> => import(new URL(name, CONTRACT).href)),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (isEndpoint(value) ? [[name, value]] : []));
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    'permission' in value
  );
}
