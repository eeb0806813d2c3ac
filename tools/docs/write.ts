// Part of `npm run docs`: writes docs/errors.md.
import { writeFileSync } from 'node:fs';
import { errorCodes } from './error-codes.ts';

writeFileSync(new URL('../../docs/errors.md', import.meta.url), await errorCodes());
