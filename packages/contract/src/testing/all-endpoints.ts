// Every endpoint that the contract exports, found by looking: whoever checks or documents all of them forgets none.
import { readdir } from 'node:fs/promises';
import type { Endpoint } from '../endpoint.ts';

const CONTRACT = new URL('../', import.meta.url);

export async function allEndpoints(): Promise<Endpoint[]> {
  const files = (await readdir(CONTRACT, { recursive: true }))
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('testing'))
    .toSorted();
  const modules = await Promise.all(
    files.map((name): Promise<object> => import(new URL(name, CONTRACT).href)),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
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
