// What may come in: a request is made of the fields of packages/contract/src/campos.ts and of closed lists, and takes no
// key that it does not know. The schemas themselves are walked, not their text: nothing can be written around it.
import type { $ZodCheck, $ZodType, $ZodTypes } from 'zod/v4/core';
import { camposConocidos } from '../../packages/contract/src/campos.ts';
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';

export function looseRequest({ method, path, params, query, body }: Endpoint): string[] {
  const found = [
    // The router itself knows the parameters of a path, and hands over no others.
    ...(params === undefined
      ? []
      : Object.entries(params.shape).flatMap(([name, field]) => looseFields(field, name))),
    ...(query === undefined ? [] : looseFields(query, '?')),
    ...(body === undefined || 'kind' in body ? [] : looseFields(body, '')),
  ];
  return found.map((what) => `${method} ${path} ${what}`);
}

/** What is wrong in a schema that reads what comes from outside: each with the way that leads to it. */
export function looseFields(schema: $ZodType, way: string): string[] {
  if (camposConocidos.get(schema) !== undefined) return [];
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return [
        ...(def.catchall?._zod.def.type === 'never'
          ? []
          : [`${way}: objeto que calla las llaves que no conoce`]),
        ...Object.entries(def.shape).flatMap(([key, field]) => looseFields(field, `${way}.${key}`)),
      ];
    case 'array':
      return [
        ...(isBounded(def.checks ?? []) ? [] : [`${way}: lista sin límite`]),
        ...looseFields(def.element, `${way}[]`),
      ];
    case 'record':
      return [...looseFields(def.keyType, `${way}{}`), ...looseFields(def.valueType, `${way}{}`)];
    case 'union':
      return def.options.flatMap((option) => looseFields(option as $ZodType, way));
    case 'pipe':
      return [def.in, def.out].flatMap((end) => looseFields(end, way));
    case 'lazy':
      return looseFields(def.getter(), way);
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'null':
    case 'transform':
      return [];
    default:
      if ('innerType' in def) return looseFields(def.innerType as $ZodType, way);
      return [`${way}: ${def.type} que no sale de campos.ts`];
  }
}

function isBounded(checks: readonly $ZodCheck<never>[]): boolean {
  return checks.some(({ _zod: { def } }) => ['max_length', 'length_equals'].includes(def.check));
}
