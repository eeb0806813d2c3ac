// The files of deploy/cluster with their ${…} filled in, as envsubst does, but for one thing: what has no value is refused.
import { readFile } from 'node:fs/promises';

const FOLDER = new URL('../../deploy/cluster/', import.meta.url);
const PLACEHOLDER = /\$\{([A-Z0-9_]+)\}/g;

export type Values = Readonly<Record<string, string>>;

export function fillTemplate(text: string, values: Values): string {
  const missing = placeholdersOf(text).filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new Error(`No value for ${missing.join(', ')}`);
  return text.replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? '');
}

export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))];
}

export const readTemplate = (name: string): Promise<string> => readFile(new URL(name, FOLDER), 'utf8');

/** NAME=value, a line each, as systemd and a shell read them. */
export function parseEnvironment(text: string): Record<string, string> {
  const pairs = text
    .split('\n')
    .filter((line) => /^[A-Z0-9_]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), unquote(line.slice(line.indexOf('=') + 1))] as const);
  return Object.fromEntries(pairs);
}

const unquote = (value: string): string => /^'(.*)'$/.exec(value)?.[1] ?? value;
