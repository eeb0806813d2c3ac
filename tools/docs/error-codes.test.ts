import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCodes } from './error-codes.ts';

it('docs/errors.md dice lo que el contrato (npm run docs lo escribe)', async () => {
  const written = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
  expect(written).toBe(await errorCodes());
});
