import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutJsonSchema } from './zod-without-json-schema.ts';

const folder = dirname(createRequire(import.meta.url).resolve('zod/package.json'));
const published = readFileSync(join(folder, 'v4/classic/schemas.js'), 'utf8');

it('lo que se publica se sabe describir, y lo que se sirve no lo trae', () => {
  expect(published).toContain('processJSONSchema');
  const served = withoutJsonSchema(published);
  expect(served).not.toContain('processJSONSchema');
  expect(served).not.toContain('to-json-schema');
  // Only those lines: a schema still has all its other methods.
  expect(published.split('\n').length - served.split('\n').length).toBeLessThan(60);
  expect(served).toContain('safeParse(data, params) {');
});

it('otra forma de publicarlo no pasa sin que alguien la mire', () => {
  expect(() => withoutJsonSchema('export const z = 1;\n')).toThrow('zod ha cambiado');
  expect(() => withoutJsonSchema(published.replaceAll('createToJSONSchemaMethod', 'describe'))).toThrow(
    'zod ha cambiado',
  );
});
